// Nor that of a loop around it.
defvar v = !foreach(i, [1], !foreach(i, [2], i));
