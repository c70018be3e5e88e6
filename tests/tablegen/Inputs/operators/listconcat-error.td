// What !listconcat does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<int> f = !listconcat([1], ["a"]);
}
