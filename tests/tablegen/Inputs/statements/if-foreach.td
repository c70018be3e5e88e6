// Conditions on a loop variable.
foreach i = 0...4 in if !gt(i, 2) then def A#i; else def B#i;
