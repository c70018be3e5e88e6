// !toupper of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  string f = !toupper(x);
}
def d : C<"abc">;
class F {
  string x;
  string f = !toupper(x);
}
def e : F {
  let x = "abc";
}
