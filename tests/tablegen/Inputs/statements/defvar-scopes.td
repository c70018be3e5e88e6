// Variables of blocks hide those around them.
defvar x = 1;
def a { int v = x; }
let z = 0 in { defvar x = 2; class Z { int z = 9; } def b : Z { int v = x; } }
def c { int v = x; defvar x = 3; int w = x; }
