// What !gt does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !gt(1);
}
