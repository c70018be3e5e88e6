// Extensions of SiFive (XSf*, XSiFive*): a vector coprocessor, products of small matrices, caches; and those of Ventana
// (conditional operations) and WCH (16-bit instructions for bytes and halfwords).
//
// Source: SiFive, Vector Coprocessor Interface 1.0 and Int8 Matrix Multiplication Extensions; Ventana, VTx-family custom
// instructions 1.0; WCH, QingKe V4 processor manual.

foreach name = ["XSfcease", "XSfvcp", "XSfvfnrclipxfqf", "XSfvfwmaccqqq", "XSfvqmaccdod", "XSfvqmaccqoq",
                "XSiFivecdiscarddlone", "XSiFivecflushdlone", "XVentanaCondOps", "Xwchc"] in
  def HasVendor#name : HasExtension<!cast<Extension>("FeatureVendor"#name)>;

// ---- Caches and power ---------------------------------------------------------------------------------------------------

class SF_System<bits<12> number, dag ins_, string mnemonic, string args>
    : RVInstI<0b000, OPC_SYSTEM, (outs), ins_, mnemonic, args> {
  let DecoderNamespace = "XSf";
  let hasSideEffects = true;
  let imm12 = number;
  let rd = 0;
}
let Predicates = [HasVendorXSiFivecflushdlone] in
def SF_CFLUSH_D_L1 : SF_System<0b111111000000, (ins GPR:$rs1), "sf.cflush.d.l1", "$rs1">;
let Predicates = [HasVendorXSiFivecdiscarddlone] in
def SF_CDISCARD_D_L1 : SF_System<0b111111000010, (ins GPR:$rs1), "sf.cdiscard.d.l1", "$rs1">;
let Predicates = [HasVendorXSfcease] in
def SF_CEASE : SF_System<0b001100000101, (ins), "sf.cease", ""> { let rs1 = 0; }
// The first data cache, all of it.
let Predicates = [HasVendorXSiFivecflushdlone] in
def : InstAlias<"sf.cflush.d.l1", (SF_CFLUSH_D_L1 X0)>;
let Predicates = [HasVendorXSiFivecdiscarddlone] in
def : InstAlias<"sf.cdiscard.d.l1", (SF_CDISCARD_D_L1 X0)>;

// ---- Vector coprocessor -------------------------------------------------------------------------------------------------

// What the coprocessor gets beside the number of the operation.
class VC_Source<bits<3> funct3, DAGOperand operand, string letter, Operand number> {
  bits<3> Funct3 = funct3;
  DAGOperand Op = operand;
  string Letter = letter;
  Operand Number = number;
}
defvar VC_X = VC_Source<0b100, GPR, "x", uimm2>;
defvar VC_I = VC_Source<0b011, simm5, "i", uimm2>;
defvar VC_V = VC_Source<0b000, VR, "v", uimm2>;
defvar VC_F = VC_Source<0b101, FPR32, "f", uimm1>;

// `hasResult`: vd is written rather than a number or only read.
class VC_Inst<bits<4> funct4, VC_Source s, bit hasResult, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<OPC_CUSTOM_2, outs_, ins_, mnemonic, args, FormatR> {
  bits<2> lo;
  bits<5> rd;
  bits<5> rs2;
  bits<5> rs1;
  let DecoderNamespace = "XSf";
  let Predicates = [HasVendorXSfvcp];
  let hasSideEffects = true;
  let Inst{31-28} = funct4;
  // An operand of floating point leaves one bit.
  let Inst{27} = !if(!eq(s.Letter, "f"), 1, lo{1});
  let Inst{26} = lo{0};
  let Inst{25} = !not(hasResult);
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = s.Funct3;
  let Inst{11-7} = rd;
}
foreach s = [VC_X, VC_I, VC_V, VC_F] in {
  defvar L = !toupper(s.Letter);
  defvar lo = s.Number;
  defvar args = "$lo, $rd, $rs2, $rs1";
  if !or(!eq(L, "X"), !eq(L, "I")) then {
    def SF_VC_#L : VC_Inst<0b0000, s, 0, (outs), (ins lo:$lo, uimm5:$rs2, uimm5:$rd, s.Op:$rs1), "sf.vc."#s.Letter,
                           "$lo, $rs2, $rd, $rs1">;
    def SF_VC_V_#L : VC_Inst<0b0000, s, 1, (outs VR:$rd), (ins lo:$lo, uimm5:$rs2, s.Op:$rs1), "sf.vc.v."#s.Letter,
                             "$lo, $rs2, $rd, $rs1">;
  }
  def SF_VC_#L#V : VC_Inst<0b0010, s, 0, (outs), (ins lo:$lo, uimm5:$rd, VR:$rs2, s.Op:$rs1), "sf.vc."#s.Letter#"v", args>;
  def SF_VC_V_#L#V : VC_Inst<0b0010, s, 1, (outs VR:$rd), (ins lo:$lo, VR:$rs2, s.Op:$rs1), "sf.vc.v."#s.Letter#"v", args>;
  // vd is a source, of the same width or of twice the width.
  foreach w = ["V", "W"] in {
    defvar funct4 = !if(!eq(w, "V"), 0b1010, 0b1111);
    defvar end = "v"#!tolower(w);
    def SF_VC_#L#V#w : VC_Inst<funct4, s, 0, (outs), (ins lo:$lo, VR:$rd, VR:$rs2, s.Op:$rs1), "sf.vc."#s.Letter#end, args>;
    def SF_VC_V_#L#V#w
        : VC_Inst<funct4, s, 1, (outs VR:$rd_wb), (ins lo:$lo, VR:$rd, VR:$rs2, s.Op:$rs1), "sf.vc.v."#s.Letter#end, args> {
      let Constraints = "$rd_wb = $rd";
    }
  }
  def : Refusal<(!cast<Instruction>("SF_VC_V_"#L#"VW") $rd, $lo, $rd, $rs1), "1", OverlapsSource>;
}
def : Refusal<(SF_VC_V_VVW $rd, $lo, $rs2, $rd), "1", OverlapsSource>;

// ---- Products of matrices ---------------------------------------------------------------------------------------------

class SF_Matrix<bits<6> funct6, VSource s, Predicate has, string mnemonic>
    : VInst<funct6, s.Funct3, (outs VR:$vd_wb), (ins VR:$vd, VR:$vs1, VR:$vs2), mnemonic, "$vd, $vs1, $vs2", OPC_CUSTOM_2> {
  let DecoderNamespace = "XSf";
  let Predicates = [has];
  let Constraints = "$vd = $vd_wb";
  let vm = 1;
}
multiclass SF_Matrix<bits<6> funct6, VSource s, Predicate has, string mnemonic> {
  def "" : SF_Matrix<funct6, s, has, mnemonic>;
  def : Refusal<(!cast<Instruction>(NAME) $vd, $vs1, $vd), "1", OverlapsSource>;
}
foreach kind = [["U", "0"], ["", "1"], ["US", "2"], ["SU", "3"]] in {
  defvar k = !cond(!eq(kind[1], "0"): 0, !eq(kind[1], "1"): 1, !eq(kind[1], "2"): 2, true: 3);
  defvar name = !tolower("sf.vqmacc"#kind[0]);
  defm SF_VQMACC#kind[0]#_2x8x2 : SF_Matrix<!add(0b101100, k), OPMVV, HasVendorXSfvqmaccdod, name#".2x8x2">;
  defm SF_VQMACC#kind[0]#_4x8x4 : SF_Matrix<!add(0b111100, k), OPMVV, HasVendorXSfvqmaccqoq, name#".4x8x4">;
}
defm SF_VFWMACC_4x4x4 : SF_Matrix<0b111100, OPFVV, HasVendorXSfvfwmaccqqq, "sf.vfwmacc.4x4x4">;

class SF_Clip<bits<6> funct6, string mnemonic>
    : VInst<funct6, OPFVF.Funct3, (outs VR:$vd), (ins VR:$vs2, FPR32:$vs1, vmask:$vm), mnemonic, "$vd, $vs2, $vs1$vm",
            OPC_CUSTOM_2> {
  let DecoderNamespace = "XSf";
  let Predicates = [HasVendorXSfvfnrclipxfqf];
}
def SF_VFNRCLIP_XU_F_QF : SF_Clip<0b100010, "sf.vfnrclip.xu.f.qf">;
def SF_VFNRCLIP_X_F_QF : SF_Clip<0b100011, "sf.vfnrclip.x.f.qf">;
foreach name = ["SF_VFNRCLIP_XU_F_QF", "SF_VFNRCLIP_X_F_QF"] in {
  def : Refusal<(!cast<Instruction>(name) $vd, $vd, $vs1, $vm), "1", OverlapsSource>;
  def : Refusal<(!cast<Instruction>(name) V0, $vs2, $vs1, 0), "1", OverlapsMask>;
}

// ---- Ventana ----------------------------------------------------------------------------------------------------------

let Predicates = [IsRV64, HasVendorXVentanaCondOps], DecoderNamespace = "XVentana" in {
  def VT_MASKC : RVInstR<0, 0b110, OPC_CUSTOM_3, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "vt.maskc", "$rd, $rs1, $rs2">;
  def VT_MASKCN : RVInstR<0, 0b111, OPC_CUSTOM_3, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "vt.maskcn", "$rd, $rs1, $rs2">;
}

// ---- WCH ----------------------------------------------------------------------------------------------------------------

def uimm5_lsb0 : ScaledUnsigned<5, 2>;
def uimm6_lsb0 : ScaledUnsigned<6, 2>;

class QK<bits<2> quadrant, bit isStore, DAGOperand base, DAGOperand offset, string name>
    : RVInst16<quadrant, !if(isStore, (outs), (outs GPRC:$rd)),
               !if(isStore, (ins GPRC:$rd, base:$rs1, offset:$imm), (ins base:$rs1, offset:$imm)), "qk.c."#name,
               "$rd, ${imm}(${rs1})", FormatCL> {
  bits<3> rd;
  let DecoderNamespace = "Xwch";
  let Predicates = [HasVendorXwchc];
  let mayLoad = !not(isStore);
  let mayStore = isStore;
  let Inst{15} = isStore;
  let Inst{4-2} = rd;
}
// A byte, and two.
class QK_Byte<bit isStore, string name> : QK<0b00, isStore, GPRCMem, uimm5, name> {
  bits<3> rs1;
  bits<5> imm;
  let Inst{14-13} = 0b01;
  let Inst{12} = imm{0};
  let Inst{11-10} = imm{4-3};
  let Inst{9-7} = rs1;
  let Inst{6-5} = imm{2-1};
}
class QK_Half<bit isStore, string name> : QK<0b10, isStore, GPRCMem, uimm6_lsb0, name> {
  bits<3> rs1;
  bits<6> imm;
  let Inst{14-13} = 0b01;
  let Inst{12-10} = imm{5-3};
  let Inst{9-7} = rs1;
  let Inst{6-5} = imm{2-1};
}
// Of the stack.
class QK_SP<bit isStore, bits<2> what, DAGOperand offset, string name> : QK<0b00, isStore, SPMem, offset, name> {
  bits<0> rs1;
  let Inst{15-11} = 0b10000;
  let Inst{6-5} = what;
}
def QK_C_LBU : QK_Byte<0, "lbu">;
def QK_C_SB : QK_Byte<1, "sb">;
def QK_C_LHU : QK_Half<0, "lhu">;
def QK_C_SH : QK_Half<1, "sh">;
foreach name = ["LBU", "SB"] in
  def QK_C_#name#SP : QK_SP<!eq(name, "SB"), !if(!eq(name, "SB"), 0b10, 0b00), uimm4, !tolower(name)#"sp"> {
    bits<4> imm;
    let Inst{10-7} = imm;
  }
foreach name = ["LHU", "SH"] in
  def QK_C_#name#SP : QK_SP<!eq(name, "SH"), !if(!eq(name, "SH"), 0b11, 0b01), uimm5_lsb0, !tolower(name)#"sp"> {
    bits<5> imm;
    let Inst{10-8} = imm{3-1};
    let Inst{7} = imm{4};
  }
foreach name = ["QK_C_LBU", "QK_C_SB", "QK_C_LHU", "QK_C_SH"] in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $rd, (${rs1})", (!cast<Instruction>(name) GPRC:$rd, GPRCMem:$rs1, 0), 0>;
foreach name = ["QK_C_LBUSP", "QK_C_SBSP", "QK_C_LHUSP", "QK_C_SHSP"] in
  def : InstAlias<!tolower(!subst("_", ".", name))#" $rd, (${rs1})", (!cast<Instruction>(name) GPRC:$rd, SPMem:$rs1, 0), 0>;
let Predicates = [HasVendorXwchc] in {
  def : CompressMem<LBU, QK_C_LBU, GPRC, GPRCMem, uimm5>;
  def : CompressMem<SB, QK_C_SB, GPRC, GPRCMem, uimm5>;
  def : CompressMem<LHU, QK_C_LHU, GPRC, GPRCMem, uimm6_lsb0>;
  def : CompressMem<SH, QK_C_SH, GPRC, GPRCMem, uimm6_lsb0>;
  def : CompressMem<LBU, QK_C_LBUSP, GPRC, SPMem, uimm4>;
  def : CompressMem<SB, QK_C_SBSP, GPRC, SPMem, uimm4>;
  def : CompressMem<LHU, QK_C_LHUSP, GPRC, SPMem, uimm5_lsb0>;
  def : CompressMem<SH, QK_C_SHSP, GPRC, SPMem, uimm5_lsb0>;
}
