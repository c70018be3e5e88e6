// Instances in a class are made per def.
class A<int n> { int v = n; }
class C<int m> { A a = A<m>; A b = A<!add(m, 1)>; }
def x : C<1>; def y : C<2>;
