// !mul of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !mul(3, -4, 5);
}
defvar v = !mul(3, -4, 5);
def e {
  int f = v;
}
