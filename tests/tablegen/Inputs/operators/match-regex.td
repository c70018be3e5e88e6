// POSIX extended expressions.
def d { bit a = !match("abc", "^a.c$"); bit b = !match("abc", "x|bc"); bit c = !match("a+b", "a\\+b"); bit e = !match("x9", "[[:alpha:]][[:digit:]]"); bit f = !match("aaa", "^a{2}$"); bit g = !match("", "^$"); bit h = !match("A", "[^a-z]"); }
