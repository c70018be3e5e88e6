// Positions come first.
class A<int x, int y> { int a = !add(x, y); }
def d : A<x=1, 2>;
