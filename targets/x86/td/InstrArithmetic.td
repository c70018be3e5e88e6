// Integer arithmetic and logic: chapter 7.3 of the manual's volume 1.

// ---- Sizes of integers ----------------------------------------------------------------------------------------------

// What depends on the size of an operand. The lowest bit of most opcodes says whether it is a byte.
class IntegerType<int width, string suffix, RegisterClass rc, X86MemOperand mem, Operand imm, string immName, Operand imm8,
                  ImmType immT, OperandSize opSize, Register acc> {
  string Bits = !cast<string>(width);
  // The letter at the end of AT&T mnemonics.
  string Suffix = suffix;
  RegisterClass RC = rc;
  X86MemOperand Mem = mem;
  // A full immediate (32 bits for 64), its name in names of instructions, and a byte that is extended.
  Operand Imm = imm;
  string ImmName = immName;
  Operand Imm8 = imm8;
  ImmType ImmT = immT;
  OperandSize OpSize = opSize;
  Register Acc = acc;
  string AccName = acc.AsmName;
  bit IsByte = !eq(width, 8);
  bit Is64 = !eq(width, 64);
  // As long as an address in programs of 32 and 64 bits.
  bit IsLong = !ge(width, 32);
}
def Xi8 : IntegerType<8, "b", GR8, i8mem, imm8, "", imm8, Imm8, OpSizeFixed, AL>;
def Xi16 : IntegerType<16, "w", GR16, i16mem, imm16, "", i16i8imm, Imm16, OpSize16Size, AX>;
def Xi32 : IntegerType<32, "l", GR32, i32mem, imm32, "", i32i8imm, Imm32, OpSize32Size, EAX>;
def Xi64 : IntegerType<64, "q", GR64, i64mem, i64i32imm, "32", i64i8imm, Imm32S, OpSizeFixed, RAX>;

defvar AllTypes = [Xi8, Xi16, Xi32, Xi64];
defvar WideTypes = [Xi16, Xi32, Xi64];

// An instruction of a type: mnemonic without letter, and operands in both syntaxes. `fixed`: the opcode is that of all sizes.
class TypedInst<IntegerType t, bits<8> o, Format f, ImmType i, dag outs_, dag ins_, string mnemonic, string args,
                bit fixed = false>
    : X86Inst<o, f, i, outs_, ins_, mnemonic#"{"#t.Suffix#"}"#!if(!empty(args), "", "\t"#args)> {
  let Opcode{0} = !if(!or(fixed, t.IsByte), o{0}, 1);
  let OpSize = t.OpSize;
  let hasREX_W = t.Is64;
  // EVEX.W means nothing to bytes.
  let ignoresW = t.IsByte;
  let Predicates = !if(t.Is64, [In64BitMode], []<Predicate>);
}

// Found by the disassembler; the assembler takes another encoding.
class DisassembleOnly {
  bit isCodeGenOnly = true;
  bit ForceDisassemble = true;
}

// ---- Two operands ---------------------------------------------------------------------------------------------------

// add, or, adc, sbb, and, sub, xor, cmp: opcodes from 8 * n on, and group 1 with n in the reg field. `keeps`: only flags
// change. `fuses`: see FusesWith; what writes memory does not. `result`: see FlagsOfResult. `nf`: APX has it without flags.
multiclass BinaryOf<IntegerType t, string mnemonic, bits<8> base, Format inReg, Format inMem, bit keeps, bit commutes,
                    bits<3> fuses, FlagsOfResult result, bit nf> {
  defvar two = "{$src2, $src1|$src1, $src2}";
  defvar B = t.Bits;
  defvar out = !if(keeps, (outs), (outs t.RC:$dst));
  defvar opRM = !or(base, 2);
  let hasEVEXForm = !not(keeps), hasEVEX_NF = nf in {
  let Constraints = !if(keeps, "", "$src1 = $dst"), FusesWith = fuses in {
    let isCommutable = commutes, ResultFlags = result in
    def B#rr : TypedInst<t, base, MRMDestReg, NoImm, out, (ins t.RC:$src1, t.RC:$src2), mnemonic, two>;
    def B#rr_REV : TypedInst<t, opRM, MRMSrcReg, NoImm, out, (ins t.RC:$src1, t.RC:$src2), mnemonic, two>,
                   DisassembleOnly;
    let LinkerMayRelax = t.IsLong, ResultFlags = result in
    def B#rm : TypedInst<t, opRM, MRMSrcMem, NoImm, out, (ins t.RC:$src1, t.Mem:$src2), mnemonic, two>;
    let ResultFlags = result in
    def B#ri#t.ImmName : TypedInst<t, 0x80, inReg, t.ImmT, out, (ins t.RC:$src1, t.Imm:$src2), mnemonic, two>;
  }
  let mayLoad = true, mayStore = !not(keeps) in {
    let FusesWith = !if(keeps, fuses, 0) in
    def B#mr : TypedInst<t, base, MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), mnemonic, two>;
    def B#mi#t.ImmName : TypedInst<t, 0x80, inMem, t.ImmT, (outs), (ins t.Mem:$src1, t.Imm:$src2), mnemonic, two>;
  }
  }
  // The accumulator has an encoding without ModRM.
  defvar opAcc = !or(base, 4);
  let Uses = [t.Acc], Defs = !if(keeps, [EFLAGS], [t.Acc, EFLAGS]), FusesWith = fuses in
  def B#i#!if(t.Is64, "32", B)
      : TypedInst<t, opAcc, RawFrm, t.ImmT, (outs), (ins t.Imm:$src), mnemonic,
                  "{$src, %"#t.AccName#"|"#t.AccName#", $src}">;
}

// With a byte that is extended to the operand's size.
multiclass BinaryImm8Of<IntegerType t, string mnemonic, Format inReg, Format inMem, bit keeps, bits<3> fuses,
                        FlagsOfResult result, bit nf> {
  defvar two = "{$src2, $src1|$src1, $src2}";
  defvar B = t.Bits;
  defvar out = !if(keeps, (outs), (outs t.RC:$dst));
  let hasEVEXForm = !not(keeps), hasEVEX_NF = nf in {
  let Constraints = !if(keeps, "", "$src1 = $dst"), FusesWith = fuses, ResultFlags = result in
  def B#ri8 : TypedInst<t, 0x83, inReg, Imm8, out, (ins t.RC:$src1, t.Imm8:$src2), mnemonic, two>;
  let mayLoad = true, mayStore = !not(keeps) in
  def B#mi8 : TypedInst<t, 0x83, inMem, Imm8, (outs), (ins t.Mem:$src1, t.Imm8:$src2), mnemonic, two>;
  }
}

multiclass IntBinary<string mnemonic, int n, bit commutes = false, bit keeps = false, bits<3> fuses = 0,
                     FlagsOfResult result = NoFlagsOfResult, bit nf = true> {
  defvar base = !shl(n, 3);
  defvar inReg = !cast<Format>("MRM"#n#"r");
  defvar inMem = !cast<Format>("MRM"#n#"m");
  foreach t = AllTypes in
    defm NAME : BinaryOf<t, mnemonic, base, inReg, inMem, keeps, commutes, fuses, result, nf>;
  foreach t = WideTypes in
    defm NAME : BinaryImm8Of<t, mnemonic, inReg, inMem, keeps, fuses, result, nf>;
  // The same byte immediate under another opcode, which only old processors have.
  defvar two = "{$src2, $src1|$src1, $src2}";
  let Predicates = [Not64BitMode] in {
    let Constraints = !if(keeps, "", "$src1 = $dst") in
    def 8ri8 : Ii8<0x82, inReg, !if(keeps, (outs), (outs GR8:$dst)), (ins GR8:$src1, imm8:$src2), mnemonic#"{b}\t"#two, []>,
               DisassembleOnly;
    let mayStore = !not(keeps) in
    def 8mi8 : Ii8<0x82, inMem, (outs), (ins i8mem:$src1, imm8:$src2), mnemonic#"{b}\t"#two, []>, DisassembleOnly;
  }
}

let Defs = [EFLAGS] in {
  defm ADD : IntBinary<"add", 0, true, false, 3, ZeroAndSign>;
  defm OR : IntBinary<"or", 1, true, false, 0, AllFlags>;
  let Uses = [EFLAGS] in {
    defm ADC : IntBinary<"adc", 2, true, false, 0, NoFlagsOfResult, false>;
    defm SBB : IntBinary<"sbb", 3, false, false, 0, NoFlagsOfResult, false>;
  }
  defm AND : IntBinary<"and", 4, true, false, 7, AllFlags>;
  defm SUB : IntBinary<"sub", 5, false, false, 3, ZeroAndSign>;
  defm XOR : IntBinary<"xor", 6, true, false, 0, AllFlags>;
  let isCompare = true in
  defm CMP : IntBinary<"cmp", 7, false, true, 3, NoFlagsOfResult, false>;
}

// An immediate is as short as it can be; with the accumulator, the encoding without ModRM is shorter than one with.
class Shorten<dag input, dag output> : CompressPat<input, output> {
  let isCompressOnly = true;
}
foreach name = ["ADD", "OR", "ADC", "SBB", "AND", "SUB", "XOR", "CMP"] in
  foreach t = WideTypes in {
    defvar N = name#t.Bits;
    defvar full = !cast<Instruction>(N#"ri"#t.ImmName);
    defvar accumulator = !cast<Instruction>(N#"i"#!if(t.Is64, "32", t.Bits));
    defvar byte = !cast<Instruction>(N#"ri8");
    def : Shorten<(full t.RC:$r, t.Imm8:$i), (byte t.RC:$r, t.Imm8:$i)>;
    // A symbol may turn out to be more than a byte.
    def : Relaxation<(byte $r, $i), (full $r, $i)>;
    def : Relaxation<(!cast<Instruction>(N#"mi8") t.Mem:$m, $i),
                     (!cast<Instruction>(N#"mi"#t.ImmName) t.Mem:$m, $i)>;
    def : Shorten<(full t.Acc, t.Imm:$i), (accumulator t.Imm:$i)>;
    def : Shorten<(accumulator t.Imm8:$i), (byte t.Acc, t.Imm8:$i)>;
  }

// test: and without result.
multiclass TestOf<IntegerType t> {
  defvar two = "{$src2, $src1|$src1, $src2}";
  defvar B = t.Bits;
  let FusesWith = 7 in {
  let isCommutable = true in
  def B#rr : TypedInst<t, 0x84, MRMDestReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), "test", two>;
  let mayLoad = true, mayStore = false, LinkerMayRelax = t.IsLong in
  def B#mr : TypedInst<t, 0x84, MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), "test", two>;
  def B#ri#t.ImmName : TypedInst<t, 0xf6, MRM0r, t.ImmT, (outs), (ins t.RC:$src1, t.Imm:$src2), "test", two>;
  }
  def B#mi#t.ImmName : TypedInst<t, 0xf6, MRM0m, t.ImmT, (outs), (ins t.Mem:$src1, t.Imm:$src2), "test", two>;
  let Uses = [t.Acc], FusesWith = 7 in
  def B#i#!if(t.Is64, "32", B)
      : TypedInst<t, 0xa8, RawFrm, t.ImmT, (outs), (ins t.Imm:$src), "test",
                  "{$src, %"#t.AccName#"|"#t.AccName#", $src}">;
}
let Defs = [EFLAGS], isCompare = true in
foreach t = AllTypes in
  defm TEST : TestOf<t>;
foreach t = AllTypes in
  def : InstAlias<"test{"#t.Suffix#"}\t{$mem, $val|$val, $mem}",
                  (!cast<Instruction>("TEST"#t.Bits#"mr") t.Mem:$mem, t.RC:$val), 0>;

// ---- One operand ----------------------------------------------------------------------------------------------------

multiclass IntUnary<string mnemonic, bits<8> o, int n, bit hasFlags = true, bits<3> fuses = 0> {
  defvar result = !if(hasFlags, ZeroAndSign, NoFlagsOfResult);
  defvar inReg = !cast<Format>("MRM"#n#"r");
  defvar inMem = !cast<Format>("MRM"#n#"m");
  let Defs = !if(hasFlags, [EFLAGS], []<Register>), hasEVEXForm = true, hasEVEX_NF = hasFlags in
  foreach t = AllTypes in {
    let Constraints = "$src = $dst", FusesWith = fuses, ResultFlags = result in
    def t.Bits#r : TypedInst<t, o, inReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), mnemonic, "$src">;
    let mayStore = true in
    def t.Bits#m : TypedInst<t, o, inMem, NoImm, (outs), (ins t.Mem:$src), mnemonic, "$src">;
  }
}
defm INC : IntUnary<"inc", 0xfe, 0, true, 2>;
defm DEC : IntUnary<"dec", 0xfe, 1, true, 2>;
defm NOT : IntUnary<"not", 0xf6, 2, false>;
defm NEG : IntUnary<"neg", 0xf6, 3>;

// One byte where there is no REX, whose place it has.
let Constraints = "$src = $dst", Defs = [EFLAGS], Predicates = [Not64BitMode], FusesWith = 2 in {
  def INC16r_alt : I<0x40, AddRegFrm, (outs GR16:$dst), (ins GR16:$src), "inc{w}\t$src", []>, OpSize16;
  def INC32r_alt : I<0x40, AddRegFrm, (outs GR32:$dst), (ins GR32:$src), "inc{l}\t$src", []>, OpSize32;
  def DEC16r_alt : I<0x48, AddRegFrm, (outs GR16:$dst), (ins GR16:$src), "dec{w}\t$src", []>, OpSize16;
  def DEC32r_alt : I<0x48, AddRegFrm, (outs GR32:$dst), (ins GR32:$src), "dec{l}\t$src", []>, OpSize32;
}

// ---- Multiplication and division ------------------------------------------------------------------------------------

// With the accumulator and its extension.
multiclass WithAccumulator<string mnemonic, int n, bit divides> {
  defvar inReg = !cast<Format>("MRM"#n#"r");
  defvar inMem = !cast<Format>("MRM"#n#"m");
  foreach t = AllTypes in {
    defvar high = !cond(t.IsByte: AX, !eq(t.Bits, "16"): DX, !eq(t.Bits, "32"): EDX, true: RDX);
    defvar results = !if(t.IsByte, [AL, AX, EFLAGS], [t.Acc, high, EFLAGS]);
    let Defs = results, Uses = !if(divides, !if(t.IsByte, [AX], [t.Acc, high]), [t.Acc]), hasSideEffects = divides,
        hasEVEXForm = true, hasEVEX_NF = true in {
      def t.Bits#r : TypedInst<t, 0xf6, inReg, NoImm, (outs), (ins t.RC:$src), mnemonic, "$src">;
      def t.Bits#m : TypedInst<t, 0xf6, inMem, NoImm, (outs), (ins t.Mem:$src), mnemonic, "$src">;
    }
  }
}
defm MUL : WithAccumulator<"mul", 4, false>;
defm IMUL : WithAccumulator<"imul", 5, false>;
defm DIV : WithAccumulator<"div", 6, true>;
defm IDIV : WithAccumulator<"idiv", 7, true>;
// AT&T texts also name the accumulator.
foreach n = ["DIV", "IDIV"] in
  foreach t = AllTypes in {
    def : InstAlias<!tolower(n)#"{"#t.Suffix#"}\t{$src, %"#t.AccName#"|"#t.AccName#", $src}",
                    (!cast<Instruction>(n#t.Bits#"r") t.RC:$src), 0>;
    def : InstAlias<!tolower(n)#"{"#t.Suffix#"}\t{$src, %"#t.AccName#"|"#t.AccName#", $src}",
                    (!cast<Instruction>(n#t.Bits#"m") t.Mem:$src), 0>;
  }

let Defs = [EFLAGS], hasEVEXForm = true, hasEVEX_NF = true in
foreach t = WideTypes in {
  defvar B = t.Bits;
  let Constraints = "$src1 = $dst", isCommutable = true in
  def IMUL#B#rr : TypedInst<t, 0xaf, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), "imul",
                            "{$src2, $src1|$src1, $src2}">, TB;
  let Constraints = "$src1 = $dst" in
  def IMUL#B#rm : TypedInst<t, 0xaf, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2), "imul",
                            "{$src2, $src1|$src1, $src2}">, TB;
  defvar three = "{$src2, $src1, $dst|$dst, $src1, $src2}";
  def IMUL#B#rri#t.ImmName : TypedInst<t, 0x69, MRMSrcReg, t.ImmT, (outs t.RC:$dst), (ins t.RC:$src1, t.Imm:$src2), "imul", three>;
  def IMUL#B#rmi#t.ImmName : TypedInst<t, 0x69, MRMSrcMem, t.ImmT, (outs t.RC:$dst), (ins t.Mem:$src1, t.Imm:$src2), "imul", three>;
  def IMUL#B#rri8 : TypedInst<t, 0x6b, MRMSrcReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, t.Imm8:$src2), "imul", three>;
  def IMUL#B#rmi8 : TypedInst<t, 0x6b, MRMSrcMem, Imm8, (outs t.RC:$dst), (ins t.Mem:$src1, t.Imm8:$src2), "imul", three>;
}
foreach t = WideTypes in {
  def : InstAlias<"imul{"#t.Suffix#"}\t{$imm, $r|$r, $imm}",
                  (!cast<Instruction>("IMUL"#t.Bits#"rri"#t.ImmName) t.RC:$r, t.RC:$r, t.Imm:$imm), 0>;
  def : Relaxation<(!cast<Instruction>("IMUL"#t.Bits#"rri8") $d, $s, $i),
                   (!cast<Instruction>("IMUL"#t.Bits#"rri"#t.ImmName) $d, $s, $i)>;
  def : Relaxation<(!cast<Instruction>("IMUL"#t.Bits#"rmi8") $d, t.Mem:$m, $i),
                   (!cast<Instruction>("IMUL"#t.Bits#"rmi"#t.ImmName) $d, t.Mem:$m, $i)>;
  def : InstAlias<"imul{"#t.Suffix#"}\t{$imm, $r|$r, $imm}",
                  (!cast<Instruction>("IMUL"#t.Bits#"rri8") t.RC:$r, t.RC:$r, t.Imm8:$imm), 0>;
}

// ---- Extension of the accumulator -----------------------------------------------------------------------------------

let hasSideEffects = false in {
  let Defs = [AX], Uses = [AL] in
  def CBW : I<0x98, RawFrm, (outs), (ins), "{cbtw|cbw}", []>, OpSize16;
  let Defs = [EAX], Uses = [AX] in
  def CWDE : I<0x98, RawFrm, (outs), (ins), "{cwtl|cwde}", []>, OpSize32;
  let Defs = [RAX], Uses = [EAX], Predicates = [In64BitMode] in
  def CDQE : RI<0x98, RawFrm, (outs), (ins), "{cltq|cdqe}", []>;
  let Defs = [AX, DX], Uses = [AX] in
  def CWD : I<0x99, RawFrm, (outs), (ins), "{cwtd|cwd}", []>, OpSize16;
  let Defs = [EAX, EDX], Uses = [EAX] in
  def CDQ : I<0x99, RawFrm, (outs), (ins), "{cltd|cdq}", []>, OpSize32;
  let Defs = [RAX, RDX], Uses = [RAX], Predicates = [In64BitMode] in
  def CQO : RI<0x99, RawFrm, (outs), (ins), "{cqto|cqo}", []>;
}
foreach pair = [["cbw", "cbtw"], ["cwde", "cwtl"], ["cdqe", "cltq"], ["cwd", "cwtd"], ["cdq", "cltd"], ["cqo", "cqto"]] in
  def : MnemonicAlias<pair[0], pair[1], "att">;

// ---- Decimal arithmetic ---------------------------------------------------------------------------------------------

let Uses = [AL, EFLAGS], Defs = [AX, EFLAGS], Predicates = [Not64BitMode], hasSideEffects = false in {
  def AAA : I<0x37, RawFrm, (outs), (ins), "aaa", []>;
  def AAS : I<0x3f, RawFrm, (outs), (ins), "aas", []>;
  def DAA : I<0x27, RawFrm, (outs), (ins), "daa", []>;
  def DAS : I<0x2f, RawFrm, (outs), (ins), "das", []>;
  def AAM8i8 : Ii8<0xd4, RawFrm, (outs), (ins imm8:$src), "aam\t$src", []>;
  def AAD8i8 : Ii8<0xd5, RawFrm, (outs), (ins imm8:$src), "aad\t$src", []>;
  def SALC : I<0xd6, RawFrm, (outs), (ins), "salc", []>;
}
def : InstAlias<"aad", (AAD8i8 10)>, Requires<[Not64BitMode]>;
def : InstAlias<"aam", (AAM8i8 10)>, Requires<[Not64BitMode]>;

// Clears a register; reads as exclusive or.
foreach t = AllTypes in
  def : InstAlias<"clr{"#t.Suffix#"}\t$reg", (!cast<Instruction>("XOR"#t.Bits#"rr") t.RC:$reg, t.RC:$reg), 0>;
