// Pseudo-instructions of the code generator; none of them is written in assembly.

class Pseudo<dag outs_, dag ins_, list<dag> pattern = []> : Instruction {
  let Namespace = "SP";
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let Pattern = pattern;
  let isPseudo = true;
  let isCodeGenOnly = true;
  let Size = 4;
}

// ---- Calls ----------------------------------------------------------------------------------------------------------

def SDT_Call : SDTypeProfile<0, -1, [SDTCisVT<0, i64>]>;
def sp_call : SDNode<"SPISD::CALL", SDT_Call, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def sp_ret : SDNode<"SPISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                           [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

let Defs = [O6], Uses = [O6], hasSideEffects = true in {
  def ADJCALLSTACKDOWN : Pseudo<(outs), (ins i32imm:$amt1, i32imm:$amt2), [(callseq_start timm:$amt1, timm:$amt2)]>;
  def ADJCALLSTACKUP : Pseudo<(outs), (ins i32imm:$amt1, i32imm:$amt2), [(callseq_end timm:$amt1, timm:$amt2)]>;
}

def : Pat<(sp_call tglobaladdr:$func), (CALL tglobaladdr:$func)>;
def : Pat<(sp_call texternalsym:$func), (CALL texternalsym:$func)>;
let isCall = true, hasDelaySlot = true, Defs = [O7] in
def CALLri : Pseudo<(outs), (ins IntRegs:$rs1), [(sp_call i64:$rs1)]>,
             PseudoInstExpansion<(JMPLri O7, IntRegs:$rs1, 0)>;

// The caller's window comes back in the delay slot.
let isBarrier = true, isReturn = true, isTerminator = true in
def RET : Pseudo<(outs), (ins), [(sp_ret)]>;
def : LateExpansion<(RET), [(JMPLri G0, I7, 8), (RESTORErr G0, G0, G0)]>;

let isBranch = true, isIndirectBranch = true, isTerminator = true, isBarrier = true, hasDelaySlot = true in
def BRIND : Pseudo<(outs), (ins IntRegs:$rs1), [(brind i64:$rs1)]>,
            PseudoInstExpansion<(JMPLri G0, IntRegs:$rs1, 0)>;

// ---- Addresses ------------------------------------------------------------------------------------------------------

// The address of the table of addresses: it is at a constant distance from the instruction that reads the program counter.
let Defs = [O7], Size = 16, hasSideEffects = false in
def TABLE : Pseudo<(outs IntRegs:$rd), (ins)>;
def : Expansion<(TABLE $rd),
                [(RDASR $rd, ASR5), (SETHI O7, (spec Spec_pc22, (global "_GLOBAL_OFFSET_TABLE_", 4))),
                 (ORri O7, O7, (spec Spec_pc10, (global "_GLOBAL_OFFSET_TABLE_", 8))), (ADDrr $rd, $rd, O7)]>;

// The linker knows by the mark what the instruction is for.
class Marked<dag outs_, dag ins_, string asm> : Pseudo<outs_, ins_> {
  let hasSideEffects = false;
  let AsmString = asm;
  let isCodeGenOnly = false;
}
let mayLoad = true, Predicates = [Is64Bit] in
def LDXrr_tie : Marked<(outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2, ldx_mark:$sym),
                       "ldx\t[$rs1+$rs2], $rd, $sym">;
def : EncodedAs<(LDXrr_tie $rd, $rs1, $rs2, $sym), [(LDXrr $rd, $rs1, $rs2)]>;
def ADDrr_tie : Marked<(outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2, add_mark:$sym),
                       "add\t$rs1, $rs2, $rd, $sym">;
def : EncodedAs<(ADDrr_tie $rd, $rs1, $rs2, $sym), [(ADDrr $rd, $rs1, $rs2)]>;

// ---- Comparison and what depends on it ------------------------------------------------------------------------------
// One instruction until everything is placed: between the two nothing may change the condition codes.

// A condition of the machine, and the comparisons that it is.
class Comparison<string name, string opposite, list<SDPatternOperator> ops> {
  string Name = name;
  string Opposite = opposite;
  list<SDPatternOperator> Ops = ops;
}
defvar IntegerComparisons = [
  Comparison<"E", "NE", [seteq]>, Comparison<"NE", "E", [setne]>, Comparison<"L", "GE", [setlt]>,
  Comparison<"GE", "L", [setge]>, Comparison<"LE", "G", [setle]>, Comparison<"G", "LE", [setgt]>,
  Comparison<"CS", "CC", [setult]>, Comparison<"CC", "CS", [setuge]>, Comparison<"LEU", "GU", [setule]>,
  Comparison<"GU", "LEU", [setugt]>];
defvar FloatComparisons = [
  Comparison<"E", "NE", [setoeq, seteq]>, Comparison<"NE", "E", [setune, setne]>, Comparison<"L", "UGE", [setolt, setlt]>,
  Comparison<"UGE", "L", [setuge]>, Comparison<"G", "ULE", [setogt, setgt]>, Comparison<"ULE", "G", [setule]>,
  Comparison<"LE", "UG", [setole, setle]>, Comparison<"UG", "LE", [setugt]>, Comparison<"GE", "UL", [setoge, setge]>,
  Comparison<"UL", "GE", [setult]>, Comparison<"LG", "UE", [setone]>, Comparison<"UE", "LG", [setueq]>,
  Comparison<"U", "O", [setuo]>, Comparison<"O", "U", [seto]>];

// What is compared: registers, or a register and a constant.
class Compared<string suffix, DAGOperand lhs, DAGOperand rhs, Instruction compare, string condition, Register codes> {
  string Suffix = suffix;
  DAGOperand Lhs = lhs;
  DAGOperand Rhs = rhs;
  Instruction Compare = compare;
  string Letter = condition;
  Register Codes = codes;
}
defvar IntegerOperands = [Compared<"rr", IntRegs, IntRegs, SUBCCrr, "I", XCC>,
                          Compared<"ri", IntRegs, simm13, SUBCCri, "I", XCC>];
defvar FloatOperands = [Compared<"s", FPRegs, FPRegs, FCMPS, "F", FCC0>,
                        Compared<"d", DFPRegs, DFPRegs, FCMPD, "F", FCC0>];

// What is chosen: a register or a constant, or one of floating point.
class Chosen<string name, DAGOperand chosen, RegisterClass other, string move, string form> {
  string Name = name;
  DAGOperand Then = chosen;
  RegisterClass Other = other;
  string Move = move;
  string Form = form;
}
defvar Choices = [Chosen<"r", IntRegs, IntRegs, "MOV", "rr">, Chosen<"i", simm11, IntRegs, "MOV", "ri">,
                  Chosen<"S", FPRegs, FPRegs, "FMOVS", "">, Chosen<"D", DFPRegs, DFPRegs, "FMOVD", "">];

foreach kind = [0, 1] in
foreach c = !if(kind, FloatComparisons, IntegerComparisons) in
foreach o = !if(kind, FloatOperands, IntegerOperands) in {
  defvar name = c.Name#o.Suffix;
  defvar compare = !if(kind, (FCMPS FCC0, $lhs, $rhs), (SUBCCrr G0, $lhs, $rhs));
  let Defs = !if(kind, [FCC0], [ICC, XCC]), Size = 8 in {
    let isBranch = true, isTerminator = true in
    def CBR#name : Pseudo<(outs), (ins bprtarget:$target, o.Lhs:$lhs, o.Rhs:$rhs)>;
    def SET#name : Pseudo<(outs IntRegs:$rd), (ins o.Lhs:$lhs, o.Rhs:$rhs)>;
    foreach v = Choices in
      let Constraints = "$rd = $old" in
      def SEL#v.Name#name : Pseudo<(outs v.Other:$rd), (ins v.Other:$old, v.Then:$then, o.Lhs:$lhs, o.Rhs:$rhs)>;
  }
  defvar first = !setdagop(!if(kind, (ops FCC0, $lhs, $rhs), (ops G0, $lhs, $rhs)), o.Compare);
  def : LateExpansion<(!cast<Instruction>("CBR"#name) $target, $lhs, $rhs),
                      [first, (!cast<Instruction>(!if(kind, "FBP", "BP")#c.Name) o.Codes, $target)]>;
  def : LateExpansion<(!cast<Instruction>("SET"#name) $rd, $lhs, $rhs),
                      [first, (ORri $rd, G0, 0),
                       (!cast<Instruction>("MOV"#c.Name#o.Letter#"ri") $rd, o.Codes, 1)]>;
  foreach v = Choices in
    def : LateExpansion<(!cast<Instruction>("SEL"#v.Name#name) $rd, $then, $lhs, $rhs),
                        [first, (!cast<Instruction>(v.Move#c.Name#o.Letter#v.Form) $rd, o.Codes, $then)]>;
}
