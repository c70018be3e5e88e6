// Loops in loops.
foreach i = 0...1 in foreach s = ["x", "y"] in { def s#i { int n = i; string t = s; } }
