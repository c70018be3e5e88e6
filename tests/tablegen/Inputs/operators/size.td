// !size of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !size(["a", "b"]);
}
defvar v = !size(["a", "b"]);
def e {
  int f = v;
}
