// A string that doubles a hundred times.
// OURS: LLVM's tool crashes, hangs, or has no such thing
defvar v = !foldl("x", !range(100), a, i, !strconcat(a, a));
