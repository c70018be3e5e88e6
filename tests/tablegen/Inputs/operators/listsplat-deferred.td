// !listsplat of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  list<string> f = !listsplat("q", x);
}
def d : C<2>;
class F {
  int x;
  list<string> f = !listsplat("q", x);
}
def e : F {
  let x = 2;
}
