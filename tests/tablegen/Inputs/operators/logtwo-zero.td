// No logarithm of zero.
def d { int f = !logtwo(0); }
