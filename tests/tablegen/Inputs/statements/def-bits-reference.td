// Bits that refer to a field of the record.
class A { bits<4> op; bits<8> Inst; let Inst{3-0} = op; let Inst{7-4} = 5; } def d : A;
