// !srl of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !srl(-1, 60);
}
defvar v = !srl(-1, 60);
def e {
  int f = v;
}
