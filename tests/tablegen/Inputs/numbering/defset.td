// Sets count defs, not values.
class A<int n> { int v = n; }
defset list<A> s = { def : A<1>; def b : A<2> { A o = A<3>; } }
def d { list<A> l = s; }
