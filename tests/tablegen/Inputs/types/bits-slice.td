// Bits picked from a value, in any order.
def d { bits<8> a = 0b10110001; bits<4> b = a{7-4}; bits<4> c = a{0...3}; bit e = a{7}; bits<3> f = a{0, 7, 4}; }
