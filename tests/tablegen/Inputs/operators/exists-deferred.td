// !exists of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  int f = !exists<Op>(x);
}
def d : C<"nope">;
class F {
  string x;
  int f = !exists<Op>(x);
}
def e : F {
  let x = "nope";
}
