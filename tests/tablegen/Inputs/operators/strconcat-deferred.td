// !strconcat of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  string f = !strconcat("<", x, ">");
}
def d : C<"mid">;
class F {
  string x;
  string f = !strconcat("<", x, ">");
}
def e : F {
  let x = "mid";
}
