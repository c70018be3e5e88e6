// !interleave of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<list<int> x> {
  string f = !interleave(x, ", ");
}
def d : C<[1, 2, 3]>;
class F {
  list<int> x;
  string f = !interleave(x, ", ");
}
def e : F {
  let x = [1, 2, 3];
}
