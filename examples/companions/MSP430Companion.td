// Completes LLVM's description of MSP430 (lib/Target/MSP430):
//
//   mc -target-td=MSP430Companion.td -I <LLVM's include> -I <lib/Target/MSP430>

include "MSP430.td"
include "codewright/Extensions.td"

def : Companion<"msp430", ["msp430"]>;
def : AsmConventions {
  let CommentString = ";";
  let SeparatorString = "{";
  let ImmediatePrefix = "#";
  let MinInstAlign = 2;
  let MaxInstLength = 6;
  let ElfMachine = 105;
  // Constants behind an instruction look like what the program counter points to.
  let DecoderNamespaces = ["Gamma", "Beta", "Alpha", "Delta"];
}

// Conditions, which are part of mnemonics. The numbers are those of the encoding.
def : Amends<"cc">, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]>, NamedOperand<[
  NamedValue<0, "ne">, NamedValue<1, "eq">, NamedValue<2, "lo">, NamedValue<3, "hs">, NamedValue<4, "n">,
  NamedValue<5, "ge">, NamedValue<6, "l">]>;

// Constants that are made of a register and an addressing mode.
foreach type = ["cg8imm", "cg16imm"] in
  def : Amends<type>,
        EncodeExpr<[{ Imm == 4 ? 0x22 : Imm == 8 ? 0x32 : Imm == -1 ? 0x33 : Imm << 4 | 3 }]>,
        DecodeExpr<[{ Bits == 0x22 ? 4 : Bits == 0x32 ? 8 : Bits == 0x33 ? -1 : Bits >> 4 }],
                   [{ Bits == 0x22 || Bits == 0x32 || (Bits & 15) == 3 }]> {
    code MCOperandPredicate = [{ Imm == -1 || Imm == 0 || Imm == 1 || Imm == 2 || Imm == 4 || Imm == 8 }];
  }

// Distances from the next instruction in units of two bytes, written as those from this one in bytes.
def bareNumber : Operand<i16> { let PrintMethod = "printBare"; }
def ahead : Operand<i16>, WrittenAs<[{ 2 * Imm + 2 }], [{ (Imm - 2) >> 1 }]> {
  let PrintMethod = "printBare";
  code MCOperandPredicate = [{ Imm >= -1 && Imm < 512 }];
}
def back : Operand<i16>, WrittenAs<[{ 2 * Imm + 2 }], [{ (Imm - 2) >> 1 }]> {
  let PrintMethod = "printBare";
  code MCOperandPredicate = [{ Imm >= -512 && Imm < -1 }];
}
def distance : Operand<i16>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ sext(Bits, 10) }]>;
def Ahead : OperandForm<"$$+$to", (ops ahead:$to)>;
def Back : OperandForm<"$$$to", (ops back:$to)>;
def : Amends<"jmptarget">, HasForms<[Ahead, Back]> { dag MIOperandInfo = (ops distance:$to); }

// Memory: `4(r5)`, whose register is in the lower bits of the field; `@r5`, `@r5+`.
def Indexed : OperandForm<"$disp($base)", (ops GR16:$base, bareNumber:$disp)>;
foreach type = ["memsrc", "memdst"] in
  def : Amends<type>, HasForms<[Indexed]> {
    bits<4> part0;
    bits<16> part1;
    bits<20> Layout = { part1, part0 };
  }
def Indirect : OperandForm<"@$base", (ops GR16:$base)>;
def PostIncremented : OperandForm<"@$base+", (ops GR16:$base)>;
def : Amends<"indreg">, HasForms<[Indirect]>;
def : Amends<"postreg">, HasForms<[PostIncremented]>;
