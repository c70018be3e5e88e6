// What !or does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !or(1);
}
