include "big.td"
def low8 : Fixup<"low8", 0, 8>;
def Imm8 : Operand<i32>, HasFixups<[OperandFixup<NoSpecifier, low8>]>;
def S : I<(outs), (ins Imm8:$n), "s\t$n"> { bits<8> n; bits<16> Inst = { 0b11110000, n }; }
def L : I<(outs), (ins Imm8:$n), "l\t$n"> { bits<8> n; bits<32> Inst = { 0b111100010000000000000000, n }; }
