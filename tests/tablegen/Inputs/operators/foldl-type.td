// The body of !foldl has the type of the start.
def d { int f = !foldl(0, ["a"], acc, s, s); }
