// Shifts, rotations, and single bits: chapter 7.3.6 of volume 1.

multiclass IntShift<string mnemonic, int n, FlagsOfResult result = NoFlagsOfResult, bit nf = true> {
  defvar inReg = !cast<Format>("MRM"#n#"r");
  defvar inMem = !cast<Format>("MRM"#n#"m");
  let Defs = [EFLAGS], hasEVEXForm = true, hasEVEX_NF = nf in
  foreach t = AllTypes in {
    defvar B = t.Bits;
    let Constraints = "$src1 = $dst" in {
      let Uses = [CL] in
      def B#rCL : TypedInst<t, 0xd2, inReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1), mnemonic, "{%cl, $src1|$src1, cl}">;
      let ResultFlags = result in {
        def B#ri : TypedInst<t, 0xc0, inReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, u8imm:$src2), mnemonic,
                             "{$src2, $src1|$src1, $src2}">;
        def B#r1 : TypedInst<t, 0xd0, inReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1), mnemonic, "$src1">;
      }
    }
    let mayStore = true in {
      let Uses = [CL] in
      def B#mCL : TypedInst<t, 0xd2, inMem, NoImm, (outs), (ins t.Mem:$src1), mnemonic, "{%cl, $src1|$src1, cl}">;
      def B#mi : TypedInst<t, 0xc0, inMem, Imm8, (outs), (ins t.Mem:$src1, u8imm:$src2), mnemonic, "{$src2, $src1|$src1, $src2}">;
      def B#m1 : TypedInst<t, 0xd0, inMem, NoImm, (outs), (ins t.Mem:$src1), mnemonic, "$src1">;
    }
  }
}
defm ROL : IntShift<"rol", 0>;
defm ROR : IntShift<"ror", 1>;
let Uses = [EFLAGS] in {
  defm RCL : IntShift<"rcl", 2, NoFlagsOfResult, false>;
  defm RCR : IntShift<"rcr", 3, NoFlagsOfResult, false>;
}
defm SHL : IntShift<"shl", 4, ZeroAndSign>;
defm SHR : IntShift<"shr", 5, ZeroAndSign>;
defm SAR : IntShift<"sar", 7, ZeroAndSign>;
foreach s = ["", "b", "w", "l", "q"] in
  def : MnemonicAlias<"sal"#s, "shl"#s, "att">;
def : MnemonicAlias<"sal", "shl", "intel">;

// A count of 1 needs no byte.
foreach name = ["ROL", "ROR", "RCL", "RCR", "SHL", "SHR", "SAR"] in
  foreach t = AllTypes in {
    defvar N = name#t.Bits;
    def : Shorten<(!cast<Instruction>(N#"ri") t.RC:$d, 1), (!cast<Instruction>(N#"r1") t.RC:$d)>;
    def : InstAlias<!tolower(name)#"{"#t.Suffix#"}\t{$$1, $src|$src, 1}", (!cast<Instruction>(N#"m1") t.Mem:$src), 0>;
  }

// Two registers shifted as one.
multiclass DoubleShift<string mnemonic, bits<8> byCount, bits<8> byCL> {
  let Defs = [EFLAGS] in
  foreach t = WideTypes in {
    defvar B = t.Bits;
    defvar withCount = "{$src3, $src2, $src1|$src1, $src2, $src3}";
    defvar withCL = "{%cl, $src2, $src1|$src1, $src2, cl}";
    let Constraints = "$src1 = $dst" in {
      def B#rri8 : TypedInst<t, byCount, MRMDestReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2, u8imm:$src3),
                             mnemonic, withCount, true>, TB;
      let Uses = [CL], hasEVEXForm = true, hasEVEX_NF = true in
      def B#rrCL : TypedInst<t, byCL, MRMDestReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), mnemonic, withCL, true>, TB;
    }
    let mayLoad = true, mayStore = true in {
      def B#mri8 : TypedInst<t, byCount, MRMDestMem, Imm8, (outs), (ins t.Mem:$src1, t.RC:$src2, u8imm:$src3), mnemonic,
                             withCount, true>, TB;
      let Uses = [CL], hasEVEXForm = true, hasEVEX_NF = true in
      def B#mrCL : TypedInst<t, byCL, MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), mnemonic, withCL, true>, TB;
    }
  }
}
defm SHLD : DoubleShift<"shld", 0xa4, 0xa5>;
defm SHRD : DoubleShift<"shrd", 0xac, 0xad>;
foreach name = ["SHLD", "SHRD"] in
  foreach t = WideTypes in {
    def : InstAlias<!tolower(name)#"{"#t.Suffix#"}\t{$r2, $r1|$r1, $r2}", (!cast<Instruction>(name#t.Bits#"rrCL") t.RC:$r1, t.RC:$r2), 0>;
    def : InstAlias<!tolower(name)#"{"#t.Suffix#"}\t{$reg, $mem|$mem, $reg}", (!cast<Instruction>(name#t.Bits#"mrCL") t.Mem:$mem, t.RC:$reg), 0>;
  }

// ---- Bits -----------------------------------------------------------------------------------------------------------

multiclass BitTest<string mnemonic, bits<8> o, int n, bit changes> {
  defvar inReg = !cast<Format>("MRM"#n#"r");
  defvar inMem = !cast<Format>("MRM"#n#"m");
  defvar two = "{$src2, $src1|$src1, $src2}";
  let Defs = [EFLAGS] in
  foreach t = WideTypes in {
    defvar B = t.Bits;
    defvar out = !if(changes, (outs t.RC:$dst), (outs));
    let Constraints = !if(changes, "$src1 = $dst", "") in {
      def B#rr : TypedInst<t, o, MRMDestReg, NoImm, out, (ins t.RC:$src1, t.RC:$src2), mnemonic, two, true>, TB;
      def B#ri8 : TypedInst<t, 0xba, inReg, Imm8, out, (ins t.RC:$src1, u8imm:$src2), mnemonic, two, true>, TB;
    }
    let mayLoad = true, mayStore = changes in {
      // A number in a register counts on from the operand: bits of all memory, not of one place as with the other forms.
      let hasSideEffects = true in
      def B#mr : TypedInst<t, o, MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), mnemonic, two, true>, TB;
      def B#mi8 : TypedInst<t, 0xba, inMem, Imm8, (outs), (ins t.Mem:$src1, u8imm:$src2), mnemonic, two, true>, TB;
    }
  }
}
defm BT : BitTest<"bt", 0xa3, 4, false>;
defm BTS : BitTest<"bts", 0xab, 5, true>;
defm BTR : BitTest<"btr", 0xb3, 6, true>;
defm BTC : BitTest<"btc", 0xbb, 7, true>;
// Without a letter, memory has 32 bits.
foreach name = ["BT", "BTS", "BTR", "BTC"] in
  def : InstAlias<!tolower(name)#"\t{$imm, $mem|$mem, $imm}", (!cast<Instruction>(name#"32mi8") i32mem:$mem, u8imm:$imm), 0,
                  "att">;

// From a register or memory of a type to a register of it.
multiclass SourceToRegister<string mnemonic, bits<8> o> {
  foreach t = WideTypes in {
    def t.Bits#rr : TypedInst<t, o, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), mnemonic, "{$src, $dst|$dst, $src}", true>;
    def t.Bits#rm : TypedInst<t, o, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), mnemonic, "{$src, $dst|$dst, $src}", true>;
  }
}
let Defs = [EFLAGS] in {
  let OpMap = MapTB in {
    defm BSF : SourceToRegister<"bsf", 0xbc>;
    defm BSR : SourceToRegister<"bsr", 0xbd>;
    let OpPrefix = PrefixXS in {
      defm POPCNT : SourceToRegister<"popcnt", 0xb8>;
      defm TZCNT : SourceToRegister<"tzcnt", 0xbc>;
      defm LZCNT : SourceToRegister<"lzcnt", 0xbd>;
    }
  }
}

let Constraints = "$src = $dst" in {
  def BSWAP16r_BAD : I<0xc8, AddRegFrm, (outs GR16:$dst), (ins GR16:$src), "bswap{w}\t$src", []>, OpSize16, TB, DisassembleOnly;
  def BSWAP32r : I<0xc8, AddRegFrm, (outs GR32:$dst), (ins GR32:$src), "bswap{l}\t$src", []>, OpSize32, TB;
  def BSWAP64r : RI<0xc8, AddRegFrm, (outs GR64:$dst), (ins GR64:$src), "bswap{q}\t$src", []>, TB, Requires<[In64BitMode]>;
}

// ---- BMI ------------------------------------------------------------------------------------------------------------
// With VEX, for 32 and 64 bits.

defvar VexTypes = [Xi32, Xi64];

class VexInst<IntegerType t, bits<8> o, Format f, ImmType i, dag outs_, dag ins_, string mnemonic, string args>
    : X86Inst<o, f, i, outs_, ins_, mnemonic#"{"#t.Suffix#"}\t"#args>, T8, PS, VEX, EVEXForm {
  let hasREX_W = t.Is64;
  let Predicates = !if(t.Is64, [In64BitMode], []<Predicate>);
}

multiclass VexThree<string mnemonic, bits<8> o, Prefix p> {
  defvar three = "{$src2, $src1, $dst|$dst, $src1, $src2}";
  let OpPrefix = p in
  foreach t = VexTypes in {
    def t.Bits#rr : VexInst<t, o, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), mnemonic, three>, VVVV;
    def t.Bits#rm : VexInst<t, o, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2), mnemonic, three>, VVVV;
  }
}
// The count or control is in VEX.vvvv.
multiclass VexControl<string mnemonic, bits<8> o, Prefix p> {
  defvar three = "{$src2, $src1, $dst|$dst, $src1, $src2}";
  let OpPrefix = p in
  foreach t = VexTypes in {
    def t.Bits#rr : VexInst<t, o, MRMSrcReg4VOp3, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), mnemonic, three>, VVVV;
    def t.Bits#rm : VexInst<t, o, MRMSrcMem4VOp3, NoImm, (outs t.RC:$dst), (ins t.Mem:$src1, t.RC:$src2), mnemonic, three>, VVVV;
  }
}
multiclass VexLowest<string mnemonic, int n> {
  defvar two = "{$src, $dst|$dst, $src}";
  foreach t = VexTypes in {
    def t.Bits#rr : VexInst<t, 0xf3, !cast<Format>("MRM"#n#"r"), NoImm, (outs t.RC:$dst), (ins t.RC:$src), mnemonic, two>, VVVV;
    def t.Bits#rm : VexInst<t, 0xf3, !cast<Format>("MRM"#n#"m"), NoImm, (outs t.RC:$dst), (ins t.Mem:$src), mnemonic, two>, VVVV;
  }
}
let Defs = [EFLAGS], hasEVEX_NF = true in {
  let ResultFlags = AllFlags in
  defm ANDN : VexThree<"andn", 0xf2, PrefixPS>;
  defm BLSR : VexLowest<"blsr", 1>;
  defm BLSMSK : VexLowest<"blsmsk", 2>;
  defm BLSI : VexLowest<"blsi", 3>;
  defm BEXTR : VexControl<"bextr", 0xf7, PrefixPS>;
  defm BZHI : VexControl<"bzhi", 0xf5, PrefixPS>;
}
defm PDEP : VexThree<"pdep", 0xf5, PrefixXD>;
defm PEXT : VexThree<"pext", 0xf5, PrefixXS>;
defm SARX : VexControl<"sarx", 0xf7, PrefixXS>;
defm SHLX : VexControl<"shlx", 0xf7, PrefixPD>;
defm SHRX : VexControl<"shrx", 0xf7, PrefixXD>;
let OpPrefix = PrefixXD in
foreach t = VexTypes in {
  let Uses = [!if(t.Is64, RDX, EDX)] in {
    def MULX#t.Bits#rr : VexInst<t, 0xf6, MRMSrcReg, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.RC:$src), "mulx",
                                 "{$src, $dst2, $dst1|$dst1, $dst2, $src}">, VVVV;
    def MULX#t.Bits#rm : VexInst<t, 0xf6, MRMSrcMem, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.Mem:$src), "mulx",
                                 "{$src, $dst2, $dst1|$dst1, $dst2, $src}">, VVVV;
  }
  let OpMap = MapTA in {
    def RORX#t.Bits#ri : VexInst<t, 0xf0, MRMSrcReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, u8imm:$src2), "rorx",
                                 "{$src2, $src1, $dst|$dst, $src1, $src2}">;
    def RORX#t.Bits#mi : VexInst<t, 0xf0, MRMSrcMem, Imm8, (outs t.RC:$dst), (ins t.Mem:$src1, u8imm:$src2), "rorx",
                                 "{$src2, $src1, $dst|$dst, $src1, $src2}">;
  }
}

// ---- ADX, CRC32 -----------------------------------------------------------------------------------------------------

multiclass CarryAdd<string mnemonic, Prefix p> {
  let Constraints = "$src1 = $dst", Defs = [EFLAGS], Uses = [EFLAGS] in
  foreach t = VexTypes in {
    let OpPrefix = p, OpMap = MapT8, OpSize = OpSizeFixed in {
      def t.Bits#rr : TypedInst<t, 0xf6, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), mnemonic,
                                "{$src2, $src1|$src1, $src2}", true>;
      def t.Bits#rm : TypedInst<t, 0xf6, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2), mnemonic,
                                "{$src2, $src1|$src1, $src2}", true>;
    }
  }
}
defm ADCX : CarryAdd<"adcx", PrefixPD>;
defm ADOX : CarryAdd<"adox", PrefixXS>;

class Crc<IntegerType of, IntegerType sum, bits<8> o, Format f, dag ins_>
    : X86Inst<o, f, NoImm, (outs sum.RC:$dst), ins_, "crc32{"#of.Suffix#"}\t{$src2, $src1|$src1, $src2}">, T8, XD {
  let Constraints = "$src1 = $dst";
  let OpSize = of.OpSize;
  let hasREX_W = sum.Is64;
  let Predicates = !if(sum.Is64, [In64BitMode], []<Predicate>);
}
foreach t = [Xi8, Xi16, Xi32] in {
  defvar o = !if(t.IsByte, 0xf0, 0xf1);
  def CRC32r32r#t.Bits : Crc<t, Xi32, o, MRMSrcReg, (ins GR32:$src1, t.RC:$src2)>;
  def CRC32r32m#t.Bits : Crc<t, Xi32, o, MRMSrcMem, (ins GR32:$src1, t.Mem:$src2)>;
}
foreach t = [Xi8, Xi64] in {
  defvar o = !if(t.IsByte, 0xf0, 0xf1);
  def CRC32r64r#t.Bits : Crc<t, Xi64, o, MRMSrcReg, (ins GR64:$src1, t.RC:$src2)>;
  def CRC32r64m#t.Bits : Crc<t, Xi64, o, MRMSrcMem, (ins GR64:$src1, t.Mem:$src2)>;
}
