// !add of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !add(x, 1, x);
}
def d : C<4>;
class F {
  int x;
  int f = !add(x, 1, x);
}
def e : F {
  let x = 4;
}
