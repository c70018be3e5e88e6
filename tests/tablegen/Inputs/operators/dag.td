// !dag of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !dag(ops, [1, 2], ["a", ?]);
}
defvar v = !dag(ops, [1, 2], ["a", ?]);
def e {
  dag f = v;
}
