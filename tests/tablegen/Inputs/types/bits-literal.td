// The first bit is the most significant; wide values are spliced.
def d { bits<2> a = 0b10; bits<5> b = {1, a, 0, 1}; bits<1> c = 1; bit e = c; }
