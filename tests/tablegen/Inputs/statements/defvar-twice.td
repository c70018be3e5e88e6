// A variable has one value.
defvar x = 1;
defvar x = 2;
