// What !substr does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !substr(1, 2);
}
