// Half precision: AVX512FP16.

// ---- Arithmetic ------------------------------------------------------------------------------------------------------

defm VSQRTPH : Evex2<0x51, "vsqrtph", F16, AsRounded, true, "r", "m">, PS, T_MAP5;
defm VSQRTSH : EvexScalar<0x51, "vsqrtsh", F16, F16, AsRounded, WithoutImm, "_Int", false, "r", "m">, XS, T_MAP5;
defm VADDPH : Evex3<0x58, "vaddph", F16, AsRounded>, PS, T_MAP5;
defm VADDSH : EvexScalar<0x58, "vaddsh", F16, F16, AsRounded>, XS, T_MAP5;
defm VMULPH : Evex3<0x59, "vmulph", F16, AsRounded>, PS, T_MAP5;
defm VMULSH : EvexScalar<0x59, "vmulsh", F16, F16, AsRounded>, XS, T_MAP5;
defm VSUBPH : Evex3<0x5C, "vsubph", F16, AsRounded>, PS, T_MAP5;
defm VSUBSH : EvexScalar<0x5C, "vsubsh", F16, F16, AsRounded>, XS, T_MAP5;
defm VMINPH : Evex3<0x5D, "vminph", F16, AsSilent>, PS, T_MAP5;
defm VMINSH : EvexScalar<0x5D, "vminsh", F16, F16, AsSilent>, XS, T_MAP5;
defm VDIVPH : Evex3<0x5E, "vdivph", F16, AsRounded>, PS, T_MAP5;
defm VDIVSH : EvexScalar<0x5E, "vdivsh", F16, F16, AsRounded>, XS, T_MAP5;
defm VMAXPH : Evex3<0x5F, "vmaxph", F16, AsSilent>, PS, T_MAP5;
defm VMAXSH : EvexScalar<0x5F, "vmaxsh", F16, F16, AsSilent>, XS, T_MAP5;
defm VSCALEFPH : Evex3<0x2C, "vscalefph", F16, AsRounded>, PD, T_MAP6;
defm VSCALEFSH : EvexScalar<0x2D, "vscalefsh", F16, F16, AsRounded, WithoutImm, "", false, "rr", "rm", "_Int">, PD,
                            T_MAP6;
defm VRNDSCALEPH : Evex2Imm<0x08, "vrndscaleph", F16, AsSilent>, PS, TA;
defm VGETMANTPH : Evex2Imm<0x26, "vgetmantph", F16, AsSilent>, PS, TA;
defm VREDUCEPH : Evex2Imm<0x56, "vreduceph", F16, AsSilent>, PS, TA;
defm VGETEXPPH : Evex2<0x42, "vgetexpph", F16, AsSilent, true, "r", "m">, PD, T_MAP6;
defm VRCPPH : Evex2<0x4C, "vrcpph", F16, AsIs, true, "r", "m">, PD, T_MAP6;
defm VRSQRTPH : Evex2<0x4E, "vrsqrtph", F16, AsIs, true, "r", "m">, PD, T_MAP6;
defm VRNDSCALESH : EvexScalar<0x0A, "vrndscalesh", F16, F16, AsSilent, WithImm, "_Int">, PS, TA;
defm VGETMANTSH : EvexScalar<0x27, "vgetmantsh", F16, F16, AsSilent, WithImm, "">, PS, TA;
defm VREDUCESH : EvexScalar<0x57, "vreducesh", F16, F16, AsSilent, WithImm, "">, PS, TA;
defm VGETEXPSH : EvexScalar<0x43, "vgetexpsh", F16, F16, AsSilent, WithoutImm, "", false, "r", "m">, PD, T_MAP6;
defm VRCPSH : EvexScalar<0x4D, "vrcpsh", F16, F16, AsIs, WithoutImm, "">, PD, T_MAP6;
defm VRSQRTSH : EvexScalar<0x4F, "vrsqrtsh", F16, F16, AsIs, WithoutImm, "">, PD, T_MAP6;

// ---- Complex numbers -------------------------------------------------------------------------------------------------

// A pair of numbers in 32 bits, multiplied with another, or with its conjugate. No source may be where the result goes.
defm VFMADDCPH : Evex3Tied<0x56, "vfmaddcph", F32, AsRounded, true, "r", "m", 3>, XS, T_MAP6;
defm VFCMADDCPH : Evex3Tied<0x56, "vfcmaddcph", F32, AsRounded, true, "r", "m", 3>, XD, T_MAP6;
defm VFMADDCSH : EvexScalar<0x57, "vfmaddcsh", F32, F32, AsRounded, WithoutImm, "", 3, "r", "m">, XS, T_MAP6;
defm VFCMADDCSH : EvexScalar<0x57, "vfcmaddcsh", F32, F32, AsRounded, WithoutImm, "", 3, "r", "m">, XD, T_MAP6;
defm VFMULCPH : Evex3<0xD6, "vfmulcph", F32, AsRounded, true, AllWidths, 4>, XS, T_MAP6;
defm VFCMULCPH : Evex3<0xD6, "vfcmulcph", F32, AsRounded, true, AllWidths, 4>, XD, T_MAP6;
defm VFMULCSH : EvexScalar<0xD7, "vfmulcsh", F32, F32, AsRounded, WithoutImm, "", 4>, XS, T_MAP6;
defm VFCMULCSH : EvexScalar<0xD7, "vfcmulcsh", F32, F32, AsRounded, WithoutImm, "", 4>, XD, T_MAP6;

// ---- Comparisons -----------------------------------------------------------------------------------------------------

defm VFPCLASSPH : EvexClassify<0x66, "vfpclassph", F16>, PS, TA;
defm VFPCLASSSH : EvexScalarClassify<0x67, "vfpclasssh", F16>, PS, TA;
defm VCMPPH : EvexCompare<0xC2, "vcmp", "ph", "printFloatKind", F16, true, true>, PS, TA;
defm VCMPSH : EvexScalarCompare<0xC2, "sh", F16>, XS, TA;
defm VUCOMISH : EvexToFlags<0x2E, "vucomish", F16>, PS, T_MAP5;
defm VCOMISH : EvexToFlags<0x2F, "vcomish", F16>, PS, T_MAP5;

// ---- Conversions -----------------------------------------------------------------------------------------------------

defm VCVTSS2SH : EvexScalar<0x1D, "vcvtss2sh", F16, F32, AsRounded>, PS, T_MAP5;
defm VCVTSH2SD : EvexScalar<0x5A, "vcvtsh2sd", F64, F16, AsSilent>, XS, T_MAP5;
defm VCVTSD2SH : EvexScalar<0x5A, "vcvtsd2sh", F16, F64, AsRounded>, XD, T_MAP5;
defm VCVTSH2SS : EvexScalar<0x13, "vcvtsh2ss", F32, F16, AsSilent>, PS, T_MAP6;
defm VCVTPS2PHX : EvexConvert<0x1D, "vcvtps2phx", F16, F32, AsRounded>, PD, T_MAP5;
defm VCVTTSH2SI : EvexToInteger<0x2C, "vcvttsh2si", F16, AsSilent>, XS, T_MAP5;
defm VCVTSH2SI : EvexToInteger<0x2D, "vcvtsh2si", F16, AsRounded>, XS, T_MAP5;
defm VCVTPH2PD : EvexConvert<0x5A, "vcvtph2pd", F64, F16, AsSilent>, PS, T_MAP5;
defm VCVTPD2PH : EvexConvert<0x5A, "vcvtpd2ph", F16, F64, AsRounded>, PD, T_MAP5;
defm VCVTDQ2PH : EvexConvert<0x5B, "vcvtdq2ph", F16, I32, AsRounded>, PS, T_MAP5;
defm VCVTQQ2PH : EvexConvert<0x5B, "vcvtqq2ph", F16, I64, AsRounded>, PS, T_MAP5;
defm VCVTPH2DQ : EvexConvert<0x5B, "vcvtph2dq", I32, F16, AsRounded>, PD, T_MAP5;
defm VCVTTPH2DQ : EvexConvert<0x5B, "vcvttph2dq", I32, F16, AsSilent>, XS, T_MAP5;
defm VCVTTPH2UDQ : EvexConvert<0x78, "vcvttph2udq", I32, F16, AsSilent>, PS, T_MAP5;
defm VCVTTPH2UQQ : EvexConvert<0x78, "vcvttph2uqq", I64, F16, AsSilent>, PD, T_MAP5;
defm VCVTTSH2USI : EvexToInteger<0x78, "vcvttsh2usi", F16, AsSilent>, XS, T_MAP5;
defm VCVTPH2UDQ : EvexConvert<0x79, "vcvtph2udq", I32, F16, AsRounded>, PS, T_MAP5;
defm VCVTPH2UQQ : EvexConvert<0x79, "vcvtph2uqq", I64, F16, AsRounded>, PD, T_MAP5;
defm VCVTSH2USI : EvexToInteger<0x79, "vcvtsh2usi", F16, AsRounded>, XS, T_MAP5;
defm VCVTTPH2QQ : EvexConvert<0x7A, "vcvttph2qq", I64, F16, AsSilent>, PD, T_MAP5;
defm VCVTUDQ2PH : EvexConvert<0x7A, "vcvtudq2ph", F16, I32, AsRounded>, XD, T_MAP5;
defm VCVTUQQ2PH : EvexConvert<0x7A, "vcvtuqq2ph", F16, I64, AsRounded>, XD, T_MAP5;
defm VCVTPH2QQ : EvexConvert<0x7B, "vcvtph2qq", I64, F16, AsRounded>, PD, T_MAP5;
defm VCVTTPH2UW : EvexConvert<0x7C, "vcvttph2uw", I16, F16, AsSilent>, PS, T_MAP5;
defm VCVTTPH2W : EvexConvert<0x7C, "vcvttph2w", I16, F16, AsSilent>, PD, T_MAP5;
defm VCVTPH2UW : EvexConvert<0x7D, "vcvtph2uw", I16, F16, AsRounded>, PS, T_MAP5;
defm VCVTPH2W : EvexConvert<0x7D, "vcvtph2w", I16, F16, AsRounded>, PD, T_MAP5;
defm VCVTW2PH : EvexConvert<0x7D, "vcvtw2ph", F16, I16, AsRounded>, XS, T_MAP5;
defm VCVTUW2PH : EvexConvert<0x7D, "vcvtuw2ph", F16, I16, AsRounded>, XD, T_MAP5;
defm VCVTPH2PSX : EvexConvert<0x13, "vcvtph2psx", F32, F16, AsSilent>, PD, T_MAP6;
defm VCVT : EvexFromInteger<0x2A, "vcvtsi2sh", "SI", "SH">, XS, T_MAP5;
defm VCVT : EvexFromInteger<0x7B, "vcvtusi2sh", "USI", "SH">, XS, T_MAP5;

// ---- Moves -----------------------------------------------------------------------------------------------------------

defm VMOVSH : EvexScalarMove<0x10, 0x11, "vmovsh", F16>, XS, T_MAP5;
def VMOVW2SHrr : EvexRR<0x6E, "vmovw", VR128X, GR32>, PD, T_MAP5;
def VMOVWrm : EvexRM<0x6E, "vmovw", VR128X, i16mem, 2>, PD, T_MAP5;
def VMOVSH2Wrr : EvexRR<0x7E, "vmovw", GR32, VR128X, MRMDestReg>, PD, T_MAP5;
def VMOVWmr : EvexMR<0x7E, "vmovw", i16mem, VR128X, 2>, PD, T_MAP5;
def VMOVW64toSHrr : EvexRR<0x6E, "vmovw", VR128X, GR64>, PD, T_MAP5, REX_W;
def VMOVSHtoW64rr : EvexRR<0x7E, "vmovw", GR64, VR128X, MRMDestReg>, PD, T_MAP5, REX_W;
