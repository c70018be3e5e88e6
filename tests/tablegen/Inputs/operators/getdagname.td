// !getdagname of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !getdagname((ops 1:$a, 2:$b), 1);
}
defvar v = !getdagname((ops 1:$a, 2:$b), 1);
def e {
  string f = v;
}
