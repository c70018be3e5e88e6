// What !instances does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<Op> f = !instances<Op>(5);
}
