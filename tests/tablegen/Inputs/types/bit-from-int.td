// 0 and 1 are bits.
def d { bit a = 0; bit b = 1; bit c = true; bit e = false; }
