// What !getdagname does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  string f = !getdagname((ops 1), "a");
}
