// !and of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !and(x, 0xf);
}
def d : C<0x5a>;
class F {
  int x;
  int f = !and(x, 0xf);
}
def e : F {
  let x = 0x5a;
}
