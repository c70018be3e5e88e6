// Other records of the same instance.
class I { int v = 1; } class P<I i> { I link = i; }
multiclass A { def a : I; def b : P<!cast<I>(NAME # a)>; def c : P<!cast<I>(NAME # "a")>; }
defm X : A;
