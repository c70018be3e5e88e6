// What !setdagarg does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagarg((ops 1), [1], 1);
}
