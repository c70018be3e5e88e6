// Moving elements about: packing, unpacking, shuffles, blends, insertion, extraction, and widening of integers.

// ---- Packing and unpacking ------------------------------------------------------------------------------------------

defm PACKSSWB : Packed3<0x63, "packsswb", Integer2>, PD, TB;
defm PACKSSDW : Packed3<0x6B, "packssdw", Integer2>, PD, TB;
defm PACKUSWB : Packed3<0x67, "packuswb", Integer2>, PD, TB;
defm PACKUSDW : Packed3<0x2B, "packusdw", Integer41>, PD, T8;

defm PUNPCKLBW : Packed3<0x60, "punpcklbw", Integer2>, PD, TB;
defm PUNPCKLWD : Packed3<0x61, "punpcklwd", Integer2>, PD, TB;
defm PUNPCKLDQ : Packed3<0x62, "punpckldq", Integer2>, PD, TB;
defm PUNPCKLQDQ : Packed3<0x6C, "punpcklqdq", Integer2>, PD, TB;
defm PUNPCKHBW : Packed3<0x68, "punpckhbw", Integer2>, PD, TB;
defm PUNPCKHWD : Packed3<0x69, "punpckhwd", Integer2>, PD, TB;
defm PUNPCKHDQ : Packed3<0x6A, "punpckhdq", Integer2>, PD, TB;
defm PUNPCKHQDQ : Packed3<0x6D, "punpckhqdq", Integer2>, PD, TB;

defm UNPCKLPS : Packed3<0x14, "unpcklps", FloatSingle>, PS, TB;
defm UNPCKLPD : Packed3<0x14, "unpcklpd", FloatDouble>, PD, TB;
defm UNPCKHPS : Packed3<0x15, "unpckhps", FloatSingle>, PS, TB;
defm UNPCKHPD : Packed3<0x15, "unpckhpd", FloatDouble>, PD, TB;

// ---- Shuffles -------------------------------------------------------------------------------------------------------

defm PSHUFB : Packed3<0x00, "pshufb", Integer3>, PD, T8;
defm PSHUFD : Packed2Imm<0x70, "pshufd", Integer2>, PD, TB;
defm PSHUFHW : Packed2Imm<0x70, "pshufhw", Integer2>, XS, TB;
defm PSHUFLW : Packed2Imm<0x70, "pshuflw", Integer2>, XD, TB;
defm SHUFPS : Packed3Imm<0xC6, "shufps", FloatSingle>, PS, TB;
defm SHUFPD : Packed3Imm<0xC6, "shufpd", FloatDouble>, PD, TB;
defm PALIGNR : Packed3Imm<0x0F, "palignr", Integer3>, PD, TA;

// ---- Blends ---------------------------------------------------------------------------------------------------------

defm BLENDPS : Packed3Imm<0x0C, "blendps", FloatSingle41, true>, PD, TA;
defm BLENDPD : Packed3Imm<0x0D, "blendpd", FloatDouble41, true>, PD, TA;
defm PBLENDW : Packed3Imm<0x0E, "pblendw", Integer41, true>, PD, TA;
multiclass BlendD<string end, RegisterClass rc, X86MemOperand mem> {
  let Predicates = [HasAVX2], ExeDomain = SSEPackedInt in
  defm NAME#end : Form3Imm<0x02, "pblendd", true, rc, rc, mem, true>, VEX, VVVV;
}
defm VPBLENDD : BlendD<"", VR128, i128mem>, PD, TA;
defm VPBLENDD : BlendD<"Y", VR256, i256mem>, PD, TA, VEX_L;

multiclass BlendVForm<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem> {
  let hasSideEffects = false in {
    def rrr : Ii8Reg<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3), !strconcat(text, Ops4),
                     []>, TA, VEX, VVVV;
    let mayLoad = true in
    def rmr : Ii8Reg<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2, rc:$src3), !strconcat(text, Ops4),
                     []>,
              TA, VEX, VVVV;
  }
}

// By the highest bit of each element of xmm0, or with VEX of any register.
multiclass BlendV<bits<8> opcode, bits<8> opcode_vex, string mnemonic, VecLevel level> {
  let ExeDomain = level.ExeDomain, hasSideEffects = false in {
    let Predicates = [UseSSE41], Uses = [XMM0], Constraints = "$src1 = $dst" in {
      def rr0 : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2),
                  mnemonic#"\t{%xmm0, $src2, $dst|$dst, $src2, xmm0}", []>, T8;
      let mayLoad = true in
      def rm0 : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, level.Mem:$src2),
                  mnemonic#"\t{%xmm0, $src2, $dst|$dst, $src2, xmm0}", []>, T8;
    }
    let Predicates = level.AVX in
    defm V#NAME : BlendVForm<opcode_vex, "v"#mnemonic, VR128, level.Mem>;
    let Predicates = level.AVX256 in
    defm V#NAME#Y : BlendVForm<opcode_vex, "v"#mnemonic, VR256, level.Mem256>, VEX_L;
  }
  // The register may be left out.
  def : InstAlias<!strconcat(mnemonic, OpsTied), (!cast<Instruction>(NAME#"rr0") VR128:$dst, VR128:$src2), 0>;
  def : InstAlias<!strconcat(mnemonic, OpsTied), (!cast<Instruction>(NAME#"rm0") VR128:$dst, level.Mem:$src2), 0>;
}
defm PBLENDVB : BlendV<0x10, 0x4C, "pblendvb", Integer41>, PD;
defm BLENDVPS : BlendV<0x14, 0x4A, "blendvps", FloatSingle41>, PD;
defm BLENDVPD : BlendV<0x15, 0x4B, "blendvpd", FloatDouble41>, PD;

// ---- Insertion and extraction ---------------------------------------------------------------------------------------

// From an integer register or memory into an element.
multiclass InsertForm<bits<8> opcode, string mnemonic, bit vex, DAGOperand rc, X86MemOperand mem> {
  let Constraints = Tie<vex>.Constraint, hasSideEffects = false, ExeDomain = SSEPackedInt in {
    def rri : Ii8<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, rc:$src2, u8imm:$imm),
                  Asm3Imm<mnemonic, vex>.Text, []>;
    let mayLoad = true in
    def rmi : Ii8<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, mem:$src2, u8imm:$imm),
                  Asm3Imm<mnemonic, vex>.Text, []>;
  }
}
let Predicates = [UseSSE2] in
defm PINSRW : InsertForm<0xC4, "pinsrw", false, GR32orGR64, i16mem>, PD, TB;
let Predicates = [UseSSE41] in {
  defm PINSRB : InsertForm<0x20, "pinsrb", false, GR32orGR64, i8mem>, PD, TA;
  defm PINSRD : InsertForm<0x22, "pinsrd", false, GR32, i32mem>, PD, TA;
  defm PINSRQ : InsertForm<0x22, "pinsrq", false, GR64, i64mem>, PD, TA, REX_W;
}
let Predicates = [HasAVX] in {
  defm VPINSRW : InsertForm<0xC4, "pinsrw", true, GR32orGR64, i16mem>, PD, TB, VEX, VVVV, WIG;
  defm VPINSRB : InsertForm<0x20, "pinsrb", true, GR32orGR64, i8mem>, PD, TA, VEX, VVVV, WIG;
  defm VPINSRD : InsertForm<0x22, "pinsrd", true, GR32, i32mem>, PD, TA, VEX, VVVV;
  defm VPINSRQ : InsertForm<0x22, "pinsrq", true, GR64, i64mem>, PD, TA, VEX, VVVV, REX_W;
}
multiclass InsertPSForm<string mnemonic, bit vex> {
  let Constraints = Tie<vex>.Constraint, hasSideEffects = false, ExeDomain = SSEPackedSingle in {
    def rri : Ii8<0x21, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, u8imm:$imm),
                  Asm3Imm<mnemonic, vex>.Text, []>, PD, TA;
    let mayLoad = true in
    def rmi : Ii8<0x21, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, f32mem:$src2, u8imm:$imm),
                  Asm3Imm<mnemonic, vex>.Text, []>, PD, TA;
  }
}

let Predicates = [UseSSE41] in
defm INSERTPS : InsertPSForm<"insertps", false>;
let Predicates = [HasAVX] in
defm VINSERTPS : InsertPSForm<"insertps", true>, VEX, VVVV, WIG;

// From an element into an integer register or memory. A word may also be extracted as bytes and doublewords are.
multiclass ExtractForm<bits<8> opcode, string text, DAGOperand rc, X86MemOperand mem> {
  let hasSideEffects = false, ExeDomain = SSEPackedInt in {
    def rri : Ii8<opcode, MRMDestReg, (outs rc:$dst), (ins VR128:$src, u8imm:$imm), !strconcat(text, Ops2Imm), []>;
    let mayStore = true in
    def mri : Ii8<opcode, MRMDestMem, (outs), (ins mem:$dst, VR128:$src, u8imm:$imm), !strconcat(text, Ops2Imm), []>;
  }
}
multiclass ExtractWordReg<string text> {
  let hasSideEffects = false, ExeDomain = SSEPackedInt in
  def rri : Ii8<0xC5, MRMSrcReg, (outs GR32orGR64:$dst), (ins VR128:$src, u8imm:$imm), !strconcat(text, Ops2Imm),
                []>, TB;
}
multiclass ExtractWordForm<string text> {
  let hasSideEffects = false, ExeDomain = SSEPackedInt in {
    let isCodeGenOnly = true, ForceDisassemble = true in
    def rri_REV : Ii8<0x15, MRMDestReg, (outs GR32orGR64:$dst), (ins VR128:$src, u8imm:$imm), !strconcat(text,
                      Ops2Imm), []>, TA;
    let mayStore = true in
    def mri : Ii8<0x15, MRMDestMem, (outs), (ins i16mem:$dst, VR128:$src, u8imm:$imm), !strconcat(text, Ops2Imm), []>,
                  TA;
  }
}
let Predicates = [UseSSE2] in
defm PEXTRW : ExtractWordReg<"pextrw">, PD;
let Predicates = [UseSSE41] in {
  defm PEXTRW : ExtractWordForm<"pextrw">, PD;
  defm PEXTRB : ExtractForm<0x14, "pextrb", GR32orGR64, i8mem>, PD, TA;
  defm PEXTRD : ExtractForm<0x16, "pextrd", GR32, i32mem>, PD, TA;
  defm PEXTRQ : ExtractForm<0x16, "pextrq", GR64, i64mem>, PD, TA, REX_W;
  defm EXTRACTPS : ExtractForm<0x17, "extractps", GR32orGR64, f32mem>, PD, TA;
}
let Predicates = [HasAVX] in {
  defm VPEXTRW : ExtractWordReg<"vpextrw">, PD, VEX, WIG;
  defm VPEXTRW : ExtractWordForm<"vpextrw">, PD, VEX, WIG;
  defm VPEXTRB : ExtractForm<0x14, "vpextrb", GR32orGR64, i8mem>, PD, TA, VEX, WIG;
  defm VPEXTRD : ExtractForm<0x16, "vpextrd", GR32, i32mem>, PD, TA, VEX;
  defm VPEXTRQ : ExtractForm<0x16, "vpextrq", GR64, i64mem>, PD, TA, VEX, REX_W;
  defm VEXTRACTPS : ExtractForm<0x17, "vextractps", GR32orGR64, f32mem>, PD, TA, VEX, WIG;
}

// The highest bit of each element into an integer register.
multiclass MoveMask<bits<8> opcode, string mnemonic, VecLevel level> {
  let ExeDomain = level.ExeDomain, hasSideEffects = false in {
    let Predicates = level.SSE in
    def rr : I<opcode, MRMSrcReg, (outs GR32orGR64:$dst), (ins VR128:$src), !strconcat(mnemonic, Ops2), []>;
    let Predicates = level.AVX in
    def V#NAME#rr : I<opcode, MRMSrcReg, (outs GR32orGR64:$dst), (ins VR128:$src), !strconcat("v"#mnemonic, Ops2), []>,
                      VEX, WIG;
    let Predicates = level.AVX256 in
    def V#NAME#Yrr : I<opcode, MRMSrcReg, (outs GR32orGR64:$dst), (ins VR256:$src), !strconcat("v"#mnemonic, Ops2), []>,
                     VEX, VEX_L, WIG;
  }
}
defm MOVMSKPS : MoveMask<0x50, "movmskps", FloatSingle>, PS, TB;
defm MOVMSKPD : MoveMask<0x50, "movmskpd", FloatDouble>, PD, TB;
defm PMOVMSKB : MoveMask<0xD7, "pmovmskb", Integer2>, PD, TB;

// ---- Widening of integers -------------------------------------------------------------------------------------------

multiclass Widen<bits<8> sign, bits<8> zero, string types, X86MemOperand mem, X86MemOperand mem256> {
  defm SX#!toupper(types) : Widening<sign, "pmovsx"#types, Integer41, mem, mem256>;
  defm ZX#!toupper(types) : Widening<zero, "pmovzx"#types, Integer41, mem, mem256>;
}
defm PMOV : Widen<0x20, 0x30, "bw", i64mem, i128mem>, PD, T8;
defm PMOV : Widen<0x21, 0x31, "bd", i32mem, i64mem>, PD, T8;
defm PMOV : Widen<0x22, 0x32, "bq", i16mem, i32mem>, PD, T8;
defm PMOV : Widen<0x23, 0x33, "wd", i64mem, i128mem>, PD, T8;
defm PMOV : Widen<0x24, 0x34, "wq", i32mem, i64mem>, PD, T8;
defm PMOV : Widen<0x25, 0x35, "dq", i64mem, i128mem>, PD, T8;

// ---- SSE4A ----------------------------------------------------------------------------------------------------------
// Fields of bits, by length and index.

let Predicates = [HasSSE4A], ExeDomain = SSEPackedInt, Constraints = "$src = $dst", hasSideEffects = false in {
  def EXTRQI : Ii8<0x78, MRMXr, (outs VR128:$dst), (ins VR128:$src, u8imm:$len, u8imm:$idx),
                   "extrq\t{$idx, $len, $src|$src, $len, $idx}", []>, PD, TB;
  def EXTRQ : I<0x79, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src, VR128:$mask), "extrq\t{$mask, $src|$src, $mask}",
                []>,
              PD, TB;
  def INSERTQI : Ii8<0x78, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src, VR128:$src2, u8imm:$len, u8imm:$idx),
                     "insertq\t{$idx, $len, $src2, $src|$src, $src2, $len, $idx}", []>, XD, TB;
  def INSERTQ : I<0x79, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src, VR128:$mask),
                  "insertq\t{$mask, $src|$src, $mask}", []>, XD, TB;
}
