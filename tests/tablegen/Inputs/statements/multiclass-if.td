// Conditions on an argument.
multiclass A<bit c, int n = 0> { if c then def yes; else def no; if !gt(n, 3) then { def big { int v = n; } } }
defm X : A<1>;
defm Y : A<0, 4>;
