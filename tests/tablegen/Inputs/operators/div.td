// !div of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !div(-7, 2);
}
defvar v = !div(-7, 2);
def e {
  int f = v;
}
