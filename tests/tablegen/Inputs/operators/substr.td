// !substr of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !substr("abcdef", 2, 3);
}
defvar v = !substr("abcdef", 2, 3);
def e {
  string f = v;
}
