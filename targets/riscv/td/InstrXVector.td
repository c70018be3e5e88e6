// Vector extensions of SpacemiT (XSMTVDot), Rivos (XRivosVizip, XRivosVisni) and Andes (XAndesV*).
//
// Source: SpacemiT X60 instruction set; Rivos, Vector Register Zips and Integer Small New; AndeStar V5 instruction extension.

foreach name = ["XSMTVDot", "XRivosVizip", "XRivosVisni", "XAndesVDot", "XAndesVPackFPH", "XAndesVBFHCvt", "XAndesVSIntLoad"] in
  def HasVendor#name : HasExtension<!cast<Extension>("FeatureVendor"#name)>;

// ---- SpacemiT -------------------------------------------------------------------------------------------------------
// Products of small matrices; the first one may begin 1 to 3 elements further in a pair of registers.

class SMT_Dot<bits<6> funct6, bits<3> funct3, RegisterClass first, string name>
    : VInst<funct6, funct3, (outs VRM2:$vd_wb), (ins VRM2:$vd, first:$vs1, VR:$vs2), "smt."#name, "$vd, $vs1, $vs2",
            OPC_CUSTOM_1> {
  let DecoderNamespace = "XSMT";
  let Predicates = [HasVendorXSMTVDot];
  let Constraints = "$vd = $vd_wb";
  let vm = 1;
}
foreach s = [["u", "0"], ["us", "1"], ["su", "2"], ["", "3"]] in {
  defvar funct3 = !cond(!eq(s[1], "0"): 0, !eq(s[1], "1"): 1, !eq(s[1], "2"): 2, true: 3);
  def SMT_VMADOT#!toupper(s[0]) : SMT_Dot<0b111000, funct3, VR, "vmadot"#s[0]>;
  foreach i = [1, 2, 3] in
    def SMT_VMADOT#i#!toupper(s[0]) : SMT_Dot<0b111001, !if(!eq(i, 2), !or(funct3, 4), funct3), VRM2, "vmadot"#i#s[0]> {
      // The number of the first register is even.
      let Inst{19-16} = vs1{4-1};
      let Inst{15} = !eq(i, 3);
    }
}

// ---- Rivos ----------------------------------------------------------------------------------------------------------

class RI_Zip<bits<6> funct6, string mnemonic>
    : VInst<funct6, OPIVV.Funct3, (outs VR:$vd), (ins VR:$vs2, VR:$vs1, vmask:$vm), mnemonic, "$vd, $vs2, $vs1$vm",
            OPC_CUSTOM_2> {
  let DecoderNamespace = "XRivos";
  let Predicates = [HasVendorXRivosVizip];
}
multiclass RI_Zips<bits<6> funct6> {
  def "" : RI_Zip<funct6, !tolower(!subst("_", ".", NAME))>;
  defm "" : Masked2<NotSources, 1>;
}
defm RI_VZIP2A_VV : RI_Zips<0b000100>;
defm RI_VUNZIP2A_VV : RI_Zips<0b001000>;
defm RI_VZIPEVEN_VV : RI_Zips<0b001100>;
defm RI_VZIP2B_VV : RI_Zips<0b010100>;
defm RI_VUNZIP2B_VV : RI_Zips<0b011000>;
defm RI_VZIPODD_VV : RI_Zips<0b011100>;

class RI_Element<bits<6> funct6, bits<3> funct3, bits<1> mask, dag outs_, dag ins_, string mnemonic, string args>
    : VInst<funct6, funct3, outs_, ins_, mnemonic, args, OPC_CUSTOM_2> {
  let DecoderNamespace = "XRivos";
  let Predicates = [HasVendorXRivosVisni];
  let vm = mask;
}
def RI_VZERO : RI_Element<0, 0b111, 0, (outs VR:$vd), (ins), "ri.vzero.v", "$vd"> {
  let vs2 = 0;
  let vs1 = 0;
}
def RI_VINSERT : RI_Element<0b010000, 0b110, 0, (outs VR:$vd_wb), (ins VR:$vd, GPR:$vs1, uimm5:$vs2), "ri.vinsert.v.x",
                            "$vd, $vs1, $vs2"> {
  let Constraints = "$vd = $vd_wb";
}
def RI_VEXTRACT : RI_Element<0b010111, 0b010, 1, (outs GPR:$vd), (ins VR:$vs2, uimm5:$vs1), "ri.vextract.x.v",
                             "$vd, $vs2, $vs1">;

// ---- Andes ----------------------------------------------------------------------------------------------------------

class NDS_Dot<bits<6> funct6, VSource s, Predicate has, string mnemonic> : VAccumulate<funct6, s, mnemonic, OPC_CUSTOM_2> {
  let DecoderNamespace = "XAndes";
  let Predicates = [has];
  let Inst{14-12} = 0b100;
}
def NDS_VD4DOTS_VV : NDS_Dot<0b000100, OPIVV, HasVendorXAndesVDot, "nds.vd4dots.vv">;
def NDS_VD4DOTSU_VV : NDS_Dot<0b000101, OPIVV, HasVendorXAndesVDot, "nds.vd4dotsu.vv">;
def NDS_VD4DOTU_VV : NDS_Dot<0b000111, OPIVV, HasVendorXAndesVDot, "nds.vd4dotu.vv">;
def NDS_VFPMADT_VF : NDS_Dot<0b000010, OPFVF, HasVendorXAndesVPackFPH, "nds.vfpmadt.vf">;
def NDS_VFPMADB_VF : NDS_Dot<0b000011, OPFVF, HasVendorXAndesVPackFPH, "nds.vfpmadb.vf">;
foreach name = ["NDS_VD4DOTS_VV", "NDS_VD4DOTSU_VV", "NDS_VD4DOTU_VV", "NDS_VFPMADT_VF", "NDS_VFPMADB_VF"] in
  defm name : Accumulating<NotMask, 1>;

class NDS_Convert<bits<5> vs1_, string mnemonic>
    : VInst<0, 0b100, (outs VR:$vd), (ins VR:$vs2), mnemonic, "$vd, $vs2", OPC_CUSTOM_2> {
  let DecoderNamespace = "XAndes";
  let Predicates = [HasVendorXAndesVBFHCvt];
  let vm = 0;
  let vs1 = vs1_;
}
def NDS_VFWCVT_S_BF16 : NDS_Convert<0b00000, "nds.vfwcvt.s.bf16">;
def NDS_VFNCVT_BF16_S : NDS_Convert<0b00001, "nds.vfncvt.bf16.s">;
def : Refusal<(NDS_VFWCVT_S_BF16 $vd, $vd), "1", OverlapsSource>;

// Halves of bytes: as they are, or each in a byte.
class NDS_Load<bits<6> funct6, bits<5> what, dag mask, string mnemonic, string args>
    : VInst<funct6, 0b100, (outs VR:$vd), !con((ins GPRMemZeroOffset:$vs1), mask), mnemonic, args, OPC_CUSTOM_2> {
  let DecoderNamespace = "XAndes";
  let Predicates = [HasVendorXAndesVSIntLoad];
  let mayLoad = true;
  let vs2 = what;
}
def NDS_VLE4_V : NDS_Load<0b000001, 0b00000, (ins), "nds.vle4.v", "$vd, $vs1"> { let vm = 1; }
def NDS_VLN8_V : NDS_Load<0b000001, 0b00010, (ins vmask:$vm), "nds.vln8.v", "$vd, $vs1$vm">;
def NDS_VLNU8_V : NDS_Load<0b000001, 0b00011, (ins vmask:$vm), "nds.vlnu8.v", "$vd, $vs1$vm">;
foreach name = ["NDS_VLN8_V", "NDS_VLNU8_V"] in
  def : Refusal<(!cast<Instruction>(name) V0, $vs1, 0), "1", OverlapsMask>;
