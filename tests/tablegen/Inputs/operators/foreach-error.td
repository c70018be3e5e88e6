// What !foreach does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !foreach(i, 5, i);
}
