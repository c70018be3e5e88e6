// Bytes that are no text.
// OURS: LLVM's tool crashes, hangs, or has no such thing
def d { string s = "ÿþ"; }
ÿ
