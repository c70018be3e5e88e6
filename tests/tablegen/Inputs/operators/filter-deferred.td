// !filter of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<list<int> x> {
  list<int> f = !filter(i, x, !eq(i, 5));
}
def d : C<[5, 6]>;
class F {
  list<int> x;
  list<int> f = !filter(i, x, !eq(i, 5));
}
def e : F {
  let x = [5, 6];
}
