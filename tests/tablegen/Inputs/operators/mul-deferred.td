// !mul of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !mul(x, x);
}
def d : C<7>;
class F {
  int x;
  int f = !mul(x, x);
}
def e : F {
  let x = 7;
}
