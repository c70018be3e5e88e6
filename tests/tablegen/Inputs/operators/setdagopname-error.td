// What !setdagopname does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagopname((ops 1), 1);
}
