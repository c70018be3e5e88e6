// !isa of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  int f = !isa<int>(x);
}
def d : C<1>;
class F {
  int x;
  int f = !isa<int>(x);
}
def e : F {
  let x = 1;
}
