// A made-up big-endian machine with words of 32 bits, and one instruction of 16.
include "llvm/Target/Target.td"
include "codewright/Extensions.td"

class R<int n> : Register<"r"#n> { let HWEncoding = n; let Namespace = "Big"; }
foreach i = 0...7 in def R#i : R<i>;
def GPR : RegisterClass<"Big", [i32], 32, (sequence "R%u", 0, 7)>;

def low16 : Fixup<"low16", 0, 16> { let Relocation = 1; }
def middle16 : Fixup<"middle16", 4, 16> { let AtField = true; let Relocation = 2; }
def branch12 : Fixup<"branch12", 4, 12, true> { let FitsExpr = [{ isInt<12>(Value) }]; }
def Imm : Operand<i32>, HasFixups<[OperandFixup<NoSpecifier, low16>]> { let MCOperandPredicate = [{ isUInt<16>(Imm) }]; }
def Middle : Operand<i32>, HasFixups<[OperandFixup<NoSpecifier, middle16>]> { let MCOperandPredicate = [{ isUInt<16>(Imm) }]; }
def Place : Operand<i32>, HasFixups<[OperandFixup<NoSpecifier, branch12>]>, DecodeExpr<[{ sext(Bits, 12) }]> {
  let MCOperandPredicate = [{ isInt<12>(Imm) }];
}

class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "Big";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
}
def LI : I<(outs GPR:$rd), (ins Imm:$n), "li\t$rd, $n"> { bits<3> rd; bits<16> n; bits<32> Inst = { 0b1010000000000, rd, n }; }
def MI : I<(outs GPR:$rd), (ins Middle:$n), "mi\t$rd, $n"> { bits<3> rd; bits<16> n; bits<32> Inst = { 0b101100000, rd, n, 0b0000 }; }
def B : I<(outs), (ins Place:$n), "b\t$n"> { bits<12> n; bits<32> Inst = { 0b1100000000000000, n, 0b0000 }; }
def NOP : I<(outs), (ins), "nop"> { bits<16> Inst = 0x0001; }
def BigTarget : Target;
def : TargetDescription<"big", ["big"]>;
def : AsmConventions {
  let CommentString = ";"; let SeparatorString = "|";
  let BigEndian = true; let BigEndianCode = true;
  let ObjectFormat = "flat"; let LoadAddress = 0x100;
}
