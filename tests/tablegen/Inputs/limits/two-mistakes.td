// Both are reported, and nothing that follows from them.
// OURS: LLVM's tool crashes, hangs, or has no such thing
class A : Missing { int x = 1; }
def d : A;

def e { int y = "text"; }
