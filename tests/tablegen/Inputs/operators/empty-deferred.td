// !empty of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<list<int> x> {
  int f = !empty(x);
}
def d : C<[]>;
class F {
  list<int> x;
  int f = !empty(x);
}
def e : F {
  let x = [];
}
