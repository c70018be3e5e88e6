// A bit that is not there.
def d { bits<4> a = 3; bit b = a{4}; }
