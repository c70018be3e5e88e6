// More arguments than parameters.
class A<int x> { int a = x; }
def d : A<1, 2>;
