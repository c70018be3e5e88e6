// !subst of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !subst("a", "bb", "banana");
}
defvar v = !subst("a", "bb", "banana");
def e {
  string f = v;
}
