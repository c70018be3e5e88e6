// !initialized of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !initialized(x);
}
def d : C<3>;
class F {
  int x;
  int f = !initialized(x);
}
def e : F {
  let x = 3;
}
