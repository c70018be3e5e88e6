// !size of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  int f = !size(x);
}
def d : C<"four">;
class F {
  string x;
  int f = !size(x);
}
def e : F {
  let x = "four";
}
