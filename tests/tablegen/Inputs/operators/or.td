// !or of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !or(1, 2, 8);
}
defvar v = !or(1, 2, 8);
def e {
  int f = v;
}
