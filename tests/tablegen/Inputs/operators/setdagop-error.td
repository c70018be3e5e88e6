// What !setdagop does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !setdagop((ops 1), 1);
}
