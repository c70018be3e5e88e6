// An else belongs to the nearest if.
if 1 then if 0 then def a; else def b;
