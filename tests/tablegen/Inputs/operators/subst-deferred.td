// !subst of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  string f = !subst("l", "L", x);
}
def d : C<"hello">;
class F {
  string x;
  string f = !subst("l", "L", x);
}
def e : F {
  let x = "hello";
}
