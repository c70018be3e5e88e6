// !setdagop of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  dag f = !setdagop(x, other);
}
def d : C<(ops 1:$z)>;
class F {
  dag x;
  dag f = !setdagop(x, other);
}
def e : F {
  let x = (ops 1:$z);
}
