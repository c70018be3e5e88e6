// !match of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  bit f = !match(x, "l{2}");
}
def d : C<"hello">;
class F {
  string x;
  bit f = !match(x, "l{2}");
}
def e : F {
  let x = "hello";
}
