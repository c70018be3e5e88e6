// Messages while evaluating.
dump "start";
class A<int n> { dump "n = " # n; int v = n; }
def a : A<5>;
foreach i = 0...1 in dump "i = " # i;
multiclass M<int n> { dump "m = " # n; def x; }
defm X : M<2>;
