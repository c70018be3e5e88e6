// What !foldl does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !foldl(0, 5, a, b, a);
}
