// field may stay open.
class A { bits<4> op; field bits<8> Inst; let Inst{3-0} = op; let Inst{7-4} = 5; } def d : A;
