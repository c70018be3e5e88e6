// A start behind the end.
def d { int f = !find("abc", "a", 4); }
