// Default arguments may use earlier ones.
class A<int x, int y = !add(x, 1), string s = "v" # y> { int a = x; int b = y; string c = s; }
def d : A<1>; def e : A<1, 5>; def f : A<1, 5, "z">;
