// Two instances that make one def.
multiclass A { def a; }
defm X : A;
defm X : A;
