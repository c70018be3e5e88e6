// !find of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  int f = !find(x, "l", 3);
}
def d : C<"hello">;
class F {
  string x;
  int f = !find(x, "l", 3);
}
def e : F {
  let x = "hello";
}
