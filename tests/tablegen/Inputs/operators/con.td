// !con of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !con((ops 1:$a), (ops 2:$b), (ops));
}
defvar v = !con((ops 1:$a), (ops 2:$b), (ops));
def e {
  dag f = v;
}
