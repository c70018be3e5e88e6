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

def SDT_Call : SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>;
def SDT_ObjectCall : SDTypeProfile<0, -1, [SDTCisPtrTy<0>, SDTCisVT<1, i32>]>;
def sp_call : SDNode<"SPISD::CALL", SDT_Call, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def sp_object_call
    : SDNode<"SPISD::OBJECT_CALL", SDT_ObjectCall, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def sp_object_ret : SDNode<"SPISD::OBJECT_RET", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
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
def CALLri : Pseudo<(outs), (ins IntRegs:$rs1), [(sp_call Word:$rs1)]>, PseudoInstExpansion<(JMPLri O7, IntRegs:$rs1, 0)>;

// A call of a function that returns an object in memory is followed by the size of the object, as an instruction that is not
// executed: such functions return to what is behind it.
let isCall = true, Defs = [O7], Size = 12 in {
  def CALL_object : Pseudo<(outs), (ins calltarget:$target, imm22:$bytes)>;
  def CALLri_object : Pseudo<(outs), (ins IntRegs:$rs1, imm22:$bytes), [(sp_object_call Word:$rs1, timm:$bytes)]>;
}
def : Pat<(sp_object_call tglobaladdr:$func, timm:$bytes), (CALL_object tglobaladdr:$func, timm:$bytes)>;
def : Pat<(sp_object_call texternalsym:$func, timm:$bytes), (CALL_object texternalsym:$func, timm:$bytes)>;
def : LateExpansion<(CALL_object $target, $bytes), [(CALL $target), (SETHI G0, 0), (UNIMP $bytes)]>;
def : LateExpansion<(CALLri_object $rs1, $bytes), [(JMPLri O7, $rs1, 0), (SETHI G0, 0), (UNIMP $bytes)]>;

// The caller's window comes back in the delay slot.
let isBarrier = true, isReturn = true, isTerminator = true in {
  def RET : Pseudo<(outs), (ins), [(sp_ret)]>;
  def RET_object : Pseudo<(outs), (ins), [(sp_object_ret)]>;
}
def : LateExpansion<(RET), [(JMPLri G0, I7, 8), (RESTORErr G0, G0, G0)]>;
// Callers' windows in memory.
def sp_flush : SDNode<"SPISD::FLUSHW", SDTNone, [SDNPHasChain]>;
let Predicates = [HasV9] in
def : Pat<(sp_flush), (FLUSHW)>;
let Predicates = [HasNoV9] in
def : Pat<(sp_flush), (TA8ri (Word G0), 3)>;

// In the caller's window.
let isBarrier = true, isReturn = true, isTerminator = true in
def RETL : Pseudo<(outs), (ins)>;
def : LateExpansion<(RETL), [(JMPLri G0, O7, 8)]>;
def : LateExpansion<(RET_object), [(JMPLri G0, I7, 12), (RESTORErr G0, G0, G0)]>;

let isBranch = true, isIndirectBranch = true, isTerminator = true, isBarrier = true, hasDelaySlot = true in
def BRIND : Pseudo<(outs), (ins IntRegs:$rs1), [(brind Word:$rs1)]>, PseudoInstExpansion<(JMPLri G0, IntRegs:$rs1, 0)>;

// ---- Addresses ------------------------------------------------------------------------------------------------------

// The address of the table of addresses: it is at a constant distance from the instruction that reads the program counter,
// or from the call that leaves its own address.
let Defs = [O7], Size = 16, hasSideEffects = false in
def TABLE : Pseudo<(outs IntRegs:$rd), (ins)>;
def : Expansion<(TABLE $rd), [(RDASR $rd, ASR5), (SETHI O7, (spec Spec_pc22, (global "_GLOBAL_OFFSET_TABLE_", 4))),
                 (ORri O7, O7, (spec Spec_pc10, (global "_GLOBAL_OFFSET_TABLE_", 8))), (ADDrr $rd, $rd, O7)], [Is64Bit]>;
def : Expansion<(TABLE $rd), [(CALL (label "next")), (SETHI $rd, (spec Spec_pc22, (global "_GLOBAL_OFFSET_TABLE_", 4))),
                 (at (label "next"), (ORri $rd, $rd, (spec Spec_pc10, (global "_GLOBAL_OFFSET_TABLE_", 8)))),
                 (ADDrr $rd, $rd, O7)]>;

// The linker knows by the mark what the instruction is for.
class Marked<dag outs_, dag ins_, string asm> : Pseudo<outs_, ins_> {
  let hasSideEffects = false;
  let AsmString = asm;
  let isCodeGenOnly = false;
}
let mayLoad = true, Predicates = [Is64Bit] in
def LDXrr_mark : Marked<(outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2, ldx_mark:$sym), "ldx\t[$rs1+$rs2], $rd, $sym">;
def : EncodedAs<(LDXrr_mark $rd, $rs1, $rs2, $sym), [(LDXrr $rd, $rs1, $rs2)]>;
def ADDrr_mark : Marked<(outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2, add_mark:$sym), "add\t$rs1, $rs2, $rd, $sym">;
def : EncodedAs<(ADDrr_mark $rd, $rs1, $rs2, $sym), [(ADDrr $rd, $rs1, $rs2)]>;

// ---- Comparison and what depends on it ------------------------------------------------------------------------------
// One instruction until everything is placed: between the two nothing may change the condition codes.

// A condition of the machine, and the comparisons that it is.
class Comparison<string name, string opposite, list<SDPatternOperator> ops> {
  string Name = name;
  string Opposite = opposite;
  list<SDPatternOperator> Ops = ops;
}
defvar IntegerComparisons = [Comparison<"E", "NE", [seteq]>, Comparison<"NE", "E", [setne]>, Comparison<"L", "GE", [setlt]>,
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
class Compared<string suffix, DAGOperand lhs, DAGOperand rhs, Instruction compare, string condition> {
  string Suffix = suffix;
  DAGOperand Lhs = lhs;
  DAGOperand Rhs = rhs;
  Instruction Compare = compare;
  string Letter = condition;
}
defvar IntegerOperands = [Compared<"rr", IntRegs, IntRegs, SUBCCrr, "I">, Compared<"ri", IntRegs, simm13, SUBCCri, "I">];
defvar FloatOperands = [Compared<"s", FPRegs, FPRegs, FCMPS, "F">, Compared<"d", DFPRegs, DFPRegs, FCMPD, "F">];

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

// The condition codes that say something of a comparison of whole registers.
class Codes<Register codes, list<Predicate> predicates> {
  Register Reg = codes;
  list<Predicate> Predicates = predicates;
}
defvar IntegerCodes = [Codes<XCC, [Is64Bit]>, Codes<ICC, [HasV9]>];
defvar FloatCodes = [Codes<FCC0, [HasV9]>];

foreach kind = [0, 1] in
foreach c = !if(kind, FloatComparisons, IntegerComparisons) in
foreach o = !if(kind, FloatOperands, IntegerOperands) in {
  defvar name = c.Name#o.Suffix;
  let Defs = !if(kind, [FCC0], [ICC, XCC]), Size = 12 in {
    let isBranch = true, isTerminator = true in
    def CBR#name : Pseudo<(outs), (ins o.Lhs:$lhs, o.Rhs:$rhs, bprtarget:$target)>;
    let Size = 20 in
    def SET#name : Pseudo<(outs IntRegs:$rd), (ins o.Lhs:$lhs, o.Rhs:$rhs)>;
    foreach v = Choices in
      let Constraints = "$rd = $old" in
      def SEL#v.Name#name : Pseudo<(outs v.Other:$rd), (ins v.Other:$old, v.Then:$then, o.Lhs:$lhs, o.Rhs:$rhs)>;
  }
  defvar first = !setdagop(!if(kind, (ops FCC0, $lhs, $rhs), (ops G0, $lhs, $rhs)), o.Compare);
  foreach codes = !if(kind, FloatCodes, IntegerCodes) in {
    def : LateExpansion<(!cast<Instruction>("CBR"#name) $lhs, $rhs, $target),
                        [first, (!cast<Instruction>(!if(kind, "FBP", "BP")#c.Name) codes.Reg, $target)], codes.Predicates>;
    def : LateExpansion<(!cast<Instruction>("SET"#name) $rd, $lhs, $rhs), [first, (ORri $rd, G0, 0),
                         (!cast<Instruction>("MOV"#c.Name#o.Letter#"ri") $rd, codes.Reg, 1)], codes.Predicates>;
    foreach v = Choices in
      def : LateExpansion<(!cast<Instruction>("SEL"#v.Name#name) $rd, $then, $lhs, $rhs),
                          [first, (!cast<Instruction>(v.Move#c.Name#o.Letter#v.Form) $rd, codes.Reg, $then)], codes.Predicates>;
  }
}

// ---- Version 8 ------------------------------------------------------------------------------------------------------
// No instruction moves on a condition, and a branch on the floating-point condition waits for an instruction. A truth value is 1
// from the delay slot, and 0 if the branch is not taken; or it is the carry.

foreach kind = [0, 1] in
foreach c = !if(kind, FloatComparisons, IntegerComparisons) in
foreach o = !if(kind, FloatOperands, IntegerOperands) in {
  defvar name = c.Name#o.Suffix;
  defvar first = !if(kind, [(o.Compare FCC0, $lhs, $rhs), (SETHI G0, 0)], [(o.Compare G0, $lhs, $rhs)]);
  defvar branch = !cast<Instruction>(!if(kind, "FB", "B")#c.Name);
  def : LateExpansion<(!cast<Instruction>("CBR"#name) $lhs, $rhs, $target), !listconcat(first, [(branch $target)]), [HasNoV9]>;
  defvar byCarry = !cond(kind: []<dag>, !eq(c.Name, "CS"): [(ADDXri $rd, G0, 0)], !eq(c.Name, "CC"): [(SUBXri $rd, G0, -1)],
                         true: []<dag>);
  def : Expansion<(!cast<Instruction>("SET"#name) $rd, $lhs, $rhs),
                  !listconcat(first, !if(!empty(byCarry), [(branch (label "done")), (ORri $rd, G0, 1), (ORri $rd, G0, 0),
                                                           (at (label "done"), (SETHI G0, 0))], byCarry)), [HasNoV9]>;
  foreach v = [Choices[0], Choices[2], Choices[3]] in
    let usesCustomInserter = true in
    def CHOICE#v.Name#name : Pseudo<(outs v.Other:$rd), (ins o.Lhs:$lhs, o.Rhs:$rhs, v.Other:$yes, v.Other:$no)>;
}

// The upper half of a product or of a dividend is in %y. What writes it is not done for three instructions.
class HighWord<dag outs_> : Pseudo<outs_, (ins IntRegs:$lhs, IntRegs:$rhs)> {
  let Defs = [Y];
  let hasSideEffects = false;
}
defvar Wait = [(SETHI G0, 0), (SETHI G0, 0), (SETHI G0, 0)];
foreach op = ["UMUL", "SMUL"] in {
  let Size = 8 in
  def op#"_high" : HighWord<(outs IntRegs:$rd)>;
  def : Expansion<(!cast<Instruction>(op#"_high") $rd, $lhs, $rhs),
                  [(!cast<Instruction>(op#"rr") $rd, $lhs, $rhs), (RDASR $rd, Y)]>;
}
let Size = 24, Constraints = "@earlyclobber $rd" in {
  def SDIV_word : HighWord<(outs IntRegs:$rd)>;
  def UDIV_word : HighWord<(outs IntRegs:$rd)>;
}
defvar Sign = [(SRAri $rd, $lhs, 31), (WRASRrr Y, G0, $rd)];
foreach v = [HasV9, HasNoV9] in {
  defvar wait = !if(!eq(v, HasNoV9), Wait, []<dag>);
  def : Expansion<(SDIV_word $rd, $lhs, $rhs), !listconcat(Sign, wait, [(SDIVrr $rd, $lhs, $rhs)]), [v]>;
  def : Expansion<(UDIV_word $rd, $lhs, $rhs), !listconcat([(WRASRrr Y, G0, G0)], wait, [(UDIVrr $rd, $lhs, $rhs)]), [v]>;
}

// Nothing but an atomic access orders stores before loads.
let hasSideEffects = true, mayLoad = true, mayStore = true, Size = 8 in
def FENCE8 : Pseudo<(outs), (ins)>;
def : Expansion<(FENCE8), [(STBAR), (LDSTUBri G0, O6, -1)]>;
