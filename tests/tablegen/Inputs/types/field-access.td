// Fields of records and of expressions.
class A<int n> { int v = n; A me = ?; }
def a : A<1>;
def d { int f = a.v; int g = A<7>.v; int h = [a][0].v; }
