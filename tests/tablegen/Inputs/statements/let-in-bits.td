// Bits of a field.
class A { bits<4> b = 0; }
let b<3...2> = 0b11 in def a : A;
