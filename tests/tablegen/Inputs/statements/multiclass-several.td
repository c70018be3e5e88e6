// Several multiclasses in one defm.
multiclass A { def a; } multiclass B<int n> { def b { int v = n; } }
defm X : A, B<4>;
