// Arithmetic wraps around.
def d { int a = !add(9223372036854775807, 1); int b = !mul(9223372036854775807, 2); int c = !sub(-9223372036854775808, 1); }
