// !if of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !if(!lt(1, 2), "yes", "no");
}
defvar v = !if(!lt(1, 2), "yes", "no");
def e {
  string f = v;
}
