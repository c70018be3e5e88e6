// !setdagarg of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagarg((ops 1:$a, 2:$b), "a", 9);
}
defvar v = !setdagarg((ops 1:$a, 2:$b), "a", 9);
def e {
  dag f = v;
}
