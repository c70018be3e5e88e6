// !match of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !match("r10", "^r[0-9]+$");
}
defvar v = !match("r10", "^r[0-9]+$");
def e {
  bit f = v;
}
