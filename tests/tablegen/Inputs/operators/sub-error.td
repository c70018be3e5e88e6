// What !sub does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !sub(1);
}
