// !and of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !and(0xff, 0x3c, 0x18);
}
defvar v = !and(0xff, 0x3c, 0x18);
def e {
  int f = v;
}
