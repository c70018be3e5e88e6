// !lt of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !lt("abc", "abd");
}
defvar v = !lt("abc", "abd");
def e {
  bit f = v;
}
