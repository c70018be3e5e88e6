// !cast of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !cast<string>(42);
}
defvar v = !cast<string>(42);
def e {
  string f = v;
}
