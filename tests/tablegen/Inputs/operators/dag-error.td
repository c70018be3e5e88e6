// What !dag does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !dag(ops, ?, ?);
}
