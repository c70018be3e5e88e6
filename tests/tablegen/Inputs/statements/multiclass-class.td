// A class behind the multiclasses.
class I { int v = 0; } class J { int j = 1; }
multiclass A { def a : I; def b : I; }
defm X : A, J;
