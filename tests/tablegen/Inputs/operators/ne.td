// !ne of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !ne(1, 0b1);
}
defvar v = !ne(1, 0b1);
def e {
  bit f = v;
}
