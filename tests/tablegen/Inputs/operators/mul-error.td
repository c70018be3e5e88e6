// What !mul does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !mul([1], 2);
}
