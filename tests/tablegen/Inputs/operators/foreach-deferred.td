// !foreach of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  list<int> f = !foreach(i, [1, 2], !add(i, x));
}
def d : C<3>;
class F {
  int x;
  list<int> f = !foreach(i, [1, 2], !add(i, x));
}
def e : F {
  let x = 3;
}
