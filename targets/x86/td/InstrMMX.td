// MMX, the integer vectors of 64 bits that live in the registers of x87, and 3DNow!, which has pairs of floats in them.
// Most of it was taken over by SSE2 and SSSE3 under the same opcodes, with the prefix 66; the records have MMX_ in
// front.

// ---- Operations on two registers ------------------------------------------------------------------------------------

multiclass MmxOp<bits<8> opcode, string mnemonic, bit commutable = false, X86MemOperand mem = i64mem> {
  let Constraints = "$src1 = $dst", Predicates = [HasMMX], hasSideEffects = false in {
    let isCommutable = commutable in
    def rr : I<opcode, MRMSrcReg, (outs VR64:$dst), (ins VR64:$src1, VR64:$src2), !strconcat(mnemonic, OpsTied), []>;
    let mayLoad = true in
    def rm : I<opcode, MRMSrcMem, (outs VR64:$dst), (ins VR64:$src1, mem:$src2), !strconcat(mnemonic, OpsTied), []>;
  }
}

defm MMX_PADDB : MmxOp<0xFC, "paddb", true>, PS, TB;
defm MMX_PADDW : MmxOp<0xFD, "paddw", true>, PS, TB;
defm MMX_PADDD : MmxOp<0xFE, "paddd", true>, PS, TB;
defm MMX_PADDQ : MmxOp<0xD4, "paddq", true>, PS, TB;
defm MMX_PADDSB : MmxOp<0xEC, "paddsb", true>, PS, TB;
defm MMX_PADDSW : MmxOp<0xED, "paddsw", true>, PS, TB;
defm MMX_PADDUSB : MmxOp<0xDC, "paddusb", true>, PS, TB;
defm MMX_PADDUSW : MmxOp<0xDD, "paddusw", true>, PS, TB;
defm MMX_PSUBB : MmxOp<0xF8, "psubb">, PS, TB;
defm MMX_PSUBW : MmxOp<0xF9, "psubw">, PS, TB;
defm MMX_PSUBD : MmxOp<0xFA, "psubd">, PS, TB;
defm MMX_PSUBQ : MmxOp<0xFB, "psubq">, PS, TB;
defm MMX_PSUBSB : MmxOp<0xE8, "psubsb">, PS, TB;
defm MMX_PSUBSW : MmxOp<0xE9, "psubsw">, PS, TB;
defm MMX_PSUBUSB : MmxOp<0xD8, "psubusb">, PS, TB;
defm MMX_PSUBUSW : MmxOp<0xD9, "psubusw">, PS, TB;
defm MMX_PMULLW : MmxOp<0xD5, "pmullw", true>, PS, TB;
defm MMX_PMULHW : MmxOp<0xE5, "pmulhw", true>, PS, TB;
defm MMX_PMULHUW : MmxOp<0xE4, "pmulhuw", true>, PS, TB;
defm MMX_PMULUDQ : MmxOp<0xF4, "pmuludq", true>, PS, TB;
defm MMX_PMADDWD : MmxOp<0xF5, "pmaddwd", true>, PS, TB;
defm MMX_PSADBW : MmxOp<0xF6, "psadbw", true>, PS, TB;
defm MMX_PAVGB : MmxOp<0xE0, "pavgb", true>, PS, TB;
defm MMX_PAVGW : MmxOp<0xE3, "pavgw", true>, PS, TB;
defm MMX_PMINUB : MmxOp<0xDA, "pminub", true>, PS, TB;
defm MMX_PMINSW : MmxOp<0xEA, "pminsw", true>, PS, TB;
defm MMX_PMAXUB : MmxOp<0xDE, "pmaxub", true>, PS, TB;
defm MMX_PMAXSW : MmxOp<0xEE, "pmaxsw", true>, PS, TB;

defm MMX_PAND : MmxOp<0xDB, "pand", true>, PS, TB;
defm MMX_PANDN : MmxOp<0xDF, "pandn">, PS, TB;
defm MMX_POR : MmxOp<0xEB, "por", true>, PS, TB;
defm MMX_PXOR : MmxOp<0xEF, "pxor", true>, PS, TB;

defm MMX_PCMPEQB : MmxOp<0x74, "pcmpeqb", true>, PS, TB;
defm MMX_PCMPEQW : MmxOp<0x75, "pcmpeqw", true>, PS, TB;
defm MMX_PCMPEQD : MmxOp<0x76, "pcmpeqd", true>, PS, TB;
defm MMX_PCMPGTB : MmxOp<0x64, "pcmpgtb">, PS, TB;
defm MMX_PCMPGTW : MmxOp<0x65, "pcmpgtw">, PS, TB;
defm MMX_PCMPGTD : MmxOp<0x66, "pcmpgtd">, PS, TB;

defm MMX_PACKSSWB : MmxOp<0x63, "packsswb">, PS, TB;
defm MMX_PACKSSDW : MmxOp<0x6B, "packssdw">, PS, TB;
defm MMX_PACKUSWB : MmxOp<0x67, "packuswb">, PS, TB;
defm MMX_PUNPCKHBW : MmxOp<0x68, "punpckhbw">, PS, TB;
defm MMX_PUNPCKHWD : MmxOp<0x69, "punpckhwd">, PS, TB;
defm MMX_PUNPCKHDQ : MmxOp<0x6A, "punpckhdq">, PS, TB;
// The lower half of the source is enough.
defm MMX_PUNPCKLBW : MmxOp<0x60, "punpcklbw", false, i32mem>, PS, TB;
defm MMX_PUNPCKLWD : MmxOp<0x61, "punpcklwd", false, i32mem>, PS, TB;
defm MMX_PUNPCKLDQ : MmxOp<0x62, "punpckldq", false, i32mem>, PS, TB;

// SSSE3
defm MMX_PSHUFB : MmxOp<0x00, "pshufb">, PS, T8;
defm MMX_PHADDW : MmxOp<0x01, "phaddw">, PS, T8;
defm MMX_PHADDD : MmxOp<0x02, "phaddd">, PS, T8;
defm MMX_PHADDSW : MmxOp<0x03, "phaddsw">, PS, T8;
defm MMX_PMADDUBSW : MmxOp<0x04, "pmaddubsw">, PS, T8;
defm MMX_PHSUBW : MmxOp<0x05, "phsubw">, PS, T8;
defm MMX_PHSUBD : MmxOp<0x06, "phsubd">, PS, T8;
defm MMX_PHSUBSW : MmxOp<0x07, "phsubsw">, PS, T8;
defm MMX_PSIGNB : MmxOp<0x08, "psignb">, PS, T8;
defm MMX_PSIGNW : MmxOp<0x09, "psignw">, PS, T8;
defm MMX_PSIGND : MmxOp<0x0A, "psignd">, PS, T8;
defm MMX_PMULHRSW : MmxOp<0x0B, "pmulhrsw", true>, PS, T8;

multiclass MmxUnary<bits<8> opcode, string mnemonic> {
  let Predicates = [HasMMX] in
  defm NAME : Form2<opcode, mnemonic, "r", VR64, VR64, i64mem>;
}
defm MMX_PABSB : MmxUnary<0x1C, "pabsb">, PS, T8;
defm MMX_PABSW : MmxUnary<0x1D, "pabsw">, PS, T8;
defm MMX_PABSD : MmxUnary<0x1E, "pabsd">, PS, T8;

// ---- Shifts and shuffles --------------------------------------------------------------------------------------------

multiclass MmxShift<bits<8> opcode, bits<8> opcode_imm, Format form, string mnemonic> : MmxOp<opcode, mnemonic> {
  let Constraints = "$src1 = $dst", Predicates = [HasMMX], hasSideEffects = false in
  def ri : Ii8<opcode_imm, form, (outs VR64:$dst), (ins VR64:$src1, u8imm:$src2), !strconcat(mnemonic, OpsTied), []>;
}
defm MMX_PSRLW : MmxShift<0xD1, 0x71, MRM2r, "psrlw">, PS, TB;
defm MMX_PSRLD : MmxShift<0xD2, 0x72, MRM2r, "psrld">, PS, TB;
defm MMX_PSRLQ : MmxShift<0xD3, 0x73, MRM2r, "psrlq">, PS, TB;
defm MMX_PSRAW : MmxShift<0xE1, 0x71, MRM4r, "psraw">, PS, TB;
defm MMX_PSRAD : MmxShift<0xE2, 0x72, MRM4r, "psrad">, PS, TB;
defm MMX_PSLLW : MmxShift<0xF1, 0x71, MRM6r, "psllw">, PS, TB;
defm MMX_PSLLD : MmxShift<0xF2, 0x72, MRM6r, "pslld">, PS, TB;
defm MMX_PSLLQ : MmxShift<0xF3, 0x73, MRM6r, "psllq">, PS, TB;

let Predicates = [HasMMX], hasSideEffects = false in {
  defm MMX_PSHUFW : Form2Imm<0x70, "pshufw", "", VR64, VR64, i64mem>, PS, TB;
  defm MMX_PALIGNR : Form3Imm<0x0F, "palignr", false, VR64, VR64, i64mem>, PS, TA;
  defm MMX_PINSRW : Form3Imm<0xC4, "pinsrw", false, VR64, GR32orGR64, i16mem>, PS, TB;
  def MMX_PEXTRWrri : Ii8<0xC5, MRMSrcReg, (outs GR32orGR64:$dst), (ins VR64:$src, u8imm:$imm), !strconcat("pextrw",
                          Ops2Imm), []>,
                      PS, TB;
  def MMX_PMOVMSKBrr : I<0xD7, MRMSrcReg, (outs GR32orGR64:$dst), (ins VR64:$src), !strconcat("pmovmskb", Ops2), []>,
                         PS, TB;
}

// ---- Moves ----------------------------------------------------------------------------------------------------------

let Predicates = [HasMMX], hasSideEffects = false in {
  def MMX_MOVD64rr : I<0x6E, MRMSrcReg, (outs VR64:$dst), (ins GR32:$src), !strconcat("movd", Ops2), []>, PS, TB;
  def MMX_MOVD64grr : I<0x7E, MRMDestReg, (outs GR32:$dst), (ins VR64:$src), !strconcat("movd", Ops2), []>, PS, TB;
  let mayLoad = true in {
    def MMX_MOVD64rm : I<0x6E, MRMSrcMem, (outs VR64:$dst), (ins i32mem:$src), !strconcat("movd", Ops2), []>, PS, TB;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def MMX_MOVD64to64rm : I<0x6E, MRMSrcMem, (outs VR64:$dst), (ins i64mem:$src), !strconcat("movq", Ops2), []>, PS,
                             TB, REX_W;
    def MMX_MOVQ64rm : I<0x6F, MRMSrcMem, (outs VR64:$dst), (ins i64mem:$src), !strconcat("movq", Ops2), []>, PS, TB;
  }
  let mayStore = true in {
    def MMX_MOVD64mr : I<0x7E, MRMDestMem, (outs), (ins i32mem:$dst, VR64:$src), !strconcat("movd", Ops2), []>, PS, TB;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def MMX_MOVD64from64mr : I<0x7E, MRMDestMem, (outs), (ins i64mem:$dst, VR64:$src), !strconcat("movq", Ops2), []>,
                               PS, TB, REX_W;
    def MMX_MOVQ64mr : I<0x7F, MRMDestMem, (outs), (ins i64mem:$dst, VR64:$src), !strconcat("movq", Ops2), []>, PS, TB;
    def MMX_MOVNTQmr : I<0xE7, MRMDestMem, (outs), (ins i64mem:$dst, VR64:$src), !strconcat("movntq", Ops2), []>, PS,
                         TB;
  }
  let isMoveReg = true in {
    def MMX_MOVQ64rr : I<0x6F, MRMSrcReg, (outs VR64:$dst), (ins VR64:$src), !strconcat("movq", Ops2), []>, PS, TB;
    def MMX_MOVQ64rr_REV : I<0x7F, MRMDestReg, (outs VR64:$dst), (ins VR64:$src), !strconcat("movq", Ops2), []>, PS, TB,
                           OtherDirection;
  }
  // Between the two kinds of vector registers.
  def MMX_MOVDQ2Qrr : I<0xD6, MRMSrcReg, (outs VR64:$dst), (ins VR128:$src), !strconcat("movdq2q", Ops2), []>, XD, TB;
  def MMX_MOVQ2DQrr : I<0xD6, MRMSrcReg, (outs VR128:$dst), (ins VR64:$src), !strconcat("movq2dq", Ops2), []>, XS, TB;
}
let hasSideEffects = false in {
  def MMX_MOVD64to64rr : I<0x6E, MRMSrcReg, (outs VR64:$dst), (ins GR64:$src), !strconcat("movq", Ops2), []>, PS, TB,
                           REX_W,
                         Requires<[HasMMX, In64BitMode]>;
  def MMX_MOVD64from64rr : I<0x7E, MRMDestReg, (outs GR64:$dst), (ins VR64:$src), !strconcat("movq", Ops2), []>, PS,
                             TB, REX_W,
                           Requires<[HasMMX, In64BitMode]>;

  // Bytes under a mask, to where di points.
  let mayStore = true in {
    let Uses = [EDI] in
    def MMX_MASKMOVQ : I<0xF7, MRMSrcReg, (outs), (ins VR64:$src, VR64:$mask), "maskmovq\t{$mask, $src|$src, $mask}",
                         []>,
                       PS, TB, Requires<[HasMMX, Not64BitMode]>;
    let Uses = [RDI] in
    def MMX_MASKMOVQ64 : I<0xF7, MRMSrcReg, (outs), (ins VR64:$src, VR64:$mask), "maskmovq\t{$mask, $src|$src, $mask}",
                           []>,
                         PS, TB, Requires<[HasMMX, In64BitMode]>;
  }
}
def : InstAlias<!strconcat("movq.s", Ops2), (MMX_MOVQ64rr_REV VR64:$dst, VR64:$src), 0>;
def : InstAlias<!strconcat("movd", Ops2), (MMX_MOVD64to64rr VR64:$dst, GR64:$src), 0>;
def : InstAlias<!strconcat("movd", Ops2), (MMX_MOVD64from64rr GR64:$dst, VR64:$src), 0>;

// ---- Conversions ----------------------------------------------------------------------------------------------------

let Uses = [MXCSR], mayRaiseFPException = true, hasSideEffects = false in {
  defm MMX_CVTPS2PI : Form2<0x2D, "cvtps2pi", "r", VR64, VR128, f64mem>, PS, TB;
  defm MMX_CVTPD2PI : Form2<0x2D, "cvtpd2pi", "r", VR64, VR128, f128mem>, PD, TB;
  defm MMX_CVTTPS2PI : Form2<0x2C, "cvttps2pi", "r", VR64, VR128, f64mem>, PS, TB;
  defm MMX_CVTTPD2PI : Form2<0x2C, "cvttpd2pi", "r", VR64, VR128, f128mem>, PD, TB;
  defm MMX_CVTPI2PD : Form2<0x2A, "cvtpi2pd", "r", VR128, VR64, i64mem>, PD, TB;
  // The upper half of the destination stays.
  defm MMX_CVTPI2PS : Form3<0x2A, "cvtpi2ps", false, VR128, VR64, i64mem>, PS, TB;
}

// ---- 3DNow! ---------------------------------------------------------------------------------------------------------
// 0F 0F, operands, and then the opcode.

multiclass ThreeDNowOp<bits<8> opcode, bit commutable = false> {
  let Constraints = "$src1 = $dst", Predicates = [HasMMX], hasSideEffects = false in {
    let isCommutable = commutable in
    def rr : I<opcode, MRMSrcReg, (outs VR64:$dst), (ins VR64:$src1, VR64:$src2), !strconcat(!tolower(NAME), OpsTied),
               []>, ThreeDNow;
    let mayLoad = true in
    def rm : I<opcode, MRMSrcMem, (outs VR64:$dst), (ins VR64:$src1, i64mem:$src2), !strconcat(!tolower(NAME),
               OpsTied), []>, ThreeDNow;
  }
}
multiclass ThreeDNowUnary<bits<8> opcode> {
  let Predicates = [HasMMX] in
  defm NAME : Form2<opcode, !tolower(NAME), "r", VR64, VR64, i64mem>, ThreeDNow;
}
defm PAVGUSB : ThreeDNowOp<0xBF, true>;
defm PF2ID : ThreeDNowUnary<0x1D>;
defm PFACC : ThreeDNowOp<0xAE>;
defm PFADD : ThreeDNowOp<0x9E, true>;
defm PFCMPEQ : ThreeDNowOp<0xB0, true>;
defm PFCMPGE : ThreeDNowOp<0x90>;
defm PFCMPGT : ThreeDNowOp<0xA0>;
defm PFMAX : ThreeDNowOp<0xA4>;
defm PFMIN : ThreeDNowOp<0x94>;
defm PFMUL : ThreeDNowOp<0xB4, true>;
defm PFRCP : ThreeDNowUnary<0x96>;
defm PFRCPIT1 : ThreeDNowOp<0xA6>;
defm PFRCPIT2 : ThreeDNowOp<0xB6>;
defm PFRSQIT1 : ThreeDNowOp<0xA7>;
defm PFRSQRT : ThreeDNowUnary<0x97>;
defm PFSUB : ThreeDNowOp<0x9A, true>;
defm PFSUBR : ThreeDNowOp<0xAA, true>;
defm PI2FD : ThreeDNowUnary<0x0D>;
defm PMULHRW : ThreeDNowOp<0xB7, true>;
defm PF2IW : ThreeDNowUnary<0x1C>;
defm PI2FW : ThreeDNowUnary<0x0C>;
defm PFNACC : ThreeDNowOp<0x8A>;
defm PFPNACC : ThreeDNowOp<0x8E>;
defm PSWAPD : ThreeDNowUnary<0xBB>;

// The registers are x87's again.
let hasSideEffects = true in {
  def MMX_EMMS : I<0x77, RawFrm, (outs), (ins), "emms", []>, TB, Requires<[HasMMX]>;
  def FEMMS : I<0x0E, RawFrm, (outs), (ins), "femms", []>, TB, Requires<[HasMMX]>;
}
