// What !match does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !match("a", 1);
}
