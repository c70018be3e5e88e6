// Variables of a multiclass.
multiclass A<int n> { defvar v = !add(n, 1); defvar s = NAME # "_s"; def a { int x = v; string y = s; } }
defm X : A<1>;
