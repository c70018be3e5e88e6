// A class whose argument is its own instance.
class A<int n> { int v = n; A next = ?; }
def d : A<1> { let next = A<2>; }
