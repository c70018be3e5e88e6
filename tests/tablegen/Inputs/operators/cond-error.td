// What !cond does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !cond(1, "a");
}
