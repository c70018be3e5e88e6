// !if of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<bit x> {
  string f = !if(x, "yes", "no");
}
def d : C<0>;
class F {
  bit x;
  string f = !if(x, "yes", "no");
}
def e : F {
  let x = 0;
}
