// What !eq does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !eq([1], [2]);
}
