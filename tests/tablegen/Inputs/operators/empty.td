// !empty of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !empty(["a"]);
}
defvar v = !empty(["a"]);
def e {
  int f = v;
}
