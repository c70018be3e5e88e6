// !le of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !le(4, 4);
}
defvar v = !le(4, 4);
def e {
  bit f = v;
}
