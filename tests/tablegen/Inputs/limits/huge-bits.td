// A vector of a billion bits.
// OURS: LLVM's tool crashes, hangs, or has no such thing
class A { bits<1000000000> b; }
