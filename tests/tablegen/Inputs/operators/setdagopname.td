// !setdagopname of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagopname((ops 1:$a), "new");
}
defvar v = !setdagopname((ops 1:$a), "new");
def e {
  dag f = v;
}
