// Extensions of MIPS (XMIPS*): conditional moves, prefetches, hazards, accesses to pairs.
//
// Source: MIPS P8700 Multiprocessing System programmer's guide.

foreach name = ["CBOP", "CMov", "EXECTL", "LSP"] in
  def HasVendorXMIPS#name : HasExtension<!cast<Extension>("FeatureVendorXMIPS"#name)>;

let Predicates = [HasVendorXMIPSCMov], DecoderNamespace = "XMIPS" in
def MIPS_CCMOV : RVInstR4Frm<0b11, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs2, GPR:$rs1, GPR:$rs3), "mips.ccmov",
                             "$rd, $rs2, $rs1, $rs3"> {
  let frm = 0b011;
}

def uimm9 : ImmOp<"UImm9", [{ return isUInt<9>(Imm); }], "immediate offset must be in the range [0, 511]">;
let Predicates = [HasVendorXMIPSCBOP], DecoderNamespace = "XMIPS", hasSideEffects = true in
def MIPS_PREF : RVInst<OPC_CUSTOM_0, (outs), (ins uimm5:$hint, GPR:$rs1, uimm9:$offset), "mips.pref",
                       "$hint, ${offset}(${rs1})", FormatOther> {
  bits<9> offset;
  bits<5> rs1;
  bits<5> hint;
  let Inst{31-29} = 0;
  let Inst{28-20} = offset;
  let Inst{19-15} = rs1;
  let Inst{14-12} = 0b000;
  let Inst{11-7} = hint;
}

// Shifts that change nothing.
let Predicates = [HasVendorXMIPSEXECTL], DecoderNamespace = "XMIPS", hasSideEffects = true in {
  def MIPS_IHB : RVInstFixed<0x00101013, "mips.ihb">;
  def MIPS_EHB : RVInstFixed<0x00301013, "mips.ehb">;
  def MIPS_PAUSE : RVInstFixed<0x00501013, "mips.pause">;
}

def uimm7_lsb000 : ScaledUnsigned<7, 8>;
class MIPS_Pair<bits<3> funct3, dag outs_, dag ins_, Operand offset, string mnemonic, string first>
    : RVInst<OPC_CUSTOM_0, outs_, !con(ins_, (ins GPR:$rs1, offset:$imm7)), mnemonic, first#", $rs3, ${imm7}(${rs1})",
             FormatOther> {
  bits<7> imm7;
  bits<5> rs3;
  bits<5> rs1;
  let Predicates = [HasVendorXMIPSLSP];
  let DecoderNamespace = "XMIPS";
  let Inst{31-27} = rs3;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
}
class MIPS_Load<Operand offset, string mnemonic>
    : MIPS_Pair<0b100, (outs GPR:$rd, GPR:$rs3), (ins), offset, mnemonic, "$rd"> {
  bits<5> rd;
  let mayLoad = true;
  let Inst{26-23} = imm7{6-3};
  let Inst{11-7} = rd;
}
class MIPS_Store<Operand offset, string mnemonic>
    : MIPS_Pair<0b101, (outs), (ins GPR:$rs2, GPR:$rs3), offset, mnemonic, "$rs2"> {
  bits<5> rs2;
  let mayStore = true;
  let Inst{26-25} = imm7{6-5};
  let Inst{24-20} = rs2;
  let Inst{11-10} = imm7{4-3};
}
def MIPS_LDP : MIPS_Load<uimm7_lsb000, "mips.ldp"> { let Inst{22-20} = 0b000; }
def MIPS_LWP : MIPS_Load<uimm7_lsb00, "mips.lwp"> { let Inst{22} = imm7{2}; let Inst{21-20} = 0b01; }
def MIPS_SDP : MIPS_Store<uimm7_lsb000, "mips.sdp"> { let Inst{9-7} = 0b000; }
def MIPS_SWP : MIPS_Store<uimm7_lsb00, "mips.swp"> { let Inst{9} = imm7{2}; let Inst{8-7} = 0b01; }
