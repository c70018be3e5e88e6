// Children and names of different number stay unresolved.
def o;
def d { dag f = !dag(o, [1, 2], ["a"]); }
