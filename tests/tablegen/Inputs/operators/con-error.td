// What !con does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  dag f = !con((ops), 1);
}
