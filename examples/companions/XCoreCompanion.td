// Completes LLVM's description of XCore (lib/Target/XCore):
//
//   mc -target-td=XCoreCompanion.td -I <LLVM's include> -I <lib/Target/XCore>
//
// Not covered: branches to symbols; a backward branch over nothing.

include "XCore.td"
include "codewright/Extensions.td"

def : Companion<"xcore", ["xcore"]>;
def : AsmConventions {
  let MinInstAlign = 2;
  let MaxInstLength = 4;
  let ElfMachine = 203;
}


foreach register = !instances<Ri>() in
  def : Amends<!cast<string>(register)> { bits<16> HWEncoding = 0; let HWEncoding{3-0} = register.Num; }

// ---- Numbers --------------------------------------------------------------------------------------------------------

class Range<string condition> : Operand<i32> { code MCOperandPredicate = condition; }
class Negated<string condition> : Range<condition>, EncodeExpr<[{ -Imm }]>, DecodeExpr<[{ -Bits }]>;

// In the place of a register's number.
def us : Range<"isUInt<4>(Imm) && Imm <= 11">;
// Widths of bits: 0 means that of a register.
def bitp : Range<"Imm >= 1 && Imm <= 8 || Imm == 16 || Imm == 24 || Imm == 32">,
           EncodeExpr<[{ Imm <= 8 ? Imm : Imm == 16 ? 9 : Imm == 24 ? 10 : 0 }]>,
           DecodeExpr<[{ Bits == 0 || Bits == 11 ? 32 : Bits <= 8 ? Bits : Bits == 9 ? 16 : 24 }], [{ Bits <= 11 }]>;
foreach width = [6, 10, 16, 20] in {
  def u # width : Range<"isUInt<" # width # ">(Imm)">;
  // Distances have a direction of their own.
  def back # width : Negated<"Imm < 0 && isUInt<" # width # ">(-Imm)">;
}

// The numbers of an instruction are of these types.
class Numbers<InstXCore i, Operand plain, Operand back> : Amends<!cast<string>(i)> {
  dag InOperandList = !foreach(operand, i.InOperandList,
    !subst(i32imm, plain, !subst(brtarget, plain, !subst(pcrel_imm, plain,
      !subst(brtarget_neg, back, !subst(pcrel_imm_neg, back, operand))))));
}
foreach i = !instances<_FRU6>() in def : Numbers<i, u6, back6>;
foreach i = !instances<_FU6>() in def : Numbers<i, u6, back6>;
foreach i = !instances<_FU10>() in def : Numbers<i, u10, back10>;
foreach i = !instances<_FLRU6>() in def : Numbers<i, u16, back16>;
foreach i = !instances<_FLU6>() in def : Numbers<i, u16, back16>;
foreach i = !instances<_FLU10>() in def : Numbers<i, u20, back20>;
foreach i = !instances<_FRUS>() in def : Numbers<i, us, us>;
foreach i = !instances<_F2RUS>() in def : Numbers<i, us, us>;
foreach i = !instances<_FL2RUS>() in def : Numbers<i, us, us>;
foreach i = !instances<_FRUSBitp>() in def : Numbers<i, bitp, bitp>;
foreach i = !instances<_FRUSSrcDstBitp>() in def : Numbers<i, bitp, bitp>;
foreach i = !instances<_F2RUSBitp>() in def : Numbers<i, bitp, bitp>;
foreach i = !instances<_FL2RUSBitp>() in def : Numbers<i, bitp, bitp>;

// Numbers of registers of another thread are written like registers.
def : Amends<"TSETR_3r"> {
  dag InOperandList = (ins GRRegs:$a, GRRegs:$b, GRRegs:$c);
  string AsmString = "set t[$c]:$a, $b";
}
def : Amends<"TSETMR_2r"> {
  dag InOperandList = (ins GRRegs:$a, GRRegs:$b);
  string AsmString = "tsetmr $a, $b";
}

// ---- Formats --------------------------------------------------------------------------------------------------------
//
// Numbers from 0 to 11 have two bits of their own; their upper parts, 0 to 2, are the digits of one number to base 3. Three
// digits give 0 to 26. Two digits stand above that, and for the last four a bit is set besides.

class Three<string name, string source> : Recoding<name, source,
  [{ bits(Bits, 1, 0) + 3 * bits(Bits, 3, 2) + 9 * bits(Bits, 5, 4) }],
  [{ Bits >= 27 ? -1 : Bits % 3 | Bits / 3 % 3 << 2 | Bits / 9 << 4 }]>;
class Two<string name, string source> : Recoding<name, source,
  [{ 27 + bits(Bits, 1, 0) + 3 * bits(Bits, 3, 2) + (bits(Bits, 1, 0) + 3 * bits(Bits, 3, 2) >= 5 ? 27 : 0) }],
  [{ bits(Bits, 4, 0) < 27 || Bits == 63 ? -1
     : (bits(Bits, 4, 0) - 27 + 5 * bit(Bits, 5)) % 3 | (bits(Bits, 4, 0) - 27 + 5 * bit(Bits, 5)) / 3 << 2 }]>;
def LowerThree : Three<"lower3", "lowerDigits">;
def UpperThree : Three<"upper3", "upperDigits">;
def LowerTwo : Two<"lower2", "lowerDigits">;
def UpperTwo : Two<"upper2", "upperDigits">;

class Places {
  bits<4> operand0;
  bits<4> operand1;
  bits<4> operand2;
  bits<4> operand3;
  bits<4> operand4;
  bits<4> operand5;
  bits<4> first;
  bits<4> second;
  bits<4> third;
}
class LowerTriple<InstXCore i> : Amends<!cast<string>(i)>, Places, Recoded<[LowerThree]> {
  bits<5> lower3;
  bits<6> lowerDigits = { third{3-2}, second{3-2}, first{3-2} };
  bits<32> Inst = i.Inst;
  let Inst{10-0} = { lower3, first{1-0}, second{1-0}, third{1-0} };
}
class LowerPair<InstXCore i> : Amends<!cast<string>(i)>, Places, Recoded<[LowerTwo]> {
  bits<6> lower2;
  bits<4> lowerDigits = { second{3-2}, first{3-2} };
  bits<32> Inst = i.Inst;
  let Inst{10-5} = { lower2{4-0}, lower2{5} };
  let Inst{3-0} = { first{1-0}, second{1-0} };
}

class R3<InstXCore i> : LowerTriple<i> { let first = operand0; let second = operand1; let third = operand2; }
foreach i = !instances<_F3R>() in def : R3<i>;
foreach i = !instances<_FL3R>() in def : R3<i>;
foreach i = !instances<_F2RUS>() in def : R3<i>;
foreach i = !instances<_FL2RUS>() in def : R3<i>;
class R3Changed<InstXCore i> : LowerTriple<i> { let first = operand0; let second = operand2; let third = operand3; }
foreach i = !instances<_FL3RSrcDst>() in def : R3Changed<i>;

class R2<InstXCore i> : LowerPair<i> { let first = operand0; let second = operand1; }
foreach i = !instances<_F2R>() in def : R2<i>;
foreach i = !instances<_FL2R>() in def : R2<i>;
foreach i = !instances<_FRUS>() in def : R2<i>;
class R2Swapped<InstXCore i> : LowerPair<i> { let first = operand1; let second = operand0; }
foreach i = !instances<_FR2R>() in def : R2Swapped<i>;
foreach i = !instances<_FLR2R>() in def : R2Swapped<i>;
class R2Changed<InstXCore i> : LowerPair<i> { let first = operand0; let second = operand2; }
foreach i = !instances<_F2RSrcDst>() in def : R2Changed<i>;
foreach i = !instances<_FRUSSrcDstBitp>() in def : R2Changed<i>;

class R4<string name, bits<6> opcode> : LowerTriple<!cast<InstXCore>(name)> {
  let first = operand0;
  let Inst{31-11} = { opcode{5-1}, 0b111111, opcode{0}, operand1, 0b11111 };
}
class R4Both<string name, bits<6> opcode> : R4<name, opcode> { let second = operand4; let third = operand5; }
def : R4<"CRC8_l4r", 0> { let second = operand3; let third = operand4; }
def : R4Both<"MACCU_l4r", 1>;
def : R4Both<"MACCS_l4r", 2>;

// The other operands are in the upper half.
class Long<InstXCore i> : LowerTriple<i> { let first = operand0; let second = operand2; let third = operand3; }
class R5<InstXCore i> : Long<i> {
  let Recodings = [LowerThree, UpperTwo];
  bits<6> upper2;
  bits<4> upperDigits = { operand4{3-2}, operand1{3-2} };
  let Inst{26-21} = { upper2{4-0}, upper2{5} };
  let Inst{19-16} = { operand1{1-0}, operand4{1-0} };
}
foreach i = !instances<_FL5R>() in def : R5<i>;
class R6<InstXCore i> : Long<i> {
  let Recodings = [LowerThree, UpperThree];
  bits<5> upper3;
  bits<6> upperDigits = { operand5{3-2}, operand4{3-2}, operand1{3-2} };
  let Inst{26-16} = { upper3, operand1{1-0}, operand4{1-0}, operand5{1-0} };
}
foreach i = !instances<_FL6R>() in def : R6<i>;
