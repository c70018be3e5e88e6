// A loop over records.
class A<int n> { int v = n; } def a : A<1>; def b : A<2>;
foreach r = [a, b] in def copy_#r : A<!add(r.v, 10)>;
