// !strconcat of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !strconcat("a", "b", "c");
}
defvar v = !strconcat("a", "b", "c");
def e {
  string f = v;
}
