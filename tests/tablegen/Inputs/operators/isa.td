// !isa of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !isa<string>("s");
}
defvar v = !isa<string>("s");
def e {
  int f = v;
}
