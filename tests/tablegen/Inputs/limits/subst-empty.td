// Replacing the empty string.
// OURS: LLVM's tool crashes, hangs, or has no such thing
def d { string s = !subst("", "x", "abc"); }
