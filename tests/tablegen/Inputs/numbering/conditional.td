// An instance in an arm that is not taken.
class A<int n> { int v = n; }
class C<bit c> { A a = !if(c, A<1>, A<2>); }
def x : C<0>;
