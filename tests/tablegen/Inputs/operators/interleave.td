// !interleave of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !interleave(["a", "b", "c"], "-");
}
defvar v = !interleave(["a", "b", "c"], "-");
def e {
  string f = v;
}
