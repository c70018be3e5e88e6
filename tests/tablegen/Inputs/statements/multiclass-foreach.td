// Loops over an argument.
class I<int n> { int v = n; }
multiclass A<list<int> l> { foreach i = l in def _#i : I<i>; foreach j = 0...1 in { defvar k = !add(j, 5); def x#j : I<k>; } }
defm X : A<[7, 8]>;
