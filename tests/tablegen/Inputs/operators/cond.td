// !cond of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !cond(0: "a", !eq(1, 1): "b", 1: "c");
}
defvar v = !cond(0: "a", !eq(1, 1): "b", 1: "c");
def e {
  string f = v;
}
