// 16-bit instructions for prologues and epilogues (Zcmp) and jumps through a table (Zcmt).
//
// Source: The RISC-V Instruction Set Manual, volume I, chapter on Zc*.

// ---- Registers that are saved ---------------------------------------------------------------------------------------

// The return address, and s0 to sN; s11 is not without s10.
def Reglist : AsmOperandClass {
  let Name = "Reglist";
  let RenderMethod = "addReglistOperands";
  let ParserMethod = "parseReglist";
  let DiagnosticString = "operand must be {ra [, s0[-sN]]} or {x1 [, x8[-x9][, x18[-xN]]]}";
}
def reglist : Operand<OtherVT>, DecodeExpr<[{ Bits }], [{ Bits >= 4 }]> {
  list<NamedValue> Names = !listconcat(
    [NamedValue<4, "{ra}">, NamedValue<5, "{ra, s0}">],
    !foreach(i, !range(1, 10), NamedValue<!add(5, i), "{ra, s0-s"#i#"}">), [NamedValue<15, "{ra, s0-s11}">]);
  let MCOperandPredicate = [{ return isUInt<4>(Imm) && Imm >= 4; }];
  let ParserMatchClass = Reglist;
}

// What the stack is moved by beyond what the registers need, in units of 16 bytes. Assembly states the sum.
def spimm : Operand<OtherVT>, DecodeExpr<[{ Bits }]> {
  let MCOperandPredicate = [{ return isUInt<2>(Imm); }];
}
def StackAdjustment : ImmClass<"StackAdj", "stack adjustment is invalid for this instruction and register list">;
def stackadj : Operand<OtherVT> {
  let ParserMatchClass = StackAdjustment;
  let MCOperandPredicate = [{ return isInt<12>(Imm); }];
}
// What registers need: with 64 bits two fit into 16 bytes, with 32 four.
defvar SavedBytes = "(rlist == 15 ? (mode(RV64) ? 112 : 64) : mode(RV64) ? ((rlist - 2) >> 1) * 16 : (rlist >> 2) * 16)";

// ---- Instructions ---------------------------------------------------------------------------------------------------

class CSaved<bits<5> funct5, string mnemonic>
    : RVInst16<0b10, (outs), (ins reglist:$rlist, spimm:$spimm), mnemonic, "$rlist, $spimm", FormatOther> {
  bits<4> rlist;
  bits<2> spimm;
  // Not what assembly states.
  let isCodeGenOnly = true;
  bit ForceDisassemble = true;
  let Predicates = [HasStdExtZcmp];
  let DecoderNamespace = "Zcmp";
  let Inst{15-13} = 0b101;
  let Inst{12-8} = funct5;
  let Inst{7-4} = rlist;
  let Inst{3-2} = spimm;
}
// `sign` is - where the stack grows.
multiclass CSaving<bits<5> funct5, string mnemonic, string sign> {
  def "" : CSaved<funct5, mnemonic>;
  let Predicates = [HasStdExtZcmp] in
  def _TEXT : AsmPseudo<(outs), (ins reglist:$rlist, stackadj:$adj), mnemonic, "$rlist, $adj">;
  defvar inst = !cast<Instruction>(NAME);
  defvar text = !cast<Instruction>(NAME#"_TEXT");
  defvar beyond = !strconcat("(", sign, "adj - ", SavedBytes, ")");
  foreach saved = [16, 32, 48, 64, 80, 96, 112] in
    def : Refusal<(text $rlist, $adj),
                  !strconcat("(", SavedBytes, " == ", !cast<string>(saved), ") && !(isShiftedUInt<2, 4>", beyond, ")"),
                  "stack adjustment for register list must be a multiple of 16 bytes in the range ["
                  #!if(!empty(sign), saved, !sub(0, !add(saved, 48)))#", "#!if(!empty(sign), !add(saved, 48), !sub(0, saved))
                  #"]">;
  def : Expansion<(text $rlist, $adj), [(inst $rlist, (computed !strconcat(beyond, " / 16")))]>;
  def : Rewording<(inst $rlist, $spimm), "1",
                  (text $rlist, (computed !strconcat(sign, "(spimm * 16 + ", SavedBytes, ")")))>;
}
defm CM_PUSH : CSaving<0b11000, "cm.push", "-">;
defm CM_POP : CSaving<0b11010, "cm.pop", "">;
defm CM_POPRETZ : CSaving<0b11100, "cm.popretz", "">;
defm CM_POPRET : CSaving<0b11110, "cm.popret", "">;

// Two arguments and two of the first saved registers, which go by their number among these.
defvar SavedNames = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"];
defvar SavedNumbers = ["x8", "x9", "x18", "x19", "x20", "x21", "x22", "x23"];
def SavedRegister : AsmOperandClass {
  let Name = "SR07";
}
def sr07 : Operand<OtherVT>,
           NamedOperand<!listconcat(!foreach(i, !range(8), NamedValue<i, SavedNames[i]>),
                                    !foreach(i, !range(8), NamedValue<i, SavedNumbers[i]>), [NamedValue<0, "fp">])> {
  let MCOperandPredicate = [{ return isUInt<3>(Imm); }];
  let ParserMatchClass = SavedRegister;
}
class CMovePair<bits<2> funct2, string mnemonic>
    : RVInst16<0b10, (outs), (ins sr07:$rs1, sr07:$rs2), mnemonic, "$rs1, $rs2", FormatCA> {
  bits<3> rs1;
  bits<3> rs2;
  let Predicates = [HasStdExtZcmp];
  let DecoderNamespace = "Zcmp";
  let Inst{15-10} = 0b101011;
  let Inst{9-7} = rs1;
  let Inst{6-5} = funct2;
  let Inst{4-2} = rs2;
}
let Uses = [X10, X11] in
def CM_MVA01S : CMovePair<0b11, "cm.mva01s">;
let Defs = [X10, X11] in
def CM_MVSA01 : CMovePair<0b01, "cm.mvsa01">;
def : Refusal<(CM_MVSA01 $rs1, $rs2), "rs1 == rs2", "rs1 and rs2 must be different">;

// ---- Tables of jumps ------------------------------------------------------------------------------------------------

def uimm8ge32 : ImmOp<"UImm8GE32", [{ return isUInt<8>(Imm) && Imm >= 32; }], InRange#"[32, 255]">,
                DecodeExpr<[{ Bits }], [{ Bits >= 32 }]>;
class CTable<Operand number, string mnemonic>
    : RVInst16<0b10, (outs), (ins number:$index), mnemonic, "$index", FormatCJ> {
  bits<8> index;
  let Predicates = [HasStdExtZcmt];
  let DecoderNamespace = "Zcmp";
  let Inst{15-10} = 0b101000;
  let Inst{9-2} = index;
}
let isTerminator = true in
def CM_JT : CTable<uimm5, "cm.jt"> { let Inst{9-7} = 0; }
let isCall = true, Defs = [X1] in
def CM_JALT : CTable<uimm8ge32, "cm.jalt">;
