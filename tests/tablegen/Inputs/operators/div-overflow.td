// The one quotient that does not fit.
def d { int f = !div(-9223372036854775808, -1); }
