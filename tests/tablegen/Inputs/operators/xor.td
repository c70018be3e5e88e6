// !xor of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !xor(5, 3, 1);
}
defvar v = !xor(5, 3, 1);
def e {
  int f = v;
}
