// !foldl of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !foldl(x, [1, 2], acc, i, !mul(!add(acc, i), 2));
}
def d : C<3>;
class F {
  int x;
  int f = !foldl(x, [1, 2], acc, i, !mul(!add(acc, i), 2));
}
def e : F {
  let x = 3;
}
