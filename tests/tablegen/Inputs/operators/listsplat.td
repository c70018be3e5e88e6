// !listsplat of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<string> f = !listsplat("ab", 3);
}
defvar v = !listsplat("ab", 3);
def e {
  list<string> f = v;
}
