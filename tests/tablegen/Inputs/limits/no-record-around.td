// An error in an operator outside of any record.
// OURS: LLVM's tool crashes, hangs, or has no such thing
defvar v = !div(1, 0);
