// A length past the end is cut.
def d { string f = !substr("abc", 1, 100); string g = !substr("abc", 3); }
