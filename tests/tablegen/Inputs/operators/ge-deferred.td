// !ge of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  bit f = !ge(x, 4);
}
def d : C<4>;
class F {
  int x;
  bit f = !ge(x, 4);
}
def e : F {
  let x = 4;
}
