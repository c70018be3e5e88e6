// !con of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<int x> {
  dag f = !con((ops x:$a), (ops "t"));
}
def d : C<3>;
class F {
  int x;
  dag f = !con((ops x:$a), (ops "t"));
}
def e : F {
  let x = 3;
}
