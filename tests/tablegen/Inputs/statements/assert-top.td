// One that does not.
defvar x = 3;
assert !eq(x, 4), "x is " # x;
