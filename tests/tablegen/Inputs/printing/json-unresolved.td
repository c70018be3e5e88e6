// Values that stay open.
// ARGS: -dump-json
class A { bits<2> op; field bits<4> Inst; let Inst{1-0} = op; let Inst{3} = 1; field int n = ?; }
def a : A;
