// An argument that nothing mentions.
class A<int x, int y> { int a = x; }
def d : A<1, 2>;
