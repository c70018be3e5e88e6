// A negative length.
def d { string f = !substr("abc", 1, -1); }
