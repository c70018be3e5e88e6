// What !lt does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !lt([1], 2);
}
