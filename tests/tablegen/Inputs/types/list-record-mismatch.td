// A record of the wrong class in a list.
class A; class B; def b : B;
def d { list<A> f = [b]; }
