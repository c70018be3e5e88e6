// !getdagop of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  Op f = !getdagop<Op>((ops 1));
}
defvar v = !getdagop<Op>((ops 1));
def e {
  Op f = v;
}
