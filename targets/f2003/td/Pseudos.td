// Pseudo-instructions of the code generator; none of them is written in assembly.

class Pseudo<dag outs, dag ins, list<dag> pattern = []> : F2003fInst<outs, ins, "", pattern> {
  let isPseudo = true;
  let isCodeGenOnly = true;
}

// ---- Frames ---------------------------------------------------------------------------------------------------------

// Around a call, f5 goes down and up by $bytes: `nta f5 n` and `ata f5 n`.
let Defs = [F5], Uses = [F5] in {
  def ADJCALLSTACKDOWN : Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused),
                                [(callseq_start timm:$bytes, timm:$unused)]>;
  def ADJCALLSTACKUP : Pseudo<(outs), (ins i32imm:$bytes, i32imm:$unused),
                              [(callseq_end timm:$bytes, timm:$unused)]>;
}

// The address of an object in the frame.
def ATAframe : Pseudo<(outs Reg:$dst), (ins i32imm:$object, i32imm:$offset)>;

// ---- Comparison and what depends on it ------------------------------------------------------------------------------

// `fi` and the `malkrz` after it stay one instruction until everything is placed, because nothing may come between them
// and the flag is no register. Then they become a bundle of the two.
foreach l = Values in
  foreach r = Values in {
    defvar mayReadMemory = !or(l.IsMem, r.IsMem);
    let mayLoad = mayReadMemory, isBranch = true, isTerminator = true in
    def FI#l.Letter#r.Letter#_MALKRZx
        : Pseudo<(outs), (ins Block:$target, l.Op:$lhs, r.Op:$rhs, Condition:$cc)>;
    let Constraints = "$dst = $otherwise" in
    foreach s = Values in
      let mayLoad = !or(mayReadMemory, s.IsMem) in
      def FI#l.Letter#r.Letter#_MALKRZr#s.Letter
          : Pseudo<(outs Reg:$dst), (ins Reg:$otherwise, s.Op:$then, l.Op:$lhs, r.Op:$rhs, Condition:$cc)>;
  }

def : Pat<(jumpif bb:$target, i32:$lhs, i32:$rhs, timm:$cc), (FIrr_MALKRZx bb:$target, i32:$lhs, i32:$rhs, timm:$cc)>;
def : Pat<(jumpif bb:$target, i32:$lhs, (i32 imm:$rhs), timm:$cc),
          (FIri_MALKRZx bb:$target, i32:$lhs, imm:$rhs, timm:$cc)>;
def : Pat<(jumpif bb:$target, i32:$lhs, (i32 (load addr:$rhs)), timm:$cc),
          (FIrm_MALKRZx bb:$target, i32:$lhs, addr:$rhs, timm:$cc)>;
def : Pat<(jumpif bb:$target, (i32 (load addr:$lhs)), (i32 imm:$rhs), timm:$cc),
          (FImi_MALKRZx bb:$target, addr:$lhs, imm:$rhs, timm:$cc)>;
def : Pat<(jumpif bb:$target, (i32 (load addr:$lhs)), (i32 (load addr:$rhs)), timm:$cc),
          (FImm_MALKRZx bb:$target, addr:$lhs, addr:$rhs, timm:$cc)>;
def : Pat<(selectif i32:$otherwise, i32:$then, i32:$lhs, i32:$rhs, timm:$cc),
          (FIrr_MALKRZrr i32:$otherwise, i32:$then, i32:$lhs, i32:$rhs, timm:$cc)>;
def : Pat<(selectif i32:$otherwise, (i32 imm:$then), i32:$lhs, i32:$rhs, timm:$cc),
          (FIrr_MALKRZri i32:$otherwise, imm:$then, i32:$lhs, i32:$rhs, timm:$cc)>;
def : Pat<(selectif i32:$otherwise, i32:$then, i32:$lhs, (i32 imm:$rhs), timm:$cc),
          (FIri_MALKRZrr i32:$otherwise, i32:$then, i32:$lhs, imm:$rhs, timm:$cc)>;
def : Pat<(selectif i32:$otherwise, (i32 imm:$then), i32:$lhs, (i32 imm:$rhs), timm:$cc),
          (FIri_MALKRZri i32:$otherwise, imm:$then, i32:$lhs, imm:$rhs, timm:$cc)>;
