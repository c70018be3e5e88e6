// For an anonymous record.
class A<int n> { assert !gt(n, 0), "bad"; int v = n; }
def d { int x = A<0>.v; }
