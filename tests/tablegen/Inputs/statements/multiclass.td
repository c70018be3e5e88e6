// Defs of a multiclass.
class I<int n, string s> { int v = n; string t = s; }
multiclass M<int n> { def _rr : I<n, "rr">; def _ri : I<!add(n, 1), "ri">; def "" : I<0, NAME>; def x_#NAME#_y : I<9, "q">; }
defm ADD : M<10>;
defm SUB : M<20>;
