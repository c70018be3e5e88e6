// In loops.
class A<int n> { int v = n; }
foreach i = 0...2 in def : A<i>;
foreach i = 0...2 in def n#i { A a = A<!div(i, 2)>; }
