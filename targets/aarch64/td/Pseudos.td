// Pseudo-instructions of the code generator; none of them is written in assembly.

class Pseudo<dag outs_, dag ins_, list<dag> pattern = []> : A64Common<outs_, ins_, ""> {
  let Pattern = pattern;
  let isPseudo = true;
  let isCodeGenOnly = true;
}

// ---- Frames ---------------------------------------------------------------------------------------------------------

let Defs = [SP], Uses = [SP], hasSideEffects = true in {
  def ADJCALLSTACKDOWN : Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused),
                                [(callseq_start timm:$bytes, timm:$unused)]>;
  def ADJCALLSTACKUP : Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused),
                              [(callseq_end timm:$bytes, timm:$unused)]>;
}

// ---- Comparison and what depends on it ------------------------------------------------------------------------------

// One instruction until everything is placed: between the two nothing may change the flags.
let Defs = [NZCV] in
foreach w = Widths in {
  let isBranch = true, isTerminator = true in {
    def BRCC#w.L#r : Pseudo<(outs), (ins am_brcond:$target, w.R:$lhs, w.R:$rhs, ccode:$cc)>;
    def BRCC#w.L#i : Pseudo<(outs), (ins am_brcond:$target, w.RSp:$lhs, w.AddSub:$rhs, ccode:$cc)>;
  }
  foreach v = Widths in {
    def SELECT#v.L#w.L#r : Pseudo<(outs v.R:$Rd), (ins v.R:$otherwise, v.R:$then, w.R:$lhs, w.R:$rhs, ccode:$cc)>;
    def SELECT#v.L#w.L#i : Pseudo<(outs v.R:$Rd), (ins v.R:$otherwise, v.R:$then, w.RSp:$lhs, w.AddSub:$rhs, ccode:$cc)>;
  }
}

// The address of a symbol: its page, and where it lies in the page.
def symbol_operand : Operand<i64>, HasFixups<[OperandFixup<NoSpecifier, fixup_aarch64_pcrel_adrp_imm21>]>;
def MOVaddr : Pseudo<(outs GPR64common:$Rd), (ins symbol_operand:$symbol)>;
