// Arguments that are themselves instances.
class A<int n> { int v = n; }
class B<A a, A b> { int s = !add(a.v, b.v); }
def d { int x = B<A<1>, A<2>>.s; int y = B<A<2>, A<1>>.s; }
