// Arguments by name.
class A<int x, int y = 2, int z = 3> { list<int> l = [x, y, z]; }
def d : A<1, z=9>; def e : A<x=4>; def f : A<z=1, x=2, y=3>;
