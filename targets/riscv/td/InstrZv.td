// Vectors in extensions of V: bits (Zvbb, Zvkb, Zvbc), cryptography (Zvkg, Zvkned, Zvknha, Zvknhb, Zvksed, Zvksh), further
// floating-point formats (Zvfbfmin, Zvfbfwma, Zvfofp8min) and dot products (Zvqdotq).
//
// Source: The RISC-V Instruction Set Manual, volume I, chapters on vector cryptography and on BF16; the specifications of
// Zvfofp8min and Zvqdotq.

// ---- Bits -----------------------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZvkb] in {
  defm VANDN : VOps<0b000001, VX>;
  def VBREV8_V : VUnary<0b010010, 0b01000, OPMVV, "vbrev8.v">;
  def VREV8_V : VUnary<0b010010, 0b01001, OPMVV, "vrev8.v">;
  defm VROR : VOps<0b010100, VX>;
  defm VROL : VOps<0b010101, VX>;
  // The sixth bit of the count takes the place of one of the operation's.
  def VROR_VI : VInst<0b010100, OPIVI.Funct3, (outs VR:$vd), (ins VR:$vs2, uimm6:$imm, vmask:$vm), "vror.vi",
                      "$vd, $vs2, $imm$vm"> {
    bits<6> imm;
    let Inst{26} = imm{5};
    let Inst{19-15} = imm{4-0};
  }
}
defm VBREV8_V : Masked1<NotMask>;
defm VREV8_V : Masked1<NotMask>;
def : Refusal<(VROR_VI V0, $vs2, $imm, 0), "1", OverlapsMask>;
let Predicates = [HasStdExtZvbb] in {
  def VBREV_V : VUnary<0b010010, 0b01010, OPMVV, "vbrev.v">;
  def VCLZ_V : VUnary<0b010010, 0b01100, OPMVV, "vclz.v">;
  def VCTZ_V : VUnary<0b010010, 0b01101, OPMVV, "vctz.v">;
  def VCPOP_V : VUnary<0b010010, 0b01110, OPMVV, "vcpop.v">;
  defm VWSLL : VOps<0b110101, VXU, NotSources>;
}
foreach name = ["VBREV_V", "VCLZ_V", "VCTZ_V", "VCPOP_V"] in
  defm name : Masked1<NotMask>;
let Predicates = [HasStdExtZvbcOrZvbc32e] in {
  defm VCLMUL : VOps<0b001100, MVX>;
  defm VCLMULH : VOps<0b001101, MVX>;
}

// ---- Cryptography ---------------------------------------------------------------------------------------------------
// Groups of elements, without a mask.

defvar OPC_OP_VE = 0b1110111;

class VCrypto<bits<6> funct6, DAGOperand source, string mnemonic>
    : VInst<funct6, OPMVV.Funct3, (outs VR:$vd), (ins VR:$vs2, source:$vs1), mnemonic, "$vd, $vs2, $vs1", OPC_OP_VE> {
  let vm = 1;
}
// What is in the destination takes part.
class VCryptoAccumulate<bits<6> funct6, DAGOperand source, string mnemonic> : VCrypto<funct6, source, mnemonic> {
  let OutOperandList = (outs VR:$vd_wb);
  let InOperandList = (ins VR:$vd, VR:$vs2, source:$vs1);
  let Constraints = "$vd = $vd_wb";
}
class VCryptoUnary<bits<6> funct6, bits<5> vs1_, string mnemonic>
    : VInst<funct6, OPMVV.Funct3, (outs VR:$vd_wb), (ins VR:$vd, VR:$vs2), mnemonic, "$vd, $vs2", OPC_OP_VE> {
  let Constraints = "$vd = $vd_wb";
  let vs1 = vs1_;
  let vm = 1;
}
let Predicates = [HasStdExtZvkg] in {
  def VGHSH_VV : VCryptoAccumulate<0b101100, VR, "vghsh.vv">;
  def VGMUL_VV : VCryptoUnary<0b101000, 0b10001, "vgmul.vv">;
}
let Predicates = [HasStdExtZvkgs] in {
  def VGHSH_VS : VCryptoAccumulate<0b100011, VR, "vghsh.vs">;
  def VGMUL_VS : VCryptoUnary<0b101001, 0b10001, "vgmul.vs">;
}
// A round of AES; the key is in one element group (vs) or in one for each (vv).
let Predicates = [HasStdExtZvkned] in {
  foreach f = [["DM", "0"], ["DF", "1"], ["EM", "2"], ["EF", "3"]] in {
    defvar number = !cond(!eq(f[1], "0"): 0, !eq(f[1], "1"): 1, !eq(f[1], "2"): 2, true: 3);
    def VAES#f[0]#_VV : VCryptoUnary<0b101000, number, "vaes"#!tolower(f[0])#".vv">;
    def VAES#f[0]#_VS : VCryptoUnary<0b101001, number, "vaes"#!tolower(f[0])#".vs">;
  }
  def VAESZ_VS : VCryptoUnary<0b101001, 0b00111, "vaesz.vs">;
  def VAESKF1_VI : VCrypto<0b100010, uimm5, "vaeskf1.vi">;
  def VAESKF2_VI : VCryptoAccumulate<0b101010, uimm5, "vaeskf2.vi">;
}
let Predicates = [HasStdExtZvknhaOrZvknhb] in {
  def VSHA2MS_VV : VCryptoAccumulate<0b101101, VR, "vsha2ms.vv">;
  def VSHA2CH_VV : VCryptoAccumulate<0b101110, VR, "vsha2ch.vv">;
  def VSHA2CL_VV : VCryptoAccumulate<0b101111, VR, "vsha2cl.vv">;
}
let Predicates = [HasStdExtZvksed] in {
  def VSM4K_VI : VCrypto<0b100001, uimm5, "vsm4k.vi">;
  def VSM4R_VV : VCryptoUnary<0b101000, 0b10000, "vsm4r.vv">;
  def VSM4R_VS : VCryptoUnary<0b101001, 0b10000, "vsm4r.vs">;
}
let Predicates = [HasStdExtZvksh] in {
  def VSM3ME_VV : VCrypto<0b100000, VR, "vsm3me.vv">;
  def VSM3C_VI : VCryptoAccumulate<0b101011, uimm5, "vsm3c.vi">;
}

// The destination may not be a source.
foreach name = ["VSHA2MS_VV", "VSHA2CH_VV", "VSHA2CL_VV"] in {
  def : Refusal<(!cast<Instruction>(name) $vd, $vd, $vs1), "1", OverlapsSource>;
  def : Refusal<(!cast<Instruction>(name) $vd, $vs2, $vd), "1", OverlapsSource>;
}
foreach name = ["VAESDF_VS", "VAESDM_VS", "VAESEF_VS", "VAESEM_VS", "VAESZ_VS", "VSM4R_VS", "VGMUL_VS"] in
  def : Refusal<(!cast<Instruction>(name) $vd, $vd), "1", OverlapsSource>;
def : Refusal<(VSM3C_VI $vd, $vd, $vs1), "1", OverlapsSource>;
def : Refusal<(VSM3ME_VV $vd, $vd, $vs1), "1", OverlapsSource>;

// ---- Formats of floating point --------------------------------------------------------------------------------------

let Predicates = [HasStdExtZvfbfminOrZvfofp8min] in {
  def VFWCVTBF16_F_F_V : VUnary<0b010010, 0b01101, OPFVV, "vfwcvtbf16.f.f.v">;
  def VFNCVTBF16_F_F_W : VUnary<0b010010, 0b11101, OPFVV, "vfncvtbf16.f.f.w">;
}
let Predicates = [HasStdExtZvfofp8min] in {
  def VFNCVTBF16_SAT_F_F_W : VUnary<0b010010, 0b11111, OPFVV, "vfncvtbf16.sat.f.f.w">;
  def VFNCVT_F_F_Q : VUnary<0b010010, 0b11001, OPFVV, "vfncvt.f.f.q">;
  def VFNCVT_SAT_F_F_Q : VUnary<0b010010, 0b11011, OPFVV, "vfncvt.sat.f.f.q">;
}
defm VFWCVTBF16_F_F_V : Masked1<NotVs2>;
foreach name = ["VFNCVTBF16_F_F_W", "VFNCVTBF16_SAT_F_F_W", "VFNCVT_F_F_Q", "VFNCVT_SAT_F_F_Q"] in
  defm name : Masked1<NotMask>;
let Predicates = [HasStdExtZvfbfwma] in
defm VFWMACCBF16 : VAccumulates<0b111011, FVF, NotSources>;

// ---- Dot products of four bytes -------------------------------------------------------------------------------------

let Predicates = [HasStdExtZvqdotq] in {
  defm VQDOTU : VOps<0b101000, MVX>;
  defm VQDOTSU : VOps<0b101010, MVX>;
  defm VQDOT : VOps<0b101100, MVX>;
  defm VQDOTUS : VOps<0b101110, [OPMVX]>;
}
