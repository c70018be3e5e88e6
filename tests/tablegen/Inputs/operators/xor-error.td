// What !xor does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !xor("x", 1);
}
