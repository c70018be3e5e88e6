// What !range does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !range("a");
}
