// Bits of a field.
class A { bits<8> i = 0; } def d : A { let i{7-4} = 0b1010; let i{0} = 1; let i{3, 1} = 3; }
