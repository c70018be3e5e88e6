// !toupper of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !toupper("MiXeD 1");
}
defvar v = !toupper("MiXeD 1");
def e {
  string f = v;
}
