// !getdagopname of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !getdagopname((ops:$me 1));
}
defvar v = !getdagopname((ops:$me 1));
def e {
  string f = v;
}
