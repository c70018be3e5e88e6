// !cast of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<bits<4> x> {
  string f = !cast<int>(x);
}
def d : C<9>;
class F {
  bits<4> x;
  string f = !cast<int>(x);
}
def e : F {
  let x = 9;
}
