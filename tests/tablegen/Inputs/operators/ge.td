// !ge of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !ge(-1, 1);
}
defvar v = !ge(-1, 1);
def e {
  bit f = v;
}
