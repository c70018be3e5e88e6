// Decimal, hexadecimal, binary, signs.
def d { int a = 0x1F; int b = +5; int c = -0; int e = 0b11; int f = 18446744073709551615; int g = 0xffffffffffffffff; }
