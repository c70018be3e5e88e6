// What !and does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !and(1, [2]);
}
