// What !le does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !le(1, "a");
}
