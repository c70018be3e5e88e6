// !shl of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !shl(x, 4);
}
def d : C<0x50>;
class F {
  int x;
  int f = !shl(x, 4);
}
def e : F {
  let x = 0x50;
}
