// !cond of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  string f = !cond(!eq(x, 1): "one", true: "many");
}
def d : C<3>;
class F {
  int x;
  string f = !cond(!eq(x, 1): "one", true: "many");
}
def e : F {
  let x = 3;
}
