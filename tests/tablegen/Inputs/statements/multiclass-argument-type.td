// An argument of the wrong type.
multiclass A<int n> { def a { int v = n; } }
defm X : A<"s">;
