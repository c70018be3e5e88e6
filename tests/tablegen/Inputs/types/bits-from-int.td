// An int becomes bits if it fits.
def d { bits<4> a = 15; bits<4> b = -8; bits<8> c = 0x5a; bits<70> e = 1; }
