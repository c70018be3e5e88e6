// !getdagop of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  Op f = !getdagop<Op>(x);
}
def d : C<(ops 1)>;
class F {
  dag x;
  Op f = !getdagop<Op>(x);
}
def e : F {
  let x = (ops 1);
}
