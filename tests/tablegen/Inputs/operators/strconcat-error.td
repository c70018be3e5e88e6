// What !strconcat does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !strconcat("a", 1);
}
