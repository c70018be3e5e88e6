// !not of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !not(0);
}
defvar v = !not(0);
def e {
  int f = v;
}
