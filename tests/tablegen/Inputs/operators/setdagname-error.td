// What !setdagname does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagname((ops 1), 0, 1);
}
