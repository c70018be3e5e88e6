// Permutations of AVX-512: elements within and across the parts of registers, broadcasts, insertions, selections.

// ---- Permutations ----------------------------------------------------------------------------------------------------

defm VPERMILPS : Evex3<0x0C, "vpermilps", F32>, PD, T8;
defm VPERMILPD : Evex3<0x0D, "vpermilpd", F64>, PD, T8;
defm VPERMPS : Evex3<0x16, "vpermps", F32, AsIs, true, TwoWidths>, PD, T8;
defm VPERMPD : Evex3<0x16, "vpermpd", F64, AsIs, true, TwoWidths>, PD, T8;
defm VPERMD : Evex3<0x36, "vpermd", I32, AsIs, true, TwoWidths>, PD, T8;
defm VPERMQ : Evex3<0x36, "vpermq", I64, AsIs, true, TwoWidths>, PD, T8;
defm VPERMI2B : Evex3Tied<0x75, "vpermi2b", I8, AsIs, false, "rr", "rm">, PD, T8;
defm VPERMI2W : Evex3Tied<0x75, "vpermi2w", I16, AsIs, false, "rr", "rm">, PD, T8, REX_W;
defm VPERMI2D : Evex3Tied<0x76, "vpermi2d", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMI2Q : Evex3Tied<0x76, "vpermi2q", I64, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMI2PS : Evex3Tied<0x77, "vpermi2ps", F32, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMI2PD : Evex3Tied<0x77, "vpermi2pd", F64, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMT2B : Evex3Tied<0x7D, "vpermt2b", I8, AsIs, false, "rr", "rm">, PD, T8;
defm VPERMT2W : Evex3Tied<0x7D, "vpermt2w", I16, AsIs, false, "rr", "rm">, PD, T8, REX_W;
defm VPERMT2D : Evex3Tied<0x7E, "vpermt2d", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMT2Q : Evex3Tied<0x7E, "vpermt2q", I64, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMT2PS : Evex3Tied<0x7F, "vpermt2ps", F32, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMT2PD : Evex3Tied<0x7F, "vpermt2pd", F64, AsIs, true, "rr", "rm">, PD, T8;
defm VPERMB : Evex3<0x8D, "vpermb", I8, AsIs, false>, PD, T8;
defm VPERMW : Evex3<0x8D, "vpermw", I16, AsIs, false>, PD, T8, REX_W;
defm VPERMQ : EvexImmOf<0x00, "vpermq", I64, true, TwoWidths>, PD, TA;
defm VPERMPD : EvexImmOf<0x01, "vpermpd", F64, true, TwoWidths>, PD, TA;
defm VPERMILPS : EvexImmOf<0x04, "vpermilps", F32>, PD, TA;
defm VPERMILPD : EvexImmOf<0x05, "vpermilpd", F64>, PD, TA;
defm VPSHUFD : EvexImmOf<0x70, "vpshufd", I32>, PD, TB;
defm VPSHUFHW : EvexImmOf<0x70, "vpshufhw", I16, false>, XS, TB, WIG;
defm VPSHUFLW : EvexImmOf<0x70, "vpshuflw", I16, false>, XD, TB, WIG;
defm VSHUFPS : Evex3Imm<0xC6, "vshufps", F32>, PS, TB;
defm VSHUFPD : Evex3Imm<0xC6, "vshufpd", F64>, PD, TB;
defm VPSHUFB : Evex3<0x00, "vpshufb", I8, AsIs, false>, PD, T8, WIG;
defm VALIGND : Evex3Imm<0x03, "valignd", I32>, PD, TA;
defm VALIGNQ : Evex3Imm<0x03, "valignq", I64>, PD, TA;
defm VPALIGNR : Evex3Imm<0x0F, "vpalignr", I8, AsIs, false>, PD, TA;
defm VSHUFF32X4 : Evex3Imm<0x23, "vshuff32x4", F32, AsIs, true, TwoWidths>, PD, TA;
defm VSHUFF64X2 : Evex3Imm<0x23, "vshuff64x2", F64, AsIs, true, TwoWidths>, PD, TA;
defm VSHUFI32X4 : Evex3Imm<0x43, "vshufi32x4", I32, AsIs, true, TwoWidths>, PD, TA;
defm VSHUFI64X2 : Evex3Imm<0x43, "vshufi64x2", I64, AsIs, true, TwoWidths>, PD, TA;
defm VUNPCKLPS : Evex3<0x14, "vunpcklps", F32>, PS, TB;
defm VUNPCKLPD : Evex3<0x14, "vunpcklpd", F64>, PD, TB;
defm VUNPCKHPS : Evex3<0x15, "vunpckhps", F32>, PS, TB;
defm VUNPCKHPD : Evex3<0x15, "vunpckhpd", F64>, PD, TB;
defm VPUNPCKLBW : Evex3<0x60, "vpunpcklbw", I16, AsIs, false>, PD, TB, WIG;
defm VPUNPCKLWD : Evex3<0x61, "vpunpcklwd", I32, AsIs, false>, PD, TB, WIG;
defm VPUNPCKLDQ : Evex3<0x62, "vpunpckldq", I32>, PD, TB;
defm VPUNPCKHBW : Evex3<0x68, "vpunpckhbw", I16, AsIs, false>, PD, TB, WIG;
defm VPUNPCKHWD : Evex3<0x69, "vpunpckhwd", I32, AsIs, false>, PD, TB, WIG;
defm VPUNPCKHDQ : Evex3<0x6A, "vpunpckhdq", I32>, PD, TB;
defm VPUNPCKLQDQ : Evex3<0x6C, "vpunpcklqdq", I64>, PD, TB;
defm VPUNPCKHQDQ : Evex3<0x6D, "vpunpckhqdq", I64>, PD, TB;
defm VPACKSSWB : Evex3<0x63, "vpacksswb", I8, AsIs, false>, PD, TB, WIG;
defm VPACKUSWB : Evex3<0x67, "vpackuswb", I8, AsIs, false>, PD, TB, WIG;
defm VPACKSSDW : EvexMixed3<0x6B, "vpackssdw", I16, I32, I32, true>, PD, TB;
defm VPACKUSDW : EvexMixed3<0x2B, "vpackusdw", I16, I32, I32, true>, PD, T8;
defm VPMULTISHIFTQB : EvexMixed3<0x83, "vpmultishiftqb", I8, I8, I64, true>, PD, T8;

// ---- Selections ------------------------------------------------------------------------------------------------------

// From one source or the other, by the mask.
defm VPBLENDMD : EvexBlend<0x64, "vpblendmd", I32>, PD, T8;
defm VPBLENDMQ : EvexBlend<0x64, "vpblendmq", I64>, PD, T8;
defm VBLENDMPS : EvexBlend<0x65, "vblendmps", F32>, PD, T8;
defm VBLENDMPD : EvexBlend<0x65, "vblendmpd", F64>, PD, T8;
defm VPBLENDMB : EvexBlend<0x66, "vpblendmb", I8, false>, PD, T8;
defm VPBLENDMW : EvexBlend<0x66, "vpblendmw", I16, false>, PD, T8, REX_W;
// The selected elements side by side, and back.
defm VPEXPANDB : EvexExpand<0x62, "vpexpandb", I8>, PD, T8;
defm VPEXPANDW : EvexExpand<0x62, "vpexpandw", I16>, PD, T8, REX_W;
defm VPCOMPRESSB : EvexCompress<0x63, "vpcompressb", I8>, PD, T8;
defm VPCOMPRESSW : EvexCompress<0x63, "vpcompressw", I16>, PD, T8, REX_W;
defm VEXPANDPS : EvexExpand<0x88, "vexpandps", F32>, PD, T8;
defm VEXPANDPD : EvexExpand<0x88, "vexpandpd", F64>, PD, T8;
defm VPEXPANDD : EvexExpand<0x89, "vpexpandd", I32>, PD, T8;
defm VPEXPANDQ : EvexExpand<0x89, "vpexpandq", I64>, PD, T8;
defm VCOMPRESSPS : EvexCompress<0x8A, "vcompressps", F32>, PD, T8;
defm VCOMPRESSPD : EvexCompress<0x8A, "vcompresspd", F64>, PD, T8;
defm VPCOMPRESSD : EvexCompress<0x8B, "vpcompressd", I32>, PD, T8;
defm VPCOMPRESSQ : EvexCompress<0x8B, "vpcompressq", I64>, PD, T8;

// ---- Broadcasts ------------------------------------------------------------------------------------------------------

defm VBROADCASTSS : EvexBroadcast<0x18, "vbroadcastss", F32>, PD, T8;
defm VBROADCASTF32X2 : EvexBroadcast<0x19, "vbroadcastf32x2", F32, 2, TwoWidths>, PD, T8;
defm VBROADCASTSD : EvexBroadcast<0x19, "vbroadcastsd", F64, 1, TwoWidths>, PD, T8;
defm VBROADCASTF32X4 : EvexBroadcastMem<0x1A, "vbroadcastf32x4", F32, 4, TwoWidths>, PD, T8;
defm VBROADCASTF64X2 : EvexBroadcastMem<0x1A, "vbroadcastf64x2", F64, 2, TwoWidths>, PD, T8;
defm VBROADCASTF32X8 : EvexBroadcastMem<0x1B, "vbroadcastf32x8", F32, 8, [Z512]>, PD, T8;
defm VBROADCASTF64X4 : EvexBroadcastMem<0x1B, "vbroadcastf64x4", F64, 4, [Z512]>, PD, T8;
defm VPBROADCASTD : EvexBroadcast<0x58, "vpbroadcastd", I32>, PD, T8;
defm VBROADCASTI32X2 : EvexBroadcast<0x59, "vbroadcasti32x2", I32, 2>, PD, T8;
defm VPBROADCASTQ : EvexBroadcast<0x59, "vpbroadcastq", I64>, PD, T8;
defm VBROADCASTI32X4 : EvexBroadcastMem<0x5A, "vbroadcasti32x4", I32, 4, TwoWidths>, PD, T8;
defm VBROADCASTI64X2 : EvexBroadcastMem<0x5A, "vbroadcasti64x2", I64, 2, TwoWidths>, PD, T8;
defm VBROADCASTI32X8 : EvexBroadcastMem<0x5B, "vbroadcasti32x8", I32, 8, [Z512]>, PD, T8;
defm VBROADCASTI64X4 : EvexBroadcastMem<0x5B, "vbroadcasti64x4", I64, 4, [Z512]>, PD, T8;
defm VPBROADCASTB : EvexBroadcast<0x78, "vpbroadcastb", I8>, PD, T8;
defm VPBROADCASTW : EvexBroadcast<0x79, "vpbroadcastw", I16>, PD, T8;
defm VPBROADCASTBr : EvexBroadcastReg<0x7A, "vpbroadcastb", I8, GR32>, PD, T8;
defm VPBROADCASTWr : EvexBroadcastReg<0x7B, "vpbroadcastw", I16, GR32>, PD, T8;
defm VPBROADCASTDr : EvexBroadcastReg<0x7C, "vpbroadcastd", I32, GR32>, PD, T8;
defm VPBROADCASTQr : EvexBroadcastReg<0x7C, "vpbroadcastq", I64, GR64>, PD, T8;

// ---- Parts -----------------------------------------------------------------------------------------------------------

defm VINSERTF32X4 : EvexInsert<0x18, "vinsertf32x4", F32, 4, TwoWidths>, PD, TA;
defm VINSERTF64X2 : EvexInsert<0x18, "vinsertf64x2", F64, 2, TwoWidths>, PD, TA;
defm VINSERTF32X8 : EvexInsert<0x1A, "vinsertf32x8", F32, 8, [Z512]>, PD, TA;
defm VINSERTF64X4 : EvexInsert<0x1A, "vinsertf64x4", F64, 4, [Z512]>, PD, TA;
defm VINSERTI32X4 : EvexInsert<0x38, "vinserti32x4", I32, 4, TwoWidths>, PD, TA;
defm VINSERTI64X2 : EvexInsert<0x38, "vinserti64x2", I64, 2, TwoWidths>, PD, TA;
defm VINSERTI32X8 : EvexInsert<0x3A, "vinserti32x8", I32, 8, [Z512]>, PD, TA;
defm VINSERTI64X4 : EvexInsert<0x3A, "vinserti64x4", I64, 4, [Z512]>, PD, TA;
defm VEXTRACTF32X4 : EvexExtract<0x19, "vextractf32x4", F32, 4, TwoWidths>, PD, TA;
defm VEXTRACTF64X2 : EvexExtract<0x19, "vextractf64x2", F64, 2, TwoWidths>, PD, TA;
defm VEXTRACTF32X8 : EvexExtract<0x1B, "vextractf32x8", F32, 8, [Z512]>, PD, TA;
defm VEXTRACTF64X4 : EvexExtract<0x1B, "vextractf64x4", F64, 4, [Z512]>, PD, TA;
defm VEXTRACTI32X4 : EvexExtract<0x39, "vextracti32x4", I32, 4, TwoWidths>, PD, TA;
defm VEXTRACTI64X2 : EvexExtract<0x39, "vextracti64x2", I64, 2, TwoWidths>, PD, TA;
defm VEXTRACTI32X8 : EvexExtract<0x3B, "vextracti32x8", I32, 8, [Z512]>, PD, TA;
defm VEXTRACTI64X4 : EvexExtract<0x3B, "vextracti64x4", I64, 4, [Z512]>, PD, TA;

multiclass EvexInsertOne<bits<8> op, string mnemonic, DAGOperand rc, X86MemOperand mem, bits<3> scale> {
  let hasVEX_4V = true in {
    def Zrri : EvexInst<op, MRMSrcReg, Imm8, (outs VR128X:$dst), (ins VR128X:$src1, rc:$src2, u8imm:$imm), !strconcat(mnemonic, Ops3Imm)>;
    def Zrmi : EvexInst<op, MRMSrcMem, Imm8, (outs VR128X:$dst), (ins VR128X:$src1, mem:$src2, u8imm:$imm),
                        !strconcat(mnemonic, Ops3Imm)>, CD8<scale>;
  }
}
defm VPINSRB : EvexInsertOne<0x20, "vpinsrb", GR32orGR64, i8mem, 1>, PD, TA, WIG;
defm VPINSRW : EvexInsertOne<0xC4, "vpinsrw", GR32orGR64, i16mem, 2>, PD, TB, WIG;
defm VPINSRD : EvexInsertOne<0x22, "vpinsrd", GR32, i32mem, 3>, PD, TA;
defm VPINSRQ : EvexInsertOne<0x22, "vpinsrq", GR64, i64mem, 4>, PD, TA, REX_W;
defm VINSERTPS : EvexInsertOne<0x21, "vinsertps", VR128X, f32mem, 3>, PD, TA;

class EvexExtractOne<bits<8> op, Format f, string mnemonic, DAGOperand rc>
    : EvexInst<op, f, Imm8, (outs rc:$dst), (ins VR128X:$src, u8imm:$imm), !strconcat(mnemonic, Ops2Imm)>;
class EvexExtractToMem<bits<8> op, string mnemonic, X86MemOperand mem, bits<3> scale>
    : EvexInst<op, MRMDestMem, Imm8, (outs), (ins mem:$dst, VR128X:$src, u8imm:$imm), !strconcat(mnemonic, Ops2Imm)>, CD8<scale>;
multiclass EvexExtractOf<bits<8> op, string mnemonic, DAGOperand rc, X86MemOperand mem, bits<3> scale> {
  def Zrri : EvexExtractOne<op, MRMDestReg, mnemonic, rc>;
  def Zmri : EvexExtractToMem<op, mnemonic, mem, scale>;
}
defm VPEXTRB : EvexExtractOf<0x14, "vpextrb", GR32orGR64, i8mem, 1>, PD, TA, WIG;
defm VPEXTRD : EvexExtractOf<0x16, "vpextrd", GR32, i32mem, 3>, PD, TA;
defm VPEXTRQ : EvexExtractOf<0x16, "vpextrq", GR64, i64mem, 4>, PD, TA, REX_W;
defm VEXTRACTPS : EvexExtractOf<0x17, "vextractps", GR32orGR64, f32mem, 3>, PD, TA, WIG;
def VPEXTRWZrri : EvexExtractOne<0xC5, MRMSrcReg, "vpextrw", GR32orGR64>, PD, TB, WIG;
def VPEXTRWZmri : EvexExtractToMem<0x15, "vpextrw", i16mem, 2>, PD, TA, WIG;
def VPEXTRWZrri_REV : EvexExtractOne<0x15, MRMDestReg, "vpextrw", GR32orGR64>, PD, TA, WIG, OtherDirection;
