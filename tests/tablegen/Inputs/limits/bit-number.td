// OURS: LLVM cuts the number of the bit down to 32 bits
def a { bits<4> x; let x{4294967296} = 0; }
