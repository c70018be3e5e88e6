// Moving data: mov and its variants, the stack, exchange, addresses, conditions.

// ---- mov ------------------------------------------------------------------------------------------------------------

let isMoveReg = true in
foreach t = AllTypes in {
  defvar B = t.Bits;
  def MOV#B#rr : TypedInst<t, 0x88, MRMDestReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), "mov", "{$src, $dst|$dst, $src}">;
  def MOV#B#rr_REV : TypedInst<t, 0x8a, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), "mov", "{$src, $dst|$dst, $src}">,
                     DisassembleOnly;
}
foreach t = AllTypes in {
  defvar B = t.Bits;
  def MOV#B#mr : TypedInst<t, 0x88, MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), "mov", "{$src, $dst|$dst, $src}">;
  let canFoldAsLoad = true, isReMaterializable = true, LinkerMayRelax = t.IsLong in
  def MOV#B#rm : TypedInst<t, 0x8a, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), "mov", "{$src, $dst|$dst, $src}">;
  let mayLoad = false, mayStore = true in
  def MOV#B#mi#t.ImmName : TypedInst<t, 0xc6, MRM0m, t.ImmT, (outs), (ins t.Mem:$dst, t.Imm:$src), "mov", "{$src, $dst|$dst, $src}">;
  if !not(t.Is64) then
    let isCodeGenOnly = true, ForceDisassemble = true in
    def MOV#B#ri_alt : TypedInst<t, 0xc6, MRM0r, t.ImmT, (outs t.RC:$dst), (ins t.Imm:$src), "mov", "{$src, $dst|$dst, $src}">;
}
let isReMaterializable = true, isMoveImm = true in {
  let isAsCheapAsAMove = true in {
    def MOV8ri : Ii8<0xb0, AddRegFrm, (outs GR8:$dst), (ins imm8:$src), "mov{b}\t{$src, $dst|$dst, $src}", []>;
    def MOV16ri : Ii16<0xb8, AddRegFrm, (outs GR16:$dst), (ins imm16:$src), "mov{w}\t{$src, $dst|$dst, $src}", []>, OpSize16;
    def MOV32ri : Ii32<0xb8, AddRegFrm, (outs GR32:$dst), (ins imm32:$src), "mov{l}\t{$src, $dst|$dst, $src}", []>, OpSize32;
    def MOV64ri32 : RIi32S<0xc7, MRM0r, (outs GR64:$dst), (ins i64i32imm:$src), "mov{q}\t{$src, $dst|$dst, $src}", []>,
                    Requires<[In64BitMode]>;
  }
  def MOV64ri : RIi64<0xb8, AddRegFrm, (outs GR64:$dst), (ins imm64:$src), "movabs{q}\t{$src, $dst|$dst, $src}", []>,
                Requires<[In64BitMode]>;
}
// What does not fit 32 bits.
def : InstAlias<"mov{q}\t{$src, $dst|$dst, $src}", (MOV64ri GR64:$dst, imm64:$src), 0>;

// ---- Accumulator and absolute address -------------------------------------------------------------------------------

class Offset<bits<8> o, IntegerType t, int address, bit store, string mnemonic>
    : X86Inst<o, RawFrmMemOffs, NoImm, (outs), !if(store, (ins !cast<Operand>("offset"#address#"_"#t.Bits):$dst),
                                                           (ins !cast<Operand>("offset"#address#"_"#t.Bits):$src)),
              mnemonic#"{"#t.Suffix#"}\t"#!if(store, "{%"#t.AccName#", $dst|$dst, "#t.AccName#"}",
                                              "{$src, %"#t.AccName#"|"#t.AccName#", $src}")> {
  let OpSize = t.OpSize;
  let hasREX_W = t.Is64;
  let AdSize = !cond(!eq(address, 16): AdSize16Size, !eq(address, 32): AdSize32Size, true: AdSize64Size);
  let mayLoad = !not(store);
  let mayStore = store;
  let Defs = !if(store, []<Register>, [t.Acc]);
  let Uses = !if(store, [t.Acc], []<Register>);
}
foreach t = AllTypes in {
  defvar B = t.Bits;
  defvar suffix = !if(t.IsByte, "", "");
  foreach address = [16, 32, 64] in {
    if !or(!not(t.Is64), !ne(address, 16)) then {
      defvar mnemonic = !if(!eq(address, 64), "movabs", "mov");
      defvar modes = !cond(!eq(address, 64): [In64BitMode], !or(t.Is64, !eq(address, 32)): []<Predicate>, true: [Not64BitMode]);
      let Predicates = modes in {
        def MOV#B#ao#address : Offset<!if(t.IsByte, 0xa0, 0xa1), t, address, false, mnemonic>;
        def MOV#B#o#address#a : Offset<!if(t.IsByte, 0xa2, 0xa3), t, address, true, mnemonic>;
      }
    }
  }
}

// An address that does not fit 32 bits needs the long form.
foreach t = AllTypes in {
  defvar B = t.Bits;
  defvar far = !cast<Operand>("faroffset"#B);
  def : InstAlias<"mov{"#t.Suffix#"}\t{$src, %"#t.AccName#"|"#t.AccName#", $src}",
                  (!cast<Instruction>("MOV"#B#"ao64") far:$src), 0, "att">;
  def : InstAlias<"mov{"#t.Suffix#"}\t{%"#t.AccName#", $dst|$dst, "#t.AccName#"}",
                  (!cast<Instruction>("MOV"#B#"o64a") far:$dst), 0, "att">;
}

// ---- Segment, control and debug registers ---------------------------------------------------------------------------

let hasSideEffects = true in {
  def MOV16rs : I<0x8c, MRMDestReg, (outs GR16:$dst), (ins SEGMENT_REG:$src), "mov{w}\t{$src, $dst|$dst, $src}", []>, OpSize16;
  def MOV32rs : I<0x8c, MRMDestReg, (outs GR32:$dst), (ins SEGMENT_REG:$src), "mov{l}\t{$src, $dst|$dst, $src}", []>, OpSize32;
  def MOV64rs : RI<0x8c, MRMDestReg, (outs GR64:$dst), (ins SEGMENT_REG:$src), "mov{q}\t{$src, $dst|$dst, $src}", []>,
                Requires<[In64BitMode]>;
  def MOV16ms : I<0x8c, MRMDestMem, (outs), (ins i16mem:$dst, SEGMENT_REG:$src), "mov{w}\t{$src, $dst|$dst, $src}", []>;
  // Where it is that of the stack.
  let HoldsNext = true in {
  def MOV16sr : I<0x8e, MRMSrcReg, (outs SEGMENT_REG:$dst), (ins GR16:$src), "mov{w}\t{$src, $dst|$dst, $src}", []>, OpSize16;
  def MOV32sr : I<0x8e, MRMSrcReg, (outs SEGMENT_REG:$dst), (ins GR32:$src), "mov{l}\t{$src, $dst|$dst, $src}", []>, OpSize32;
  def MOV64sr : RI<0x8e, MRMSrcReg, (outs SEGMENT_REG:$dst), (ins GR64:$src), "mov{q}\t{$src, $dst|$dst, $src}", []>,
                Requires<[In64BitMode]>;
  def MOV16sm : I<0x8e, MRMSrcMem, (outs SEGMENT_REG:$dst), (ins i16mem:$src), "mov{w}\t{$src, $dst|$dst, $src}", []>;
  }

  defvar two = "{$src, $dst|$dst, $src}";
  def MOV32rc : I<0x20, MRMDestReg, (outs GR32:$dst), (ins CONTROL_REG:$src), "mov{l}\t"#two, []>, TB, Requires<[Not64BitMode]>;
  def MOV64rc : I<0x20, MRMDestReg, (outs GR64:$dst), (ins CONTROL_REG:$src), "mov{q}\t"#two, []>, TB, Requires<[In64BitMode]>;
  def MOV32cr : I<0x22, MRMSrcReg, (outs CONTROL_REG:$dst), (ins GR32:$src), "mov{l}\t"#two, []>, TB, Requires<[Not64BitMode]>;
  def MOV64cr : I<0x22, MRMSrcReg, (outs CONTROL_REG:$dst), (ins GR64:$src), "mov{q}\t"#two, []>, TB, Requires<[In64BitMode]>;
  def MOV32rd : I<0x21, MRMDestReg, (outs GR32:$dst), (ins DEBUG_REG:$src), "mov{l}\t"#two, []>, TB, Requires<[Not64BitMode]>;
  def MOV64rd : I<0x21, MRMDestReg, (outs GR64:$dst), (ins DEBUG_REG:$src), "mov{q}\t"#two, []>, TB, Requires<[In64BitMode]>;
  def MOV32dr : I<0x23, MRMSrcReg, (outs DEBUG_REG:$dst), (ins GR32:$src), "mov{l}\t"#two, []>, TB, Requires<[Not64BitMode]>;
  def MOV64dr : I<0x23, MRMSrcReg, (outs DEBUG_REG:$dst), (ins GR64:$src), "mov{q}\t"#two, []>, TB, Requires<[In64BitMode]>;
}
// Only 16 bits matter, so no prefix is spent on them.
foreach i = !range(16) in {
  defvar word = Words[!and(i, 7)];
  defvar narrow = !cast<Register>(!if(!lt(i, 8), word, "R"#i#"W"));
  defvar wide = !cast<Register>(!if(!lt(i, 8), "E"#word, "R"#i#"D"));
  foreach letter = ["", "w"] in
    def : InstAlias<"mov"#letter#"\t%"#narrow.AsmName#", $seg", (MOV32sr SEGMENT_REG:$seg, wide), 0, "att">,
          Requires<[Not16BitMode]>;
  foreach letter = ["", "l"] in
    def : InstAlias<"mov"#letter#"\t%"#wide.AsmName#", $seg", (MOV16sr SEGMENT_REG:$seg, narrow), 0, "att">,
          Requires<[In16BitMode]>;
  def : InstAlias<"mov\t"#narrow.AsmName#", $seg", (MOV32rs wide, SEGMENT_REG:$seg), 0, "intel">, Requires<[Not16BitMode]>;
  def : InstAlias<"mov\t"#wide.AsmName#", $seg", (MOV16rs narrow, SEGMENT_REG:$seg), 0, "intel">, Requires<[In16BitMode]>;
}
def : InstAlias<"mov\t{$mem, $seg|$seg, $mem}", (MOV16sm SEGMENT_REG:$seg, i16mem:$mem), 0, "att">;
def : InstAlias<"mov\t{$seg, $mem|$mem, $seg}", (MOV16ms i16mem:$mem, SEGMENT_REG:$seg), 0, "att">;
def : InstAlias<"mov{l}\t{$seg, $mem|$mem, $seg}", (MOV16ms i16mem:$mem, SEGMENT_REG:$seg), 0, "att">;
def : InstAlias<"mov{l}\t{$mem, $seg|$seg, $mem}", (MOV16sm SEGMENT_REG:$seg, i16mem:$mem), 0, "att">;
def : InstAlias<"mov{q}\t{$seg, $mem|$mem, $seg}", (MOV16ms i16mem:$mem, SEGMENT_REG:$seg), 0, "att">;
def : InstAlias<"mov{q}\t{$mem, $seg|$seg, $mem}", (MOV16sm SEGMENT_REG:$seg, i16mem:$mem), 0, "att">;

// ---- With extension -------------------------------------------------------------------------------------------------

class Extend<string mnemonic, IntegerType from, IntegerType to, bits<8> o, Format f, dag ins_>
    : X86Inst<o, f, NoImm, (outs to.RC:$dst), ins_,
              mnemonic#"{"#from.Suffix#to.Suffix#"|x}\t{$src, $dst|$dst, $src}"> {
  let OpSize = to.OpSize;
  let hasREX_W = to.Is64;
  let OpMap = MapTB;
  let Predicates = !if(to.Is64, [In64BitMode], []<Predicate>);
}
multiclass Extension_<string mnemonic, bits<8> base, IntegerType from, IntegerType to> {
  defvar o = !add(base, !if(from.IsByte, 0, 1));
  def to.Bits#rr#from.Bits : Extend<mnemonic, from, to, o, MRMSrcReg, (ins from.RC:$src)>;
  def to.Bits#rm#from.Bits : Extend<mnemonic, from, to, o, MRMSrcMem, (ins from.Mem:$src)>;
}
foreach pair = [[Xi8, Xi16], [Xi8, Xi32], [Xi16, Xi32], [Xi8, Xi64], [Xi16, Xi64]] in {
  defm MOVSX : Extension_<"movs", 0xbe, pair[0], pair[1]>;
  defm MOVZX : Extension_<"movz", 0xb6, pair[0], pair[1]>;
}
// The second byte of a register has no number where there is a prefix for more registers.
let isCodeGenOnly = true in
  def MOVZX32rr8_NOREX : Extend<"movz", Xi8, Xi32, 0xb6, MRMSrcReg, (ins GR8_NOREX:$src)> { let OutOperandList = (outs GR32_NOREX:$dst); }
// To the size that it has already: nobody writes it.
let isCodeGenOnly = true, ForceDisassemble = true in {
  def MOVSX16rr16 : Extend<"movs", Xi16, Xi16, 0xbf, MRMSrcReg, (ins GR16:$src)>;
  def MOVSX16rm16 : Extend<"movs", Xi16, Xi16, 0xbf, MRMSrcMem, (ins i16mem:$src)>;
  def MOVZX16rr16 : Extend<"movz", Xi16, Xi16, 0xb7, MRMSrcReg, (ins GR16:$src)>;
  def MOVZX16rm16 : Extend<"movz", Xi16, Xi16, 0xb7, MRMSrcMem, (ins i16mem:$src)>;
}
let Predicates = [In64BitMode] in {
  def MOVSX64rr32 : RI<0x63, MRMSrcReg, (outs GR64:$dst), (ins GR32:$src), "movs{lq|xd}\t{$src, $dst|$dst, $src}", []>;
  def MOVSX64rm32 : RI<0x63, MRMSrcMem, (outs GR64:$dst), (ins i32mem:$src), "movs{lq|xd}\t{$src, $dst|$dst, $src}", []>;
  let isCodeGenOnly = true, ForceDisassemble = true in {
    def MOVSX16rr32 : I<0x63, MRMSrcReg, (outs GR16:$dst), (ins GR32:$src), "movs{lq|xd}\t{$src, $dst|$dst, $src}", []>, OpSize16;
    def MOVSX16rm32 : I<0x63, MRMSrcMem, (outs GR16:$dst), (ins i32mem:$src), "movs{lq|xd}\t{$src, $dst|$dst, $src}", []>, OpSize16;
    def MOVSX32rr32 : I<0x63, MRMSrcReg, (outs GR32:$dst), (ins GR32:$src), "movs{lq|xd}\t{$src, $dst|$dst, $src}", []>, OpSize32;
    def MOVSX32rm32 : I<0x63, MRMSrcMem, (outs GR32:$dst), (ins i32mem:$src), "movs{lq|xd}\t{$src, $dst|$dst, $src}", []>, OpSize32;
  }
}
// AT&T also has Intel's mnemonics, and mnemonics that name only the size of the source.
foreach e = [["movs", "MOVSX"], ["movz", "MOVZX"]] in {
  foreach to = WideTypes in {
    def : InstAlias<e[0]#"x\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rr8") to.RC:$dst, GR8:$src), 0, "att">;
    def : InstAlias<e[0]#"x\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rm8") to.RC:$dst, i8mem:$src), 0, "att">;
    def : InstAlias<e[0]#"b\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rr8") to.RC:$dst, GR8:$src), 0, "att">;
    def : InstAlias<e[0]#"b\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rm8") to.RC:$dst, i8mem:$src), 0, "att">;
  }
  foreach to = [Xi32, Xi64] in {
    def : InstAlias<e[0]#"x\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rr16") to.RC:$dst, GR16:$src), 0, "att">;
    def : InstAlias<e[0]#"w\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rr16") to.RC:$dst, GR16:$src), 0, "att">;
    def : InstAlias<e[0]#"w\t{$src, $dst|$dst, $src}", (!cast<Instruction>(e[1]#to.Bits#"rm16") to.RC:$dst, i16mem:$src), 0, "att">;
  }
}
def : InstAlias<"movsx\t{$src, $dst|$dst, $src}", (MOVSX64rr32 GR64:$dst, GR32:$src), 0, "att">;
def : InstAlias<"movsl\t{$src, $dst|$dst, $src}", (MOVSX64rr32 GR64:$dst, GR32:$src), 0, "att">;
def : InstAlias<"movsl\t{$src, $dst|$dst, $src}", (MOVSX64rm32 GR64:$dst, i32mem:$src), 0, "att">;

// ---- Other order of bytes -------------------------------------------------------------------------------------------

foreach t = WideTypes in {
  defvar B = t.Bits;
  def MOVBE#B#rm : TypedInst<t, 0xf0, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), "movbe", "{$src, $dst|$dst, $src}", true>, T8;
  def MOVBE#B#mr : TypedInst<t, 0xf1, MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), "movbe", "{$src, $dst|$dst, $src}", true>, T8;
}

// ---- Loads of what other processors also read -----------------------------------------------------------------------

// They exist in 64-bit mode only.
foreach t = AllTypes in
  let Predicates = [In64BitMode] in
  def MOVRS#t.Bits#rm : TypedInst<t, 0x8a, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), "movrs", "{$src, $dst|$dst, $src}">, T8, EVEXForm;

// ---- Addresses ------------------------------------------------------------------------------------------------------

let mayLoad = false, isReMaterializable = true in {
  def LEA16r : I<0x8d, MRMSrcMem, (outs GR16:$dst), (ins anymem:$src), "lea{w}\t{$src, $dst|$dst, $src}", []>, OpSize16;
  def LEA32r : I<0x8d, MRMSrcMem, (outs GR32:$dst), (ins anymem:$src), "lea{l}\t{$src, $dst|$dst, $src}", []>, OpSize32,
               Requires<[Not64BitMode]>;
  def LEA64_32r : I<0x8d, MRMSrcMem, (outs GR32:$dst), (ins lea64_32mem:$src), "lea{l}\t{$src, $dst|$dst, $src}", []>, OpSize32,
                  Requires<[In64BitMode]>;
  let LinkerMayRelax = true in
  def LEA64r : RI<0x8d, MRMSrcMem, (outs GR64:$dst), (ins lea64mem:$src), "lea{q}\t{$src, $dst|$dst, $src}", []>,
               Requires<[In64BitMode]>;
}

// ---- Conditions -----------------------------------------------------------------------------------------------------
// A condition is an operand that is part of the mnemonic, so every mnemonic is an alias.

// Name and number of conditions; the first name of a number is the one that is printed.
class Condition<string name, int number> {
  string Name = name;
  int Number = number;
}
defvar Conditions = [
  ["o", "0"], ["no", "1"], ["b", "2"], ["c", "2"], ["nae", "2"], ["ae", "3"], ["nb", "3"], ["nc", "3"], ["e", "4"], ["z", "4"],
  ["ne", "5"], ["nz", "5"], ["be", "6"], ["na", "6"], ["a", "7"], ["nbe", "7"], ["s", "8"], ["ns", "9"], ["p", "10"],
  ["pe", "10"], ["np", "11"], ["po", "11"], ["l", "12"], ["nge", "12"], ["ge", "13"], ["nl", "13"], ["le", "14"], ["ng", "14"],
  ["g", "15"], ["nle", "15"]];
foreach c = Conditions in
  def Condition_#c[0] : Condition<c[0], !cond(!eq(c[1], "0"): 0, !eq(c[1], "1"): 1, !eq(c[1], "2"): 2, !eq(c[1], "3"): 3,
                                              !eq(c[1], "4"): 4, !eq(c[1], "5"): 5, !eq(c[1], "6"): 6, !eq(c[1], "7"): 7,
                                              !eq(c[1], "8"): 8, !eq(c[1], "9"): 9, !eq(c[1], "10"): 10, !eq(c[1], "11"): 11,
                                              !eq(c[1], "12"): 12, !eq(c[1], "13"): 13, !eq(c[1], "14"): 14, true: 15)>;

let Uses = [EFLAGS] in {
  let mayStore = true in
  def SETCCm : I<0x90, MRMXmCC, (outs), (ins i8mem:$dst, ccode:$cond), "set${cond}\t$dst", []>, TB;
  def SETCCr : I<0x90, MRMXrCC, (outs GR8:$dst), (ins ccode:$cond), "set${cond}\t$dst", []>, TB;
  let Constraints = "$src1 = $dst", isCommutable = true in
  foreach t = WideTypes in {
    def CMOV#t.Bits#rr : TypedInst<t, 0x40, MRMSrcRegCC, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2, ccode:$cond), "cmov${cond}", "{$src2, $dst|$dst, $src2}", true>, TB;
    def CMOV#t.Bits#rm : TypedInst<t, 0x40, MRMSrcMemCC, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2, ccode:$cond), "cmov${cond}", "{$src2, $dst|$dst, $src2}", true>, TB;
  }
}
foreach c = Conditions in {
  defvar n = !cast<Condition>("Condition_"#c[0]).Number;
  def : InstAlias<"set"#c[0]#"\t$dst", (SETCCr GR8:$dst, n), 0>;
  def : InstAlias<"set"#c[0]#"\t$dst", (SETCCm i8mem:$dst, n), 0>;
  def : InstAlias<"set"#c[0]#"b\t$dst", (SETCCr GR8:$dst, n), 0, "att">;
  def : InstAlias<"set"#c[0]#"b\t$dst", (SETCCm i8mem:$dst, n), 0, "att">;
  foreach t = WideTypes in {
    def : InstAlias<"cmov"#c[0]#"{"#t.Suffix#"}\t{$src, $dst|$dst, $src}",
                    (!cast<Instruction>("CMOV"#t.Bits#"rr") t.RC:$dst, t.RC:$src, n), 0>;
    def : InstAlias<"cmov"#c[0]#"{"#t.Suffix#"}\t{$src, $dst|$dst, $src}",
                    (!cast<Instruction>("CMOV"#t.Bits#"rm") t.RC:$dst, t.Mem:$src, n), 0>;
  }
}

// ---- Exchange -------------------------------------------------------------------------------------------------------

foreach t = AllTypes in {
  defvar B = t.Bits;
  let Constraints = "$src1 = $dst1, $src2 = $dst2" in
  def XCHG#B#rr : TypedInst<t, 0x86, MRMSrcReg, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.RC:$src1, t.RC:$src2), "xchg",
                            "{$src2, $src1|$src1, $src2}">;
  let Constraints = "$val = $dst", mayStore = true in
  def XCHG#B#rm : TypedInst<t, 0x86, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$val, t.Mem:$ptr), "xchg",
                            "{$val, $ptr|$ptr, $val}">;
  def : InstAlias<"xchg{"#t.Suffix#"}\t{$mem, $val|$val, $mem}", (!cast<Instruction>("XCHG"#B#"rm") t.RC:$val, t.Mem:$mem), 0>;
}
foreach t = WideTypes in {
  defvar B = t.Bits;
  let Constraints = "$src = $dst", Uses = [t.Acc], Defs = [t.Acc] in
  def XCHG#B#ar : TypedInst<t, 0x90, AddRegFrm, NoImm, (outs t.RC:$dst), (ins t.RC:$src), "xchg",
                            "{$src, %"#t.AccName#"|"#t.AccName#", $src}", true>;
  def : InstAlias<"xchg{"#t.Suffix#"}\t{%"#t.AccName#", $src|$src, "#t.AccName#"}", (!cast<Instruction>("XCHG"#B#"ar") t.RC:$src), 0>;
}
// 0x90 does nothing at all; with 32 bits, an exchange clears the upper half.
def : InstAlias<"xchg{l}\t{%eax, %eax|eax, eax}", (XCHG32rr EAX, EAX), 0>, Requires<[In64BitMode]>;

let Defs = [EFLAGS] in
foreach t = AllTypes in {
  defvar B = t.Bits;
  let Constraints = "$src1 = $dst1, $src2 = $dst2" in
  def XADD#B#rr : TypedInst<t, 0xc0, MRMDestReg, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.RC:$src1, t.RC:$src2), "xadd",
                            "{$src2, $src1|$src1, $src2}">, TB;
  let Constraints = "$val = $dst", mayStore = true in
  def XADD#B#rm : TypedInst<t, 0xc0, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$val, t.Mem:$ptr), "xadd",
                            "{$val, $ptr|$ptr, $val}">, TB;
  let Uses = [t.Acc], Defs = [t.Acc, EFLAGS] in {
    def CMPXCHG#B#rr : TypedInst<t, 0xb0, MRMDestReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), "cmpxchg", "{$src, $dst|$dst, $src}">, TB;
    let mayLoad = true in
    def CMPXCHG#B#rm : TypedInst<t, 0xb0, MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), "cmpxchg", "{$src, $dst|$dst, $src}">, TB;
  }
}
let mayStore = true in {
  let Defs = [EAX, EDX, EFLAGS], Uses = [EAX, EBX, ECX, EDX] in
  def CMPXCHG8B : I<0xc7, MRM1m, (outs), (ins i64mem:$dst), "cmpxchg8b\t$dst", []>, TB;
  let Defs = [RAX, RDX, EFLAGS], Uses = [RAX, RBX, RCX, RDX] in
  def CMPXCHG16B : RI<0xc7, MRM1m, (outs), (ins i128mem:$dst), "cmpxchg16b\t$dst", []>, TB, Requires<[In64BitMode]>;
}

// ---- Stack ----------------------------------------------------------------------------------------------------------

// Pushes and pops have the size of the mode or 16 bits.
class StackInst<bits<8> o, Format f, IntegerType t, ImmType i, dag outs_, dag ins_, string asm>
    : X86Inst<o, f, i, outs_, ins_, asm> {
  let OpSize = !if(t.Is64, OpSize32Size, t.OpSize);
  let Predicates = !cond(t.Is64: [In64BitMode], !eq(t.Bits, "32"): [Not64BitMode], true: []<Predicate>);
  defvar sp = !if(t.Is64, RSP, ESP);
  let Uses = [sp];
  let Defs = [sp];
}
foreach t = WideTypes in {
  defvar B = t.Bits;
  defvar letter = "{"#t.Suffix#"}";
  let mayLoad = true in {
    def POP#B#r : StackInst<0x58, AddRegFrm, t, NoImm, (outs t.RC:$reg), (ins), "pop"#letter#"\t$reg">;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def POP#B#rmr : StackInst<0x8f, MRM0r, t, NoImm, (outs t.RC:$reg), (ins), "pop"#letter#"\t$reg">;
    let mayStore = true in
    def POP#B#rmm : StackInst<0x8f, MRM0m, t, NoImm, (outs), (ins t.Mem:$dst), "pop"#letter#"\t$dst">;
  }
  let mayStore = true in {
    def PUSH#B#r : StackInst<0x50, AddRegFrm, t, NoImm, (outs), (ins t.RC:$reg), "push"#letter#"\t$reg">;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def PUSH#B#rmr : StackInst<0xff, MRM6r, t, NoImm, (outs), (ins t.RC:$reg), "push"#letter#"\t$reg">;
    def PUSH#B#rmm : StackInst<0xff, MRM6m, t, NoImm, (outs), (ins t.Mem:$src), "push"#letter#"\t$src">;
// Intel's syntax means the size of the mode.
    let isCodeGenOnly = !eq(B, "16"), ForceDisassemble = !eq(B, "16") in {
      def PUSH#B#i8 : StackInst<0x6a, RawFrm, t, Imm8, (outs), (ins t.Imm8:$imm), "push"#letter#"\t$imm">;
      def PUSH#B#i#t.ImmName : StackInst<0x68, RawFrm, t, t.ImmT, (outs), (ins t.Imm:$imm), "push"#letter#"\t$imm">;
    }
  }
  let hasSideEffects = true in {
    let mayLoad = true in
    def POPF#B : StackInst<0x9d, RawFrm, t, NoImm, (outs), (ins), "popf{"#t.Suffix#"|"#!cond(t.Is64: "q", !eq(t.Bits, "32"): "d", true: "")#"}">;
    let mayStore = true in
    def PUSHF#B : StackInst<0x9c, RawFrm, t, NoImm, (outs), (ins), "pushf{"#t.Suffix#"|"#!cond(t.Is64: "q", !eq(t.Bits, "32"): "d", true: "")#"}">;
  }
}
foreach t = WideTypes in
  def : Relaxation<(!cast<Instruction>("PUSH"#t.Bits#"i8") $i), (!cast<Instruction>("PUSH"#t.Bits#"i"#t.ImmName) $i)>;
foreach name = ["push", "pop"] in {
  def : MnemonicAlias<name#"f", name#"fw", "att">, Requires<[In16BitMode]>;
  def : MnemonicAlias<name#"f", name#"fl", "att">, Requires<[In32BitMode]>;
  def : MnemonicAlias<name#"f", name#"fq", "att">, Requires<[In64BitMode]>;
}
def : MnemonicAlias<"pushf", "pushfq", "intel">, Requires<[In64BitMode]>;
def : MnemonicAlias<"popf", "popfq", "intel">, Requires<[In64BitMode]>;
def : MnemonicAlias<"pushfd", "pushfl", "att">;
def : InstAlias<"pushfw", (PUSHF16), 0, "intel">;
def : InstAlias<"popfw", (POPF16), 0, "intel">;
def : MnemonicAlias<"popfd", "popfl", "att">;
// Without a letter, what is pushed has the size of the mode.
def : InstAlias<"push\t$imm", (PUSH64i8 i64i8imm:$imm), 0, "att">, Requires<[In64BitMode]>;
def : InstAlias<"push\t$imm", (PUSH64i32 i64i32imm:$imm), 0, "att">, Requires<[In64BitMode]>;
def : InstAlias<"push\t$mem", (PUSH64rmm i64mem:$mem), 0, "att">, Requires<[In64BitMode]>;
def : InstAlias<"pop\t$mem", (POP64rmm i64mem:$mem), 0, "att">, Requires<[In64BitMode]>;
def : InstAlias<"push\t$imm", (PUSH32i8 i32i8imm:$imm), 0, "att">, Requires<[In32BitMode]>;
def : InstAlias<"push\t$imm", (PUSH32i imm32:$imm), 0, "att">, Requires<[In32BitMode]>;
def : InstAlias<"push\t$mem", (PUSH32rmm i32mem:$mem), 0, "att">, Requires<[In32BitMode]>;
def : InstAlias<"pop\t$mem", (POP32rmm i32mem:$mem), 0, "att">, Requires<[In32BitMode]>;
def : InstAlias<"pushw\t$imm", (PUSH16i8 i16i8imm:$imm), 0, "att">;
def : InstAlias<"pushw\t$imm", (PUSH16i imm16:$imm), 0, "att">;
def : InstAlias<"push\t$imm", (PUSH16i8 i16i8imm:$imm), 0>, Requires<[In16BitMode, Not64BitMode]>;
def : InstAlias<"push\t$imm", (PUSH16i imm16:$imm), 0>, Requires<[In16BitMode, Not64BitMode]>;
def : InstAlias<"push\t$mem", (PUSH16rmm i16mem:$mem), 0, "att">, Requires<[In16BitMode]>;
def : InstAlias<"pop\t$mem", (POP16rmm i16mem:$mem), 0, "att">, Requires<[In16BitMode]>;

let hasSideEffects = true, Predicates = [Not64BitMode] in {
  def PUSHA16 : I<0x60, RawFrm, (outs), (ins), "pushaw", []>, OpSize16;
  def PUSHA32 : I<0x60, RawFrm, (outs), (ins), "pushal", []>, OpSize32;
  def POPA16 : I<0x61, RawFrm, (outs), (ins), "popaw", []>, OpSize16;
  def POPA32 : I<0x61, RawFrm, (outs), (ins), "popal", []>, OpSize32;
}
foreach name = ["push", "pop"] in {
  def : MnemonicAlias<name#"a", name#"aw", "att">, Requires<[In16BitMode]>;
  def : MnemonicAlias<name#"a", name#"al", "att">, Requires<[In32BitMode]>;
  def : MnemonicAlias<name#"ad", name#"al">;
  def : MnemonicAlias<name#"a", name#"aw", "intel">, Requires<[In16BitMode]>;
  def : MnemonicAlias<name#"a", name#"al", "intel">, Requires<[In32BitMode]>;
}

// Segment registers: four with an opcode of their own in the first map, FS and GS in the second. Intel's syntax does not tell
// how many bits are moved, and means 16.
class SegmentStack<bits<8> o, bit isPop, string reg, IntegerType t>
    : X86Inst<o, RawFrm, NoImm, (outs), (ins),
              !if(isPop, "pop", "push")#"{"#t.Suffix#"}"#"\t{%"#reg#"|"#reg#"}"> {
  let isCodeGenOnly = !ne(t.Bits, "16");
  let ForceDisassemble = !ne(t.Bits, "16");
  let OpSize = !if(t.Is64, OpSize32Size, t.OpSize);
  let mayLoad = isPop;
  let mayStore = !not(isPop);
  let HoldsNext = !and(isPop, !eq(reg, "ss"));
}
foreach s = [["CS", "cs"], ["SS", "ss"], ["DS", "ds"], ["ES", "es"]] in {
  defvar o = !cond(!eq(s[1], "es"): 0x06, !eq(s[1], "cs"): 0x0e, !eq(s[1], "ss"): 0x16, true: 0x1e);
  let Predicates = [Not64BitMode] in
  foreach t = [Xi16, Xi32] in {
    def PUSH#s[0]#t.Bits : SegmentStack<o, false, s[1], t>;
    if !ne(s[1], "cs") then
      def POP#s[0]#t.Bits : SegmentStack<!add(o, 1), true, s[1], t>;
  }
}
foreach s = [["FS", "fs"], ["GS", "gs"]] in {
  defvar o = !if(!eq(s[1], "fs"), 0xa0, 0xa8);
  foreach t = WideTypes in {
    let Predicates = !cond(t.Is64: [In64BitMode], !eq(t.Bits, "32"): [Not64BitMode], true: []<Predicate>) in {
      def PUSH#s[0]#t.Bits : SegmentStack<o, false, s[1], t>, TB;
      def POP#s[0]#t.Bits : SegmentStack<!add(o, 1), true, s[1], t>, TB;
    }
  }
}
foreach s = [["CS", "cs"], ["SS", "ss"], ["DS", "ds"], ["ES", "es"], ["FS", "fs"], ["GS", "gs"]] in {
  def : InstAlias<"pushl\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("PUSH"#s[0]#"32")), 0, "att">,
        Requires<[Not64BitMode]>;
  if !ne(s[1], "cs") then
    def : InstAlias<"popl\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("POP"#s[0]#"32")), 0, "att">,
          Requires<[Not64BitMode]>;
  def : InstAlias<"push\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("PUSH"#s[0]#"16")), 0, "att">, Requires<[In16BitMode]>;
  def : InstAlias<"push\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("PUSH"#s[0]#"32")), 0, "att">, Requires<[In32BitMode]>;
  if !ne(s[1], "cs") then {
    def : InstAlias<"pop\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("POP"#s[0]#"16")), 0, "att">, Requires<[In16BitMode]>;
    def : InstAlias<"pop\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("POP"#s[0]#"32")), 0, "att">, Requires<[In32BitMode]>;
  }
}
foreach s = [["FS", "fs"], ["GS", "gs"]] in {
  def : InstAlias<"pushq\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("PUSH"#s[0]#"64")), 0, "att">,
        Requires<[In64BitMode]>;
  def : InstAlias<"popq\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("POP"#s[0]#"64")), 0, "att">,
        Requires<[In64BitMode]>;
  def : InstAlias<"push\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("PUSH"#s[0]#"64")), 0, "att">, Requires<[In64BitMode]>;
  def : InstAlias<"pop\t{%"#s[1]#"|"#s[1]#"}", (!cast<Instruction>("POP"#s[0]#"64")), 0, "att">, Requires<[In64BitMode]>;
}

let hasSideEffects = true in {
  def ENTER : Ii16<0xc8, RawFrmImm8, (outs), (ins imm16:$len, imm8:$lvl), "enter\t$len, $lvl", []>;
  def LEAVE : I<0xc9, RawFrm, (outs), (ins), "leave", []>, Requires<[Not64BitMode]>;
  def LEAVE64 : I<0xc9, RawFrm, (outs), (ins), "leave", []>, Requires<[In64BitMode]>;
}
def : MnemonicAlias<"leavel", "leave", "att">, Requires<[Not64BitMode]>;
def : MnemonicAlias<"leaveq", "leave", "att">, Requires<[In64BitMode]>;

// ---- Far pointers ---------------------------------------------------------------------------------------------------

class LoadFar<bits<8> o, string name, IntegerType t>
    : X86Inst<o, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins opaquemem:$src), name#"{"#t.Suffix#"}\t{$src, $dst|$dst, $src}"> {
  let OpSize = t.OpSize;
  let hasREX_W = t.Is64;
}
foreach t = [Xi16, Xi32] in {
  let Predicates = [Not64BitMode] in {
    def LES#t.Bits#rm : LoadFar<0xc4, "les", t>;
    def LDS#t.Bits#rm : LoadFar<0xc5, "lds", t>;
  }
}
foreach t = WideTypes in {
  let Predicates = !if(t.Is64, [In64BitMode], []<Predicate>) in {
    def LSS#t.Bits#rm : LoadFar<0xb2, "lss", t>, TB;
    def LFS#t.Bits#rm : LoadFar<0xb4, "lfs", t>, TB;
    def LGS#t.Bits#rm : LoadFar<0xb5, "lgs", t>, TB;
  }
}

// ---- Strings --------------------------------------------------------------------------------------------------------

foreach t = AllTypes in {
  defvar B = t.Bits;
  defvar L = !toupper(t.Suffix);
  defvar Src = !cast<Operand>("srcidx"#B);
  defvar Dst = !cast<Operand>("dstidx"#B);
  defvar letter = !if(!eq(B, "32"), "{l|d}", t.Suffix);
  defvar modes = !if(t.Is64, [In64BitMode], []<Predicate>);
  defvar odd = !if(t.IsByte, 0, 1);
  defvar acc = t.AccName;
  let OpSize = t.OpSize, hasREX_W = t.Is64, Predicates = modes in {
    def MOVS#L : I<!add(0xa4, odd), RawFrmDstSrc, (outs), (ins Dst:$dst, Src:$src), "movs"#letter#"\t{$src, $dst|$dst, $src}", []>;
    let Defs = [EFLAGS] in
    def CMPS#L : I<!add(0xa6, odd), RawFrmDstSrc, (outs), (ins Dst:$dst, Src:$src), "cmps"#letter#"\t{$dst, $src|$src, $dst}", []>;
    let Uses = [t.Acc] in
    def STOS#L : I<!add(0xaa, odd), RawFrmDst, (outs), (ins Dst:$dst), "stos"#letter#"\t{%"#acc#", $dst|$dst, "#acc#"}", []>;
    let Defs = [t.Acc] in
    def LODS#L : I<!add(0xac, odd), RawFrmSrc, (outs), (ins Src:$src), "lods"#letter#"\t{$src, %"#acc#"|"#acc#", $src}", []>;
    let Uses = [t.Acc], Defs = [EFLAGS], mayLoad = true, mayStore = false in
    def SCAS#L : I<!add(0xae, odd), RawFrmDst, (outs), (ins Dst:$dst), "scas"#letter#"\t{$dst, %"#acc#"|"#acc#", $dst}", []>;
  }
  def : InstAlias<"lods"#letter#"\t$src", (!cast<Instruction>("LODS"#L) Src:$src), 0>;
  def : InstAlias<"stos"#letter#"\t$dst", (!cast<Instruction>("STOS"#L) Dst:$dst), 0>;
  def : InstAlias<"scas"#letter#"\t$dst", (!cast<Instruction>("SCAS"#L) Dst:$dst), 0>;
  def : InstAlias<"lods\t{$src, %"#acc#"|"#acc#", $src}", (!cast<Instruction>("LODS"#L) Src:$src), 0>;
  def : InstAlias<"stos\t{%"#acc#", $dst|$dst, "#acc#"}", (!cast<Instruction>("STOS"#L) Dst:$dst), 0>;
  def : InstAlias<"scas\t{$dst, %"#acc#"|"#acc#", $dst}", (!cast<Instruction>("SCAS"#L) Dst:$dst), 0>;
}
foreach t = [Xi8, Xi16, Xi32] in {
  defvar B = t.Bits;
  defvar L = !toupper(t.Suffix);
  defvar Src = !cast<Operand>("srcidx"#B);
  defvar Dst = !cast<Operand>("dstidx"#B);
  defvar letter = !if(!eq(B, "32"), "{l|d}", t.Suffix);
  defvar odd = !if(t.IsByte, 0, 1);
  let OpSize = t.OpSize, Uses = [DX], hasSideEffects = true in {
    def INS#L : I<!add(0x6c, odd), RawFrmDst, (outs), (ins Dst:$dst), "ins"#letter#"\t{%dx, $dst|$dst, dx}", []>;
    def OUTS#L : I<!add(0x6e, odd), RawFrmSrc, (outs), (ins Src:$src), "outs"#letter#"\t{$src, %dx|dx, $src}", []>;
  }
}
def : MnemonicAlias<"smovb", "movsb", "att">;
def : MnemonicAlias<"smovw", "movsw", "att">;
def : MnemonicAlias<"smovl", "movsl", "att">;
def : MnemonicAlias<"smovq", "movsq", "att">;
