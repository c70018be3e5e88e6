// !tolower of literals folds while parsing, in a field and in a defvar.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !tolower("MiXeD");
}
defvar v = !tolower("MiXeD");
def e {
  string f = v;
}
