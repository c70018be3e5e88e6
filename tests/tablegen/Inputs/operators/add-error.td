// What !add does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !add("a", 1);
}
