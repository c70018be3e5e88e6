// !isa asks for the class of a record.
class A; class B : A;
def a : A; def b : B;
def d { int f = !isa<B>(a); int g = !isa<B>(b); int h = !isa<A>(b); }
class C<A x> { int f = !isa<B>(x); }
def e : C<a>; def f : C<b>;
