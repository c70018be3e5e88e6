// !foreach of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !foreach(i, [1, 2, 3], !mul(i, i));
}
defvar v = !foreach(i, [1, 2, 3], !mul(i, i));
def e {
  list<int> f = v;
}
