// Bits of an int literal.
defvar x = 0xf0; def d { bits<4> a = x{7-4}; bit b = x{63}; }
