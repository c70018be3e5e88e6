// What only VEX has: broadcasts, permutations over 256 bits, halves of registers, masked moves, gathers.

// ---- Upper halves ---------------------------------------------------------------------------------------------------

let hasSideEffects = true, Predicates = [HasAVX] in {
  let Defs = [YMM0, YMM1, YMM2, YMM3, YMM4, YMM5, YMM6, YMM7, YMM8, YMM9, YMM10, YMM11, YMM12, YMM13, YMM14, YMM15] in {
    def VZEROUPPER : I<0x77, RawFrm, (outs), (ins), "vzeroupper", []>, PS, TB, VEX, WIG;
    def VZEROALL : I<0x77, RawFrm, (outs), (ins), "vzeroall", []>, PS, TB, VEX, VEX_L, WIG;
  }
}

// 128 bits into a register of 256, and out of it; floating point by AVX, integers by AVX2.
multiclass Halves<bits<8> insert, bits<8> extract, string type, X86MemOperand mem, Predicate pred> {
  let Predicates = [pred], hasSideEffects = false in {
    defm VINSERT#NAME : Form3Imm<insert, "insert"#type, true, VR256, VR128, mem>, PD, TA, VEX, VVVV, VEX_L;
    def VEXTRACT#NAME#rri : Ii8<extract, MRMDestReg, (outs VR128:$dst), (ins VR256:$src, u8imm:$imm),
                                !strconcat("vextract"#type, Ops2Imm), []>, PD, TA, VEX, VEX_L;
    let mayStore = true in
    def VEXTRACT#NAME#mri : Ii8<extract, MRMDestMem, (outs), (ins mem:$dst, VR256:$src, u8imm:$imm),
                                !strconcat("vextract"#type, Ops2Imm), []>, PD, TA, VEX, VEX_L;
  }
}
defm F128 : Halves<0x18, 0x19, "f128", f128mem, HasAVX>;
defm I128 : Halves<0x38, 0x39, "i128", i128mem, HasAVX2>;

// Two halves out of the four of two registers.
let ExeDomain = SSEPackedDouble, Predicates = [HasAVX] in
defm VPERM2F128 : Form3Imm<0x06, "perm2f128", true, VR256, VR256, f256mem>, PD, TA, VEX, VVVV, VEX_L;
let ExeDomain = SSEPackedInt, Predicates = [HasAVX2] in
defm VPERM2I128 : Form3Imm<0x46, "perm2i128", true, VR256, VR256, i256mem>, PD, TA, VEX, VVVV, VEX_L;

// ---- Broadcasts -----------------------------------------------------------------------------------------------------

// From memory since AVX, from a register since AVX2.
multiclass Broadcast<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem, Predicate from_memory> {
  let hasSideEffects = false in {
    let Predicates = [HasAVX2] in
    def rr : I<opcode, MRMSrcReg, (outs rc:$dst), (ins VR128:$src), !strconcat(text, Ops2), []>, PD, T8, VEX;
    let mayLoad = true, Predicates = [from_memory] in
    def rm : I<opcode, MRMSrcMem, (outs rc:$dst), (ins mem:$src), !strconcat(text, Ops2), []>, PD, T8, VEX;
  }
}
defm VBROADCASTSS : Broadcast<0x18, "vbroadcastss", VR128, f32mem, HasAVX>;
defm VBROADCASTSSY : Broadcast<0x18, "vbroadcastss", VR256, f32mem, HasAVX>, VEX_L;
defm VBROADCASTSDY : Broadcast<0x19, "vbroadcastsd", VR256, f64mem, HasAVX>, VEX_L;
multiclass BroadcastInt<bits<8> opcode, string text, X86MemOperand mem> {
  defm NAME : Broadcast<opcode, text, VR128, mem, HasAVX2>;
  defm NAME#Y : Broadcast<opcode, text, VR256, mem, HasAVX2>, VEX_L;
}
defm VPBROADCASTB : BroadcastInt<0x78, "vpbroadcastb", i8mem>;
defm VPBROADCASTW : BroadcastInt<0x79, "vpbroadcastw", i16mem>;
defm VPBROADCASTD : BroadcastInt<0x58, "vpbroadcastd", i32mem>;
defm VPBROADCASTQ : BroadcastInt<0x59, "vpbroadcastq", i64mem>;
let mayLoad = true, hasSideEffects = false in {
  let Predicates = [HasAVX] in
  def VBROADCASTF128rm : I<0x1A, MRMSrcMem, (outs VR256:$dst), (ins f128mem:$src), !strconcat("vbroadcastf128", Ops2),
                           []>,
                         PD, T8, VEX, VEX_L;
  let Predicates = [HasAVX2] in
  def VBROADCASTI128rm : I<0x5A, MRMSrcMem, (outs VR256:$dst), (ins i128mem:$src), !strconcat("vbroadcasti128", Ops2),
                           []>,
                         PD, T8, VEX, VEX_L;
}

// ---- Permutations ---------------------------------------------------------------------------------------------------

// Inside each half, by a register or by a constant.
multiclass PermuteInLane<bits<8> opcode, bits<8> opcode_imm, string mnemonic, VecLevel level> {
  let Predicates = [HasAVX], ExeDomain = level.ExeDomain in {
    defm NAME : Form3<opcode, mnemonic, true, VR128, VR128, level.Mem>, PD, T8, VEX, VVVV;
    defm NAME#Y : Form3<opcode, mnemonic, true, VR256, VR256, level.Mem256>, PD, T8, VEX, VVVV, VEX_L;
    defm NAME : Form2Imm<opcode_imm, "v"#mnemonic, "", VR128, VR128, level.Mem>, PD, TA, VEX;
    defm NAME#Y : Form2Imm<opcode_imm, "v"#mnemonic, "", VR256, VR256, level.Mem256>, PD, TA, VEX, VEX_L;
  }
}
defm VPERMILPS : PermuteInLane<0x0C, 0x04, "permilps", FloatSingle>;
defm VPERMILPD : PermuteInLane<0x0D, 0x05, "permilpd", FloatDouble>;

// Across the halves.
let Predicates = [HasAVX2] in {
  let ExeDomain = SSEPackedSingle in
  defm VPERMPSY : Form3<0x16, "permps", true, VR256, VR256, f256mem>, PD, T8, VEX, VVVV, VEX_L;
  let ExeDomain = SSEPackedInt in {
    defm VPERMDY : Form3<0x36, "permd", true, VR256, VR256, i256mem>, PD, T8, VEX, VVVV, VEX_L;
    defm VPERMQY : Form2Imm<0x00, "vpermq", "", VR256, VR256, i256mem>, PD, TA, VEX, VEX_L, REX_W;
  }
  let ExeDomain = SSEPackedDouble in
  defm VPERMPDY : Form2Imm<0x01, "vpermpd", "", VR256, VR256, f256mem>, PD, TA, VEX, VEX_L, REX_W;
}

// ---- Masked moves ---------------------------------------------------------------------------------------------------
// Only elements are accessed whose mask has its highest bit set.

multiclass MaskedMoveForm<bits<8> load, bits<8> store, string text, RegisterClass rc, X86MemOperand mem> {
  let hasSideEffects = false in {
    let mayLoad = true in
    def rm : I<load, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2), !strconcat(text, Ops3), []>, PD, T8, VEX,
               VVVV;
    let mayStore = true in
    def mr : I<store, MRMDestMem, (outs), (ins mem:$dst, rc:$src1, rc:$src2), !strconcat(text, Ops3), []>, PD, T8, VEX,
               VVVV;
  }
}
multiclass MaskedMove<bits<8> load, bits<8> store, string text, VecLevel level, Predicate pred> {
  let Predicates = [pred], ExeDomain = level.ExeDomain in {
    defm NAME : MaskedMoveForm<load, store, text, VR128, level.Mem>;
    defm NAME#Y : MaskedMoveForm<load, store, text, VR256, level.Mem256>, VEX_L;
  }
}
defm VMASKMOVPS : MaskedMove<0x2C, 0x2E, "vmaskmovps", FloatSingle, HasAVX>;
defm VMASKMOVPD : MaskedMove<0x2D, 0x2F, "vmaskmovpd", FloatDouble, HasAVX>;
defm VPMASKMOVD : MaskedMove<0x8C, 0x8E, "vpmaskmovd", Integer2, HasAVX2>;
defm VPMASKMOVQ : MaskedMove<0x8C, 0x8E, "vpmaskmovq", Integer2, HasAVX2>, REX_W;

// ---- Gathers --------------------------------------------------------------------------------------------------------

// Elements from a base and a vector of indices. Mask and destination are read and written: of the mask, bits of what
// has been loaded are cleared, so that an interrupted gather can go on.
multiclass GatherForm<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem> {
  let mayLoad = true, hasSideEffects = false, Predicates = [HasAVX2],
      Constraints = "@earlyclobber $dst,@earlyclobber $mask_wb, $src1 = $dst, $mask = $mask_wb" in
  def rm : I<opcode, MRMSrcMem4VOp3, (outs rc:$dst, rc:$mask_wb), (ins rc:$src1, mem:$src2, rc:$mask),
             text#"\t{$mask, $src2, $dst|$dst, $src2, $mask}", []>, PD, T8, VEX, VVVV;
}
// 128 bits; and 256 bits, where the narrower of data and indices has half as many.
multiclass Gather<bits<8> opcode, string text, X86MemOperand mem, RegisterClass rc256, X86MemOperand mem256> {
  defm NAME : GatherForm<opcode, text, VR128, mem>;
  defm NAME#Y : GatherForm<opcode, text, rc256, mem256>, VEX_L;
}
defm VPGATHERDD : Gather<0x90, "vpgatherdd", vx32mem, VR256, vy32mem>;
defm VPGATHERDQ : Gather<0x90, "vpgatherdq", vx64mem, VR256, vx64mem>, REX_W;
defm VPGATHERQD : Gather<0x91, "vpgatherqd", vx32mem, VR128, vy32mem>;
defm VPGATHERQQ : Gather<0x91, "vpgatherqq", vx64mem, VR256, vy64mem>, REX_W;
defm VGATHERDPS : Gather<0x92, "vgatherdps", vx32mem, VR256, vy32mem>;
defm VGATHERDPD : Gather<0x92, "vgatherdpd", vx64mem, VR256, vx64mem>, REX_W;
defm VGATHERQPS : Gather<0x93, "vgatherqps", vx32mem, VR128, vy32mem>;
defm VGATHERQPD : Gather<0x93, "vgatherqpd", vx64mem, VR256, vy64mem>, REX_W;

// ---- Dot products ---------------------------------------------------------------------------------------------------

// dst += op(src1, src2). Where AVX-512 has the same mnemonic, `{vex}` asks for this encoding.
multiclass DotForm<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem> {
  let Constraints = "$src1 = $dst", hasSideEffects = false, ExeDomain = SSEPackedInt in {
    def rr : I<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3),
               text#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>, VEX, VVVV;
    let mayLoad = true in
    def rm : I<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3),
               text#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>, VEX, VVVV;
  }
}
multiclass Dot<bits<8> opcode, string text> {
  defm NAME : DotForm<opcode, text, VR128, i128mem>, T8;
  defm NAME#Y : DotForm<opcode, text, VR256, i256mem>, T8, VEX_L;
}
let Predicates = [HasAVXVNNI] in {
  defm VPDPBUSD : Dot<0x50, "vpdpbusd">, PD, ExplicitVEXPrefix;
  defm VPDPBUSDS : Dot<0x51, "vpdpbusds">, PD, ExplicitVEXPrefix;
  defm VPDPWSSD : Dot<0x52, "vpdpwssd">, PD, ExplicitVEXPrefix;
  defm VPDPWSSDS : Dot<0x53, "vpdpwssds">, PD, ExplicitVEXPrefix;
}
let Predicates = [HasAVXVNNIINT8] in {
  defm VPDPBUUD : Dot<0x50, "vpdpbuud">, PS;
  defm VPDPBUUDS : Dot<0x51, "vpdpbuuds">, PS;
  defm VPDPBSUD : Dot<0x50, "vpdpbsud">, XS;
  defm VPDPBSUDS : Dot<0x51, "vpdpbsuds">, XS;
  defm VPDPBSSD : Dot<0x50, "vpdpbssd">, XD;
  defm VPDPBSSDS : Dot<0x51, "vpdpbssds">, XD;
}
let Predicates = [HasAVXVNNIINT16] in {
  defm VPDPWUUD : Dot<0xD2, "vpdpwuud">, PS;
  defm VPDPWUUDS : Dot<0xD3, "vpdpwuuds">, PS;
  defm VPDPWUSD : Dot<0xD2, "vpdpwusd">, PD;
  defm VPDPWUSDS : Dot<0xD3, "vpdpwusds">, PD;
  defm VPDPWSUD : Dot<0xD2, "vpdpwsud">, XS;
  defm VPDPWSUDS : Dot<0xD3, "vpdpwsuds">, XS;
}
let Predicates = [HasAVXIFMA] in {
  defm VPMADD52LUQ : Dot<0xB4, "vpmadd52luq">, PD, REX_W, ExplicitVEXPrefix;
  defm VPMADD52HUQ : Dot<0xB5, "vpmadd52huq">, PD, REX_W, ExplicitVEXPrefix;
}

// ---- Formats of 16 bits ---------------------------------------------------------------------------------------------

let Predicates = [HasAVXNECONVERT] in {
  multiclass ShortLoad<bits<8> opcode, string text, X86MemOperand mem, X86MemOperand mem256> {
    let mayLoad = true, hasSideEffects = false in {
      def rm : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins mem:$src), !strconcat(text, Ops2), []>, T8, VEX;
      def Yrm : I<opcode, MRMSrcMem, (outs VR256:$dst), (ins mem256:$src), !strconcat(text, Ops2), []>, T8, VEX, VEX_L;
    }
  }
  // One element, to all; the even elements; the odd ones.
  defm VBCSTNESH2PS : ShortLoad<0xB1, "vbcstnesh2ps", f16mem, f16mem>, PD;
  defm VBCSTNEBF162PS : ShortLoad<0xB1, "vbcstnebf162ps", f16mem, f16mem>, XS;
  defm VCVTNEEPH2PS : ShortLoad<0xB0, "vcvtneeph2ps", f128mem, f256mem>, PD;
  defm VCVTNEEBF162PS : ShortLoad<0xB0, "vcvtneebf162ps", f128mem, f256mem>, XS;
  defm VCVTNEOPH2PS : ShortLoad<0xB0, "vcvtneoph2ps", f128mem, f256mem>, PS;
  defm VCVTNEOBF162PS : ShortLoad<0xB0, "vcvtneobf162ps", f128mem, f256mem>, XD;

  multiclass ShortStore<string end, string width, RegisterClass rc, X86MemOperand mem> {
    def NAME#end#rr : I<0x72, MRMSrcReg, (outs VR128:$dst), (ins rc:$src), !strconcat("vcvtneps2bf16", Ops2), []>,
                      XS, T8, VEX, ExplicitVEXPrefix;
    let mayLoad = true in
    def NAME#end#rm : I<0x72, MRMSrcMem, (outs VR128:$dst), (ins mem:$src), !strconcat("vcvtneps2bf16{"#width#"}",
                        Ops2), []>,
                      XS, T8, VEX, ExplicitVEXPrefix;
    def : InstAlias<!strconcat("vcvtneps2bf16"#width, Ops2), (!cast<Instruction>(NAME#end#"rr") VR128:$dst, rc:$src),
                    0, "att">;
  }
  defm VCVTNEPS2BF16 : ShortStore<"", "x", VR128, f128mem>;
  defm VCVTNEPS2BF16 : ShortStore<"Y", "y", VR256, f256mem>, VEX_L;
}

// ---- Compare and add ------------------------------------------------------------------------------------------------

// The sum is stored if the condition holds; the register gets what memory had.
let Predicates = [HasCMPCCXADD, In64BitMode], Defs = [EFLAGS], Constraints = "$dstsrc2 = $dst", mayLoad = true, mayStore = true in {
  def CMPCCXADDmr32 : I<0xE0, MRMDestMem4VOp3CC, (outs GR32:$dst), (ins GR32:$dstsrc2, i32mem:$dstsrc1, GR32:$src3, ccode:$cond),
                        "cmp${cond}xadd\t{$src3, $dst, $dstsrc1|$dstsrc1, $dst, $src3}", []>, PD, T8, VEX, VVVV, EVEXForm;
  def CMPCCXADDmr64 : I<0xE0, MRMDestMem4VOp3CC, (outs GR64:$dst), (ins GR64:$dstsrc2, i64mem:$dstsrc1, GR64:$src3, ccode:$cond),
                        "cmp${cond}xadd\t{$src3, $dst, $dstsrc1|$dstsrc1, $dst, $src3}", []>, PD, T8, VEX, VVVV, REX_W, EVEXForm;
}
foreach c = Conditions in {
  defvar n = !cast<Condition>("Condition_"#c[0]).Number;
  foreach size = ["32", "64"] in
    def : InstAlias<"cmp"#c[0]#"xadd\t{$src3, $dst, $dstsrc1|$dstsrc1, $dst, $src3}",
                    (!cast<Instruction>("CMPCCXADDmr"#size) !cast<RegisterClass>("GR"#size):$dst,
                     !cast<Operand>("i"#size#"mem"):$dstsrc1, !cast<RegisterClass>("GR"#size):$src3, n), 0>;
}
