// !initialized of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !initialized(?);
}
defvar v = !initialized(?);
def e {
  int f = v;
}
