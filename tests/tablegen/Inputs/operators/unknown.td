// An operator that does not exist.
def d { int f = !plus(1, 2); }
