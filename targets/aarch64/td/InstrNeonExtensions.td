// Vectors: instructions of extensions. Cryptography, products of matrices, sums of products.

class NeonWord<bits<32> word, list<Predicate> needs, bit tied, DAGOperand d, dag sources, string asm>
    : Neon<(outs d:$Rd), !if(tied, !con((ins d:$old), sources), sources), asm> {
  bits<5> Rd;
  bits<5> Rn;
  let Inst = word;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
  let Constraints = !if(tied, "$Rd = $old", "");
  let Predicates = needs;
}
class NeonWord2<bits<32> word, list<Predicate> needs, bit tied, DAGOperand d, DAGOperand n, string mnemonic>
    : NeonWord<word, needs, tied, d, (ins n:$Rn), mnemonic#"\t$Rd, $Rn">;
class NeonWord3<bits<32> word, list<Predicate> needs, bit tied, DAGOperand d, DAGOperand n, DAGOperand m, string mnemonic>
    : NeonWord<word, needs, tied, d, (ins n:$Rn, m:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  bits<5> Rm;
  let Inst{20-16} = Rm;
}
class NeonWord4<bits<32> word, list<Predicate> needs, RegisterOperand v, string mnemonic>
    : NeonWord<word, needs, 0, v, (ins v:$Rn, v:$Rm, v:$Ra), mnemonic#"\t$Rd, $Rn, $Rm, $Ra"> {
  bits<5> Rm;
  bits<5> Ra;
  let Inst{20-16} = Rm;
  let Inst{14-10} = Ra;
}

// ---- Cryptography ---------------------------------------------------------------------------------------------------

def AESErr : NeonWord2<0x4e284800, [HasAES], 1, V16b, V16b, "aese">;
def AESDrr : NeonWord2<0x4e285800, [HasAES], 1, V16b, V16b, "aesd">;
def AESMCrr : NeonWord2<0x4e286800, [HasAES], 0, V16b, V16b, "aesmc">;
def AESIMCrr : NeonWord2<0x4e287800, [HasAES], 0, V16b, V16b, "aesimc">;
def V1q : Vector<FPR128, ".1q">;
def PMULLv1i64 : NeonWord3<0x0ee0e000, [HasAES], 0, V1q, V1d, V1d, "pmull">;
def PMULLv2i64 : NeonWord3<0x4ee0e000, [HasAES], 0, V1q, V2d, V2d, "pmull2">;
foreach op = [NamedOp<"sha1c", 0>, NamedOp<"sha1p", 1>, NamedOp<"sha1m", 2>] in
  def !toupper(op.Name)#rrr : NeonWord3<!add(0x5e000000, !shl(op.Op, 12)), [HasSHA2], 1, FPR128, FPR32, V4s, op.Name>;
foreach op = [NamedOp<"sha1su0", 3>, NamedOp<"sha256su1", 6>] in
  def !toupper(op.Name)#rrr : NeonWord3<!add(0x5e000000, !shl(op.Op, 12)), [HasSHA2], 1, V4s, V4s, V4s, op.Name>;
foreach op = [NamedOp<"sha256h", 4>, NamedOp<"sha256h2", 5>] in
  def !toupper(op.Name)#rrr : NeonWord3<!add(0x5e000000, !shl(op.Op, 12)), [HasSHA2], 1, FPR128, FPR128, V4s, op.Name>;
def SHA1Hrr : NeonWord2<0x5e280800, [HasSHA2], 0, FPR32, FPR32, "sha1h">;
def SHA1SU1rr : NeonWord2<0x5e281800, [HasSHA2], 1, V4s, V4s, "sha1su1">;
def SHA256SU0rr : NeonWord2<0x5e282800, [HasSHA2], 1, V4s, V4s, "sha256su0">;

def EOR3 : NeonWord4<0xce000000, [HasSHA3], V16b, "eor3">;
def BCAX : NeonWord4<0xce200000, [HasSHA3], V16b, "bcax">;
def RAX1 : NeonWord3<0xce608c00, [HasSHA3], 0, V2d, V2d, V2d, "rax1">;
def XAR : NeonWord<0xce800000, [HasSHA3], 0, V2d, (ins V2d:$Rn, V2d:$Rm, uimm6:$imm), "xar\t$Rd, $Rn, $Rm, $imm"> {
  bits<5> Rm;
  bits<6> imm;
  let Inst{20-16} = Rm;
  let Inst{15-10} = imm;
}
def SHA512H : NeonWord3<0xce608000, [HasSHA3], 1, FPR128, FPR128, V2d, "sha512h">;
def SHA512H2 : NeonWord3<0xce608400, [HasSHA3], 1, FPR128, FPR128, V2d, "sha512h2">;
def SHA512SU0 : NeonWord2<0xcec08000, [HasSHA3], 1, V2d, V2d, "sha512su0">;
def SHA512SU1 : NeonWord3<0xce608800, [HasSHA3], 1, V2d, V2d, V2d, "sha512su1">;

def SM3SS1 : NeonWord4<0xce400000, [HasSM4], V4s, "sm3ss1">;
def SM3PARTW1 : NeonWord3<0xce60c000, [HasSM4], 1, V4s, V4s, V4s, "sm3partw1">;
def SM3PARTW2 : NeonWord3<0xce60c400, [HasSM4], 1, V4s, V4s, V4s, "sm3partw2">;
foreach op = [NamedOp<"sm3tt1a", 0>, NamedOp<"sm3tt1b", 1>, NamedOp<"sm3tt2a", 2>, NamedOp<"sm3tt2b", 3>] in
  def !toupper(op.Name) : NeonWord<!add(0xce408000, !shl(op.Op, 10)), [HasSM4], 1, V4s,
                                   (ins V4s:$Rn, VElement_s:$Rm, lane4:$index), op.Name#"\t$Rd, $Rn, $Rm[$index]"> {
    bits<5> Rm;
    bits<2> index;
    let Inst{20-16} = Rm;
    let Inst{13-12} = index;
  }
def SM4E : NeonWord2<0xcec08400, [HasSM4], 1, V4s, V4s, "sm4e">;
def SM4EKEY : NeonWord3<0xce60c800, [HasSM4], 0, V4s, V4s, V4s, "sm4ekey">;

// ---- Sums of products -----------------------------------------------------------------------------------------------

foreach q = [0, 1] in {
  defvar d = !if(q, V4s, V2s);
  defvar bytes = !if(q, V16b, V8b);
  defvar suffix = !if(q, "v16i8", "v8i8");
  foreach u = [0, 1] in
    def !if(u, "UDOT", "SDOT")#suffix
        : NeonWord3<!add(0x0e809400, !shl(q, 30), !shl(u, 29)), [HasDotProd], 1, d, bytes, bytes, !if(u, "udot", "sdot")>;
  def USDOT#suffix : NeonWord3<!add(0x0e809c00, !shl(q, 30)), [HasMatMulInt8], 1, d, bytes, bytes, "usdot">;
  def BFDOTv#!if(q, 8, 4)#bf16
      : NeonWord3<!add(0x2e40fc00, !shl(q, 30)), [HasBF16], 1, d, !if(q, V8h, V4h), !if(q, V8h, V4h), "bfdot">;
}
def SMMLA : NeonWord3<0x4e80a400, [HasMatMulInt8], 1, V4s, V16b, V16b, "smmla">;
def UMMLA : NeonWord3<0x6e80a400, [HasMatMulInt8], 1, V4s, V16b, V16b, "ummla">;
def USMMLA : NeonWord3<0x4e80ac00, [HasMatMulInt8], 1, V4s, V16b, V16b, "usmmla">;
def BFMMLA : NeonWord3<0x6e40ec00, [HasBF16], 1, V4s, V8h, V8h, "bfmmla">;
def BFMLALB : NeonWord3<0x2ec0fc00, [HasBF16], 1, V4s, V8h, V8h, "bfmlalb">;
def BFMLALT : NeonWord3<0x6ec0fc00, [HasBF16], 1, V4s, V8h, V8h, "bfmlalt">;
def BFCVTN : NeonWord2<0x0ea16800, [HasBF16], 0, V4h, V4s, "bfcvtn">;
def BFCVTN2 : NeonWord2<0x4ea16800, [HasBF16], 1, V8h, V4s, "bfcvtn2">;
def BFCVT : NeonWord2<0x1e634000, [HasBF16], 0, FPR16, FPR32, "bfcvt">;

foreach a = ArrangementsOf<Middle>.All in
  foreach s = [0, 1] in
    def !if(s, "SQRDMLSH", "SQRDMLAH")#a.Code
        : NeonWord3<!add(0x2e008400, !shl(a.Q, 30), !shl(a.Log2, 22), !shl(s, 11)), [HasRDM], 1, OperandOf<a>.V,
                    OperandOf<a>.V, OperandOf<a>.V, !if(s, "sqrdmlsh", "sqrdmlah")>;

// Products of half precision, added up in single precision: of the lower halves of registers, and of the upper ones.
foreach q = [0, 1] in
  foreach op = [NamedOp<"fmlal", 0x0e20ec00>, NamedOp<"fmlsl", 0x0ea0ec00>, NamedOp<"fmlal2", 0x2e20cc00>,
                NamedOp<"fmlsl2", 0x2ea0cc00>] in {
    defvar v = !if(q, V4h, V2h);
    def !toupper(op.Name)#!if(q, "v8f16", "v4f16")
        : NeonWord3<!add(op.Op, !shl(q, 30)), [HasFP16FML], 1, !if(q, V4s, V2s), v, v, op.Name>, SuffixesStay;
  }

// ... and by one element of the second.
foreach q = [0, 1] in
  foreach op = [NamedOp<"fmlal", 0x0f800000>, NamedOp<"fmlsl", 0x0f804000>, NamedOp<"fmlal2", 0x2f808000>,
                NamedOp<"fmlsl2", 0x2f80c000>] in
    def !toupper(op.Name)#!if(q, "lanev8f16", "lanev4f16")
        : NeonWord<!add(op.Op, !shl(q, 30)), [HasFP16FML], 1, !if(q, V4s, V2s),
                   (ins !if(q, V4h, V2h):$Rn, VElement_h_lo:$Rm, lane8:$index), op.Name#"\t$Rd, $Rn, $Rm[$index]">, SuffixesStay {
      bits<4> Rm;
      bits<3> index;
      let Inst{19-16} = Rm;
      let Inst{20} = index{0};
      let Inst{21} = index{1};
      let Inst{11} = index{2};
    }

// ---- Complex numbers ------------------------------------------------------------------------------------------------

// Of four right angles, or of the two that are no multiples of a straight one.
def rotation4 : Const<i32, "Imm == 0 || Imm == 90 || Imm == 180 || Imm == 270">, EncodeExpr<"Imm / 90">, DecodeExpr<"Bits * 90">;
def rotation2 : Const<i32, "Imm == 90 || Imm == 270">, EncodeExpr<"Imm == 270">, DecodeExpr<"Bits * 180 + 90">;
foreach a = [Arranged4h, Arranged8h, Arranged2s, Arranged4s, Arranged2d] in {
  defvar v = OperandOf<a>.V;
  defvar needs = !if(!eq(a.Bits, 16), [HasComplxNum, HasFullFP16], [HasComplxNum]);
  defvar fields = !add(!shl(a.Q, 30), !shl(a.Log2, 22));
  def FCADD#a.FloatCode : NeonWord<!add(0x2e00e400, fields), needs, 0, v, (ins v:$Rn, v:$Rm, rotation2:$rot),
                                   "fcadd\t$Rd, $Rn, $Rm, $rot"> {
    bits<5> Rm;
    bits<1> rot;
    let Inst{20-16} = Rm;
    let Inst{12} = rot;
  }
  def FCMLA#a.FloatCode : NeonWord<!add(0x2e00c400, fields), needs, 1, v, (ins v:$Rn, v:$Rm, rotation4:$rot),
                                   "fcmla\t$Rd, $Rn, $Rm, $rot"> {
    bits<5> Rm;
    bits<2> rot;
    let Inst{20-16} = Rm;
    let Inst{12-11} = rot;
  }
}

// By a pair of elements.
class ComplexByPair<Arrangement a, RegisterOperand m, DAGOperand lane>
    : NeonWord<!add(0x2f001000, !shl(a.Q, 30), !shl(a.Log2, 22)), !if(!eq(a.Bits, 16), [HasComplxNum, HasFullFP16], [HasComplxNum]),
               1, OperandOf<a>.V, (ins OperandOf<a>.V:$Rn, m:$Rm, lane:$index, rotation4:$rot),
               "fcmla\t$Rd, $Rn, $Rm[$index], $rot"> {
  bits<5> Rm;
  bits<2> rot;
  let Inst{20-16} = Rm;
  let Inst{14-13} = rot;
}
def FCMLAlane4h : ComplexByPair<Arranged4h, VElement_h, lane2> {
  bits<1> index;
  let Inst{21} = index;
}
def FCMLAlane8h : ComplexByPair<Arranged8h, VElement_h, lane4> {
  bits<2> index;
  let Inst{21} = index{0};
  let Inst{11} = index{1};
}
def FCMLAlane4s : ComplexByPair<Arranged4s, VElement_s, lane2> {
  bits<1> index;
  let Inst{11} = index;
}

// ---- Numbers rounded to integers of a width -------------------------------------------------------------------------

foreach op = [NamedOp<"frint32z", 0>, NamedOp<"frint32x", 1>, NamedOp<"frint64z", 2>, NamedOp<"frint64x", 3>] in {
  defvar word = !add(0x0e21e800, !shl(!and(op.Op, 1), 29), !shl(!srl(op.Op, 1), 12));
  foreach a = [Arranged2s, Arranged4s, Arranged2d] in
    def !toupper(op.Name)#a.FloatCode
        : NeonWord2<!add(word, !shl(a.Q, 30), !shl(!sub(a.Log2, 2), 22)), [HasFRInt3264], 0, OperandOf<a>.V, OperandOf<a>.V,
                    op.Name>;
  foreach t = [Single, Double] in
    let Predicates = [HasFRInt3264] in
    def !toupper(op.Name)#t.L#r : FloatOne<t, t, !add(16, op.Op), op.Name>;
}
// As JavaScript does it.
def FJCVTZS : NeonWord2<0x1e7e0000, [HasFPARMv8, HasJS], 0, GPR32, FPR64, "fjcvtzs"> {
  let Defs = [NZCV];
}
