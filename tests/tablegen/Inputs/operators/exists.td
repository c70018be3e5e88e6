// !exists of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !exists<Op>("ops");
}
defvar v = !exists<Op>("ops");
def e {
  int f = v;
}
