// What !srl does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !srl([1], 1);
}
