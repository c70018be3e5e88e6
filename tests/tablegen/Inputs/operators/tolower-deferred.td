// !tolower of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  string f = !tolower(x);
}
def d : C<"ABC">;
class F {
  string x;
  string f = !tolower(x);
}
def e : F {
  let x = "ABC";
}
