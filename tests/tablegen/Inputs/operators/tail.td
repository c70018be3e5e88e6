// !tail of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !tail([7, 8, 9]);
}
defvar v = !tail([7, 8, 9]);
def e {
  list<int> f = v;
}
