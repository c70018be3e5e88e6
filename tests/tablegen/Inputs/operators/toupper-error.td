// What !toupper does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !toupper("a";
}
