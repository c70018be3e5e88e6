// Records compare by identity.
class A<int n>; def a : A<1>; def b : A<1>;
def d { bit f = !eq(a, a); bit g = !eq(a, b); bit h = !eq(A<2>, A<2>); }
