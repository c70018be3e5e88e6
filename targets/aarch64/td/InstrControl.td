// Branches, calls and returns.

class Jump<bit link, DAGOperand target, string mnemonic> : A64<(outs), (ins target:$addr), mnemonic#"\t$addr"> {
  bits<26> addr;
  let Inst{31} = link;
  let Inst{30-26} = 0b00101;
  let Inst{25-0} = addr;
}
let isBranch = true, isBarrier = true, isTerminator = true in
def B : Jump<0, am_b_target, "b">;
let isCall = true, Defs = [LR], Uses = [SP] in
def BL : Jump<1, am_bl_target, "bl">;

class JumpIf<bit consistent, string mnemonic>
    : A64<(outs), (ins ccode:$cond, am_brcond:$target), mnemonic#".${cond}\t$target"> {
  bits<4> cond;
  bits<19> target;
  let Inst{31-24} = 0b01010100;
  let Inst{23-5} = target;
  let Inst{4} = consistent;
  let Inst{3-0} = cond;
  let isBranch = true;
  let isTerminator = true;
  let Uses = [NZCV];
}
def Bcc : JumpIf<0, "b">;

class CompareAndJump<Width w, bit nonzero, string mnemonic>
    : A64<(outs), (ins w.R:$Rt, am_brcond:$target), mnemonic#"\t$Rt, $target"> {
  bits<5> Rt;
  bits<19> target;
  let Inst{31} = w.Sf;
  let Inst{30-25} = 0b011010;
  let Inst{24} = nonzero;
  let Inst{23-5} = target;
  let Inst{4-0} = Rt;
  let isBranch = true;
  let isTerminator = true;
}
// A bit below 32 is tested in a word.
class LowBit<bit upper, ValueType type> : Const<type, "Imm >= "#!if(upper, 32, 0)#" && Imm < "#!if(upper, 64, 32)>,
                          EncodeExpr<[{ Imm & 31 }]>, DecodeExpr<!if(upper, "Bits + 32", "Bits")>;
def tbz_imm0_31 : LowBit<0, i32>;
def tbz_imm0_31_long : LowBit<0, i64>;
def tbz_imm32_63 : LowBit<1, i64>;
class TestAndJump<Width w, bit nonzero, string mnemonic>
    : A64<(outs), (ins w.R:$Rt, !if(w.Sf, tbz_imm32_63, tbz_imm0_31):$bit_off, am_tbrcond:$target),
          mnemonic#"\t$Rt, $bit_off, $target"> {
  bits<5> Rt;
  bits<5> bit_off;
  bits<14> target;
  let Inst{31} = w.Sf;
  let Inst{30-25} = 0b011011;
  let Inst{24} = nonzero;
  let Inst{23-19} = bit_off;
  let Inst{18-5} = target;
  let Inst{4-0} = Rt;
  let isBranch = true;
  let isTerminator = true;
}
foreach w = Widths in {
  def CBZ#w.L : CompareAndJump<w, 0, "cbz">;
  def CBNZ#w.L : CompareAndJump<w, 1, "cbnz">;
  def TBZ#w.L : TestAndJump<w, 0, "tbz">;
  def TBNZ#w.L : TestAndJump<w, 1, "tbnz">;
}

// A low bit of a register of 64 bits is one of the word.
let isAsmParserOnly = true in
foreach nonzero = [0, 1] in
  def !if(nonzero, "TBNZX", "TBZX")#_low
      : A64<(outs), (ins GPR64:$Rt, tbz_imm0_31_long:$bit_off, am_tbrcond:$target),
            !if(nonzero, "tbnz", "tbz")#"\t$Rt, $bit_off, $target"> {
    bits<5> Rt;
    bits<5> bit_off;
    bits<14> target;
    let Inst{31-25} = 0b0011011;
    let Inst{24} = nonzero;
    let Inst{23-19} = bit_off;
    let Inst{18-5} = target;
    let Inst{4-0} = Rt;
    let isBranch = true;
    let isTerminator = true;
  }

class JumpRegister<bits<4> op, string mnemonic> : A64<(outs), (ins GPR64:$Rn), mnemonic#"\t$Rn"> {
  bits<5> Rn;
  let Inst{31-25} = 0b1101011;
  let Inst{24-21} = op;
  let Inst{20-10} = 0b11111000000;
  let Inst{9-5} = Rn;
  let Inst{4-0} = 0;
}
let isBranch = true, isIndirectBranch = true, isBarrier = true, isTerminator = true in
def BR : JumpRegister<0b0000, "br">;
let isCall = true, Defs = [LR], Uses = [SP] in
def BLR : JumpRegister<0b0001, "blr">;
let isReturn = true, isBarrier = true, isTerminator = true in {
  def RET : JumpRegister<0b0010, "ret">;
  def ERET : A64Fixed<0xd69f03e0, "eret">;
  def DRPS : A64Fixed<0xd6bf03e0, "drps">;
  let Predicates = [HasPAuth] in {
    def RETAA : A64Fixed<0xd65f0bff, "retaa">;
    def RETAB : A64Fixed<0xd65f0fff, "retab">;
    def ERETAA : A64Fixed<0xd69f0bff, "eretaa">;
    def ERETAB : A64Fixed<0xd69f0fff, "eretab">;
  }
}

// Jumps to a pointer that is checked first: with a modifier or with zero.
class CheckedJump<bit modified, bit link, bit key, string mnemonic>
    : A64<(outs), !if(modified, (ins GPR64:$Rn, GPR64sp:$Rm), (ins GPR64:$Rn)),
          mnemonic#!if(modified, "\t$Rn, $Rm", "\t$Rn")> {
  bits<5> Rn;
  let Inst{31-25} = 0b1101011;
  let Inst{24} = modified;
  let Inst{23-22} = 0b00;
  let Inst{21} = link;
  let Inst{20-11} = 0b1111100001;
  let Inst{10} = key;
  let Inst{9-5} = Rn;
  let Predicates = [HasPAuth];
  let isCall = link;
  let isBranch = !not(link);
  let isBarrier = !not(link);
  let isTerminator = !not(link);
  let isIndirectBranch = !not(link);
}
foreach key = [0, 1] in {
  defvar letter = !if(key, "b", "a");
  def BRA#!toupper(letter) : CheckedJump<1, 0, key, "bra"#letter> {
    bits<5> Rm;
    let Inst{4-0} = Rm;
  }
  def BLRA#!toupper(letter) : CheckedJump<1, 1, key, "blra"#letter> {
    bits<5> Rm;
    let Inst{4-0} = Rm;
  }
  def BRA#!toupper(letter)#Z : CheckedJump<0, 0, key, "bra"#letter#"z"> {
    let Inst{4-0} = 31;
  }
  def BLRA#!toupper(letter)#Z : CheckedJump<0, 1, key, "blra"#letter#"z"> {
    let Inst{4-0} = 31;
  }
}
