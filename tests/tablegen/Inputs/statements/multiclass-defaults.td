// Default and named arguments.
class I<int n> { int v = n; }
multiclass A<int n, int m = !mul(n, 2)> { def a : I<n>; def b : I<m>; }
defm X : A<3>;
defm Y : A<3, m=1>;
