// !range of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  list<int> f = !range(x);
}
def d : C<3>;
class F {
  int x;
  list<int> f = !range(x);
}
def e : F {
  let x = 3;
}
