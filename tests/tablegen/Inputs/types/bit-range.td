// 2 is not a bit.
def d { bit b = 2; }
