// A field that nobody can know.
class A<int n> { int v = n; } def d { int x = y; int y = z; int z = x; }
