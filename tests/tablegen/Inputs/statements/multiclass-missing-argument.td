// An argument without default.
multiclass A<int n> { def a { int v = n; } }
defm X : A;
