// One parameter given twice.
class A<int x, int y> { int a = !add(x, y); }
def d : A<1, x=2>;
