// Instances are in natural order of names.
class A; def R10 : A; def R9 : A; def R1 : A; def Q : A;
def d { list<A> f = !instances<A>(); list<A> g = !instances<A>("^R1"); }
