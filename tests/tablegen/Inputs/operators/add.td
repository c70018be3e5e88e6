// !add of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !add(1, 2, 3, -9);
}
defvar v = !add(1, 2, 3, -9);
def e {
  int f = v;
}
