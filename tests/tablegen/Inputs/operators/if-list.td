// Lists of different classes.
class A; class B : A; class D : A;
def x : B; def y : D;
class C<bit c> { list<A> f = !if(c, [x], [y]); }
def d : C<1>;
