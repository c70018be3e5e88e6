// Integer arithmetic, logic and shifts of AVX-512, with IFMA, VNNI, BITALG, VPOPCNTDQ, VBMI2, and ciphers.

// ---- Arithmetic ------------------------------------------------------------------------------------------------------

defm VPADDQ : Evex3<0xD4, "vpaddq", I64>, PD, TB;
defm VPSUBUSB : Evex3<0xD8, "vpsubusb", I8, AsIs, false>, PD, TB, WIG;
defm VPSUBUSW : Evex3<0xD9, "vpsubusw", I16, AsIs, false>, PD, TB, WIG;
defm VPADDUSB : Evex3<0xDC, "vpaddusb", I8, AsIs, false>, PD, TB, WIG;
defm VPADDUSW : Evex3<0xDD, "vpaddusw", I16, AsIs, false>, PD, TB, WIG;
defm VPAVGB : Evex3<0xE0, "vpavgb", I8, AsIs, false>, PD, TB, WIG;
defm VPAVGW : Evex3<0xE3, "vpavgw", I16, AsIs, false>, PD, TB, WIG;
defm VPSUBSB : Evex3<0xE8, "vpsubsb", I8, AsIs, false>, PD, TB, WIG;
defm VPSUBSW : Evex3<0xE9, "vpsubsw", I16, AsIs, false>, PD, TB, WIG;
defm VPADDSB : Evex3<0xEC, "vpaddsb", I8, AsIs, false>, PD, TB, WIG;
defm VPADDSW : Evex3<0xED, "vpaddsw", I16, AsIs, false>, PD, TB, WIG;
defm VPSUBB : Evex3<0xF8, "vpsubb", I8, AsIs, false>, PD, TB, WIG;
defm VPSUBW : Evex3<0xF9, "vpsubw", I16, AsIs, false>, PD, TB, WIG;
defm VPSUBD : Evex3<0xFA, "vpsubd", I32>, PD, TB;
defm VPSUBQ : Evex3<0xFB, "vpsubq", I64>, PD, TB;
defm VPADDB : Evex3<0xFC, "vpaddb", I8, AsIs, false>, PD, TB, WIG;
defm VPADDW : Evex3<0xFD, "vpaddw", I16, AsIs, false>, PD, TB, WIG;
defm VPADDD : Evex3<0xFE, "vpaddd", I32>, PD, TB;
defm VPMULLW : Evex3<0xD5, "vpmullw", I16, AsIs, false>, PD, TB, WIG;
defm VPMULHUW : Evex3<0xE4, "vpmulhuw", I16, AsIs, false>, PD, TB, WIG;
defm VPMULHW : Evex3<0xE5, "vpmulhw", I16, AsIs, false>, PD, TB, WIG;
defm VPMULUDQ : Evex3<0xF4, "vpmuludq", I64>, PD, TB;
defm VPMADDWD : Evex3<0xF5, "vpmaddwd", I32, AsIs, false>, PD, TB, WIG;
defm VPMADDUBSW : Evex3<0x04, "vpmaddubsw", I16, AsIs, false>, PD, T8, WIG;
defm VPMULHRSW : Evex3<0x0B, "vpmulhrsw", I16, AsIs, false>, PD, T8, WIG;
defm VPMULDQ : Evex3<0x28, "vpmuldq", I64>, PD, T8;
defm VPMULLD : Evex3<0x40, "vpmulld", I32>, PD, T8;
defm VPMULLQ : Evex3<0x40, "vpmullq", I64>, PD, T8;
defm VPMINUB : Evex3<0xDA, "vpminub", I8, AsIs, false>, PD, TB, WIG;
defm VPMAXUB : Evex3<0xDE, "vpmaxub", I8, AsIs, false>, PD, TB, WIG;
defm VPMINSW : Evex3<0xEA, "vpminsw", I16, AsIs, false>, PD, TB, WIG;
defm VPMAXSW : Evex3<0xEE, "vpmaxsw", I16, AsIs, false>, PD, TB, WIG;
defm VPABSB : Evex2<0x1C, "vpabsb", I8, AsIs, false>, PD, T8, WIG;
defm VPABSW : Evex2<0x1D, "vpabsw", I16, AsIs, false>, PD, T8, WIG;
defm VPABSD : Evex2<0x1E, "vpabsd", I32>, PD, T8;
defm VPABSQ : Evex2<0x1F, "vpabsq", I64>, PD, T8;
defm VPMINSB : Evex3<0x38, "vpminsb", I8, AsIs, false>, PD, T8, WIG;
defm VPMINSD : Evex3<0x39, "vpminsd", I32>, PD, T8;
defm VPMINSQ : Evex3<0x39, "vpminsq", I64>, PD, T8;
defm VPMINUW : Evex3<0x3A, "vpminuw", I16, AsIs, false>, PD, T8, WIG;
defm VPMINUD : Evex3<0x3B, "vpminud", I32>, PD, T8;
defm VPMINUQ : Evex3<0x3B, "vpminuq", I64>, PD, T8;
defm VPMAXSB : Evex3<0x3C, "vpmaxsb", I8, AsIs, false>, PD, T8, WIG;
defm VPMAXSD : Evex3<0x3D, "vpmaxsd", I32>, PD, T8;
defm VPMAXSQ : Evex3<0x3D, "vpmaxsq", I64>, PD, T8;
defm VPMAXUW : Evex3<0x3E, "vpmaxuw", I16, AsIs, false>, PD, T8, WIG;
defm VPMAXUD : Evex3<0x3F, "vpmaxud", I32>, PD, T8;
defm VPMAXUQ : Evex3<0x3F, "vpmaxuq", I64>, PD, T8;

// Sums of differences, which have no mask, and those of bytes at chosen places.
multiclass EvexUnmasked3<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasVEX_4V = true, ExeDomain = SSEPackedInt in {
      def NAME#w.Name#"rr" : EvexInst<op, MRMSrcReg, NoImm, (outs v.RC:$dst), (ins v.RC:$src1, v.RC:$src2), !strconcat(mnemonic, Ops3)>;
      def NAME#w.Name#"rm" : EvexInst<op, MRMSrcMem, NoImm, (outs v.RC:$dst), (ins v.RC:$src1, v.Mem:$src2), !strconcat(mnemonic, Ops3)>,
                             CD8<v.Scale>;
    }
  }
}
defm VPSADBW : EvexUnmasked3<0xF6, "vpsadbw", I8>, PD, TB, WIG;
defm VDBPSADBW : Evex3Imm<0x42, "vdbpsadbw", I16, AsIs, false>, PD, TA;

// ---- Dot products, and products of 52 bits ---------------------------------------------------------------------------

defm VPDPBUSD : Evex3Tied<0x50, "vpdpbusd", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPDPBUSDS : Evex3Tied<0x51, "vpdpbusds", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPDPWSSD : Evex3Tied<0x52, "vpdpwssd", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPDPWSSDS : Evex3Tied<0x53, "vpdpwssds", I32, AsIs, true, "rr", "rm">, PD, T8;
defm VPMADD52LUQ : Evex3Tied<0xB4, "vpmadd52luq", I64>, PD, T8;
defm VPMADD52HUQ : Evex3Tied<0xB5, "vpmadd52huq", I64>, PD, T8;

// ---- Logic -----------------------------------------------------------------------------------------------------------

defm VPANDD : Evex3<0xDB, "vpandd", I32>, PD, TB;
defm VPANDQ : Evex3<0xDB, "vpandq", I64>, PD, TB;
defm VPANDND : Evex3<0xDF, "vpandnd", I32>, PD, TB;
defm VPANDNQ : Evex3<0xDF, "vpandnq", I64>, PD, TB;
defm VPORD : Evex3<0xEB, "vpord", I32>, PD, TB;
defm VPORQ : Evex3<0xEB, "vporq", I64>, PD, TB;
defm VPXORD : Evex3<0xEF, "vpxord", I32>, PD, TB;
defm VPXORQ : Evex3<0xEF, "vpxorq", I64>, PD, TB;
// Any function of three bits: the constant is its table.
defm VPTERNLOGD : Evex3TiedImm<0x25, "vpternlogd", I32>, PD, TA;
defm VPTERNLOGQ : Evex3TiedImm<0x25, "vpternlogq", I64>, PD, TA;

// ---- Shifts and rotations --------------------------------------------------------------------------------------------

// All elements by a number in a register, by a constant, and each by its own number.
defm VPSRLW : EvexShiftImm<0x71, 2, "vpsrlw", I16, false>, PD, TB, WIG;
defm VPSRAW : EvexShiftImm<0x71, 4, "vpsraw", I16, false>, PD, TB, WIG;
defm VPSLLW : EvexShiftImm<0x71, 6, "vpsllw", I16, false>, PD, TB, WIG;
defm VPSRLD : EvexShiftImm<0x72, 2, "vpsrld", I32>, PD, TB;
defm VPSRAD : EvexShiftImm<0x72, 4, "vpsrad", I32>, PD, TB;
defm VPSLLD : EvexShiftImm<0x72, 6, "vpslld", I32>, PD, TB;
defm VPSRAQ : EvexShiftImm<0x72, 4, "vpsraq", I64>, PD, TB;
defm VPSRLQ : EvexShiftImm<0x73, 2, "vpsrlq", I64>, PD, TB;
defm VPSLLQ : EvexShiftImm<0x73, 6, "vpsllq", I64>, PD, TB;
defm VPSRLW : EvexShift<0xD1, "vpsrlw", I16>, PD, TB;
defm VPSRLD : EvexShift<0xD2, "vpsrld", I32>, PD, TB;
defm VPSRLQ : EvexShift<0xD3, "vpsrlq", I64>, PD, TB;
defm VPSRAW : EvexShift<0xE1, "vpsraw", I16>, PD, TB;
defm VPSRAD : EvexShift<0xE2, "vpsrad", I32>, PD, TB;
defm VPSRAQ : EvexShift<0xE2, "vpsraq", I64>, PD, TB;
defm VPSLLW : EvexShift<0xF1, "vpsllw", I16>, PD, TB;
defm VPSLLD : EvexShift<0xF2, "vpslld", I32>, PD, TB;
defm VPSLLQ : EvexShift<0xF3, "vpsllq", I64>, PD, TB;
// Bytes of each 128 bits, which have no mask.
multiclass EvexShiftBytes<bits<8> op, int digit, string mnemonic> {
  foreach w = AllWidths in {
    defvar v = FullVector<I8, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasVEX_4V = true, ExeDomain = SSEPackedInt in {
      def NAME#w.Name#"ri" : EvexInst<op, !cast<Format>("MRM"#digit#"r"), Imm8, (outs v.RC:$dst),
                                      (ins v.RC:$src, u8imm:$imm), !strconcat(mnemonic, Ops2Imm)>;
      def NAME#w.Name#"mi" : EvexInst<op, !cast<Format>("MRM"#digit#"m"), Imm8, (outs v.RC:$dst),
                                      (ins v.Mem:$src, u8imm:$imm), !strconcat(mnemonic, Ops2Imm)>, CD8<v.Scale>;
    }
  }
}
defm VPSRLDQ : EvexShiftBytes<0x73, 3, "vpsrldq">, PD, TB, WIG;
defm VPSLLDQ : EvexShiftBytes<0x73, 7, "vpslldq">, PD, TB, WIG;
defm VPSRLVW : Evex3<0x10, "vpsrlvw", I16, AsIs, false>, PD, T8, REX_W;
defm VPSRAVW : Evex3<0x11, "vpsravw", I16, AsIs, false>, PD, T8, REX_W;
defm VPSLLVW : Evex3<0x12, "vpsllvw", I16, AsIs, false>, PD, T8, REX_W;
defm VPSRLVD : Evex3<0x45, "vpsrlvd", I32>, PD, T8;
defm VPSRLVQ : Evex3<0x45, "vpsrlvq", I64>, PD, T8;
defm VPSRAVD : Evex3<0x46, "vpsravd", I32>, PD, T8;
defm VPSRAVQ : Evex3<0x46, "vpsravq", I64>, PD, T8;
defm VPSLLVD : Evex3<0x47, "vpsllvd", I32>, PD, T8;
defm VPSLLVQ : Evex3<0x47, "vpsllvq", I64>, PD, T8;
defm VPRORD : EvexShiftImm<0x72, 0, "vprord", I32>, PD, TB;
defm VPROLD : EvexShiftImm<0x72, 1, "vprold", I32>, PD, TB;
defm VPRORQ : EvexShiftImm<0x72, 0, "vprorq", I64>, PD, TB;
defm VPROLQ : EvexShiftImm<0x72, 1, "vprolq", I64>, PD, TB;
defm VPRORVD : Evex3<0x14, "vprorvd", I32>, PD, T8;
defm VPRORVQ : Evex3<0x14, "vprorvq", I64>, PD, T8;
defm VPROLVD : Evex3<0x15, "vprolvd", I32>, PD, T8;
defm VPROLVQ : Evex3<0x15, "vprolvq", I64>, PD, T8;
// Of two elements side by side.
defm VPSHLDVW : Evex3Tied<0x70, "vpshldvw", I16, AsIs, false>, PD, T8, REX_W;
defm VPSHLDVD : Evex3Tied<0x71, "vpshldvd", I32>, PD, T8;
defm VPSHLDVQ : Evex3Tied<0x71, "vpshldvq", I64>, PD, T8;
defm VPSHRDVW : Evex3Tied<0x72, "vpshrdvw", I16, AsIs, false>, PD, T8, REX_W;
defm VPSHRDVD : Evex3Tied<0x73, "vpshrdvd", I32>, PD, T8;
defm VPSHRDVQ : Evex3Tied<0x73, "vpshrdvq", I64>, PD, T8;
defm VPSHLDW : Evex3Imm<0x70, "vpshldw", I16, AsIs, false>, PD, TA, REX_W;
defm VPSHLDD : Evex3Imm<0x71, "vpshldd", I32>, PD, TA;
defm VPSHLDQ : Evex3Imm<0x71, "vpshldq", I64>, PD, TA;
defm VPSHRDW : Evex3Imm<0x72, "vpshrdw", I16, AsIs, false>, PD, TA, REX_W;
defm VPSHRDD : Evex3Imm<0x73, "vpshrdd", I32>, PD, TA;
defm VPSHRDQ : Evex3Imm<0x73, "vpshrdq", I64>, PD, TA;

// ---- Counts and conflicts --------------------------------------------------------------------------------------------

defm VPLZCNTD : Evex2<0x44, "vplzcntd", I32>, PD, T8;
defm VPLZCNTQ : Evex2<0x44, "vplzcntq", I64>, PD, T8;
defm VPOPCNTB : Evex2<0x54, "vpopcntb", I8, AsIs, false>, PD, T8;
defm VPOPCNTW : Evex2<0x54, "vpopcntw", I16, AsIs, false>, PD, T8, REX_W;
defm VPOPCNTD : Evex2<0x55, "vpopcntd", I32>, PD, T8;
defm VPOPCNTQ : Evex2<0x55, "vpopcntq", I64>, PD, T8;
defm VPCONFLICTD : Evex2<0xC4, "vpconflictd", I32>, PD, T8;
defm VPCONFLICTQ : Evex2<0xC4, "vpconflictq", I64>, PD, T8;

// ---- Ciphers and Galois fields ---------------------------------------------------------------------------------------

defm VAESENC : EvexUnmasked3<0xDC, "vaesenc", I8>, PD, T8, WIG;
defm VAESENCLAST : EvexUnmasked3<0xDD, "vaesenclast", I8>, PD, T8, WIG;
defm VAESDEC : EvexUnmasked3<0xDE, "vaesdec", I8>, PD, T8, WIG;
defm VAESDECLAST : EvexUnmasked3<0xDF, "vaesdeclast", I8>, PD, T8, WIG;
defm VSM4KEY4 : EvexUnmasked3<0xDA, "vsm4key4", I32>, XS, T8;
defm VSM4RNDS4 : EvexUnmasked3<0xDA, "vsm4rnds4", I32>, XD, T8;
multiclass EvexCarryless<bits<8> op, string mnemonic> {
  foreach w = AllWidths in {
    defvar v = FullVector<I64, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasVEX_4V = true, ExeDomain = SSEPackedInt in {
      def NAME#w.Name#"rri" : EvexInst<op, MRMSrcReg, Imm8, (outs v.RC:$dst), (ins v.RC:$src1, v.RC:$src2, u8imm:$imm),
                                       !strconcat(mnemonic, Ops3Imm)>;
      def NAME#w.Name#"rmi" : EvexInst<op, MRMSrcMem, Imm8, (outs v.RC:$dst), (ins v.RC:$src1, v.Mem:$src2, u8imm:$imm),
                                       !strconcat(mnemonic, Ops3Imm)>, CD8<v.Scale>;
    }
  }
}
defm VPCLMULQDQ : EvexCarryless<0x44, "vpclmulqdq">, PD, TA, WIG;
defm VGF2P8MULB : Evex3<0xCF, "vgf2p8mulb", I8, AsIs, false>, PD, T8;
defm VGF2P8AFFINEQB : EvexMixed3Imm<0xCE, "vgf2p8affineqb", I8, I8, I64, true>, PD, TA;
defm VGF2P8AFFINEINVQB : EvexMixed3Imm<0xCF, "vgf2p8affineinvqb", I8, I8, I64, true>, PD, TA;
