// A name of a def.
def x;
defvar x = 2;
