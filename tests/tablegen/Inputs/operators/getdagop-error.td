// What !getdagop does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  Op f = !getdagop<int>((ops));
}
