// A multiclass is no class.
multiclass M { def a; }
def d : M;
