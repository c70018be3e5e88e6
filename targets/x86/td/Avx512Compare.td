// Comparisons of AVX-512: results are masks, or flags.

// ---- Into masks ------------------------------------------------------------------------------------------------------

// Floating point by kind, of which there are 32; integers by kind, of which there are 6.
defm VCMPPS : EvexCompare<0xC2, "vcmp", "ps", "printFloatKind", F32, true, true>, PS, TB;
defm VCMPPD : EvexCompare<0xC2, "vcmp", "pd", "printFloatKind", F64, true, true>, PD, TB;
defm VCMPSS : EvexScalarCompare<0xC2, "ss", F32>, XS, TB;
defm VCMPSD : EvexScalarCompare<0xC2, "sd", F64>, XD, TB;
defm VPCMPUD : EvexCompare<0x1E, "vpcmp", "ud", "printIntegerKind", I32>, PD, TA;
defm VPCMPUQ : EvexCompare<0x1E, "vpcmp", "uq", "printIntegerKind", I64>, PD, TA;
defm VPCMPD : EvexCompare<0x1F, "vpcmp", "d", "printIntegerKind", I32>, PD, TA;
defm VPCMPQ : EvexCompare<0x1F, "vpcmp", "q", "printIntegerKind", I64>, PD, TA;
defm VPCMPUB : EvexCompare<0x3E, "vpcmp", "ub", "printIntegerKind", I8, false>, PD, TA;
defm VPCMPUW : EvexCompare<0x3E, "vpcmp", "uw", "printIntegerKind", I16, false>, PD, TA, REX_W;
defm VPCMPB : EvexCompare<0x3F, "vpcmp", "b", "printIntegerKind", I8, false>, PD, TA;
defm VPCMPW : EvexCompare<0x3F, "vpcmp", "w", "printIntegerKind", I16, false>, PD, TA, REX_W;

// Equality and signed order also have opcodes of their own.
defm VPCMPGTB : EvexToMask<0x64, "vpcmpgtb", I8, false>, PD, TB, WIG;
defm VPCMPGTW : EvexToMask<0x65, "vpcmpgtw", I16, false>, PD, TB, WIG;
defm VPCMPGTD : EvexToMask<0x66, "vpcmpgtd", I32, true>, PD, TB;
defm VPCMPEQB : EvexToMask<0x74, "vpcmpeqb", I8, false>, PD, TB, WIG;
defm VPCMPEQW : EvexToMask<0x75, "vpcmpeqw", I16, false>, PD, TB, WIG;
defm VPCMPEQD : EvexToMask<0x76, "vpcmpeqd", I32, true>, PD, TB;
defm VPCMPEQQ : EvexToMask<0x29, "vpcmpeqq", I64, true>, PD, T8;
defm VPCMPGTQ : EvexToMask<0x37, "vpcmpgtq", I64, true>, PD, T8;

// Whether elements have common bits, or none.
defm VPTESTMB : EvexToMask<0x26, "vptestmb", I8, false>, PD, T8;
defm VPTESTMW : EvexToMask<0x26, "vptestmw", I16, false>, PD, T8, REX_W;
defm VPTESTNMB : EvexToMask<0x26, "vptestnmb", I8, false>, XS, T8;
defm VPTESTNMW : EvexToMask<0x26, "vptestnmw", I16, false>, XS, T8, REX_W;
defm VPTESTMD : EvexToMask<0x27, "vptestmd", I32, true>, PD, T8;
defm VPTESTMQ : EvexToMask<0x27, "vptestmq", I64, true>, PD, T8;
defm VPTESTNMD : EvexToMask<0x27, "vptestnmd", I32, true>, XS, T8;
defm VPTESTNMQ : EvexToMask<0x27, "vptestnmq", I64, true>, XS, T8;

// The bits that the second source numbers.
defm VPSHUFBITQMB : EvexToMask<0x8F, "vpshufbitqmb", I8, false>, PD, T8;

// Kinds of numbers.
defm VFPCLASSPS : EvexClassify<0x66, "vfpclassps", F32>, PD, TA;
defm VFPCLASSPD : EvexClassify<0x66, "vfpclasspd", F64>, PD, TA;
defm VFPCLASSSS : EvexScalarClassify<0x67, "vfpclassss", F32>, PD, TA;
defm VFPCLASSSD : EvexScalarClassify<0x67, "vfpclasssd", F64>, PD, TA;

// ---- Into flags ------------------------------------------------------------------------------------------------------

defm VUCOMISS : EvexToFlags<0x2E, "vucomiss", F32>, PS, TB;
defm VUCOMISD : EvexToFlags<0x2E, "vucomisd", F64>, PD, TB;
defm VCOMISS : EvexToFlags<0x2F, "vcomiss", F32>, PS, TB;
defm VCOMISD : EvexToFlags<0x2F, "vcomisd", F64>, PD, TB;

// ---- Intersections ---------------------------------------------------------------------------------------------------

// Which elements of each source are in the other: two masks, in a register of even number and the one after it.
multiclass EvexIntersect<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), hasVEX_4V = true in {
      def NAME#w.Name#"rr" : EvexInst<op, MRMSrcReg, NoImm, (outs VKPair:$dst), (ins v.RC:$src1, v.RC:$src2),
                                      !strconcat(mnemonic, Ops3)>;
      def NAME#w.Name#"rm" : EvexInst<op, MRMSrcMem, NoImm, (outs VKPair:$dst), (ins v.RC:$src1, v.Mem:$src2),
                                      !strconcat(mnemonic, Ops3)>, CD8<v.Scale>;
      def NAME#w.Name#"rmb" : EvexInst<op, MRMSrcMem, NoImm, (outs VKPair:$dst), (ins v.RC:$src1, v.ElementMem:$src2),
                                       mnemonic#"\t{$src2"#v.Broadcast#", $src1, $dst|$dst, $src1, $src2"#v.Broadcast#"}">,
                              EVEX_B, CD8<v.ElementScale>;
    }
  }
}
defm VP2INTERSECTD : EvexIntersect<0x68, "vp2intersectd", I32>, XD, T8;
defm VP2INTERSECTQ : EvexIntersect<0x68, "vp2intersectq", I64>, XD, T8;

// ---- Words for kinds ------------------------------------------------------------------------------------------------
// `vcmpltps`, `vpcmpnequd`, `vpclmulhqlqdq`: the immediate as a word in the mnemonic (src/mc/comparisons.rs).

// What a word is about: numbers, integers, or the halves that are multiplied.
class WordKind<bits<2> value> {
  bits<2> Value = value;
}
def FloatWord : WordKind<0>;
def IntegerWord : WordKind<1>;
def HalfWord : WordKind<2>;
def WordKinds : Values<"WordKind">;

class ImmediateWord<WordKind kind, int number, string word, bit printed = true> {
  WordKind Kind = kind;
  int Number = number;
  string Word = word;
  // Others are read only.
  bit IsPrinted = printed;
}
defvar FloatWords = ["eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false", "neq_oq", "ge",
                     "gt", "true", "eq_os", "lt_oq", "le_oq", "unord_s", "neq_us", "nlt_uq", "nle_uq", "ord_s", "eq_us",
                     "nge_uq", "ngt_uq", "false_os", "neq_os", "ge_oq", "gt_oq", "true_us"];
foreach n = !range(FloatWords) in
  def : ImmediateWord<FloatWord, n, FloatWords[n]>;
defvar FloatSynonyms = ["eq_oq", "lt_os", "le_os", "unord_q", "neq_uq", "nlt_us", "nle_us", "ord_q", "", "nge_us", "ngt_us",
                        "false_oq", "", "ge_os", "gt_os", "true_uq"];
// Always false and always true have no word among integers.
defvar IntegerWords = ["eq", "lt", "le", "", "neq", "nlt", "nle"];
foreach n = !range(FloatSynonyms) in
  if !not(!empty(FloatSynonyms[n])) then
    def : ImmediateWord<FloatWord, n, FloatSynonyms[n], false>;
foreach n = !range(IntegerWords) in
  if !not(!empty(IntegerWords[n])) then
    def : ImmediateWord<IntegerWord, n, IntegerWords[n]>;
foreach high = [0, 1] in
  foreach low = [0, 1] in
    def : ImmediateWord<HalfWord, !add(!shl(high, 4), low), !if(low, "h", "l")#"q"#!if(high, "h", "l")#"q", false>;

def ImmediateWords : GenericTable {
  let FilterClass = "ImmediateWord";
  let Fields = ["Kind", "Number", "Word", "IsPrinted"];
  GenericEnum TypeOf_Kind = WordKinds;
}
