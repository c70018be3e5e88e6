// Not a list.
foreach i = "abc" in def A#i;
