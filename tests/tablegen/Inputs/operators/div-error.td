// What !div does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !div(1, "b");
}
