// !instances of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<string x> {
  list<Op> f = !instances<Op>(x);
}
def d : C<"s$">;
class F {
  string x;
  list<Op> f = !instances<Op>(x);
}
def e : F {
  let x = "s$";
}
