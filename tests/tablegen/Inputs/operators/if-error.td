// What !if does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !if(1, "a", 2);
}
