// What !shl does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !shl(1, "x");
}
