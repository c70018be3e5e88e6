// Named and positional arguments make different records.
class A<int n, int m = 0> { int v = n; int w = m; }
def d { A a = A<1>; A b = A<n=1>; A c = A<1, 0>; A e = A<1, m=0>; A f = A<1>; }
