// A let of bits that are not there.
// OURS: LLVM's tool crashes, hangs, or has no such thing
class A { bits<4> b = 0; }
def d : A { let b{9} = 1; }
