// !not of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !not(x);
}
def d : C<5>;
class F {
  int x;
  int f = !not(x);
}
def e : F {
  let x = 5;
}
