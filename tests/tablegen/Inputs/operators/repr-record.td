// A record as text.
class A<int n> { int v = n; }
def a : A<3>;
def d { string f = !repr(a); string g = !repr("q"); }
