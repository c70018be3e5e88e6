// An argument that nothing mentions.
multiclass A<int n> { def a; }
defm X : A<1>;
