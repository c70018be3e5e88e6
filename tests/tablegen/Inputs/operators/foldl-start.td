// The start must have a type.
def d { int f = !foldl(?, [1], acc, i, i); }
