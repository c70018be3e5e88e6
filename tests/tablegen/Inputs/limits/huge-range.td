// A range of a billion numbers.
// OURS: LLVM's tool crashes, hangs, or has no such thing
defvar v = !range(1000000000);
