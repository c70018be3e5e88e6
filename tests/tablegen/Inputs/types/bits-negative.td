// -9 does not fit into 4 bits.
def d { bits<4> a = -9; }
