// A start behind the end.
def d { string f = !substr("abc", 4); }
