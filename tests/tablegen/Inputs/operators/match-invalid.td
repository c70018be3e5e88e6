// An invalid expression.
def d { bit a = !match("abc", "(a"); }
