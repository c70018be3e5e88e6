// !getdagname of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  string f = !getdagname(x, 0);
}
def d : C<(ops 1:$z)>;
class F {
  dag x;
  string f = !getdagname(x, 0);
}
def e : F {
  let x = (ops 1:$z);
}
