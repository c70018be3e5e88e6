// append takes lists, strings and dags.
// OURS: LLVM's tool crashes, hangs, or has no such thing
class A { int b = 0; }
def d : A { let append b = 1; }
