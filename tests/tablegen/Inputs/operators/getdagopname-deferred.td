// !getdagopname of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  string f = !getdagopname(x);
}
def d : C<(ops:$you 1)>;
class F {
  dag x;
  string f = !getdagopname(x);
}
def e : F {
  let x = (ops:$you 1);
}
