// What !getdagarg does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  int f = !getdagarg((ops 1), 0);
}
