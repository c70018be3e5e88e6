// !getdagarg of a template argument or field folds when that is known.
class Op;
def ops : Op;
def other : Op;
class C<dag x> {
  int f = !getdagarg<int>(x, 0);
}
def d : C<(ops 1)>;
class F {
  dag x;
  int f = !getdagarg<int>(x, 0);
}
def e : F {
  let x = (ops 1);
}
