// A number of more than 64 bits.
def d { int a = 18446744073709551616; }
