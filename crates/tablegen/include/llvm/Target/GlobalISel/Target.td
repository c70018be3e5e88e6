// What descriptions written for LLVM say to its other instruction selector. Read, and of no effect: we select from the
// patterns alone.

// Types of that selector, of those that descriptions name.
class LLT;
foreach name = ["s32", "s64", "v2s32", "v4s16", "v8s8"] in
  def name : LLT;

class GIComplexOperandMatcher<LLT type, string matcherfn> {
  LLT Type = type;
  string MatcherFn = matcherfn;
}

class GICustomOperandRenderer<string rendererfn> {
  string RendererFn = rendererfn;
}

// This does there what the argument does here.
class GIComplexPatternEquiv<ComplexPattern seldag> {
  ComplexPattern SelDAGEquivalent = seldag;
}

class GISDNodeXFormEquiv<SDNodeXForm seldag> {
  SDNodeXForm SelDAGEquivalent = seldag;
}

class GINodeEquiv<Instruction i, SDNode node> {
  Instruction I = i;
  SDNode Node = node;
  bit CheckMMOIsNonAtomic = false;
  bit CheckMMOIsAtomic = false;
  Instruction IfSignExtend = ?;
  Instruction IfZeroExtend = ?;
  Instruction IfFloatingPoint = ?;
  Instruction IfConvergent = ?;
}
