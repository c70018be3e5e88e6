// Floating-point arithmetic of AVX-512: AVX512F, AVX512DQ, and what only Xeon Phi had.

// ---- Arithmetic ------------------------------------------------------------------------------------------------------

let Uses = [MXCSR], mayRaiseFPException = true in {

// An operation on vectors and scalars of two formats.
multiclass EvexArith<bits<8> op, string mnemonic, EvexRounding r> {
  defm PS : Evex3<op, mnemonic#"ps", F32, r>, PS, TB;
  defm PD : Evex3<op, mnemonic#"pd", F64, r>, PD, TB;
  defm SS : EvexScalar<op, mnemonic#"ss", F32, F32, r>, XS, TB;
  defm SD : EvexScalar<op, mnemonic#"sd", F64, F64, r>, XD, TB;
}
defm VADD : EvexArith<0x58, "vadd", AsRounded>;
defm VMUL : EvexArith<0x59, "vmul", AsRounded>;
defm VSUB : EvexArith<0x5C, "vsub", AsRounded>;
defm VMIN : EvexArith<0x5D, "vmin", AsSilent>;
defm VDIV : EvexArith<0x5E, "vdiv", AsRounded>;
defm VMAX : EvexArith<0x5F, "vmax", AsSilent>;

defm VSQRTPS : Evex2<0x51, "vsqrtps", F32, AsRounded, true, "r", "m">, PS, TB;
defm VSQRTPD : Evex2<0x51, "vsqrtpd", F64, AsRounded, true, "r", "m">, PD, TB;
defm VSQRTSS : EvexScalar<0x51, "vsqrtss", F32, F32, AsRounded, WithoutImm, "_Int", false, "r", "m">, XS, TB;
defm VSQRTSD : EvexScalar<0x51, "vsqrtsd", F64, F64, AsRounded, WithoutImm, "_Int", false, "r", "m">, XD, TB;

// src1 times 2 to the power of src2.
defm VSCALEFPS : Evex3<0x2C, "vscalefps", F32, AsRounded>, PD, T8;
defm VSCALEFPD : Evex3<0x2C, "vscalefpd", F64, AsRounded>, PD, T8;
foreach s = ["SS", "SD"] in {
  defvar e = !if(!eq(s, "SS"), F32, F64);
  defm VSCALEF#s : EvexScalar<0x2D, "vscalef"#!tolower(s), e, e, AsRounded, WithoutImm, "", false, "rr", "rm", "_Int">,
                   PD, T8;
}

// ---- Fused multiplication and addition -------------------------------------------------------------------------------

// The orders of operands and their opcodes are those of the forms with VEX (InstrFMA.td).
multiclass EvexFma<bits<8> base, string suffix, EvexElement e, EvexRounding r = AsRounded> {
  foreach order = FmaOrders in
    defm NAME#order.Name#!toupper(suffix) : Evex3Tied<FmaOpcode<base, order>.Value,
                                                      !tolower(NAME)#order.Name#suffix, e, r>;
}
multiclass EvexFmaScalar<bits<8> base, string suffix, EvexElement e> {
  foreach order = FmaOrders in
    defm NAME#order.Name#!toupper(suffix) : EvexScalar<FmaOpcode<base, order>.Value,
                                                       !tolower(NAME)#order.Name#suffix, e, e, AsRounded, WithoutImm,
                                                       "_Int", true, "r", "m">;
}
multiclass EvexFmas<bits<8> base> {
  defm NAME : EvexFma<base, "ps", F32>, PD, T8;
  defm NAME : EvexFma<base, "pd", F64>, PD, T8;
  defm NAME : EvexFma<base, "ph", F16>, PD, T_MAP6;
}
multiclass EvexFmaScalars<bits<8> base> {
  defm NAME : EvexFmaScalar<base, "ss", F32>, PD, T8;
  defm NAME : EvexFmaScalar<base, "sd", F64>, PD, T8;
  defm NAME : EvexFmaScalar<base, "sh", F16>, PD, T_MAP6;
}
defm VFMADDSUB : EvexFmas<0x96>;
defm VFMSUBADD : EvexFmas<0x97>;
defm VFMADD : EvexFmas<0x98>;
defm VFMSUB : EvexFmas<0x9A>;
defm VFNMADD : EvexFmas<0x9C>;
defm VFNMSUB : EvexFmas<0x9E>;
defm VFMADD : EvexFmaScalars<0x99>;
defm VFMSUB : EvexFmaScalars<0x9B>;
defm VFNMADD : EvexFmaScalars<0x9D>;
defm VFNMSUB : EvexFmaScalars<0x9F>;

// ---- Parts of numbers, rounding, ranges ------------------------------------------------------------------------------

defm VGETEXPPS : Evex2<0x42, "vgetexpps", F32, AsSilent, true, "r", "m">, PD, T8;
defm VGETEXPPD : Evex2<0x42, "vgetexppd", F64, AsSilent, true, "r", "m">, PD, T8;
defm VGETMANTPS : Evex2Imm<0x26, "vgetmantps", F32, AsSilent>, PD, TA;
defm VGETMANTPD : Evex2Imm<0x26, "vgetmantpd", F64, AsSilent>, PD, TA;
defm VGETEXPSS : EvexScalar<0x43, "vgetexpss", F32, F32, AsSilent, WithoutImm, "", false, "r", "m">, PD, T8;
defm VGETEXPSD : EvexScalar<0x43, "vgetexpsd", F64, F64, AsSilent, WithoutImm, "", false, "r", "m">, PD, T8;
defm VGETMANTSS : EvexScalar<0x27, "vgetmantss", F32, F32, AsSilent, WithImm, "">, PD, TA;
defm VGETMANTSD : EvexScalar<0x27, "vgetmantsd", F64, F64, AsSilent, WithImm, "">, PD, TA;
defm VRNDSCALEPS : Evex2Imm<0x08, "vrndscaleps", F32, AsSilent>, PD, TA;
defm VRNDSCALEPD : Evex2Imm<0x09, "vrndscalepd", F64, AsSilent>, PD, TA;
defm VREDUCEPS : Evex2Imm<0x56, "vreduceps", F32, AsSilent>, PD, TA;
defm VREDUCEPD : Evex2Imm<0x56, "vreducepd", F64, AsSilent>, PD, TA;
defm VRNDSCALESS : EvexScalar<0x0A, "vrndscaless", F32, F32, AsSilent, WithImm, "_Int">, PD, TA;
defm VRNDSCALESD : EvexScalar<0x0B, "vrndscalesd", F64, F64, AsSilent, WithImm, "_Int">, PD, TA;
defm VREDUCESS : EvexScalar<0x57, "vreducess", F32, F32, AsSilent, WithImm, "">, PD, TA;
defm VREDUCESD : EvexScalar<0x57, "vreducesd", F64, F64, AsSilent, WithImm, "">, PD, TA;
defm VRANGEPS : Evex3Imm<0x50, "vrangeps", F32, AsSilent>, PD, TA;
defm VRANGEPD : Evex3Imm<0x50, "vrangepd", F64, AsSilent>, PD, TA;
defm VFIXUPIMMPS : Evex3TiedImm<0x54, "vfixupimmps", F32, AsSilent>, PD, TA;
defm VFIXUPIMMPD : Evex3TiedImm<0x54, "vfixupimmpd", F64, AsSilent>, PD, TA;
defm VRANGESS : EvexScalar<0x51, "vrangess", F32, F32, AsSilent, WithImm, "">, PD, TA;
defm VRANGESD : EvexScalar<0x51, "vrangesd", F64, F64, AsSilent, WithImm, "">, PD, TA;
defm VFIXUPIMMSS : EvexScalar<0x55, "vfixupimmss", F32, F32, AsSilent, WithImm, "", true>, PD, TA;
defm VFIXUPIMMSD : EvexScalar<0x55, "vfixupimmsd", F64, F64, AsSilent, WithImm, "", true>, PD, TA;

} // MXCSR

// ---- Approximations --------------------------------------------------------------------------------------------------

defm VRCP14PS : Evex2<0x4C, "vrcp14ps", F32, AsIs, true, "r", "m">, PD, T8;
defm VRCP14PD : Evex2<0x4C, "vrcp14pd", F64, AsIs, true, "r", "m">, PD, T8;
defm VRSQRT14PS : Evex2<0x4E, "vrsqrt14ps", F32, AsIs, true, "r", "m">, PD, T8;
defm VRSQRT14PD : Evex2<0x4E, "vrsqrt14pd", F64, AsIs, true, "r", "m">, PD, T8;
defm VRCP14SS : EvexScalar<0x4D, "vrcp14ss", F32, F32, AsIs, WithoutImm, "">, PD, T8;
defm VRCP14SD : EvexScalar<0x4D, "vrcp14sd", F64, F64, AsIs, WithoutImm, "">, PD, T8;
defm VRSQRT14SS : EvexScalar<0x4F, "vrsqrt14ss", F32, F32, AsIs, WithoutImm, "">, PD, T8;
defm VRSQRT14SD : EvexScalar<0x4F, "vrsqrt14sd", F64, F64, AsIs, WithoutImm, "">, PD, T8;

// Of Xeon Phi, to 28 bits; only of 512 bits.
multiclass EvexApproximation<bits<8> op, string mnemonic, EvexElement e> {
  defvar v = FullVector<e, Z512>.V;
  let hasREX_W = !eq(e.Size, 64) in {
    let hasEVEX_L2 = true in
    defm Z : EvexForms<op, mnemonic, v, v, Head2<"r", "m">, WithoutImm, true>;
    defm Z : EvexRounded<op, mnemonic, v, v, Head2<"r", "m">, WithoutImm, AsSilent>;
  }
}
foreach s = ["PS", "PD"] in {
  defvar e = !if(!eq(s, "PS"), F32, F64);
  defm VEXP2#s : EvexApproximation<0xC8, "vexp2"#!tolower(s), e>, PD, T8;
  defm VRCP28#s : EvexApproximation<0xCA, "vrcp28"#!tolower(s), e>, PD, T8;
  defm VRSQRT28#s : EvexApproximation<0xCC, "vrsqrt28"#!tolower(s), e>, PD, T8;
}
defm VRCP28SS : EvexScalar<0xCB, "vrcp28ss", F32, F32, AsSilent, WithoutImm, "", false, "r", "m">, PD, T8;
defm VRCP28SD : EvexScalar<0xCB, "vrcp28sd", F64, F64, AsSilent, WithoutImm, "", false, "r", "m">, PD, T8;
defm VRSQRT28SS : EvexScalar<0xCD, "vrsqrt28ss", F32, F32, AsSilent, WithoutImm, "", false, "r", "m">, PD, T8;
defm VRSQRT28SD : EvexScalar<0xCD, "vrsqrt28sd", F64, F64, AsSilent, WithoutImm, "", false, "r", "m">, PD, T8;
// ---- Logic -----------------------------------------------------------------------------------------------------------

defm VANDPS : Evex3<0x54, "vandps", F32>, PS, TB;
defm VANDPD : Evex3<0x54, "vandpd", F64>, PD, TB;
defm VANDNPS : Evex3<0x55, "vandnps", F32>, PS, TB;
defm VANDNPD : Evex3<0x55, "vandnpd", F64>, PD, TB;
defm VORPS : Evex3<0x56, "vorps", F32>, PS, TB;
defm VORPD : Evex3<0x56, "vorpd", F64>, PD, TB;
defm VXORPS : Evex3<0x57, "vxorps", F32>, PS, TB;
defm VXORPD : Evex3<0x57, "vxorpd", F64>, PD, TB;

// ---- Four steps at once ----------------------------------------------------------------------------------------------

// Of Xeon Phi: four registers in a row are multiplied with four numbers in memory.
multiclass EvexFourSteps<bits<8> op, string mnemonic, RegisterClass rc, EvexVector v> {
  let hasVEX_4V = true in
  defm rm : EvexMasked<op, MRMSrcMem, WithoutImm, mnemonic, v, InMemory<Head3<rc>, f128mem, WithoutImm>, true>, CD8<5>;
}
let hasEVEX_L2 = true in {
  defm V4FMADDPS : EvexFourSteps<0x9A, "v4fmaddps", VR512, F32x16>, XD, T8;
  defm V4FNMADDPS : EvexFourSteps<0xAA, "v4fnmaddps", VR512, F32x16>, XD, T8;
  defm VP4DPWSSD : EvexFourSteps<0x52, "vp4dpwssd", VR512, I32x16>, XD, T8;
  defm VP4DPWSSDS : EvexFourSteps<0x53, "vp4dpwssds", VR512, I32x16>, XD, T8;
}
defm V4FMADDSS : EvexFourSteps<0x9B, "v4fmaddss", VR128X, F32x1>, VEX_LIG, XD, T8;
defm V4FNMADDSS : EvexFourSteps<0xAB, "v4fnmaddss", VR128X, F32x1>, VEX_LIG, XD, T8;
