// !setdagname of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  dag f = !setdagname(x, "z", "y");
}
def d : C<(ops 1:$z)>;
class F {
  dag x;
  dag f = !setdagname(x, "z", "y");
}
def e : F {
  let x = (ops 1:$z);
}
