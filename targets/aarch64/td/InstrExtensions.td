// Instructions of extensions of the base architecture: hints, flags, memory tags, moves of memory, atomic operations on
// pairs, checked pointers, control stacks.

def HasBTI : HasExtension<FeatureBti, "bti">;
def HasSPE : HasExtension<FeatureSpe, "spe">;
def HasRAS : HasExtension<FeatureRAS, "ras">;
def HasTRACEV8_4 : HasExtension<FeatureTracev84, "tracev8.4">;
def HasGCS : HasExtension<FeatureGcs, "gcs">;
def HasCLRBHB : HasExtension<FeatureClrbhb, "clrbhb">;
def HasCHK : HasExtension<FeatureChk, "chk">;
def HasPAuthLR : HasExtension<FeaturePauthLr, "pauth-lr">;
def HasV8_0r : HasExtension<HasV8rOps, "v8r">;
def HasXS : HasExtension<FeatureXs, "xs">;
def HasWFxT : HasExtension<FeatureWfxt, "wfxt">;
def HasHBC : HasExtension<FeatureHbc, "hbc">;
def HasPredRes : HasExtension<FeaturePredRes, "predres">;
def HasSPECRES2 : HasExtension<FeatureSpecres2, "specres2">;
def HasITE : HasExtension<FeatureIte, "ite">;
def HasAltNZCV : HasExtension<FeatureAltFPCmp, "altnzcv">;
def HasMTE : HasExtension<FeatureMte, "mte">;
def HasCSSC : HasExtension<FeatureCssc, "cssc">;
def HasCPA : HasExtension<FeatureCpa, "cpa">;
def HasMOPS : HasExtension<FeatureMops, "mops">;
def HasLS64 : HasExtension<FeatureLs64, "ls64">;
def HasLSE128 : HasExtension<FeatureLse128, "lse128">;
def HasTHE : HasExtension<FeatureThe, "the">;
def HasD128 : HasExtension<FeatureD128, "d128">;
def HasRCPC_IMMO : HasExtension<FeatureRcpcImmo, "rcpc-immo">;
def HasRCPC3 : HasExtension<FeatureRcpc3, "rcpc3">;

// A fixed word with registers at the usual places.
class A64Word<bits<32> word, list<Predicate> needs, dag outs_, dag ins_, string asm> : A64<outs_, ins_, asm> {
  let Inst = word;
  let Predicates = needs;
}
class A64Rt<bits<32> word, list<Predicate> needs, dag outs_, dag ins_, string asm> : A64Word<word, needs, outs_, ins_, asm> {
  bits<5> Rt;
  let Inst{4-0} = Rt;
}
class A64RtRn<bits<32> word, list<Predicate> needs, dag outs_, dag ins_, string asm> : A64Rt<word, needs, outs_, ins_, asm> {
  bits<5> Rn;
  let Inst{9-5} = Rn;
}
class A64RtRnRm<bits<32> word, list<Predicate> needs, dag outs_, dag ins_, string asm>
    : A64RtRn<word, needs, outs_, ins_, asm> {
  bits<5> Rm;
  let Inst{20-16} = Rm;
}

// ---- Hints and barriers ---------------------------------------------------------------------------------------------

class NamedHint<string name, int number, Predicate needs> : InstAlias<name, (HINT number)> {
  let Predicates = [needs];
}
// Read everywhere, and written where it does something.
multiclass HintForAll<string name, int number, Predicate needs> {
  def : NamedHint<name, number, needs>;
  def : InstAlias<name, (HINT number), 0>;
}
defm : HintForAll<"bti r", 32, HasBTI>;
def : InstAlias<"bti", (HINT 32), 0>;
defm : HintForAll<"bti c", 34, HasBTI>;
defm : HintForAll<"bti j", 36, HasBTI>;
defm : HintForAll<"bti jc", 38, HasBTI>;
def : NamedHint<"esb", 16, HasRAS>;
def : NamedHint<"psb csync", 17, HasSPE>;
def : NamedHint<"tsb csync", 18, HasTRACEV8_4>;
defm : HintForAll<"gcsb dsync", 19, HasGCS>;
def : InstAlias<"csdb", (HINT 20)>;
defm : HintForAll<"clrbhb", 22, HasCLRBHB>;
defm : HintForAll<"pacm", 39, HasPAuthLR>;
defm : HintForAll<"chkfeat x16", 40, HasCHK>;
def : InstAlias<"ssbb", (DSB 0)>;
def : InstAlias<"pssbb", (DSB 4)>;
def : InstAlias<"dfb", (DSB 12)> {
  let Predicates = [HasV8_0r];
}

// Barriers that do not wait for accesses with the attribute XS.
class BarrierNXS<string name, int number> : Named<name, number>;
def : BarrierNXS<"oshnxs", 16>;
def : BarrierNXS<"nshnxs", 20>;
def : BarrierNXS<"ishnxs", 24>;
def : BarrierNXS<"synxs", 28>;
def barrier_nxs_op : Operand<i32>, TableNamed<"BarrierNXS", "Encoding", "Name">, EncodeExpr<"(Imm - 16) >> 2">,
                     DecodeExpr<"16 + (Bits << 2)"> {
  let MCOperandPredicate = "Imm == 16 || Imm == 20 || Imm == 24 || Imm == 28";
}
def DSBnXS : A64Word<0xd503323f, [HasXS], (outs), (ins barrier_nxs_op:$CRm), "dsb\t$CRm"> {
  bits<2> CRm;
  let Inst{11-10} = CRm;
  let hasSideEffects = true;
}

let hasSideEffects = true in {
  def WFET : A64Rt<0xd5031000, [HasWFxT], (outs), (ins GPR64:$Rt), "wfet\t$Rt">;
  def WFIT : A64Rt<0xd5031020, [HasWFxT], (outs), (ins GPR64:$Rt), "wfit\t$Rt">;
  def TRCIT : A64Rt<0xd50b72e0, [HasITE], (outs), (ins GPR64:$Rt), "trcit\t$Rt">;
}

// Restrictions of prediction, in the context that a register describes.
class RestrictionOp<string mnemonic, int op2, SubtargetFeature needs, string name> {
  string Name = "rctx";
  int Encoding = !add(!shl(3, 11), !shl(7, 7), !shl(3, 3), op2);
  code KnownExpr = "feature("#needs#")";
  string KnownMessage = mnemonic#"RCTX requires: "#name;
}
class CfpOp : RestrictionOp<"CFP", 4, FeaturePredRes, "predres">;
class DvpOp : RestrictionOp<"DVP", 5, FeaturePredRes, "predres">;
class CospOp : RestrictionOp<"COSP", 6, FeatureSpecres2, "predres2">;
class CppOp : RestrictionOp<"CPP", 7, FeaturePredRes, "predres">;
def : CfpOp;
def : DvpOp;
def : CospOp;
def : CppOp;
foreach m = ["cfp", "dvp", "cosp", "cpp"] in {
  def m#"_op" : SystemOpOperand<!toupper(!substr(m, 0, 1))#!substr(m, 1)#"Op",
                                "invalid operand for prediction restriction instruction">;
  def !toupper(m) : NamedSystemOp<m, (ins !cast<Operand>(m#"_op"):$op, GPR64:$Rt), "$op, $Rt"> {
    bits<5> Rt;
    let Inst{4-0} = Rt;
  }
}

// A branch that is expected to go as it went.
def BCcc : JumpIf<1, "bc"> {
  let Predicates = [HasHBC];
}
foreach c = ConditionNames in
  def : InstAlias<"bc."#c.Name#" $target", (BCcc c.Value, am_brcond:$target), 0> {
    let Predicates = [HasHBC];
  }

// Streaming mode and the matrix are switched on and off.
def HasStreamingMode : HasExtension<FeatureSme, "sme">;
foreach on = [0, 1] in
  foreach what = [NamedOp<"", 3>, NamedOp<" sm", 1>, NamedOp<" za", 2>] in
    def : InstAlias<!strconcat(!if(on, "smstart", "smstop"), what.Name), (MSRbit !add(195, !shl(what.Op, 3)), on)> {
      let Predicates = [HasStreamingMode];
    }

// ---- Flags ----------------------------------------------------------------------------------------------------------

let Defs = [NZCV], Uses = [NZCV] in {
  def RMIF : A64Word<0xba000400, [HasFlagM], (outs), (ins GPR64:$Rn, uimm6:$imm, uimm4:$mask), "rmif\t$Rn, $imm, $mask"> {
    bits<5> Rn;
    bits<6> imm;
    bits<4> mask;
    let Inst{20-15} = imm;
    let Inst{9-5} = Rn;
    let Inst{3-0} = mask;
  }
  foreach op = [NamedOp<"setf8", 0x3a00080d>, NamedOp<"setf16", 0x3a00480d>] in
    def !toupper(op.Name) : A64Word<op.Op, [HasFlagM], (outs), (ins GPR32:$Rn), op.Name#"\t$Rn"> {
      bits<5> Rn;
      let Inst{9-5} = Rn;
    }
  def XAFLAG : A64Word<0xd500403f, [HasAltNZCV], (outs), (ins), "xaflag">;
  def AXFLAG : A64Word<0xd500405f, [HasAltNZCV], (outs), (ins), "axflag">;
}

// ---- Short sequences of constants and counts ------------------------------------------------------------------------

def simm8 : SImm<8>;
foreach w = Widths in {
  foreach op = [NamedOp<"ctz", 0x5ac01800>, NamedOp<"cnt", 0x5ac01c00>, NamedOp<"abs", 0x5ac02000>] in
    def !toupper(op.Name)#w.L#r : A64RtRn<!add(op.Op, !shl(w.Sf, 31)), [HasCSSC], (outs w.R:$Rt), (ins w.R:$Rn),
                                          op.Name#"\t$Rt, $Rn">;
  foreach op = [NamedOp<"smax", 0>, NamedOp<"umax", 1>, NamedOp<"smin", 2>, NamedOp<"umin", 3>] in {
    def !toupper(op.Name)#w.L#rr : A64RtRnRm<!add(0x1ac06000, !shl(op.Op, 10), !shl(w.Sf, 31)), [HasCSSC], (outs w.R:$Rt),
                                             (ins w.R:$Rn, w.R:$Rm), op.Name#"\t$Rt, $Rn, $Rm">;
    def !toupper(op.Name)#w.L#ri : A64RtRn<!add(0x11c00000, !shl(op.Op, 18), !shl(w.Sf, 31)), [HasCSSC], (outs w.R:$Rt),
                                           (ins w.R:$Rn, !if(!and(op.Op, 1), uimm8, simm8):$imm), op.Name#"\t$Rt, $Rn, $imm"> {
      bits<8> imm;
      let Inst{17-10} = imm;
    }
  }
}

// ---- Checked pointer arithmetic -------------------------------------------------------------------------------------

def shift_by3 : UImm<3>;
foreach op = [NamedOp<"addpt", 0x9a002000>, NamedOp<"subpt", 0xda002000>] in {
  def !toupper(op.Name) : A64RtRnRm<op.Op, [HasCPA], (outs GPR64sp:$Rt), (ins GPR64sp:$Rn, GPR64:$Rm, shift_by3:$shift),
                                    op.Name#"\t$Rt, $Rn, $Rm, lsl $shift"> {
    bits<3> shift;
    let Inst{12-10} = shift;
  }
  def : InstAlias<op.Name#" $Rt, $Rn, $Rm", (!cast<Instruction>(!toupper(op.Name)) GPR64sp:$Rt, GPR64sp:$Rn, GPR64:$Rm, 0)> {
    let Predicates = [HasCPA];
  }
}
foreach op = [NamedOp<"maddpt", 0x9b600000>, NamedOp<"msubpt", 0x9b608000>] in
  def !toupper(op.Name) : A64RtRnRm<op.Op, [HasCPA], (outs GPR64:$Rt), (ins GPR64:$Rn, GPR64:$Rm, GPR64:$Ra),
                                    op.Name#"\t$Rt, $Rn, $Rm, $Ra"> {
    bits<5> Ra;
    let Inst{14-10} = Ra;
  }

// ---- Memory tags ----------------------------------------------------------------------------------------------------

def uimm6s16 : Scaled<6, 4>;
def simm9s16 : ScaledSigned<9, 4>;
def tag_step : UImm<4, i64>;
let hasSideEffects = true in
def IRG : A64RtRnRm<0x9ac01000, [HasMTE], (outs GPR64sp:$Rt), (ins GPR64sp:$Rn, GPR64:$Rm), "irg\t$Rt, $Rn, $Rm">;
def : InstAlias<"irg $Rt, $Rn", (IRG GPR64sp:$Rt, GPR64sp:$Rn, XZR)> {
  let Predicates = [HasMTE];
}
def GMI : A64RtRnRm<0x9ac01400, [HasMTE], (outs GPR64:$Rt), (ins GPR64sp:$Rn, GPR64:$Rm), "gmi\t$Rt, $Rn, $Rm">;
foreach op = [NamedOp<"addg", 0x91800000>, NamedOp<"subg", 0xd1800000>] in
  def !toupper(op.Name) : A64RtRn<op.Op, [HasMTE], (outs GPR64sp:$Rt), (ins GPR64sp:$Rn, uimm6s16:$offset, tag_step:$tag),
                                  op.Name#"\t$Rt, $Rn, $offset, $tag"> {
    bits<6> offset;
    bits<4> tag;
    let Inst{21-16} = offset;
    let Inst{13-10} = tag;
  }
def SUBP : A64RtRnRm<0x9ac00000, [HasMTE], (outs GPR64:$Rt), (ins GPR64sp:$Rn, GPR64sp:$Rm), "subp\t$Rt, $Rn, $Rm">;
let Defs = [NZCV] in
def SUBPS : A64RtRnRm<0xbac00000, [HasMTE], (outs GPR64:$Rt), (ins GPR64sp:$Rn, GPR64sp:$Rm), "subps\t$Rt, $Rn, $Rm">;
def : InstAlias<"cmpp $Rn, $Rm", (SUBPS XZR, GPR64sp:$Rn, GPR64sp:$Rm), 0> {
  let Predicates = [HasMTE];
}

class TagAccess<bits<32> word, dag outs_, dag ins_, string asm> : A64RtRn<word, [HasMTE], outs_, ins_, asm> {
  bits<9> offset;
  let Inst{20-12} = offset;
  let hasSideEffects = true;
}
foreach op = [NamedOp<"stg", 0>, NamedOp<"stzg", 1>, NamedOp<"st2g", 2>, NamedOp<"stz2g", 3>] in {
  defvar word = !add(0xd9200000, !shl(op.Op, 22));
  defvar name = !toupper(op.Name);
  let mayStore = true in {
    def name#i : TagAccess<!add(word, 0x800), (outs), (ins GPR64sp:$Rt, GPR64sp:$Rn, simm9s16:$offset),
                           op.Name#"\t$Rt, [$Rn, $offset]">;
    let Constraints = "$Rn = $base" in {
      def name#post : TagAccess<!add(word, 0x400), (outs GPR64sp:$Rn), (ins GPR64sp:$Rt, GPR64sp:$base, simm9s16:$offset),
                                op.Name#"\t$Rt, [$Rn], $offset">;
      def name#pre : TagAccess<!add(word, 0xc00), (outs GPR64sp:$Rn), (ins GPR64sp:$Rt, GPR64sp:$base, simm9s16:$offset),
                               op.Name#"\t$Rt, [$Rn, $offset]!">;
    }
  }
  def : InstAlias<op.Name#" $Rt, [$Rn]", (!cast<Instruction>(name#"i") GPR64sp:$Rt, GPR64sp:$Rn, 0)> {
    let Predicates = [HasMTE];
  }
}
let mayLoad = true, Constraints = "$Rt = $old" in
def LDG : TagAccess<0xd9600000, (outs GPR64:$Rt), (ins GPR64:$old, GPR64sp:$Rn, simm9s16:$offset), "ldg\t$Rt, [$Rn, $offset]">;
def : InstAlias<"ldg $Rt, [$Rn]", (LDG GPR64:$Rt, GPR64sp:$Rn, 0)> {
  let Predicates = [HasMTE];
}
let hasSideEffects = true in {
  let mayLoad = true in
  def LDGM : A64RtRn<0xd9e00000, [HasMTE], (outs GPR64:$Rt), (ins GPR64sp:$Rn), "ldgm\t$Rt, [$Rn]">;
  let mayStore = true in {
    def STGM : A64RtRn<0xd9a00000, [HasMTE], (outs), (ins GPR64:$Rt, GPR64sp:$Rn), "stgm\t$Rt, [$Rn]">;
    def STZGM : A64RtRn<0xd9200000, [HasMTE], (outs), (ins GPR64:$Rt, GPR64sp:$Rn), "stzgm\t$Rt, [$Rn]">;
  }
}
class TagPair<bits<32> word, dag outs_, dag ins_, string asm> : A64RtRn<word, [HasMTE], outs_, ins_, asm> {
  bits<5> Rt2;
  bits<7> offset;
  let Inst{21-15} = offset;
  let Inst{14-10} = Rt2;
  let mayStore = true;
  let hasSideEffects = true;
}
def STGPi : TagPair<0x69000000, (outs), (ins GPR64:$Rt, GPR64:$Rt2, GPR64sp:$Rn, simm7s16:$offset),
                    "stgp\t$Rt, $Rt2, [$Rn, $offset]">;
let Constraints = "$Rn = $base" in {
  def STGPpost : TagPair<0x68800000, (outs GPR64sp:$Rn), (ins GPR64:$Rt, GPR64:$Rt2, GPR64sp:$base, simm7s16:$offset),
                         "stgp\t$Rt, $Rt2, [$Rn], $offset">;
  def STGPpre : TagPair<0x69800000, (outs GPR64sp:$Rn), (ins GPR64:$Rt, GPR64:$Rt2, GPR64sp:$base, simm7s16:$offset),
                        "stgp\t$Rt, $Rt2, [$Rn, $offset]!">;
}
def : InstAlias<"stgp $Rt, $Rt2, [$Rn]", (STGPi GPR64:$Rt, GPR64:$Rt2, GPR64sp:$Rn, 0)> {
  let Predicates = [HasMTE];
}

// ---- Moves of memory ------------------------------------------------------------------------------------------------
// In three parts, prologue, main part and epilogue. Options say how each side is accessed: unprivileged, or once only.

class MemoryMove<bits<32> word, list<Predicate> needs, string mnemonic>
    : A64Word<word, needs, (outs GPR64common:$Rd, GPR64common:$Rs, GPR64:$Rn),
              (ins GPR64common:$to, GPR64common:$from, GPR64:$count), mnemonic#"\t[$Rd]!, [$Rs]!, $Rn!"> {
  bits<5> Rd;
  bits<5> Rs;
  bits<5> Rn;
  let Inst{20-16} = Rs;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
  let Constraints = "$Rd = $to, $Rs = $from, $Rn = $count";
  let mayLoad = true;
  let mayStore = true;
  let Defs = [NZCV];
  let Uses = [NZCV];
}
class MemorySet<bits<32> word, list<Predicate> needs, string mnemonic>
    : A64Word<word, needs, (outs GPR64common:$Rd, GPR64:$Rn), (ins GPR64common:$to, GPR64:$count, GPR64:$Rm),
              mnemonic#"\t[$Rd]!, $Rn!, $Rm"> {
  bits<5> Rd;
  bits<5> Rn;
  bits<5> Rm;
  let Inst{20-16} = Rm;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
  let Constraints = "$Rd = $to, $Rn = $count";
  let mayStore = true;
  let Defs = [NZCV];
  let Uses = [NZCV];
}
// Nothing may be in the same register as something else.
multiclass MoveRegistersDiffer<Instruction inst> {
  def : Refusal<(inst $Rd, $Rd, $Rn), "1", "invalid CPY instruction, destination and source registers are the same">;
  def : Refusal<(inst $Rd, $Rs, $Rd), "1", "invalid CPY instruction, destination and size registers are the same">;
  def : Refusal<(inst $Rd, $Rs, $Rs), "1", "invalid CPY instruction, source and size registers are the same">;
}
multiclass SetRegistersDiffer<Instruction inst> {
  def : Refusal<(inst $Rd, $Rd, $Rm), "1", "invalid SET instruction, destination and size registers are the same">;
  def : Refusal<(inst $Rd, $Rn, $Rd), "1", "invalid SET instruction, destination and source registers are the same">;
  def : Refusal<(inst $Rd, $Rn, $Rn), "1", "invalid SET instruction, source and size registers are the same">;
}
defvar SetOptions = ["", "t", "n", "tn"];
defvar MoveParts = ["p", "m", "e"];
defvar MoveOptions = ["", "wt", "rt", "t", "wn", "wtwn", "rtwn", "twn", "rn", "wtrn", "rtrn", "trn", "n", "wtn", "rtn", "tn"];
foreach part = !range(MoveParts) in {
  foreach option = !range(MoveOptions) in
    foreach both = [0, 1] in {
      defvar name = !strconcat("cpy", !if(both, "", "f"), MoveParts[part], MoveOptions[option]);
      defvar inst = "MOPS"#!toupper(name);
      def inst : MemoryMove<!add(0x19000400, !shl(both, 26), !shl(part, 22), !shl(option, 12)), [HasMOPS], name>;
      defm : MoveRegistersDiffer<!cast<Instruction>(inst)>;
    }
  foreach option = [0, 1, 2, 3] in
    foreach tag = [0, 1] in {
      defvar name = !strconcat("set", !if(tag, "g", ""), MoveParts[part], SetOptions[option]);
      defvar inst = "MOPS"#!toupper(name);
      def inst : MemorySet<!add(0x19c00400, !shl(tag, 26), !shl(part, 14), !shl(option, 12)),
                             !if(tag, [HasMOPS, HasMTE], [HasMOPS]), name>;
      defm : SetRegistersDiffer<!cast<Instruction>(inst)>;
    }
}

// ---- Atomic operations on pairs and on 64 bytes ---------------------------------------------------------------------

class AtomicPair<bits<32> word, list<Predicate> needs, string mnemonic>
    : A64RtRn<word, needs, (outs GPR64common:$Rt, GPR64common:$Rt2), (ins GPR64common:$old, GPR64common:$old2, GPR64sp:$Rn),
              mnemonic#"\t$Rt, $Rt2, [$Rn]"> {
  bits<5> Rt2;
  let Inst{20-16} = Rt2;
  let Constraints = "$Rt = $old, $Rt2 = $old2";
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = true;
}
class AtomicOne<bits<32> word, list<Predicate> needs, string mnemonic>
    : A64RtRnRm<word, needs, (outs GPR64:$Rt), (ins GPR64:$Rm, GPR64sp:$Rn), mnemonic#"\t$Rm, $Rt, [$Rn]"> {
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = true;
}
foreach o = Orders in {
  defvar order = !add(!shl(o.A, 23), !shl(o.R, 22));
  foreach op = [NamedOp<"ldclrp", 0x19201000>, NamedOp<"ldsetp", 0x19203000>, NamedOp<"swpp", 0x19208000>] in
    def !toupper(op.Name#o.Suffix) : AtomicPair<!add(op.Op, order), [HasLSE128], op.Name#o.Suffix>;
  // Under the protection of the descriptors of translation; `s` looks at the state of the software, too.
  foreach soft = [0, 1] in {
    defvar s = !if(soft, "s", "");
    defvar bit30 = !shl(soft, 30);
    foreach op = [NamedOp<"clr", 0x9000>, NamedOp<"set", 0xb000>, NamedOp<"swp", 0xa000>] in {
      defvar name = "rcw"#s#op.Name#o.Suffix;
      def !toupper(name) : AtomicOne<!add(0x38200000, op.Op, order, bit30), [HasTHE], name>;
      defvar pair = "rcw"#s#op.Name#"p"#o.Suffix;
      def !toupper(pair) : AtomicPair<!add(0x19200000, op.Op, order, bit30), [HasTHE, HasD128], pair>;
    }
    defvar cas = "rcw"#s#"cas"#o.Suffix;
    def !toupper(cas) : A64RtRn<!add(0x19200800, order, bit30), [HasTHE], (outs GPR64:$Rs), (ins GPR64:$old, GPR64:$Rt, GPR64sp:$Rn),
                                cas#"\t$Rs, $Rt, [$Rn]"> {
      bits<5> Rs;
      let Inst{20-16} = Rs;
      let Constraints = "$Rs = $old";
      let mayLoad = true;
      let mayStore = true;
      let hasSideEffects = true;
    }
  }
}

// Eight registers from an even one on.
def GPR64x8 : RegisterClass<"AArch64", [i64], 64, (add X0, X2, X4, X6, X8, X10, X12, X14, X16, X18, X20, X22)>;
let hasSideEffects = true in {
  let mayLoad = true in
  def LD64B : A64RtRn<0xf83fd000, [HasLS64], (outs GPR64x8:$Rt), (ins GPR64sp:$Rn), "ld64b\t$Rt, [$Rn]">;
  let mayStore = true in {
    def ST64B : A64RtRn<0xf83f9000, [HasLS64], (outs), (ins GPR64x8:$Rt, GPR64sp:$Rn), "st64b\t$Rt, [$Rn]">;
    foreach op = [NamedOp<"st64bv", 0xf820b000>, NamedOp<"st64bv0", 0xf820a000>] in
      def !toupper(op.Name) : A64RtRnRm<op.Op, [HasLS64], (outs GPR64:$Rm), (ins GPR64x8:$Rt, GPR64sp:$Rn),
                                        op.Name#"\t$Rm, $Rt, [$Rn]">;
  }
}

// ---- Ordered accesses with an offset --------------------------------------------------------------------------------

class OrderedOffset<bits<32> word, list<Predicate> needs, bit load, RegisterClass regs, string mnemonic>
    : A64RtRn<word, needs, !if(load, (outs regs:$Rt), (outs)),
              !con(!if(load, (ins), (ins regs:$Rt)), (ins GPR64sp:$Rn, simm9:$offset)), mnemonic#"\t$Rt, [$Rn, $offset]"> {
  bits<9> offset;
  let Inst{20-12} = offset;
  let mayLoad = load;
  let mayStore = !not(load);
  let hasSideEffects = true;
}
class OrderedAccess<string mnemonic, bit load, int size, int opc, RegisterClass regs, string letter> {
  string Mnemonic = mnemonic;
  bit Load = load;
  int Word = !add(0x19000000, !shl(size, 30), !shl(opc, 22));
  RegisterClass Class = regs;
  string Name = !toupper(mnemonic)#letter;
}
foreach a = [OrderedAccess<"stlurb", 0, 0, 0, GPR32, "">, OrderedAccess<"ldapurb", 1, 0, 1, GPR32, "">,
             OrderedAccess<"ldapursb", 1, 0, 2, GPR64, "X">, OrderedAccess<"ldapursb", 1, 0, 3, GPR32, "W">,
             OrderedAccess<"stlurh", 0, 1, 0, GPR32, "">, OrderedAccess<"ldapurh", 1, 1, 1, GPR32, "">,
             OrderedAccess<"ldapursh", 1, 1, 2, GPR64, "X">, OrderedAccess<"ldapursh", 1, 1, 3, GPR32, "W">,
             OrderedAccess<"stlur", 0, 2, 0, GPR32, "W">, OrderedAccess<"ldapur", 1, 2, 1, GPR32, "W">,
             OrderedAccess<"ldapursw", 1, 2, 2, GPR64, "">,
             OrderedAccess<"stlur", 0, 3, 0, GPR64, "X">, OrderedAccess<"ldapur", 1, 3, 1, GPR64, "X">] in {
  def a.Name#i : OrderedOffset<a.Word, [HasRCPC_IMMO], a.Load, a.Class, a.Mnemonic>;
  def : InstAlias<a.Mnemonic#" $Rt, [$Rn]", (!cast<Instruction>(a.Name#"i") a.Class:$Rt, GPR64sp:$Rn, 0)> {
    let Predicates = [HasRCPC_IMMO];
  }
}
defvar FloatLetters = ["b", "h", "s", "d", "q"];
defvar FloatClasses = [FPR8, FPR16, FPR32, FPR64, FPR128];
foreach load = [0, 1] in
  foreach log2 = 0...4 in {
    defvar regs = FloatClasses[log2];
    defvar mnemonic = !if(load, "ldapur", "stlur");
    defvar name = !strconcat(!toupper(mnemonic), FloatLetters[log2], "i");
    def name : OrderedOffset<!add(0x1d000800, !shl(!and(log2, 3), 30), !shl(load, 22), !shl(!srl(log2, 2), 23)),
                             [HasRCPC3, HasNEON], load, regs, mnemonic>;
    def : InstAlias<mnemonic#" $Rt, [$Rn]", (!cast<Instruction>(name) regs:$Rt, GPR64sp:$Rn, 0)> {
      let Predicates = [HasRCPC3, HasNEON];
    }
  }
// Pairs, and single registers; the address changes by their size.
class OrderedMoving<bits<32> word, bit load, dag outs_, dag ins_, string asm> : A64RtRn<word, [HasRCPC3], outs_, ins_, asm> {
  let mayLoad = load;
  let mayStore = !not(load);
  let hasSideEffects = true;
}
class OrderedPair<bits<32> word, bit load, dag outs_, dag ins_, string asm> : OrderedMoving<word, load, outs_, ins_, asm> {
  bits<5> Rt2;
  let Inst{20-16} = Rt2;
}
foreach w = Widths in {
  defvar word = !add(0x99000800, !shl(w.Sf, 30));
  defvar pair = !mul(2, !div(w.Bits, 8));
  defvar one = !div(w.Bits, 8);
  let Constraints = "$Rn = $base" in {
    def STILP#w.L#pre : OrderedPair<word, 0, (outs GPR64sp:$Rn), (ins w.R:$Rt, w.R:$Rt2, GPR64sp:$base),
                                    "stilp\t$Rt, $Rt2, [$Rn, #-"#pair#"]!">;
    def LDIAPP#w.L#post : OrderedPair<!add(word, 0x400000), 1, (outs GPR64sp:$Rn, w.R:$Rt, w.R:$Rt2), (ins GPR64sp:$base),
                                      "ldiapp\t$Rt, $Rt2, [$Rn], #"#pair>;
    def STLR#w.L#pre : OrderedMoving<!add(word, 0x800000), 0, (outs GPR64sp:$Rn), (ins w.R:$Rt, GPR64sp:$base),
                                     "stlr\t$Rt, [$Rn, #-"#one#"]!">;
    def LDAPR#w.L#post : OrderedMoving<!add(word, 0xc00000), 1, (outs GPR64sp:$Rn, w.R:$Rt), (ins GPR64sp:$base),
                                       "ldapr\t$Rt, [$Rn], #"#one>;
  }
  def STILP#w.L : OrderedPair<!add(word, 0x1000), 0, (outs), (ins w.R:$Rt, w.R:$Rt2, GPR64sp:$Rn), "stilp\t$Rt, $Rt2, [$Rn]">;
  def LDIAPP#w.L : OrderedPair<!add(word, 0x401000), 1, (outs w.R:$Rt, w.R:$Rt2), (ins GPR64sp:$Rn),
                               "ldiapp\t$Rt, $Rt2, [$Rn]">;
}

// ---- Control stacks -------------------------------------------------------------------------------------------------

let hasSideEffects = true in {
  def GCSPUSHM : A64Rt<0xd50b7700, [HasGCS], (outs), (ins GPR64:$Rt), "gcspushm\t$Rt">;
  def GCSPOPM : A64Rt<0xd52b7720, [HasGCS], (outs GPR64:$Rt), (ins), "gcspopm\t$Rt">;
  def GCSSS1 : A64Rt<0xd50b7740, [HasGCS], (outs), (ins GPR64:$Rt), "gcsss1\t$Rt">;
  def GCSSS2 : A64Rt<0xd52b7760, [HasGCS], (outs GPR64:$Rt), (ins), "gcsss2\t$Rt">;
  def GCSPUSHX : A64Word<0xd508779f, [HasGCS], (outs), (ins), "gcspushx">;
  def GCSPOPCX : A64Word<0xd50877bf, [HasGCS], (outs), (ins), "gcspopcx">;
  def GCSPOPX : A64Word<0xd50877df, [HasGCS], (outs), (ins), "gcspopx">;
  let mayStore = true in {
    def GCSSTR : A64RtRn<0xd91f0c00, [HasGCS], (outs), (ins GPR64:$Rt, GPR64sp:$Rn), "gcsstr\t$Rt, [$Rn]">;
    def GCSSTTR : A64RtRn<0xd91f1c00, [HasGCS], (outs), (ins GPR64:$Rt, GPR64sp:$Rn), "gcssttr\t$Rt, [$Rn]">;
  }
}
def : InstAlias<"gcspopm", (GCSPOPM XZR)> {
  let Predicates = [HasGCS];
}

// ---- Pointer authentication -----------------------------------------------------------------------------------------

// Loads through a pointer that is checked first.
class CheckedLoad<int key, bit before, dag outs_, dag ins_, string asm>
    : A64RtRn<!add(0xf8200400, !shl(key, 23), !shl(before, 11)), [HasPAuth], outs_, ins_, asm> {
  bits<10> offset;
  let Inst{22} = offset{9};
  let Inst{20-12} = offset{8-0};
  let mayLoad = true;
}
foreach key = [0, 1] in {
  defvar name = "ldra"#!if(key, "b", "a");
  def !toupper(name)#i : CheckedLoad<key, 0, (outs GPR64:$Rt), (ins GPR64sp:$Rn, simm10s8:$offset), name#"\t$Rt, [$Rn, $offset]">;
  let Constraints = "$Rn = $base" in
  def !toupper(name)#pre : CheckedLoad<key, 1, (outs GPR64sp:$Rn, GPR64:$Rt), (ins GPR64sp:$base, simm10s8:$offset),
                                       name#"\t$Rt, [$Rn, $offset]!">;
  def : InstAlias<name#" $Rt, [$Rn]", (!cast<Instruction>(!toupper(name)#"i") GPR64:$Rt, GPR64sp:$Rn, 0)> {
    let Predicates = [HasPAuth];
  }
  def : InstAlias<name#" $Rt, [$Rn]!", (!cast<Instruction>(!toupper(name)#"pre") GPR64sp:$Rn, GPR64:$Rt, 0), 0> {
    let Predicates = [HasPAuth];
  }
}
// With the address of the instruction as a second modifier: the place that signed is behind, by its distance or in a register.
def am_pauth_label : Const<i64, "(Imm & 3) == 0 && Imm <= 0 && Imm >= -262140",
                           [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_branch16>]>,
                     EncodeExpr<"(-Imm) >> 2">, DecodeExpr<"-(Bits << 2)"> {
  let PrintMethod = "printTarget";
}
foreach op = [NamedOp<"paciasppc", 0xdac1a3fe>, NamedOp<"pacibsppc", 0xdac1a7fe>, NamedOp<"pacnbiasppc", 0xdac183fe>,
              NamedOp<"pacnbibsppc", 0xdac187fe>, NamedOp<"pacia171615", 0xdac18bfe>, NamedOp<"pacib171615", 0xdac18ffe>,
              NamedOp<"autia171615", 0xdac1bbfe>, NamedOp<"autib171615", 0xdac1bffe>] in
  def !toupper(op.Name) : A64Word<op.Op, [HasPAuthLR], (outs), (ins), op.Name>;
foreach key = [0, 1] in {
  defvar k = !if(key, "b", "a");
  foreach ret = [0, 1] in {
    defvar name = !if(ret, "reta", "auti")#k#"sppc";
    let isReturn = ret, isTerminator = ret, isBarrier = ret in {
      def !toupper(name)#i : A64Word<!add(!if(ret, 0x5500001f, 0xf380001f), !shl(key, 21)), [HasPAuthLR], (outs),
                                     (ins am_pauth_label:$label), name#"\t$label"> {
        bits<16> label;
        let Inst{20-5} = label;
      }
      if ret then
        def !toupper(name)#r : A64Word<!add(0xd65f0be0, !shl(key, 10)), [HasPAuthLR], (outs), (ins GPR64:$Rn), name#"r\t$Rn"> {
          bits<5> Rn;
          let Inst{4-0} = Rn;
        }
      else
        def !toupper(name)#r : A64Word<!add(0xdac1901e, !shl(key, 10)), [HasPAuthLR], (outs), (ins GPR64:$Rn), name#"r\t$Rn"> {
          bits<5> Rn;
          let Inst{9-5} = Rn;
        }
    }
  }
}

// ---- Hints to fetch -------------------------------------------------------------------------------------------------

// Of a range, whose extent is in a register.
class RangePrefetch<string name, int number> : Named<name, number>;
def : RangePrefetch<"pldkeep", 0>;
def : RangePrefetch<"pstkeep", 1>;
def : RangePrefetch<"pldstrm", 4>;
def : RangePrefetch<"pststrm", 5>;
def rprfop : MaybeNamed<"RangePrefetch", 6>;
def RPRFM : A64Word<0xf8a04818, [], (outs), (ins rprfop:$op, GPR64:$Rm, GPR64sp:$Rn), "rprfm\t$op, $Rm, [$Rn]"> {
  bits<6> op;
  bits<5> Rm;
  bits<5> Rn;
  let Inst{20-16} = Rm;
  let Inst{15} = op{5};
  let Inst{13-12} = op{4-3};
  let Inst{9-5} = Rn;
  let Inst{2-0} = op{2-0};
  let hasSideEffects = true;
  let DecoderNamespace = "Preferred";
}
// From 24 on, the encoding is that of a range.
def prfop_offset : MaybeNamed<"Prefetch", 5>, DecodeExpr<"Bits", "Bits < 24">;
class PrefetchOffset<bit long, bit shifted>
    : PrefetchAt<!con((ins GPR64sp:$Rn, !if(long, GPR64, GPR32):$Rm, !if(long, offset_extend_x, offset_extend_w):$extend),
                      !if(shifted, (ins offset_shift3:$shift), (ins))),
                 "prfm", "[$Rn, $Rm, $extend"#!if(shifted, " $shift]", "]"), prfop_offset> {
  bits<5> Rm;
  bits<1> extend;
  let Inst{25-24} = 0b00;
  let Inst{21} = 1;
  let Inst{20-16} = Rm;
  let Inst{15} = extend;
  let Inst{14} = 1;
  let Inst{13} = long;
  let Inst{11-10} = 0b10;
}
foreach long = [0, 1] in {
  def PRFMro#!if(long, "X", "W") : PrefetchOffset<long, 0> {
    let Inst{12} = 0;
    let DecoderNamespace = "Preferred";
  }
  def PRFMros#!if(long, "X", "W") : PrefetchOffset<long, 1> {
    bits<1> shift;
    let Inst{12} = shift;
  }
}
def : InstAlias<"prfm $Rt, [$Rn, $Rm]", (PRFMroX prfop_offset:$Rt, GPR64sp:$Rn, GPR64:$Rm, 3)>;
