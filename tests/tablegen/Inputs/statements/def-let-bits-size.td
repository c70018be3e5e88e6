// A value of the wrong width.
class A { bits<8> i = 0; } def d : A { let i{1-0} = 7; }
