// !substr of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  string f = !substr(x, 1);
}
def d : C<"hello">;
class F {
  string x;
  string f = !substr(x, 1);
}
def e : F {
  let x = "hello";
}
