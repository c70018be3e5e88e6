// !sra of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !sra(-16, 2);
}
defvar v = !sra(-16, 2);
def e {
  int f = v;
}
