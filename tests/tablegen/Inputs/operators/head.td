// !head of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !head([7, 8]);
}
defvar v = !head([7, 8]);
def e {
  int f = v;
}
