// A file that includes itself.
// OURS: LLVM's tool crashes, hangs, or has no such thing
include "include-cycle.td"
