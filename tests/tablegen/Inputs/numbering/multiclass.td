// And in multiclasses per defm.
class A<int n> { int v = n; }
multiclass M<int m> { def x { A a = A<m>; } def : A<m>; defvar q = A<!mul(m, 2)>; def z { A a = q; } }
defm P : M<1>; defm Q : M<2>;
