// What !listremove does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !listremove([1], 2);
}
