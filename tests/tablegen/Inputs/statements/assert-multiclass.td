// In a multiclass.
multiclass M<int n> { assert !lt(n, 5), "too big: " # n; def a; }
defm X : M<3>;
defm Y : M<7>;
