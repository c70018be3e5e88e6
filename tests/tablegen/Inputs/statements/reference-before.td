// A def that comes later.
def d { A x = later; }
class A;
def later : A;
