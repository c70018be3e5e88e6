// The target-independent opcodes of machine code. Their order is fixed elsewhere: numbers are part of the table format.

class StandardPseudoInstruction : Instruction {
  let Namespace = "TargetOpcode";
  let isPseudo = true;
  let isCodeGenOnly = true;
  let hasNoSchedulingInfo = true;
  let mayLoad = false;
  let mayStore = false;
}

class PlainOpcode<dag outs_, dag ins_, string asm = ""> : StandardPseudoInstruction {
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let AsmString = asm;
  let hasSideEffects = false;
}

// An opcode that code generation must not look into: it may do anything but touch memory, unless said otherwise.
class OpaqueOpcode<dag outs_, dag ins_, string asm = ""> : PlainOpcode<outs_, ins_, asm> {
  let hasSideEffects = true;
}

// ---- Values ---------------------------------------------------------------------------------------------------------

def PHI : PlainOpcode<(outs unknown:$dst), (ins variable_ops), "PHINODE">;
def COPY_LANEMASK : PlainOpcode<(outs unknown:$dst), (ins unknown:$src, unknown:$lanemask)> {
  let isAsCheapAsAMove = true;
}
def COPY : PlainOpcode<(outs unknown:$dst), (ins unknown:$src)> {
  let isAsCheapAsAMove = true;
  let hasNoSchedulingInfo = false;
}
def COPY_TO_REGCLASS : PlainOpcode<(outs unknown:$dst), (ins unknown:$src, i32imm:$regclass)> {
  let isAsCheapAsAMove = true;
}
def IMPLICIT_DEF : PlainOpcode<(outs unknown:$dst), (ins)> {
  let isAsCheapAsAMove = true;
  let isReMaterializable = true;
  let isMeta = true;
}
def INIT_UNDEF : PlainOpcode<(outs unknown:$dst), (ins)>;
def KILL : PlainOpcode<(outs), (ins variable_ops)> { let isMeta = true; }
def ARITH_FENCE : PlainOpcode<(outs unknown:$dst), (ins unknown:$src)> {
  let Constraints = "$src = $dst";
  let isMeta = true;
}
def FAKE_USE : PlainOpcode<(outs), (ins variable_ops), "FAKE_USE"> { let isMeta = true; }

// ---- Sub-registers --------------------------------------------------------------------------------------------------

def EXTRACT_SUBREG : PlainOpcode<(outs unknown:$dst), (ins unknown:$supersrc, i32imm:$subidx)>;
def INSERT_SUBREG : PlainOpcode<(outs unknown:$dst), (ins unknown:$supersrc, unknown:$subsrc, i32imm:$subidx)> {
  let Constraints = "$supersrc = $dst";
}
def SUBREG_TO_REG : PlainOpcode<(outs unknown:$dst), (ins unknown:$implsrc, unknown:$subsrc, i32imm:$subidx)>;
def REG_SEQUENCE : PlainOpcode<(outs unknown:$dst), (ins unknown:$supersrc, variable_ops)> {
  let isAsCheapAsAMove = true;
}

// ---- Inline assembly, labels, bundles -------------------------------------------------------------------------------

def INLINEASM : PlainOpcode<(outs), (ins variable_ops)>;
def INLINEASM_BR : OpaqueOpcode<(outs), (ins variable_ops)>;
def BUNDLE : PlainOpcode<(outs), (ins variable_ops), "BUNDLE">;

let hasCtrlDep = true, isNotDuplicable = true in {
  def ANNOTATION_LABEL : PlainOpcode<(outs), (ins i32imm:$id)>;
  let isMeta = true in {
    def CFI_INSTRUCTION : PlainOpcode<(outs), (ins i32imm:$id)>;
    def EH_LABEL : PlainOpcode<(outs), (ins i32imm:$id)>;
    def GC_LABEL : PlainOpcode<(outs), (ins i32imm:$id)>;
  }
}

let hasCtrlDep = true in
def LOCAL_ESCAPE : PlainOpcode<(outs), (ins unknown:$symbol, i32imm:$id)>;

// ---- Debug information, lifetimes, profiles -------------------------------------------------------------------------

let isMeta = true in {
  foreach name = ["DBG_VALUE", "DBG_VALUE_LIST", "DBG_INSTR_REF", "DBG_PHI"] in
    def name : PlainOpcode<(outs), (ins variable_ops), name>;
  def DBG_LABEL : PlainOpcode<(outs), (ins unknown:$label), "DBG_LABEL">;
  def LIFETIME_START : PlainOpcode<(outs), (ins i32imm:$id), "LIFETIME_START">;
  def LIFETIME_END : PlainOpcode<(outs), (ins i32imm:$id), "LIFETIME_END">;
  def JUMP_TABLE_DEBUG_INFO : PlainOpcode<(outs), (ins i64imm:$jti)>;
  def MEMBARRIER : OpaqueOpcode<(outs), (ins)>;
  def PSEUDO_PROBE : OpaqueOpcode<(outs), (ins i64imm:$guid, i64imm:$index, i8imm:$type, i32imm:$attr),
                                  "PSEUDO_PROBE">;

  let isConvergent = true in {
    def CONVERGENCECTRL_ANCHOR : PlainOpcode<(outs unknown:$dst), (ins)>;
    def CONVERGENCECTRL_ENTRY : PlainOpcode<(outs unknown:$dst), (ins)>;
    def CONVERGENCECTRL_LOOP : PlainOpcode<(outs unknown:$dst), (ins unknown:$src)>;
    def CONVERGENCECTRL_GLUE : PlainOpcode<(outs), (ins unknown:$src)>;
  }
}

def RELOC_NONE : OpaqueOpcode<(outs), (ins unknown:$symbol)>;

// ---- Calls and code that is patched or expanded late ----------------------------------------------------------------

let mayLoad = true, isReMaterializable = true in
def LOAD_STACK_GUARD : PlainOpcode<(outs ptr_rc:$dst), (ins)>;

def ICALL_BRANCH_FUNNEL : OpaqueOpcode<(outs), (ins variable_ops)>;

let usesCustomInserter = true in {
  let isCall = true, mayLoad = true in {
    def STACKMAP : OpaqueOpcode<(outs), (ins i64imm:$id, i32imm:$nbytes, variable_ops)>;
    def PATCHPOINT : OpaqueOpcode<(outs unknown:$dst), (ins i64imm:$id, i32imm:$nbytes, unknown:$callee,
                                                            i32imm:$nargs, i32imm:$cc, variable_ops)>;
    let mayStore = true in {
      def STATEPOINT : OpaqueOpcode<(outs variable_ops), (ins variable_ops)>;
      def FENTRY_CALL : OpaqueOpcode<(outs), (ins), "# FEntry call">;
      def PATCHABLE_EVENT_CALL
          : OpaqueOpcode<(outs), (ins ptr_rc:$event, unknown:$size), "# XRay Custom Event Log.">;
      def PATCHABLE_TYPED_EVENT_CALL
          : OpaqueOpcode<(outs), (ins unknown:$type, ptr_rc:$event, unknown:$size), "# XRay Typed Event Log.">;
    }
  }
  let mayLoad = true, mayStore = true in {
    let isTerminator = true, isBranch = true in
    def FAULTING_OP : OpaqueOpcode<(outs unknown:$dst), (ins variable_ops)>;
    def PATCHABLE_OP : OpaqueOpcode<(outs), (ins variable_ops)>;
  }
  def PREALLOCATED_SETUP : OpaqueOpcode<(outs), (ins i32imm:$a)>;
  def PREALLOCATED_ARG : OpaqueOpcode<(outs ptr_rc:$loc), (ins i32imm:$a, i32imm:$b)>;
  def PATCHABLE_FUNCTION_ENTER : OpaqueOpcode<(outs), (ins), "# XRay Function Enter.">;
  def PATCHABLE_FUNCTION_EXIT : OpaqueOpcode<(outs), (ins), "# XRay Function Exit.">;
  let isReturn = true in {
    let isTerminator = true in
    def PATCHABLE_RET : OpaqueOpcode<(outs), (ins variable_ops), "# XRay Function Patchable RET.">;
    def PATCHABLE_TAIL_CALL : OpaqueOpcode<(outs), (ins variable_ops), "# XRay Tail Call Exit.">;
  }
}

// ---- The same opcode with a target's own operands -------------------------------------------------------------------

// Replaces a standard opcode where its operands need a register class of the target.
class TargetSpecializedStandardPseudoInstruction<StandardPseudoInstruction base_inst> : Instruction {
  StandardPseudoInstruction Instruction = base_inst;
  let OutOperandList = base_inst.OutOperandList;
  let InOperandList = base_inst.InOperandList;
  let Size = base_inst.Size;
  let isPseudo = true;
  let hasNoSchedulingInfo = true;
  let mayLoad = base_inst.mayLoad;
  let mayStore = base_inst.mayStore;
  let hasSideEffects = base_inst.hasSideEffects;
  let isReturn = base_inst.isReturn;
  let isBranch = base_inst.isBranch;
  let isIndirectBranch = base_inst.isIndirectBranch;
  let isEHScopeReturn = base_inst.isEHScopeReturn;
  let isCall = base_inst.isCall;
  let isTerminator = base_inst.isTerminator;
  let hasCtrlDep = base_inst.hasCtrlDep;
  let isMeta = base_inst.isMeta;
  let isReMaterializable = base_inst.isReMaterializable;
  let isAsCheapAsAMove = base_inst.isAsCheapAsAMove;
  let isNotDuplicable = base_inst.isNotDuplicable;
  let isConvergent = base_inst.isConvergent;
  let hasExtraSrcRegAllocReq = base_inst.hasExtraSrcRegAllocReq;
  let hasExtraDefRegAllocReq = base_inst.hasExtraDefRegAllocReq;
  let usesCustomInserter = base_inst.usesCustomInserter;
}

// The operand list with every pointer operand in the given class.
class RemapPointerOperandList<dag OperandList, RegisterClassLike new_rc> {
  list<string> op_names = !foreach(i, !range(0, !size(OperandList), 1), !getdagname(OperandList, i));
  dag ret = !foldl(OperandList, op_names, acc, name,
                   !cond(!initialized(!getdagarg<PointerLikeRegClass>(OperandList, name)):
                           !setdagarg(acc, name, new_rc),
                         !initialized(!getdagarg<unknown_class>(OperandList, name)): acc,
                         !initialized(!getdagarg<DAGOperand>(OperandList, name)): acc));
}

class RemapPointerOperands<StandardPseudoInstruction inst, RegisterClassLike new_rc>
    : TargetSpecializedStandardPseudoInstruction<inst> {
  let OutOperandList = RemapPointerOperandList<inst.OutOperandList, new_rc>.ret;
  let InOperandList = RemapPointerOperandList<inst.InOperandList, new_rc>.ret;
}

defvar PseudosWithPtrOps = [LOAD_STACK_GUARD, PREALLOCATED_ARG, PATCHABLE_EVENT_CALL, PATCHABLE_TYPED_EVENT_CALL];

// Gives pointers a class in every standard opcode that has one.
multiclass RemapAllTargetPseudoPointerOperands<RegisterClassLike default_ptr_rc> {
  foreach inst = PseudosWithPtrOps in
    def : RemapPointerOperands<inst, default_ptr_rc>;
}
