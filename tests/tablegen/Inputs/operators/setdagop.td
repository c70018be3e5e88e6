// !setdagop of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagop((ops 1:$a), other);
}
defvar v = !setdagop((ops 1:$a), other);
def e {
  dag f = v;
}
