// !range of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !range(1, 10, 3);
}
defvar v = !range(1, 10, 3);
def e {
  list<int> f = v;
}
