// !sub of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !sub(1, 9223372036854775807);
}
defvar v = !sub(1, 9223372036854775807);
def e {
  int f = v;
}
