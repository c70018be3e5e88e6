// Conversions of AVX-512 between formats and widths. Those of half precision are in Avx512Half.td.

// ---- Between formats of floating point -------------------------------------------------------------------------------

defm VCVTSS2SD : EvexScalar<0x5A, "vcvtss2sd", F64, F32, AsSilent>, XS, TB;
defm VCVTSD2SS : EvexScalar<0x5A, "vcvtsd2ss", F32, F64, AsRounded>, XD, TB;
defm VCVTPS2PD : EvexConvert<0x5A, "vcvtps2pd", F64, F32, AsSilent>, PS, TB;
defm VCVTPD2PS : EvexConvert<0x5A, "vcvtpd2ps", F32, F64, AsRounded>, PD, TB;

// Half precision without AVX512FP16: the source of memory is never one element, and the way back has a rounding mode in its
// constant.
multiclass EvexFromHalf<bits<8> op, string mnemonic> {
  foreach w = AllWidths in {
    defvar d = FullVector<F32, w>.V;
    defvar s = VectorOf<F16, !div(w.Bits, 32)>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in
    defm NAME#w.Name : EvexForms<op, mnemonic, d, s, Head2<>>;
    if w.L2 then
      defm NAME#w.Name : EvexRounded<op, mnemonic, d, s, Head2<>, WithoutImm, AsSilent>;
  }
}
defm VCVTPH2PS : EvexFromHalf<0x13, "vcvtph2ps">, PD, T8;
multiclass EvexToHalf<bits<8> op, string mnemonic> {
  foreach w = AllWidths in {
    defvar d = VectorOf<F16, !div(w.Bits, 32)>.V;
    defvar s = FullVector<F32, w>.V;
    defvar sources = EvexSources<(ins s.RC:$src, u8imm:$imm), "$imm, $src, ", ", $src, $imm">;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in {
      defm NAME#w.Name#"rr" : EvexMasked<op, MRMDestReg, WithImm, mnemonic, d, sources>;
      defm NAME#w.Name#"mr" : EvexSelected<op, MRMDestMem, WithImm, mnemonic, (outs), (ins d.Mem:$dst), d.WK, sources>,
                              CD8<d.Scale>;
    }
    if w.L2 then
      defm NAME#w.Name#"rrb" : EvexMasked<op, MRMDestReg, WithImm, mnemonic, d,
                                          EvexSources<(ins s.RC:$src, u8imm:$imm), "$imm, \\{sae\\}, $src, ",
                                                      ", $src, \\{sae\\}, $imm">>, EVEX_B;
  }
}
defm VCVTPS2PH : EvexToHalf<0x1D, "vcvtps2ph">, PD, TA;

// bfloat16 of AVX512_BF16.
defm VCVTNE2PS2BF16 : EvexPair<0x72, "vcvtne2ps2bf16", BF16, F32>, XD, T8;
defm VCVTNEPS2BF16 : EvexConvert<0x72, "vcvtneps2bf16", BF16, F32>, XS, T8;
defm VDPBF16PS : Evex3Tied<0x52, "vdpbf16ps", F32>, XS, T8;

// ---- To and from integers --------------------------------------------------------------------------------------------

defm VCVTDQ2PS : EvexConvert<0x5B, "vcvtdq2ps", F32, I32, AsRounded>, PS, TB;
defm VCVTQQ2PS : EvexConvert<0x5B, "vcvtqq2ps", F32, I64, AsRounded>, PS, TB;
defm VCVTUDQ2PD : EvexConvert<0x7A, "vcvtudq2pd", F64, I32>, XS, TB;
defm VCVTUQQ2PD : EvexConvert<0x7A, "vcvtuqq2pd", F64, I64, AsRounded>, XS, TB;
defm VCVTUDQ2PS : EvexConvert<0x7A, "vcvtudq2ps", F32, I32, AsRounded>, XD, TB;
defm VCVTUQQ2PS : EvexConvert<0x7A, "vcvtuqq2ps", F32, I64, AsRounded>, XD, TB;
defm VCVTDQ2PD : EvexConvert<0xE6, "vcvtdq2pd", F64, I32>, XS, TB;
defm VCVTQQ2PD : EvexConvert<0xE6, "vcvtqq2pd", F64, I64, AsRounded>, XS, TB;
defm VCVTPS2DQ : EvexConvert<0x5B, "vcvtps2dq", I32, F32, AsRounded>, PD, TB;
defm VCVTTPS2DQ : EvexConvert<0x5B, "vcvttps2dq", I32, F32, AsSilent>, XS, TB;
defm VCVTTPS2UDQ : EvexConvert<0x78, "vcvttps2udq", I32, F32, AsSilent>, PS, TB;
defm VCVTTPD2UDQ : EvexConvert<0x78, "vcvttpd2udq", I32, F64, AsSilent>, PS, TB;
defm VCVTTPS2UQQ : EvexConvert<0x78, "vcvttps2uqq", I64, F32, AsSilent>, PD, TB;
defm VCVTTPD2UQQ : EvexConvert<0x78, "vcvttpd2uqq", I64, F64, AsSilent>, PD, TB;
defm VCVTPS2UDQ : EvexConvert<0x79, "vcvtps2udq", I32, F32, AsRounded>, PS, TB;
defm VCVTPD2UDQ : EvexConvert<0x79, "vcvtpd2udq", I32, F64, AsRounded>, PS, TB;
defm VCVTPS2UQQ : EvexConvert<0x79, "vcvtps2uqq", I64, F32, AsRounded>, PD, TB;
defm VCVTPD2UQQ : EvexConvert<0x79, "vcvtpd2uqq", I64, F64, AsRounded>, PD, TB;
defm VCVTTPS2QQ : EvexConvert<0x7A, "vcvttps2qq", I64, F32, AsSilent>, PD, TB;
defm VCVTTPD2QQ : EvexConvert<0x7A, "vcvttpd2qq", I64, F64, AsSilent>, PD, TB;
defm VCVTPS2QQ : EvexConvert<0x7B, "vcvtps2qq", I64, F32, AsRounded>, PD, TB;
defm VCVTPD2QQ : EvexConvert<0x7B, "vcvtpd2qq", I64, F64, AsRounded>, PD, TB;
defm VCVTTPD2DQ : EvexConvert<0xE6, "vcvttpd2dq", I32, F64, AsSilent>, PD, TB;
defm VCVTPD2DQ : EvexConvert<0xE6, "vcvtpd2dq", I32, F64, AsRounded>, XD, TB;

// ---- Scalars ---------------------------------------------------------------------------------------------------------

defm VCVTTSS2SI : EvexToInteger<0x2C, "vcvttss2si", F32, AsSilent>, XS, TB;
defm VCVTTSD2SI : EvexToInteger<0x2C, "vcvttsd2si", F64, AsSilent>, XD, TB;
defm VCVTSS2SI : EvexToInteger<0x2D, "vcvtss2si", F32, AsRounded>, XS, TB;
defm VCVTSD2SI : EvexToInteger<0x2D, "vcvtsd2si", F64, AsRounded>, XD, TB;
defm VCVTTSS2USI : EvexToInteger<0x78, "vcvttss2usi", F32, AsSilent>, XS, TB;
defm VCVTTSD2USI : EvexToInteger<0x78, "vcvttsd2usi", F64, AsSilent>, XD, TB;
defm VCVTSS2USI : EvexToInteger<0x79, "vcvtss2usi", F32, AsRounded>, XS, TB;
defm VCVTSD2USI : EvexToInteger<0x79, "vcvtsd2usi", F64, AsRounded>, XD, TB;
defm VCVT : EvexFromInteger<0x2A, "vcvtsi2ss", "SI", "SS">, XS, TB;
defm VCVT : EvexFromInteger<0x2A, "vcvtsi2sd", "SI", "SD">, XD, TB;
defm VCVT : EvexFromInteger<0x7B, "vcvtusi2ss", "USI", "SS">, XS, TB;
defm VCVT : EvexFromInteger<0x7B, "vcvtusi2sd", "USI", "SD">, XD, TB;

// ---- Widths of integers ----------------------------------------------------------------------------------------------

defm VPMOVSXBW : EvexConvert<0x20, "vpmovsxbw", I16, I8, AsIs, false>, PD, T8, WIG;
defm VPMOVSXBD : EvexConvert<0x21, "vpmovsxbd", I32, I8, AsIs, false>, PD, T8, WIG;
defm VPMOVSXBQ : EvexConvert<0x22, "vpmovsxbq", I64, I8, AsIs, false>, PD, T8, WIG;
defm VPMOVSXWD : EvexConvert<0x23, "vpmovsxwd", I32, I16, AsIs, false>, PD, T8, WIG;
defm VPMOVSXWQ : EvexConvert<0x24, "vpmovsxwq", I64, I16, AsIs, false>, PD, T8, WIG;
defm VPMOVSXDQ : EvexConvert<0x25, "vpmovsxdq", I64, I32, AsIs, false>, PD, T8;
defm VPMOVZXBW : EvexConvert<0x30, "vpmovzxbw", I16, I8, AsIs, false>, PD, T8, WIG;
defm VPMOVZXBD : EvexConvert<0x31, "vpmovzxbd", I32, I8, AsIs, false>, PD, T8, WIG;
defm VPMOVZXBQ : EvexConvert<0x32, "vpmovzxbq", I64, I8, AsIs, false>, PD, T8, WIG;
defm VPMOVZXWD : EvexConvert<0x33, "vpmovzxwd", I32, I16, AsIs, false>, PD, T8, WIG;
defm VPMOVZXWQ : EvexConvert<0x34, "vpmovzxwq", I64, I16, AsIs, false>, PD, T8, WIG;
defm VPMOVZXDQ : EvexConvert<0x35, "vpmovzxdq", I64, I32, AsIs, false>, PD, T8;
// Cut, or saturated with and without sign.
defm VPMOVUSWB : EvexNarrow<0x10, "vpmovuswb", I8, I16>, XS, T8;
defm VPMOVUSDB : EvexNarrow<0x11, "vpmovusdb", I8, I32>, XS, T8;
defm VPMOVUSQB : EvexNarrow<0x12, "vpmovusqb", I8, I64>, XS, T8;
defm VPMOVUSDW : EvexNarrow<0x13, "vpmovusdw", I16, I32>, XS, T8;
defm VPMOVUSQW : EvexNarrow<0x14, "vpmovusqw", I16, I64>, XS, T8;
defm VPMOVUSQD : EvexNarrow<0x15, "vpmovusqd", I32, I64>, XS, T8;
defm VPMOVSWB : EvexNarrow<0x20, "vpmovswb", I8, I16>, XS, T8;
defm VPMOVSDB : EvexNarrow<0x21, "vpmovsdb", I8, I32>, XS, T8;
defm VPMOVSQB : EvexNarrow<0x22, "vpmovsqb", I8, I64>, XS, T8;
defm VPMOVSDW : EvexNarrow<0x23, "vpmovsdw", I16, I32>, XS, T8;
defm VPMOVSQW : EvexNarrow<0x24, "vpmovsqw", I16, I64>, XS, T8;
defm VPMOVSQD : EvexNarrow<0x25, "vpmovsqd", I32, I64>, XS, T8;
defm VPMOVWB : EvexNarrow<0x30, "vpmovwb", I8, I16>, XS, T8;
defm VPMOVDB : EvexNarrow<0x31, "vpmovdb", I8, I32>, XS, T8;
defm VPMOVQB : EvexNarrow<0x32, "vpmovqb", I8, I64>, XS, T8;
defm VPMOVDW : EvexNarrow<0x33, "vpmovdw", I16, I32>, XS, T8;
defm VPMOVQW : EvexNarrow<0x34, "vpmovqw", I16, I64>, XS, T8;
defm VPMOVQD : EvexNarrow<0x35, "vpmovqd", I32, I64>, XS, T8;
