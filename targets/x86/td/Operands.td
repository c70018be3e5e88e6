// Operands: memory, immediates, targets of branches.
//
// A statement's operands are read before the instruction is known (src/mc/parse.rs), so what text can be is decided by
// classes: a register class by its members, an immediate by MCOperandPredicate, memory by the class's ParserMethod, which
// names a test below; src/mc/operands.rs carries them out. AT&T memory has no size and fits all; Intel memory fits by its size keyword.

// ---- Memory ---------------------------------------------------------------------------------------------------------

// What a test asks of a memory operand. All but the last three also ask for the size of the datum, if text says one.
class MemTest<bits<4> value> {
  bits<4> Value = value;
}
// Any memory without vector index; with one of `Detail` bits, elements of `Bits` bits.
def AnyMemory : MemTest<0>;
def VectorMemory : MemTest<1>;
// No registers but the segment, and an address of `Detail` bits; one of 64 bits, where 32 are not enough.
def OffsetMemory : MemTest<2>;
def FarMemory : MemTest<3>;
// The source or the destination of a string instruction.
def StringSource : MemTest<4>;
def StringDestination : MemTest<5>;
// The target of a branch; in 16-bit code only the one that has 16 bits.
def TargetMemory : MemTest<6>;
def ShortTarget : MemTest<7>;
// No memory, but a rounding mode.
def RoundingMode : MemTest<8>;
// What a SIB byte can say: not relative to the instruction pointer.
def SibMemory : MemTest<9>;
// No memory, but flags: `{dfv=of,cf}`.
def FlagsWord : MemTest<10>;

// Accepted where the statement has a memory operand that passes the test: of so many bits, 0 for any.
class MemClass<string name, MemTest test = AnyMemory, int bits_ = 0, int detail = 0, list<AsmOperandClass> supers = []>
    : AsmOperandClass {
  let Name = name;
  let ParserMethod = name;
  let SuperClasses = supers;
  MemTest Test = test;
  int Bits = bits_;
  int Detail = detail;
}

def X86MemAsmOperand : MemClass<"Mem">;
foreach size = [8, 16, 32, 64, 80, 128, 256, 512] in
  def X86Mem#size#AsmOperand : MemClass<"Mem"#size, AnyMemory, size>;
// With a vector index of 128, 256 or 512 bits: the number after the underscore is the size of the elements.
foreach index = ["X", "Y", "Z"] in
  foreach size = [32, 64] in
    def X86Mem#size#_R#index#AsmOperand
        : MemClass<"Mem"#size#"_R"#index, VectorMemory, size, !cond(!eq(index, "X"): 128, !eq(index, "Y"): 256, true: 512)>;
def X86SibMemAsmOperand : MemClass<"SibMem", SibMemory>;

def MemTests : GenericEnum {
  let FilterClass = "MemTest";
  let ValueField = "Value";
}
def MemClasses : GenericTable {
  let FilterClass = "MemClass";
  let Fields = ["Name", "Test", "Bits", "Detail"];
  GenericEnum TypeOf_Test = MemTests;
}

// Bases and indices of all widths; the encoder checks what goes together.
def MemBase : RegisterOperand<GR64>;
def MemScale : Operand<i8> {
  let OperandType = "OPERAND_IMMEDIATE";
  let MCOperandPredicate = [{ Imm == 1 || Imm == 2 || Imm == 4 || Imm == 8 }];
}
def MemDisp : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; }

// Base, scale, index, displacement, segment. `print` writes it with the size keyword of Intel's syntax.
class X86MemOperand<string print, AsmOperandClass parser = X86MemAsmOperand, int size = 0, RegisterClass index = GR64_NOSP>
    : Operand<iPTR> {
  let PrintMethod = print;
  let MIOperandInfo = (ops MemBase:$base, MemScale:$scale, index:$index, MemDisp:$disp, SEGMENT_REG:$segment);
  let ParserMatchClass = parser;
  let OperandType = "OPERAND_MEMORY";
  // Bits; 0: not said.
  int Size = size;
}

// Memory whose size does not matter, or is not written.
def anymem : X86MemOperand<"printMemReference">;
def opaquemem : X86MemOperand<"printopaquemem">;
def sibmem : X86MemOperand<"printMemReference", X86SibMemAsmOperand>;
foreach size = [8, 16, 32, 64, 128, 256, 512] in
  def i#size#mem : X86MemOperand<!cond(!eq(size, 8): "printbytemem", !eq(size, 16): "printwordmem",
                                        !eq(size, 32): "printdwordmem", !eq(size, 64): "printqwordmem",
                                        !eq(size, 128): "printxmmwordmem", !eq(size, 256): "printymmwordmem",
                                        true: "printzmmwordmem"),
                                 !cast<AsmOperandClass>("X86Mem"#size#"AsmOperand"), size>;
def f16mem : X86MemOperand<"printwordmem", X86Mem16AsmOperand, 16>;
def f32mem : X86MemOperand<"printdwordmem", X86Mem32AsmOperand, 32>;
def f64mem : X86MemOperand<"printqwordmem", X86Mem64AsmOperand, 64>;
def f80mem : X86MemOperand<"printtbytemem", X86Mem80AsmOperand, 80>;
def f128mem : X86MemOperand<"printxmmwordmem", X86Mem128AsmOperand, 128>;
def f256mem : X86MemOperand<"printymmwordmem", X86Mem256AsmOperand, 256>;
def f512mem : X86MemOperand<"printzmmwordmem", X86Mem512AsmOperand, 512>;
// Scalars of SSE: memory of the scalar's size that intrinsics take for a vector.
def ssmem : X86MemOperand<"printdwordmem", X86Mem32AsmOperand, 32>;
def sdmem : X86MemOperand<"printqwordmem", X86Mem64AsmOperand, 64>;
// Far pointers.
def farptr16mem : X86MemOperand<"printdwordmem", X86Mem32AsmOperand, 32>;
// Without the registers that need a REX prefix.
def i8mem_NOREX : X86MemOperand<"printbytemem", X86Mem8AsmOperand, 8, GR64_NOREX_NOSP>;
// Gathered with a vector index.
def vx32mem : X86MemOperand<"printdwordmem", X86Mem32_RXAsmOperand, 32, VR128>;
def vx64mem : X86MemOperand<"printqwordmem", X86Mem64_RXAsmOperand, 64, VR128>;
def vy32mem : X86MemOperand<"printdwordmem", X86Mem32_RYAsmOperand, 32, VR256>;
def vy64mem : X86MemOperand<"printqwordmem", X86Mem64_RYAsmOperand, 64, VR256>;
// The same with the registers that EVEX reaches.
def vx32xmem : X86MemOperand<"printdwordmem", X86Mem32_RXAsmOperand, 32, VR128X>;
def vx64xmem : X86MemOperand<"printqwordmem", X86Mem64_RXAsmOperand, 64, VR128X>;
def vy32xmem : X86MemOperand<"printdwordmem", X86Mem32_RYAsmOperand, 32, VR256X>;
def vy64xmem : X86MemOperand<"printqwordmem", X86Mem64_RYAsmOperand, 64, VR256X>;
def vz32mem : X86MemOperand<"printdwordmem", X86Mem32_RZAsmOperand, 32, VR512>;
def vz64mem : X86MemOperand<"printqwordmem", X86Mem64_RZAsmOperand, 64, VR512>;
// Addresses that are computed and not accessed.
def lea64_32mem : X86MemOperand<"printMemReference">;
def lea64mem : X86MemOperand<"printMemReference">;

// Operands of string instructions: a register, and a segment if it can be overridden.
foreach size = [8, 16, 32, 64] in {
  defvar suffix = !cond(!eq(size, 8): "8", !eq(size, 16): "16", !eq(size, 32): "32", true: "64");
  def X86SrcIdx#suffix#AsmOperand : MemClass<"SrcIdx"#suffix, StringSource, size, 0, [X86MemAsmOperand]>;
  def X86DstIdx#suffix#AsmOperand : MemClass<"DstIdx"#suffix, StringDestination, size, 0, [X86MemAsmOperand]>;
  def srcidx#suffix : Operand<iPTR> {
    let PrintMethod = "printSrcIdx"#suffix;
    let MIOperandInfo = (ops MemBase:$base, SEGMENT_REG:$segment);
    let ParserMatchClass = !cast<AsmOperandClass>("X86SrcIdx"#suffix#"AsmOperand");
    let OperandType = "OPERAND_MEMORY";
  }
  def dstidx#suffix : Operand<iPTR> {
    let PrintMethod = "printDstIdx"#suffix;
    let MIOperandInfo = (ops MemBase:$base);
    let ParserMatchClass = !cast<AsmOperandClass>("X86DstIdx"#suffix#"AsmOperand");
    let OperandType = "OPERAND_MEMORY";
  }
}

// Absolute addresses of moves of the accumulator: size of the address, size of the datum.
foreach address = [16, 32, 64] in
  foreach size = [8, 16, 32, 64] in {
    defvar name = address#"_"#size;
    def X86MemOffs#name#AsmOperand : MemClass<"MemOffs"#name, OffsetMemory, size, address, [X86MemAsmOperand]>;
    def offset#name : Operand<iPTR> {
      let PrintMethod = "printMemOffs"#size;
      let MIOperandInfo = (ops MemDisp:$disp, SEGMENT_REG:$segment);
      let ParserMatchClass = !cast<AsmOperandClass>("X86MemOffs"#name#"AsmOperand");
      let OperandType = "OPERAND_MEMORY";
    }
  }

// Those that do not fit 32 bits.
foreach size = [8, 16, 32, 64] in {
  def X86FarOffs#size#AsmOperand : MemClass<"FarOffs"#size, FarMemory, size, 0, [X86MemAsmOperand]>;
  def faroffset#size : Operand<iPTR> {
    let PrintMethod = "printMemOffs"#size;
    let MIOperandInfo = (ops MemDisp:$disp, SEGMENT_REG:$segment);
    let ParserMatchClass = !cast<AsmOperandClass>("X86FarOffs"#size#"AsmOperand");
    let OperandType = "OPERAND_MEMORY";
  }
}

// ---- Fixups ---------------------------------------------------------------------------------------------------------
// Places in instructions; which relocation one becomes also depends on the specifier of the symbol (src/mc/relocations.rs).

class X86Fixup<string name, int size, bit pcrel = false> : Fixup<name, 0, size, pcrel>;

// A byte that is extended with its sign is enough for what it holds; for more, the instruction is relaxed.
def FK_Data_1 : X86Fixup<"FK_Data_1", 8> { let FitsExpr = [{ isInt<8>(Value) || isUInt<8>(Value) }]; }
def FK_Data_2 : X86Fixup<"FK_Data_2", 16>;
def FK_Data_4 : X86Fixup<"FK_Data_4", 32>;
def FK_Data_8 : X86Fixup<"FK_Data_8", 64>;
def FK_PCRel_1 : X86Fixup<"FK_PCRel_1", 8, true> {
  let FitsExpr = [{ isInt<8>(Value) }];
  let RangeMessage = "value of {value} is too large for field of 1 byte.";
}
def FK_PCRel_2 : X86Fixup<"FK_PCRel_2", 16, true> { let FitsExpr = [{ isInt<16>(Value) || isUInt<16>(Value) }]; }
def FK_PCRel_4 : X86Fixup<"FK_PCRel_4", 32, true>;
// 32 bits that are extended with their sign.
def reloc_signed_4byte : X86Fixup<"reloc_signed_4byte", 32>;
// The same, in an instruction that the linker may rewrite.
def reloc_signed_4byte_relax : X86Fixup<"reloc_signed_4byte_relax", 32>;
// Displacements from RIP: plain ones, those of a movq that loads from the global offset table, those of other
// instructions that the linker may rewrite, without and with REX.
def reloc_riprel_4byte : X86Fixup<"reloc_riprel_4byte", 32, true>;
def reloc_riprel_4byte_movq_load : X86Fixup<"reloc_riprel_4byte_movq_load", 32, true>;
def reloc_riprel_4byte_relax : X86Fixup<"reloc_riprel_4byte_relax", 32, true>;
def reloc_riprel_4byte_relax_rex : X86Fixup<"reloc_riprel_4byte_relax_rex", 32, true>;
// The same with REX2, and of additions with EVEX.
def reloc_riprel_4byte_movq_load_rex2 : X86Fixup<"reloc_riprel_4byte_movq_load_rex2", 32, true>;
def reloc_riprel_4byte_relax_rex2 : X86Fixup<"reloc_riprel_4byte_relax_rex2", 32, true>;
def reloc_riprel_4byte_relax_evex : X86Fixup<"reloc_riprel_4byte_relax_evex", 32, true>;
// The distance of the global offset table.
def reloc_global_offset_table : X86Fixup<"reloc_global_offset_table", 32>;
def reloc_global_offset_table8 : X86Fixup<"reloc_global_offset_table8", 64>;
// Targets of calls and jumps.
def reloc_branch_4byte_pcrel : X86Fixup<"reloc_branch_4byte_pcrel", 32, true>;

// ---- Immediates -----------------------------------------------------------------------------------------------------

// Constants of an immediate; an expression that is not constant is accepted if there is a fixup.
class ImmClass<string name, list<AsmOperandClass> supers = [ImmAsmOperand]> : AsmOperandClass {
  let Name = name;
  let SuperClasses = supers;
}
def ImmUnsignedi8AsmOperand : ImmClass<"ImmUnsignedi8">;
def ImmUnsignedi4AsmOperand : ImmClass<"ImmUnsignedi4", [ImmUnsignedi8AsmOperand]>;
def ImmSExti64i32AsmOperand : ImmClass<"ImmSExti64i32">;
def ImmSExti16i8AsmOperand : ImmClass<"ImmSExti16i8", [ImmSExti64i32AsmOperand]>;
def ImmSExti32i8AsmOperand : ImmClass<"ImmSExti32i8">;
def ImmSExti64i8AsmOperand
    : ImmClass<"ImmSExti64i8", [ImmSExti16i8AsmOperand, ImmSExti32i8AsmOperand, ImmSExti64i32AsmOperand]>;

class SymbolAs<Fixup fixup> : OperandFixup<NoSpecifier, fixup>;
def SymbolData1 : SymbolAs<FK_Data_1>;
def SymbolData2 : SymbolAs<FK_Data_2>;
def SymbolData4 : SymbolAs<FK_Data_4>;
def SymbolData8 : SymbolAs<FK_Data_8>;
def SymbolSigned4 : SymbolAs<reloc_signed_4byte>;

class X86Imm<ValueType ty, code valid, AsmOperandClass parser, list<OperandFixup> fixups> : Operand<ty>, HasFixups<fixups> {
  let OperandType = "OPERAND_IMMEDIATE";
  let PrintMethod = "printImmediate";
  let MCOperandPredicate = valid;
  let ParserMatchClass = parser;
}

// A full immediate of the operand's size; whatever is written is cut to it.
def imm8 : X86Imm<i8, [{ 1 }], ImmAsmOperand, [SymbolData1]>;
def imm16 : X86Imm<i16, [{ 1 }], ImmAsmOperand, [SymbolData2]>;
def imm32 : X86Imm<i32, [{ 1 }], ImmAsmOperand, [SymbolData4]>;
def imm64 : X86Imm<i64, [{ 1 }], ImmAsmOperand, [SymbolData8]>;

// A byte extended with its sign to 16, 32, 64 bits; the value may be written without sign where the wider type has it.
def i16i8imm : X86Imm<i16, [{ isInt<8>(Imm) || (isUInt<16>(Imm) && isInt<8>(sext(Imm, 16))) }],
                      ImmSExti16i8AsmOperand, [SymbolData1]>;
def i32i8imm : X86Imm<i32, [{ isInt<8>(Imm) || (isUInt<32>(Imm) && isInt<8>(sext(Imm, 32))) }],
                      ImmSExti32i8AsmOperand, [SymbolData1]>;
def i64i8imm : X86Imm<i64, [{ isInt<8>(Imm) }], ImmSExti64i8AsmOperand, [SymbolData1]>;
// 32 bits extended to 64.
def i64i32imm : X86Imm<i64, [{ isInt<32>(Imm) }], ImmSExti64i32AsmOperand, [SymbolSigned4]>;
// A byte with or without sign, printed without.
let PrintMethod = "printU8Imm" in {
  def u8imm : X86Imm<i8, [{ isUInt<8>(Imm) || isInt<8>(Imm) }], ImmUnsignedi8AsmOperand, [SymbolData1]>;
  def i16u8imm : X86Imm<i16, [{ isUInt<8>(Imm) || isInt<8>(Imm) }], ImmUnsignedi8AsmOperand, [SymbolData1]>;
  def i32u8imm : X86Imm<i32, [{ isUInt<8>(Imm) || isInt<8>(Imm) }], ImmUnsignedi8AsmOperand, [SymbolData1]>;
  def i64u8imm : X86Imm<i64, [{ isUInt<8>(Imm) || isInt<8>(Imm) }], ImmUnsignedi8AsmOperand, [SymbolData1]>;
}
def u4imm : X86Imm<i8, [{ isUInt<4>(Imm) }], ImmUnsignedi4AsmOperand, []>;

// A condition code: part of the mnemonic, so never an operand of text.
def ccode : Operand<i8> {
  let PrintMethod = "printCondCode";
  let OperandType = "OPERAND_COND_CODE";
}

// A rounding mode for one instruction, `{rn-sae}`: to nearest, down, up, to zero; exceptions are not reported.
def RoundingAsmOperand : MemClass<"Rounding", RoundingMode>;
def AVX512RC : Operand<i32> {
  let PrintMethod = "printRoundingControl";
  let OperandType = "OPERAND_ROUNDING_CONTROL";
  let ParserMatchClass = RoundingAsmOperand;
}

// What the flags are if the condition of a conditional comparison does not hold: `{dfv=of,sf,zf,cf}`.
def ConditionFlagsAsmOperand : MemClass<"ConditionFlags", FlagsWord>;
def cflags : Operand<i8> {
  let PrintMethod = "printConditionFlags";
  let OperandType = "OPERAND_COND_FLAGS";
  let ParserMatchClass = ConditionFlagsAsmOperand;
}

// A condition of such a comparison, two of which are others than elsewhere.
def compare_ccode : Operand<i8> {
  let PrintMethod = "printCompareCondCode";
  let OperandType = "OPERAND_COND_CODE";
}

// ---- Targets of branches --------------------------------------------------------------------------------------------

def X86AbsMemAsmOperand : MemClass<"AbsMem", TargetMemory>;
def X86AbsMem16AsmOperand : MemClass<"AbsMem16", ShortTarget>;

class BranchTarget<ValueType ty, Fixup fixup, AsmOperandClass parser = X86AbsMemAsmOperand>
    : Operand<ty>, HasFixups<[OperandFixup<NoSpecifier, fixup>]> {
  let OperandType = "OPERAND_PCREL";
  let PrintMethod = "printTargetFromEnd";
  let ParserMatchClass = parser;
}
def brtarget8 : BranchTarget<OtherVT, FK_PCRel_1>;
def brtarget16 : BranchTarget<OtherVT, FK_PCRel_2, X86AbsMem16AsmOperand>;
def brtarget32 : BranchTarget<OtherVT, reloc_branch_4byte_pcrel>;
def i16imm_brtarget : BranchTarget<i16, FK_PCRel_2, X86AbsMem16AsmOperand>;
def i32imm_brtarget : BranchTarget<i32, reloc_branch_4byte_pcrel>;
def i64i32imm_brtarget : BranchTarget<i64, reloc_branch_4byte_pcrel>;

// An integer register of which 32 bits count; text may also name it by its 64-bit name.
def GR32orGR64 : RegisterOperand<GR32>, OrWholeRegister;
