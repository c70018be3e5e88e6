// !foldl of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !foldl(10, [1, 2, 3], acc, i, !sub(acc, i));
}
defvar v = !foldl(10, [1, 2, 3], acc, i, !sub(acc, i));
def e {
  int f = v;
}
