// The width of a literal counts.
def d { bits<3> a = 0b0101; }
