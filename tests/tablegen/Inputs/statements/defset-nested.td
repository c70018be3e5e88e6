// Sets in sets.
class A;
defset list<A> outer = { def a : A; defset list<A> inner = { def b : A; } }
def d { list<A> o = outer; list<A> i = inner; }
