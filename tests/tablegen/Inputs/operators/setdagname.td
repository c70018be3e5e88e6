// !setdagname of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagname((ops 1:$a, 2:$b), 1, "c");
}
defvar v = !setdagname((ops 1:$a, 2:$b), 1, "c");
def e {
  dag f = v;
}
