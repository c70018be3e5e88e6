// Only lists have elements.
def d { int f = "abc"[1]; }
