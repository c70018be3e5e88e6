// !ne of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  bit f = !ne(x, "q");
}
def d : C<"q">;
class F {
  string x;
  bit f = !ne(x, "q");
}
def e : F {
  let x = "q";
}
