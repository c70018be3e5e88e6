// From a class to a derived one.
class A; class B : A { int x = 3; }
def b : B;
class C<A a> { int x = !cast<B>(a).x; }
def d : C<b>;
