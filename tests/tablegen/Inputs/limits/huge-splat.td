// A list of a billion elements.
// OURS: LLVM's tool crashes, hangs, or has no such thing
defvar v = !listsplat(1, 1000000000);
