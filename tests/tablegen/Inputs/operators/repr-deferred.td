// !repr of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  string f = !repr(x);
}
def d : C<(ops 1:$a)>;
class F {
  dag x;
  string f = !repr(x);
}
def e : F {
  let x = (ops 1:$a);
}
