// !find of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !find("abcabc", "ca");
}
defvar v = !find("abcabc", "ca");
def e {
  int f = v;
}
