// A class whose instance needs another without end.
// OURS: LLVM's tool crashes, hangs, or has no such thing
class A<int n> { int v = A<!add(n, 1)>.v; }
def d : A<0>;
