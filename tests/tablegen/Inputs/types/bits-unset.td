// Bits that nobody set.
class A { bits<4> a; } def d : A { let a{2} = 1; }
