// !listremove of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !listremove([1, 2, 3, 2], [2]);
}
defvar v = !listremove([1, 2, 3, 2], [2]);
def e {
  list<int> f = v;
}
