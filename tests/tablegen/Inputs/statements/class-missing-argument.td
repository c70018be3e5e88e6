// An argument without default.
class A<int x, int y> { int a = !add(x, y); }
def d : A<1>;
