// !listflatten of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<list<int> x> {
  list<int> f = !listflatten([x, [9]]);
}
def d : C<[5, 6]>;
class F {
  list<int> x;
  list<int> f = !listflatten([x, [9]]);
}
def e : F {
  let x = [5, 6];
}
