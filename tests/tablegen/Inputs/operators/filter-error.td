// What !filter does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !filter(i, (ops), 1);
}
