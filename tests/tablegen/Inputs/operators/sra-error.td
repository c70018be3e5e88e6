// What !sra does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !sra(1, 2, 3);
}
