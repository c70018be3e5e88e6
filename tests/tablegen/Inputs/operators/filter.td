// !filter of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !filter(i, [1, 2, 3, 4], !gt(i, 2));
}
defvar v = !filter(i, [1, 2, 3, 4], !gt(i, 2));
def e {
  list<int> f = v;
}
