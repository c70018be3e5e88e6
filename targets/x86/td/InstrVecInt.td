// Integer arithmetic, comparison, logic and shifts on vectors: SSE2 to SSE4.2, and the same with VEX.

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

// The operation on elements that the two operands share, commutable or not.
multiclass IntOp<bits<8> opcode, string mnemonic, VecLevel level = Integer2, SDPatternOperator node = null_frag,
                 ValueType vt = untyped, ValueType vt256 = untyped>
    : Packed3<opcode, mnemonic, level, node, vt, vt256, true>;
multiclass IntOrderedOp<bits<8> opcode, string mnemonic, VecLevel level = Integer2, SDPatternOperator node = null_frag,
                        ValueType vt = untyped, ValueType vt256 = untyped>
    : Packed3<opcode, mnemonic, level, node, vt, vt256, false>;

defm PADDB : IntOp<0xFC, "paddb", Integer2, add, v16i8, v32i8>, PD, TB;
defm PADDW : IntOp<0xFD, "paddw", Integer2, add, v8i16, v16i16>, PD, TB;
defm PADDD : IntOp<0xFE, "paddd", Integer2, add, v4i32, v8i32>, PD, TB;
defm PADDQ : IntOp<0xD4, "paddq", Integer2, add, v2i64, v4i64>, PD, TB;
defm PADDSB : IntOp<0xEC, "paddsb", Integer2, saddsat, v16i8, v32i8>, PD, TB;
defm PADDSW : IntOp<0xED, "paddsw", Integer2, saddsat, v8i16, v16i16>, PD, TB;
defm PADDUSB : IntOp<0xDC, "paddusb", Integer2, uaddsat, v16i8, v32i8>, PD, TB;
defm PADDUSW : IntOp<0xDD, "paddusw", Integer2, uaddsat, v8i16, v16i16>, PD, TB;

defm PSUBB : IntOrderedOp<0xF8, "psubb", Integer2, sub, v16i8, v32i8>, PD, TB;
defm PSUBW : IntOrderedOp<0xF9, "psubw", Integer2, sub, v8i16, v16i16>, PD, TB;
defm PSUBD : IntOrderedOp<0xFA, "psubd", Integer2, sub, v4i32, v8i32>, PD, TB;
defm PSUBQ : IntOrderedOp<0xFB, "psubq", Integer2, sub, v2i64, v4i64>, PD, TB;
defm PSUBSB : IntOrderedOp<0xE8, "psubsb", Integer2, ssubsat, v16i8, v32i8>, PD, TB;
defm PSUBSW : IntOrderedOp<0xE9, "psubsw", Integer2, ssubsat, v8i16, v16i16>, PD, TB;
defm PSUBUSB : IntOrderedOp<0xD8, "psubusb", Integer2, usubsat, v16i8, v32i8>, PD, TB;
defm PSUBUSW : IntOrderedOp<0xD9, "psubusw", Integer2, usubsat, v8i16, v16i16>, PD, TB;

defm PMULLW : IntOp<0xD5, "pmullw", Integer2, mul, v8i16, v16i16>, PD, TB;
defm PMULHW : IntOp<0xE5, "pmulhw", Integer2, mulhs, v8i16, v16i16>, PD, TB;
defm PMULHUW : IntOp<0xE4, "pmulhuw", Integer2, mulhu, v8i16, v16i16>, PD, TB;
defm PMULUDQ : IntOp<0xF4, "pmuludq">, PD, TB;
defm PMADDWD : IntOp<0xF5, "pmaddwd">, PD, TB;
defm PSADBW : IntOp<0xF6, "psadbw">, PD, TB;
defm PAVGB : IntOp<0xE0, "pavgb", Integer2, avgceilu, v16i8, v32i8>, PD, TB;
defm PAVGW : IntOp<0xE3, "pavgw", Integer2, avgceilu, v8i16, v16i16>, PD, TB;
defm PMINUB : IntOp<0xDA, "pminub", Integer2, umin, v16i8, v32i8>, PD, TB;
defm PMINSW : IntOp<0xEA, "pminsw", Integer2, smin, v8i16, v16i16>, PD, TB;
defm PMAXUB : IntOp<0xDE, "pmaxub", Integer2, umax, v16i8, v32i8>, PD, TB;
defm PMAXSW : IntOp<0xEE, "pmaxsw", Integer2, smax, v8i16, v16i16>, PD, TB;

// SSSE3
defm PABSB : Packed2<0x1C, "pabsb", Integer3, abs, v16i8, v32i8>, PD, T8;
defm PABSW : Packed2<0x1D, "pabsw", Integer3, abs, v8i16, v16i16>, PD, T8;
defm PABSD : Packed2<0x1E, "pabsd", Integer3, abs, v4i32, v8i32>, PD, T8;
defm PHADDW : IntOrderedOp<0x01, "phaddw", Integer3>, PD, T8;
defm PHADDD : IntOrderedOp<0x02, "phaddd", Integer3>, PD, T8;
defm PHADDSW : IntOrderedOp<0x03, "phaddsw", Integer3>, PD, T8;
defm PMADDUBSW : IntOrderedOp<0x04, "pmaddubsw", Integer3>, PD, T8;
defm PHSUBW : IntOrderedOp<0x05, "phsubw", Integer3>, PD, T8;
defm PHSUBD : IntOrderedOp<0x06, "phsubd", Integer3>, PD, T8;
defm PHSUBSW : IntOrderedOp<0x07, "phsubsw", Integer3>, PD, T8;
defm PSIGNB : IntOrderedOp<0x08, "psignb", Integer3>, PD, T8;
defm PSIGNW : IntOrderedOp<0x09, "psignw", Integer3>, PD, T8;
defm PSIGND : IntOrderedOp<0x0A, "psignd", Integer3>, PD, T8;
defm PMULHRSW : IntOp<0x0B, "pmulhrsw", Integer3>, PD, T8;

// SSE4.1
defm PMULDQ : IntOp<0x28, "pmuldq", Integer41>, PD, T8;
defm PMINSB : IntOp<0x38, "pminsb", Integer41, smin, v16i8, v32i8>, PD, T8;
defm PMINSD : IntOp<0x39, "pminsd", Integer41, smin, v4i32, v8i32>, PD, T8;
defm PMINUW : IntOp<0x3A, "pminuw", Integer41, umin, v8i16, v16i16>, PD, T8;
defm PMINUD : IntOp<0x3B, "pminud", Integer41, umin, v4i32, v8i32>, PD, T8;
defm PMAXSB : IntOp<0x3C, "pmaxsb", Integer41, smax, v16i8, v32i8>, PD, T8;
defm PMAXSD : IntOp<0x3D, "pmaxsd", Integer41, smax, v4i32, v8i32>, PD, T8;
defm PMAXUW : IntOp<0x3E, "pmaxuw", Integer41, umax, v8i16, v16i16>, PD, T8;
defm PMAXUD : IntOp<0x3F, "pmaxud", Integer41, umax, v4i32, v8i32>, PD, T8;
defm PMULLD : IntOp<0x40, "pmulld", Integer41, mul, v4i32, v8i32>, PD, T8;
defm PHMINPOSUW : Packed2<0x41, "phminposuw", Integer41, null_frag, untyped, untyped, false>, PD, T8;
defm MPSADBW : Packed3Imm<0x42, "mpsadbw", Integer41>, PD, TA;

// ---- Comparison -----------------------------------------------------------------------------------------------------

defm PCMPEQB : IntOp<0x74, "pcmpeqb">, PD, TB;
defm PCMPEQW : IntOp<0x75, "pcmpeqw">, PD, TB;
defm PCMPEQD : IntOp<0x76, "pcmpeqd">, PD, TB;
defm PCMPEQQ : IntOp<0x29, "pcmpeqq", Integer41>, PD, T8;
defm PCMPGTB : IntOrderedOp<0x64, "pcmpgtb">, PD, TB;
defm PCMPGTW : IntOrderedOp<0x65, "pcmpgtw">, PD, TB;
defm PCMPGTD : IntOrderedOp<0x66, "pcmpgtd">, PD, TB;
defm PCMPGTQ : IntOrderedOp<0x37, "pcmpgtq", Integer42>, PD, T8;

// To the flags: whether all common bits are zero, and whether all bits of the second are in the first.
multiclass FlagTest<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem, Domain domain> {
  let Defs = [EFLAGS], hasSideEffects = false, ExeDomain = domain in {
    def rr : I<opcode, MRMSrcReg, (outs), (ins rc:$src1, rc:$src2), text#"\t{$src2, $src1|$src1, $src2}", []>;
    let mayLoad = true in
    def rm : I<opcode, MRMSrcMem, (outs), (ins rc:$src1, mem:$src2), text#"\t{$src2, $src1|$src1, $src2}", []>;
  }
}
let Predicates = [UseSSE41] in
defm PTEST : FlagTest<0x17, "ptest", VR128, i128mem, SSEPackedInt>, PD, T8;
let Predicates = [HasAVX] in {
  defm VPTEST : FlagTest<0x17, "vptest", VR128, i128mem, SSEPackedInt>, PD, T8, VEX, WIG;
  defm VPTESTY : FlagTest<0x17, "vptest", VR256, i256mem, SSEPackedInt>, PD, T8, VEX, VEX_L, WIG;
  defm VTESTPS : FlagTest<0x0E, "vtestps", VR128, f128mem, SSEPackedSingle>, PD, T8, VEX;
  defm VTESTPSY : FlagTest<0x0E, "vtestps", VR256, f256mem, SSEPackedSingle>, PD, T8, VEX, VEX_L;
  defm VTESTPD : FlagTest<0x0F, "vtestpd", VR128, f128mem, SSEPackedDouble>, PD, T8, VEX;
  defm VTESTPDY : FlagTest<0x0F, "vtestpd", VR256, f256mem, SSEPackedDouble>, PD, T8, VEX, VEX_L;
}

// Strings of explicit length (in eax and edx) or ending with a zero: an index in ecx, or a mask in xmm0.
multiclass StringForm<bits<8> opcode, string mnemonic> {
  defvar text = mnemonic#"\t{$imm, $src2, $src1|$src1, $src2, $imm}";
  let hasSideEffects = false in {
    def rri : Ii8<opcode, MRMSrcReg, (outs), (ins VR128:$src1, VR128:$src2, u8imm:$imm), text, []>;
    let mayLoad = true in
    def rmi : Ii8<opcode, MRMSrcMem, (outs), (ins VR128:$src1, i128mem:$src2, u8imm:$imm), text, []>;
  }
}
multiclass StringCompare<bits<8> opcode, string mnemonic, list<Register> uses, Register result> {
  let Defs = [result, EFLAGS], Uses = uses, ExeDomain = SSEPackedInt in {
    let Predicates = Integer42.SSE in
    defm NAME : StringForm<opcode, mnemonic>;
    let Predicates = Integer42.AVX in
    defm V#NAME : StringForm<opcode, "v"#mnemonic>, VEX, WIG;
  }
}
defm PCMPESTRM : StringCompare<0x60, "pcmpestrm", [EAX, EDX], XMM0>, PD, TA;
defm PCMPESTRI : StringCompare<0x61, "pcmpestri", [EAX, EDX], ECX>, PD, TA;
defm PCMPISTRM : StringCompare<0x62, "pcmpistrm", [], XMM0>, PD, TA;
defm PCMPISTRI : StringCompare<0x63, "pcmpistri", [], ECX>, PD, TA;

// ---- Logic ----------------------------------------------------------------------------------------------------------

defm PAND : IntOp<0xDB, "pand", Integer2, and, v2i64, v4i64>, PD, TB;
defm PANDN : IntOrderedOp<0xDF, "pandn">, PD, TB;
defm POR : IntOp<0xEB, "por", Integer2, or, v2i64, v4i64>, PD, TB;
defm PXOR : IntOp<0xEF, "pxor", Integer2, xor, v2i64, v4i64>, PD, TB;

// ---- Shifts ---------------------------------------------------------------------------------------------------------

// By a constant; the form names the field of ModRM that tells the shifts apart.
multiclass VecShiftImm<bits<8> opcode, Format form, string mnemonic> {
  let hasSideEffects = false, ExeDomain = SSEPackedInt in {
    let Predicates = [UseSSE2], Constraints = "$src1 = $dst" in
    def ri : Ii8<opcode, form, (outs VR128:$dst), (ins VR128:$src1, u8imm:$src2), !strconcat(mnemonic, OpsTied), []>;
    let Predicates = [HasAVX] in
    def V#NAME#ri : Ii8<opcode, form, (outs VR128:$dst), (ins VR128:$src1, u8imm:$src2), !strconcat("v"#mnemonic,
                        Ops3), []>,
                    VEX, VVVV, WIG;
    let Predicates = [HasAVX2] in
    def V#NAME#Yri : Ii8<opcode, form, (outs VR256:$dst), (ins VR256:$src1, u8imm:$src2), !strconcat("v"#mnemonic,
                         Ops3), []>,
                     VEX, VVVV, VEX_L, WIG;
  }
}
// By a constant, or by a number in the lowest 64 bits of an xmm register or memory.
multiclass VecShift<bits<8> opcode, bits<8> opcode_imm, Format form, string mnemonic> {
  let ExeDomain = SSEPackedInt in {
    let Predicates = [UseSSE2] in
    defm NAME : Form3<opcode, mnemonic, false, VR128, VR128, i128mem>;
    let Predicates = [HasAVX] in
    defm V#NAME : Form3<opcode, mnemonic, true, VR128, VR128, i128mem>, VEX, VVVV, WIG;
    let Predicates = [HasAVX2] in
    defm V#NAME#Y : Form3<opcode, mnemonic, true, VR256, VR128, i128mem>, VEX, VVVV, VEX_L, WIG;
  }
  defm NAME : VecShiftImm<opcode_imm, form, mnemonic>;
}
defm PSRLW : VecShift<0xD1, 0x71, MRM2r, "psrlw">, PD, TB;
defm PSRLD : VecShift<0xD2, 0x72, MRM2r, "psrld">, PD, TB;
defm PSRLQ : VecShift<0xD3, 0x73, MRM2r, "psrlq">, PD, TB;
defm PSRAW : VecShift<0xE1, 0x71, MRM4r, "psraw">, PD, TB;
defm PSRAD : VecShift<0xE2, 0x72, MRM4r, "psrad">, PD, TB;
defm PSLLW : VecShift<0xF1, 0x71, MRM6r, "psllw">, PD, TB;
defm PSLLD : VecShift<0xF2, 0x72, MRM6r, "pslld">, PD, TB;
defm PSLLQ : VecShift<0xF3, 0x73, MRM6r, "psllq">, PD, TB;
// Bytes of the whole register.
defm PSRLDQ : VecShiftImm<0x73, MRM3r, "psrldq">, PD, TB;
defm PSLLDQ : VecShiftImm<0x73, MRM7r, "pslldq">, PD, TB;

// Each element by its own number.
multiclass VariableShift<bits<8> opcode, string mnemonic> {
  let Predicates = [HasAVX2], ExeDomain = SSEPackedInt in {
    defm NAME : Form3<opcode, mnemonic, true, VR128, VR128, i128mem>, VEX, VVVV;
    defm NAME#Y : Form3<opcode, mnemonic, true, VR256, VR256, i256mem>, VEX, VVVV, VEX_L;
  }
}
defm VPSRLVD : VariableShift<0x45, "psrlvd">, PD, T8;
defm VPSRLVQ : VariableShift<0x45, "psrlvq">, PD, T8, REX_W;
defm VPSRAVD : VariableShift<0x46, "psravd">, PD, T8;
defm VPSLLVD : VariableShift<0x47, "psllvd">, PD, T8;
defm VPSLLVQ : VariableShift<0x47, "psllvq">, PD, T8, REX_W;
