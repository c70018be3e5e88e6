// A parent twice.
class A;
def d : A, A;
