// !getdagarg of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !getdagarg<int>((ops 1:$a, 2:$b), "b");
}
defvar v = !getdagarg<int>((ops 1:$a, 2:$b), "b");
def e {
  int f = v;
}
