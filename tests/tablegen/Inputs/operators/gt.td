// !gt of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !gt("b", "a");
}
defvar v = !gt("b", "a");
def e {
  bit f = v;
}
