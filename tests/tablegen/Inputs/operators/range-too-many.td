// !range has at most three operands.
defvar v = !range(1, 2, 3, 4);
