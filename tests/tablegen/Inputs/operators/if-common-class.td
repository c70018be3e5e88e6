// The type of !if is what both arms have in common.
class A; class B : A { int b = 1; } class D : A { int d = 2; }
def x : B; def y : D;
class C<bit c> { A f = !if(c, x, y); }
def d : C<1>; def e : C<0>;
