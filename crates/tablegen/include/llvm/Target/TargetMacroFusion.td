// Pairs of instructions that some processors execute as one, and that the scheduler therefore keeps together.
//
// A pair is a list of predicates, each about the first instruction, the second or both; all must hold. The first
// instruction may be unknown while the scheduler only asks whether the second takes part in any pair.

class FusionTarget;
def first_fusion_target : FusionTarget;
def second_fusion_target : FusionTarget;
def both_fusion_target : FusionTarget;

class FusionPredicate<FusionTarget target> {
  FusionTarget Target = target;
}

class FirstFusionPredicate : FusionPredicate<first_fusion_target>;
class SecondFusionPredicate : FusionPredicate<second_fusion_target>;
class BothFusionPredicate : FusionPredicate<both_fusion_target>;

class FusionPredicateWithCode<code pred> : FusionPredicate<both_fusion_target> {
  code Predicate = pred;
}

class FusionPredicateWithMCInstPredicate<FusionTarget target, MCInstPredicate pred> : FusionPredicate<target> {
  MCInstPredicate Predicate = pred;
}

class FirstFusionPredicateWithMCInstPredicate<MCInstPredicate pred>
    : FusionPredicateWithMCInstPredicate<first_fusion_target, pred>;
class SecondFusionPredicateWithMCInstPredicate<MCInstPredicate pred>
    : FusionPredicateWithMCInstPredicate<second_fusion_target, pred>;
class BothFusionPredicateWithMCInstPredicate<MCInstPredicate pred>
    : FusionPredicateWithMCInstPredicate<both_fusion_target, pred>;

// Operand firstOpIdx of the first instruction is operand secondOpIdx of the second.
class TieReg<int firstOpIdx, int secondOpIdx> : BothFusionPredicate {
  int FirstOpIdx = firstOpIdx;
  int SecondOpIdx = secondOpIdx;
}

// Two operands of one instruction are the same register.
class FirstInstHasSameReg<int firstOpIdx, int secondOpIdx> : FirstFusionPredicate {
  int FirstOpIdx = firstOpIdx;
  int SecondOpIdx = secondOpIdx;
}

class SecondInstHasSameReg<int firstOpIdx, int secondOpIdx> : SecondFusionPredicate {
  int FirstOpIdx = firstOpIdx;
  int SecondOpIdx = secondOpIdx;
}

// The answer while the first instruction is unknown.
class WildcardPred<bit ret> : FirstFusionPredicate {
  bit ReturnValue = ret;
}

def WildcardFalse : WildcardPred<0>;
def WildcardTrue : WildcardPred<1>;

// Nothing else uses the result of the first instruction.
class OneUsePred : FirstFusionPredicate;
def OneUse : OneUsePred;

class Fusion<string name, string fieldName, string desc, list<FusionPredicate> predicates>
    : SubtargetFeature<name, fieldName, "true", desc> {
  list<FusionPredicate> Predicates = predicates;
  // The second instruction may take the result in either of its first two inputs.
  bit IsCommutable = false;
}

// The usual shape: the second instruction reads and overwrites the result of the first, which nobody else uses.
class SimpleFusion<string name, string fieldName, string desc, MCInstPredicate firstPred, MCInstPredicate secondPred,
                   list<FusionPredicate> prolog = [], list<FusionPredicate> epilog = []>
    : Fusion<name, fieldName, desc,
             !listconcat(prolog,
                         !listconcat([SecondFusionPredicateWithMCInstPredicate<secondPred>, WildcardTrue,
                                      FirstFusionPredicateWithMCInstPredicate<firstPred>,
                                      SecondInstHasSameReg<0, 1>, OneUse, TieReg<0, 1>],
                                     epilog))>;

class SingleFusion<string name, string fieldName, string desc, Instruction firstInst, Instruction secondInst,
                   MCInstPredicate firstInstPred = TruePred, MCInstPredicate secondInstPred = TruePred,
                   list<FusionPredicate> prolog = [], list<FusionPredicate> epilog = []>
    : SimpleFusion<name, fieldName, desc, CheckAll<[CheckOpcode<[firstInst]>, firstInstPred]>,
                   CheckAll<[CheckOpcode<[secondInst]>, secondInstPred]>, prolog, epilog> {
  let IsCommutable = secondInst.isCommutable;
}
