// What AVX10.2 adds to AVX-512.

// ---- bfloat16 --------------------------------------------------------------------------------------------------------

defm VRNDSCALEBF16 : Evex2Imm<0x08, "vrndscalebf16", BF16>, XD, TA;
defm VGETMANTBF16 : Evex2Imm<0x26, "vgetmantbf16", BF16>, XD, TA;
defm VREDUCEBF16 : Evex2Imm<0x56, "vreducebf16", BF16>, XD, TA;
defm VSQRTBF16 : Evex2<0x51, "vsqrtbf16", BF16, AsIs, true, "r", "m">, PD, T_MAP5;
defm VADDBF16 : Evex3<0x58, "vaddbf16", BF16>, PD, T_MAP5;
defm VMULBF16 : Evex3<0x59, "vmulbf16", BF16>, PD, T_MAP5;
defm VSUBBF16 : Evex3<0x5C, "vsubbf16", BF16>, PD, T_MAP5;
defm VMINBF16 : Evex3<0x5D, "vminbf16", BF16>, PD, T_MAP5;
defm VDIVBF16 : Evex3<0x5E, "vdivbf16", BF16>, PD, T_MAP5;
defm VMAXBF16 : Evex3<0x5F, "vmaxbf16", BF16>, PD, T_MAP5;
defm VSCALEFBF16 : Evex3<0x2C, "vscalefbf16", BF16>, PS, T_MAP6;
defm VGETEXPBF16 : Evex2<0x42, "vgetexpbf16", BF16, AsIs, true, "r", "m">, PS, T_MAP6;
defm VRCPBF16 : Evex2<0x4C, "vrcpbf16", BF16, AsIs, true, "r", "m">, PS, T_MAP6;
defm VRSQRTBF16 : Evex2<0x4E, "vrsqrtbf16", BF16, AsIs, true, "r", "m">, PS, T_MAP6;
defm VFMADD : EvexFma<0x98, "bf16", BF16, AsIs>, PS, T_MAP6;
defm VFMSUB : EvexFma<0x9A, "bf16", BF16, AsIs>, PS, T_MAP6;
defm VFNMADD : EvexFma<0x9C, "bf16", BF16, AsIs>, PS, T_MAP6;
defm VFNMSUB : EvexFma<0x9E, "bf16", BF16, AsIs>, PS, T_MAP6;
defm VFPCLASSBF16 : EvexClassify<0x66, "vfpclassbf16", BF16>, XD, TA;
defm VCMPBF16 : EvexCompare<0xC2, "vcmp", "bf16", "printFloatKind", BF16>, XD, TA;
defm VCOMISBF16 : EvexToFlags<0x2F, "vcomisbf16", BF16, AsIs>, PD, T_MAP5;

// ---- Dot products and sums of differences ----------------------------------------------------------------------------

defm VPDPBUUD : Evex3Tied<0x50, "vpdpbuud", I32, AsIs, true, "rr", "rm">, PS, T8;
defm VPDPBSUD : Evex3Tied<0x50, "vpdpbsud", I32, AsIs, true, "rr", "rm">, XS, T8;
defm VPDPBSSD : Evex3Tied<0x50, "vpdpbssd", I32, AsIs, true, "rr", "rm">, XD, T8;
defm VPDPBUUDS : Evex3Tied<0x51, "vpdpbuuds", I32, AsIs, true, "rr", "rm">, PS, T8;
defm VPDPBSUDS : Evex3Tied<0x51, "vpdpbsuds", I32, AsIs, true, "rr", "rm">, XS, T8;
defm VPDPBSSDS : Evex3Tied<0x51, "vpdpbssds", I32, AsIs, true, "rr", "rm">, XD, T8;
defm VDPPHPS : Evex3Tied<0x52, "vdpphps", F32>, PS, T8;
defm VPDPWUUD : Evex3Tied<0xD2, "vpdpwuud", I32, AsIs, true, "rr", "rm">, PS, T8;
defm VPDPWUSD : Evex3Tied<0xD2, "vpdpwusd", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPDPWSUD : Evex3Tied<0xD2, "vpdpwsud", I32, AsIs, true, "rr", "rm">, XS, T8;
defm VPDPWUUDS : Evex3Tied<0xD3, "vpdpwuuds", I32, AsIs, true, "rr", "rm">, PS, T8;
defm VPDPWUSDS : Evex3Tied<0xD3, "vpdpwusds", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPDPWSUDS : Evex3Tied<0xD3, "vpdpwsuds", I32, AsIs, true, "rr", "rm">, XS, T8;
defm VMPSADBW : Evex3Imm<0x42, "vmpsadbw", I16, AsIs, false>, XS, TA;

// ---- Minimum and maximum by kind -------------------------------------------------------------------------------------

defm VMINMAXPH : Evex3Imm<0x52, "vminmaxph", F16, AsSilent>, PS, TA;
defm VMINMAXPS : Evex3Imm<0x52, "vminmaxps", F32, AsSilent>, PD, TA;
defm VMINMAXPD : Evex3Imm<0x52, "vminmaxpd", F64, AsSilent>, PD, TA;
defm VMINMAXBF16 : Evex3Imm<0x52, "vminmaxbf16", BF16>, XD, TA;
foreach s = ["SS", "SD", "SH"] in {
  defvar e = !cond(!eq(s, "SS"): F32, !eq(s, "SD"): F64, true: F16);
  let OpPrefix = !if(!eq(s, "SH"), PrefixPS, PrefixPD), OpMap = MapTA in
  defm VMINMAX#s : EvexScalar<0x53, "vminmax"#!tolower(s), e, e, AsSilent, WithImm, "_Int", false, "rr", "rm", "_Int", "">;
}

// ---- Comparisons into flags ------------------------------------------------------------------------------------------

defm VUCOMXSS : EvexToFlags<0x2E, "vucomxss", F32, AsSilent, "_Int">, XS, TB;
defm VUCOMXSD : EvexToFlags<0x2E, "vucomxsd", F64, AsSilent, "_Int">, XD, TB;
defm VCOMXSS : EvexToFlags<0x2F, "vcomxss", F32, AsSilent, "_Int">, XS, TB;
defm VCOMXSD : EvexToFlags<0x2F, "vcomxsd", F64, AsSilent, "_Int">, XD, TB;
defm VUCOMXSH : EvexToFlags<0x2E, "vucomxsh", F16, AsSilent, "_Int">, XS, T_MAP5;
defm VCOMXSH : EvexToFlags<0x2F, "vcomxsh", F16, AsSilent, "_Int">, XS, T_MAP5;

// ---- Conversions -----------------------------------------------------------------------------------------------------

// Saturated, to integers of the same width, to bytes, and to formats of 8 bits.
defm VCVTTPS2UDQS : EvexConvert<0x6C, "vcvttps2udqs", I32, F32, AsSilent>, PS, T_MAP5;
defm VCVTTPD2UDQS : EvexConvert<0x6C, "vcvttpd2udqs", I32, F64, AsSilent>, PS, T_MAP5;
defm VCVTTPS2UQQS : EvexConvert<0x6C, "vcvttps2uqqs", I64, F32, AsSilent>, PD, T_MAP5;
defm VCVTTPD2UQQS : EvexConvert<0x6C, "vcvttpd2uqqs", I64, F64, AsSilent>, PD, T_MAP5;
defm VCVTTPS2DQS : EvexConvert<0x6D, "vcvttps2dqs", I32, F32, AsSilent>, PS, T_MAP5;
defm VCVTTPD2DQS : EvexConvert<0x6D, "vcvttpd2dqs", I32, F64, AsSilent>, PS, T_MAP5;
defm VCVTTPS2QQS : EvexConvert<0x6D, "vcvttps2qqs", I64, F32, AsSilent>, PD, T_MAP5;
defm VCVTTPD2QQS : EvexConvert<0x6D, "vcvttpd2qqs", I64, F64, AsSilent>, PD, T_MAP5;
defm VCVTTSS2SI : EvexToInteger<0x6D, "vcvttss2sis", F32, AsSilent, "S">, XS, T_MAP5;
defm VCVTTSD2SI : EvexToInteger<0x6D, "vcvttsd2sis", F64, AsSilent, "S">, XD, T_MAP5;
defm VCVTTSS2USI : EvexToInteger<0x6C, "vcvttss2usis", F32, AsSilent, "S">, XS, T_MAP5;
defm VCVTTSD2USI : EvexToInteger<0x6C, "vcvttsd2usis", F64, AsSilent, "S">, XD, T_MAP5;
defm VCVT2PS2PHX : EvexPair<0x67, "vcvt2ps2phx", F16, F32, AsRounded>, PD, T8;
defm VCVTBIASPH2BF8 : EvexConvert<0x74, "vcvtbiasph2bf8", I8, F16, AsIs, true, true>, PS, T8;
defm VCVTPH2BF8 : EvexConvert<0x74, "vcvtph2bf8", I8, F16>, XS, T8;
defm VCVT2PH2BF8 : EvexPair<0x74, "vcvt2ph2bf8", I8, F16>, XD, T8;
defm VCVTBIASPH2HF8 : EvexConvert<0x18, "vcvtbiasph2hf8", I8, F16, AsIs, true, true>, PS, T_MAP5;
defm VCVTPH2HF8 : EvexConvert<0x18, "vcvtph2hf8", I8, F16>, XS, T_MAP5;
defm VCVT2PH2HF8 : EvexPair<0x18, "vcvt2ph2hf8", I8, F16>, XD, T_MAP5;
defm VCVTBIASPH2HF8S : EvexConvert<0x1B, "vcvtbiasph2hf8s", I8, F16, AsIs, true, true>, PS, T_MAP5;
defm VCVTPH2HF8S : EvexConvert<0x1B, "vcvtph2hf8s", I8, F16>, XS, T_MAP5;
defm VCVT2PH2HF8S : EvexPair<0x1B, "vcvt2ph2hf8s", I8, F16>, XD, T_MAP5;
defm VCVTHF82PH : EvexConvert<0x1E, "vcvthf82ph", F16, I8, AsIs, false>, XD, T_MAP5;
defm VCVTTPH2IBS : Evex2<0x68, "vcvttph2ibs", F16, AsSilent>, PS, T_MAP5;
defm VCVTTPS2IBS : Evex2<0x68, "vcvttps2ibs", F32, AsSilent>, PD, T_MAP5;
defm VCVTTBF162IBS : Evex2<0x68, "vcvttbf162ibs", BF16>, XD, T_MAP5;
defm VCVTPH2IBS : Evex2<0x69, "vcvtph2ibs", F16, AsRounded>, PS, T_MAP5;
defm VCVTPS2IBS : Evex2<0x69, "vcvtps2ibs", F32, AsRounded>, PD, T_MAP5;
defm VCVTBF162IBS : Evex2<0x69, "vcvtbf162ibs", BF16>, XD, T_MAP5;
defm VCVTTPH2IUBS : Evex2<0x6A, "vcvttph2iubs", F16, AsSilent>, PS, T_MAP5;
defm VCVTTPS2IUBS : Evex2<0x6A, "vcvttps2iubs", F32, AsSilent>, PD, T_MAP5;
defm VCVTTBF162IUBS : Evex2<0x6A, "vcvttbf162iubs", BF16>, XD, T_MAP5;
defm VCVTPH2IUBS : Evex2<0x6B, "vcvtph2iubs", F16, AsRounded>, PS, T_MAP5;
defm VCVTPS2IUBS : Evex2<0x6B, "vcvtps2iubs", F32, AsRounded>, PD, T_MAP5;
defm VCVTBF162IUBS : Evex2<0x6B, "vcvtbf162iubs", BF16>, XD, T_MAP5;
defm VCVTBIASPH2BF8S : EvexConvert<0x74, "vcvtbiasph2bf8s", I8, F16, AsIs, true, true>, PS, T_MAP5;
defm VCVTPH2BF8S : EvexConvert<0x74, "vcvtph2bf8s", I8, F16>, XS, T_MAP5;
defm VCVT2PH2BF8S : EvexPair<0x74, "vcvt2ph2bf8s", I8, F16>, XD, T_MAP5;

// ---- Moves -----------------------------------------------------------------------------------------------------------

// Between registers, and of so many bits from and to memory.
def VMOVZPDILo2PDIZrr : EvexRR<0x7E, "vmovd", VR128X, VR128X>, XS, TB;
def VMOVZPDILo2PDIZrm : EvexRM<0x7E, "vmovd", VR128X, i32mem, 3>, XS, TB, OtherDirection;
def VMOVZPDILo2PDIZmr : EvexMR<0xD6, "vmovd", i32mem, VR128X, 3>, PD, TB, OtherDirection;
def VMOVZPDILo2PDIZrr2 : EvexRR<0xD6, "vmovd", VR128X, VR128X>, PD, TB, OtherDirection;
def VMOVZPWILo2PWIZrr : EvexRR<0x6E, "vmovw", VR128X, VR128X>, XS, T_MAP5;
def VMOVZPWILo2PWIZrm : EvexRM<0x6E, "vmovw", VR128X, i16mem, 2>, XS, T_MAP5, OtherDirection;
def VMOVZPWILo2PWIZmr : EvexMR<0x7E, "vmovw", i32mem, VR128X, 2>, XS, T_MAP5, OtherDirection;
def VMOVZPWILo2PWIZrr2 : EvexRR<0x7E, "vmovw", VR128X, VR128X>, XS, T_MAP5, OtherDirection;
// Loads that hint that what is read is shared.
multiclass EvexMoveShared<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in
    defm NAME#w.Name#"m" : EvexMasked<op, MRMSrcMem, WithoutImm, mnemonic, v, InMemory<Head2<>, v.Mem, WithoutImm>>,
                           CD8<v.Scale>;
  }
}
let Predicates = [In64BitMode] in {
  defm VMOVRSB : EvexMoveShared<0x6F, "vmovrsb", I8>, XD, T_MAP5;
  defm VMOVRSW : EvexMoveShared<0x6F, "vmovrsw", I16>, XD, T_MAP5, REX_W;
  defm VMOVRSD : EvexMoveShared<0x6F, "vmovrsd", I32>, XS, T_MAP5;
  defm VMOVRSQ : EvexMoveShared<0x6F, "vmovrsq", I64>, XS, T_MAP5, REX_W;
}
