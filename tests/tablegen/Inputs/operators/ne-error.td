// What !ne does not take.
class Op;
def ops : Op;
def other : Op;
def d {
  bit f = !ne((ops), (ops));
}
