// !repr of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !repr([1, 2]);
}
defvar v = !repr([1, 2]);
def e {
  string f = v;
}
