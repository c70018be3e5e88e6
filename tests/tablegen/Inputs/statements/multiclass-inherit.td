// A multiclass made from others.
class I<int n> { int v = n; }
multiclass A<int n> { def a : I<n>; }
multiclass B<int m> : A<!add(m, 1)> { def b : I<m>; }
multiclass C : B<5>;
defm X : C;
