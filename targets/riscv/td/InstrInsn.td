// The directive `.insn`: instructions by format and fields, for what the assembler does not know by name.

// ---- Operands -------------------------------------------------------------------------------------------------------

// Any register that a field of five bits can mean, ...
def AnyReg : RegisterClass<"RISCV", [untyped], 32, (add (sequence "X%u", 0, 31), (sequence "F%u_F", 0, 31))> {
  let isAllocatable = false;
}
// ... and a field of three.
def AnyRegC : RegisterClass<"RISCV", [untyped], 32, (add (sequence "X%u", 8, 15), (sequence "F%u_F", 8, 15))> {
  let isAllocatable = false;
}

// A major opcode, by number or by the name that the manual's opcode map gives it.
class OpcodeClass<int n, int last>
    : ImmClass<"InsnDirectiveOpcode"#n,
               "opcode must be a valid opcode name or an immediate in the range [0, "#last#"]"> {
  let ParserMethod = "parseInsnDirectiveOpcode"#n;
}
class OpcodeOp<int n, int last> : Operand<XLenVT> {
  let MCOperandPredicate = "return isUInt<"#n#">(Imm);";
  let ParserMatchClass = OpcodeClass<n, last>;
}
def uimm7_opcode : OpcodeOp<7, 127>;
def uimm2_opcode : OpcodeOp<2, 2>;
def uimm8 : UImm<8>;

// ---- 32 bits --------------------------------------------------------------------------------------------------------

class DirInsn<dag outs_, dag ins_, string format, string args>
    : RVInstCommon<outs_, ins_, ".insn "#format#" "#args, "", FormatOther> {
  let isAsmParserOnly = true;
  let hasSideEffects = true;
  let mayLoad = true;
  let mayStore = true;
}

class DirInsn32<dag outs_, dag ins_, string format, string args> : DirInsn<outs_, ins_, format, "$opcode, "#args> {
  field bits<32> Inst;
  field bits<32> SoftFail = 0;
  let Size = 4;
  bits<7> opcode;
  let Inst{6-0} = opcode;
}

class InsnR3<dag ins_, string format, string args> : DirInsn32<(outs AnyReg:$rd), ins_, format, args> {
  bits<3> funct3;
  bits<5> rd;
  bits<5> rs1;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

def InsnR : InsnR3<(ins uimm7_opcode:$opcode, uimm3:$funct3, uimm7:$funct7, AnyReg:$rs1, AnyReg:$rs2), "r",
                   "$funct3, $funct7, $rd, $rs1, $rs2"> {
  bits<7> funct7;
  bits<5> rs2;
  let Inst{31-25} = funct7;
  let Inst{24-20} = rs2;
}
def InsnR4 : InsnR3<(ins uimm7_opcode:$opcode, uimm3:$funct3, uimm2:$funct2, AnyReg:$rs1, AnyReg:$rs2, AnyReg:$rs3),
                    "r4", "$funct3, $funct2, $rd, $rs1, $rs2, $rs3"> {
  bits<2> funct2;
  bits<5> rs2;
  bits<5> rs3;
  let Inst{31-27} = rs3;
  let Inst{26-25} = funct2;
  let Inst{24-20} = rs2;
}
class InsnIBase<string args>
    : InsnR3<(ins uimm7_opcode:$opcode, uimm3:$funct3, AnyReg:$rs1, simm12:$imm12), "i", "$funct3, $rd, "#args> {
  bits<12> imm12;
  let Inst{31-20} = imm12;
}
def InsnI : InsnIBase<"$rs1, $imm12">;
def InsnI_Mem : InsnIBase<"${imm12}(${rs1})">;

class InsnTwoSources<dag ins_, string format, string args> : DirInsn32<(outs), ins_, format, args> {
  bits<3> funct3;
  bits<5> rs1;
  bits<5> rs2;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
}
def InsnB : InsnTwoSources<(ins uimm7_opcode:$opcode, uimm3:$funct3, AnyReg:$rs1, AnyReg:$rs2, simm13_lsb0:$imm12), "b",
                           "$funct3, $rs1, $rs2, $imm12"> {
  bits<13> imm12;
  let Inst{31} = imm12{12};
  let Inst{30-25} = imm12{10-5};
  let Inst{11-8} = imm12{4-1};
  let Inst{7} = imm12{11};
}
def InsnS : InsnTwoSources<(ins uimm7_opcode:$opcode, uimm3:$funct3, AnyReg:$rs2, AnyReg:$rs1, simm12_store:$imm12), "s",
                           "$funct3, $rs2, ${imm12}(${rs1})"> {
  bits<12> imm12;
  let Inst{31-25} = imm12{11-5};
  let Inst{11-7} = imm12{4-0};
}
def InsnU : DirInsn32<(outs AnyReg:$rd), (ins uimm7_opcode:$opcode, uimm20_lui:$imm20), "u", "$rd, $imm20"> {
  bits<20> imm20;
  bits<5> rd;
  let Inst{31-12} = imm20;
  let Inst{11-7} = rd;
}
def InsnJ : DirInsn32<(outs AnyReg:$rd), (ins uimm7_opcode:$opcode, simm21_lsb0_jal:$imm20), "j", "$rd, $imm20"> {
  bits<21> imm20;
  bits<5> rd;
  let Inst{31} = imm20{20};
  let Inst{30-21} = imm20{10-1};
  let Inst{20} = imm20{11};
  let Inst{19-12} = imm20{19-12};
  let Inst{11-7} = rd;
}

def : InstAlias<".insn r $opcode, $funct3, $funct2, $rd, $rs1, $rs2, $rs3",
                (InsnR4 AnyReg:$rd, uimm7_opcode:$opcode, uimm3:$funct3, uimm2:$funct2, AnyReg:$rs1, AnyReg:$rs2,
                        AnyReg:$rs3), 0>;
def : InstAlias<".insn i $opcode, $funct3, $rd, (${rs1})",
                (InsnI_Mem AnyReg:$rd, uimm7_opcode:$opcode, uimm3:$funct3, AnyReg:$rs1, 0), 0>;
def : InstAlias<".insn s $opcode, $funct3, $rs2, (${rs1})",
                (InsnS uimm7_opcode:$opcode, uimm3:$funct3, AnyReg:$rs2, AnyReg:$rs1, 0), 0>;
// The names that the formats had before the manual renamed them.
def : InstAlias<".insn sb $opcode, $funct3, $rs1, $rs2, $imm12",
                (InsnB uimm7_opcode:$opcode, uimm3:$funct3, AnyReg:$rs1, AnyReg:$rs2, simm13_lsb0:$imm12), 0>;
def : InstAlias<".insn uj $opcode, $rd, $imm20", (InsnJ AnyReg:$rd, uimm7_opcode:$opcode, simm21_lsb0_jal:$imm20), 0>;

// ---- 16 bits --------------------------------------------------------------------------------------------------------

class DirInsn16<dag outs_, dag ins_, string format, string args> : DirInsn<outs_, ins_, format, "$opcode, "#args> {
  field bits<16> Inst;
  field bits<16> SoftFail = 0;
  let Size = 2;
  let Predicates = [HasStdExtZca];
  bits<2> opcode;
  let Inst{1-0} = opcode;
}
class DirInsn16Funct3<dag outs_, dag ins_, string format, string args>
    : DirInsn16<outs_, ins_, format, "$funct3, "#args> {
  bits<3> funct3;
  let Inst{15-13} = funct3;
}

def InsnCR : DirInsn16<(outs AnyReg:$rd), (ins uimm2_opcode:$opcode, uimm4:$funct4, AnyReg:$rs2), "cr",
                       "$funct4, $rd, $rs2"> {
  bits<4> funct4;
  bits<5> rd;
  bits<5> rs2;
  let Inst{15-12} = funct4;
  let Inst{11-7} = rd;
  let Inst{6-2} = rs2;
}
def InsnCI : DirInsn16Funct3<(outs AnyReg:$rd), (ins uimm2_opcode:$opcode, uimm3:$funct3, simm6:$imm6), "ci",
                             "$rd, $imm6"> {
  bits<6> imm6;
  bits<5> rd;
  let Inst{12} = imm6{5};
  let Inst{11-7} = rd;
  let Inst{6-2} = imm6{4-0};
}
def InsnCIW : DirInsn16Funct3<(outs AnyRegC:$rd), (ins uimm2_opcode:$opcode, uimm3:$funct3, uimm8:$imm8), "ciw",
                              "$rd, $imm8"> {
  bits<8> imm8;
  bits<3> rd;
  let Inst{12-5} = imm8;
  let Inst{4-2} = rd;
}
def InsnCSS : DirInsn16Funct3<(outs), (ins uimm2_opcode:$opcode, uimm3:$funct3, AnyReg:$rs2, uimm6:$imm6), "css",
                              "$rs2, $imm6"> {
  bits<6> imm6;
  bits<5> rs2;
  let Inst{12-7} = imm6;
  let Inst{6-2} = rs2;
}
class InsnCMem<dag outs_, dag ins_, string format, string reg>
    : DirInsn16Funct3<outs_, ins_, format, reg#", ${imm5}(${rs1})"> {
  bits<5> imm5;
  bits<3> rs1;
  let Inst{12-10} = imm5{4-2};
  let Inst{9-7} = rs1;
  let Inst{6-5} = imm5{1-0};
}
def InsnCL : InsnCMem<(outs AnyRegC:$rd), (ins uimm2_opcode:$opcode, uimm3:$funct3, AnyRegC:$rs1, uimm5:$imm5), "cl",
                      "$rd"> {
  bits<3> rd;
  let Inst{4-2} = rd;
}
def InsnCS : InsnCMem<(outs), (ins uimm2_opcode:$opcode, uimm3:$funct3, AnyRegC:$rs2, AnyRegC:$rs1, uimm5:$imm5), "cs",
                      "$rs2"> {
  bits<3> rs2;
  let Inst{4-2} = rs2;
}
def InsnCA : DirInsn16<(outs AnyRegC:$rd), (ins uimm2_opcode:$opcode, uimm6:$funct6, uimm2:$funct2, AnyRegC:$rs2), "ca",
                       "$funct6, $funct2, $rd, $rs2"> {
  bits<6> funct6;
  bits<2> funct2;
  bits<3> rd;
  bits<3> rs2;
  let Inst{15-10} = funct6;
  let Inst{9-7} = rd;
  let Inst{6-5} = funct2;
  let Inst{4-2} = rs2;
}
def InsnCB : DirInsn16Funct3<(outs), (ins uimm2_opcode:$opcode, uimm3:$funct3, AnyRegC:$rs1, simm9_lsb0:$imm8), "cb",
                             "$rs1, $imm8"> {
  bits<9> imm8;
  bits<3> rs1;
  let Inst{12} = imm8{8};
  let Inst{11-10} = imm8{4-3};
  let Inst{9-7} = rs1;
  let Inst{6-5} = imm8{7-6};
  let Inst{4-3} = imm8{2-1};
  let Inst{2} = imm8{5};
}
def InsnCJ : DirInsn16Funct3<(outs), (ins uimm2_opcode:$opcode, uimm3:$funct3, simm12_lsb0:$imm11), "cj", "$imm11"> {
  bits<12> imm11;
  let Inst{12} = imm11{11};
  let Inst{11} = imm11{4};
  let Inst{10-9} = imm11{9-8};
  let Inst{8} = imm11{10};
  let Inst{7} = imm11{6};
  let Inst{6} = imm11{7};
  let Inst{5-3} = imm11{3-1};
  let Inst{2} = imm11{5};
}

def : InstAlias<".insn cl $opcode, $funct3, $rd, (${rs1})",
                (InsnCL AnyRegC:$rd, uimm2_opcode:$opcode, uimm3:$funct3, AnyRegC:$rs1, 0), 0>;
def : InstAlias<".insn cs $opcode, $funct3, $rs2, (${rs1})",
                (InsnCS uimm2_opcode:$opcode, uimm3:$funct3, AnyRegC:$rs2, AnyRegC:$rs1, 0), 0>;

// ---- Any bits -------------------------------------------------------------------------------------------------------
// The directive's own code makes these from a length and a value.

class RawInsn<int bytes> : RVInstCommon<(outs), (ins ixlenimm:$value), ".insn 0x"#bytes#", $value", "", FormatOther> {
  let isCodeGenOnly = true;
  let hasSideEffects = true;
  let mayLoad = true;
  let mayStore = true;
  let Size = bytes;
}
def Insn16 : RawInsn<2> {
  bits<16> value;
  field bits<16> Inst = value;
}
def Insn32 : RawInsn<4> {
  bits<32> value;
  field bits<32> Inst = value;
}
def Insn48 : RawInsn<6> {
  bits<48> value;
  field bits<48> Inst = value;
}
def Insn64 : RawInsn<8> {
  bits<64> value;
  field bits<64> Inst = value;
}
