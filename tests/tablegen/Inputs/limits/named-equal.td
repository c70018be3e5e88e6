// A name before an equals sign is text.
// OURS: LLVM's tool crashes, hangs, or has no such thing
defvar a = b = 1;
