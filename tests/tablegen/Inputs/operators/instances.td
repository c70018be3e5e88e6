// !instances of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  list<Op> f = !instances<Op>("^o");
}
defvar v = !instances<Op>("^o");
def e {
  list<Op> f = v;
}
