// A set of defs.
class A { int v = 0; }
defset list<A> all = { def a : A; let v = 5 in def b : A; foreach i = [1, 2] in def c#i : A; }
def d { list<A> l = all; int n = !size(all); }
