// !shl of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !shl(1, 63);
}
defvar v = !shl(1, 63);
def e {
  int f = v;
}
