// Conditions at the top.
defvar c = 3;
if !eq(c, 3) then def a; else def b;
if !eq(c, 4) then { def e; } else if 1 then { def f; defvar q = 1; } else def g;
if 0 then def h;
