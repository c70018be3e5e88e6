// A paste with nothing after it.
foreach i = [1, 2] in def X # i #;
