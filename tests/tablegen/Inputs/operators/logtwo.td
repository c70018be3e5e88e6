// !logtwo of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !logtwo(1024);
}
defvar v = !logtwo(1024);
def e {
  int f = v;
}
