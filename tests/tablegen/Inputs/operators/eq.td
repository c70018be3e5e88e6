// !eq of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !eq("a", "a");
}
defvar v = !eq("a", "a");
def e {
  bit f = v;
}
