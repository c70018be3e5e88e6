// append takes whole fields.
// OURS: LLVM's tool crashes, hangs, or has no such thing
class A { bits<4> b = 0; }
def d : A { let append b{1} = 1; }
