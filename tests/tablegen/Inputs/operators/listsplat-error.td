// What !listsplat does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  list<string> f = !listsplat("a", "b");
}
