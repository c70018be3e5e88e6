// A loop over nothing.
foreach i = []<int> in def A#i;
def b;
