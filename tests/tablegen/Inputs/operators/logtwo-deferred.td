// !logtwo of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !logtwo(x);
}
def d : C<1023>;
class F {
  int x;
  int f = !logtwo(x);
}
def e : F {
  let x = 1023;
}
