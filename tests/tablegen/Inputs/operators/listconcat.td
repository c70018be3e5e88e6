// !listconcat of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !listconcat([1], [2, 3], []);
}
defvar v = !listconcat([1], [2, 3], []);
def e {
  list<int> f = v;
}
