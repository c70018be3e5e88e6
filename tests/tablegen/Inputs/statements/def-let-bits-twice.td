// One bit twice.
class A { bits<8> i = 0; } def d : A { let i{1, 1} = 3; }
