// Read-modify-write operations that no instruction does: loops of a load-reserved and a store-conditional.
//
// Nothing but the loop may come between the two, so each loop is one pseudo-instruction until it is emitted. The result is
// the old value. Operations on a byte or half word change the word around it under a mask; their operands are in place.
// Source: The RISC-V Instruction Set Manual, "Eventual Success of Store-Conditional Instructions".

class AtomicLoop<dag ins_> : Pseudo<(outs GPR:$res, GPR:$tmp), ins_> {
  let Constraints = "@earlyclobber $res,@earlyclobber $tmp";
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = false;
  let Predicates = [HasStdExtZalrsc];
  let Size = 40;
}
class AtomicLoopOfWidth<string width, dag ins_> : AtomicLoop<ins_> {
  let Predicates = !listconcat([HasStdExtZalrsc], !if(!eq(width, "D"), [IsRV64], []<Predicate>));
}

// The store at the end of a loop, and what follows.
class Loop<dag pseudo, string width, list<dag> body, list<Predicate> predicates = []>
    : Expansion<pseudo,
        !listconcat([(at (label "again"), (!cast<Instruction>("LR_"#width#"_AQRL") $res, $addr))], body,
                    [(!cast<Instruction>("SC_"#width#"_AQRL") $tmp, $addr, $tmp), (BNE $tmp, X0, (label "again")),
                     (at (label "done"), (ADDI X0, X0, 0))]), predicates>;

foreach width = ["W", "D"] in {
  def PseudoCmpXchg#width : AtomicLoopOfWidth<width, (ins GPR:$addr, GPR:$cmp, GPR:$new)>;
  def : Loop<(!cast<Instruction>("PseudoCmpXchg"#width) $res, $tmp, $addr, $cmp, $new), width,
             [(BNE $res, $cmp, (label "done")), (ADDI $tmp, $new, 0)]>;
  def PseudoAtomicNand#width : AtomicLoopOfWidth<width, (ins GPR:$addr, GPR:$value)>;
  def : Loop<(!cast<Instruction>("PseudoAtomicNand"#width) $res, $tmp, $addr, $value), width,
             [(AND $tmp, $res, $value), (XORI $tmp, $tmp, -1)]>;
}

// Bits of $tmp under the mask, the others as they were.
defvar Merge = [(XOR $tmp, $res, $tmp), (AND $tmp, $tmp, $mask), (XOR $tmp, $res, $tmp)];

def PseudoMaskedCmpXchg : AtomicLoop<(ins GPR:$addr, GPR:$cmp, GPR:$new, GPR:$mask)>;
def : Loop<(PseudoMaskedCmpXchg $res, $tmp, $addr, $cmp, $new, $mask), "W",
           !listconcat([(AND $tmp, $res, $mask), (BNE $tmp, $cmp, (label "done")), (ADDI $tmp, $new, 0)], Merge)>;

class MaskedLoop : AtomicLoop<(ins GPR:$addr, GPR:$value, GPR:$mask)>;
def PseudoMaskedSwap : MaskedLoop;
def : Loop<(PseudoMaskedSwap $res, $tmp, $addr, $value, $mask), "W", !listconcat([(ADDI $tmp, $value, 0)], Merge)>;
def PseudoMaskedAdd : MaskedLoop;
def : Loop<(PseudoMaskedAdd $res, $tmp, $addr, $value, $mask), "W", !listconcat([(ADD $tmp, $res, $value)], Merge)>;
def PseudoMaskedSub : MaskedLoop;
def : Loop<(PseudoMaskedSub $res, $tmp, $addr, $value, $mask), "W", !listconcat([(SUB $tmp, $res, $value)], Merge)>;
def PseudoMaskedNand : MaskedLoop;
def : Loop<(PseudoMaskedNand $res, $tmp, $addr, $value, $mask), "W",
           !listconcat([(AND $tmp, $res, $value), (XORI $tmp, $tmp, -1)], Merge)>;

// The smaller or larger: the old value and the new one are compared at the top of a register, where $shift moves them and
// $top is the new one.
class MaskedChoice : AtomicLoop<(ins GPR:$addr, GPR:$value, GPR:$mask, GPR:$shift, GPR:$top)>;
class ChoiceLoop<Instruction loop, dag keep>
    : Loop<(loop $res, $tmp, $addr, $value, $mask, $shift, $top), "W",
           !listconcat([(AND $tmp, $res, $mask), (SLL $tmp, $tmp, $shift), keep, (ADDI $tmp, $value, 0)], Merge)>;
def PseudoMaskedMax : MaskedChoice;
def : ChoiceLoop<PseudoMaskedMax, (BGE $tmp, $top, (label "done"))>;
def PseudoMaskedMin : MaskedChoice;
def : ChoiceLoop<PseudoMaskedMin, (BGE $top, $tmp, (label "done"))>;
def PseudoMaskedUMax : MaskedChoice;
def : ChoiceLoop<PseudoMaskedUMax, (BGEU $tmp, $top, (label "done"))>;
def PseudoMaskedUMin : MaskedChoice;
def : ChoiceLoop<PseudoMaskedUMin, (BGEU $top, $tmp, (label "done"))>;

// ---- Selection ------------------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZalrsc] in {
  def : Pat<(XLenVT (atomic_cmp_swap_i32 (XLenVT GPR:$addr), (XLenVT GPR:$cmp), (XLenVT GPR:$new))),
            (PseudoCmpXchgW GPR:$addr, GPR:$cmp, GPR:$new)>;
  def : Pat<(XLenVT (atomic_load_nand_i32 (XLenVT GPR:$addr), (XLenVT GPR:$value))),
            (PseudoAtomicNandW GPR:$addr, GPR:$value)>;
}
let Predicates = [HasStdExtZalrsc, IsRV64] in {
  def : Pat<(i64 (atomic_cmp_swap_i64 (XLenVT GPR:$addr), (i64 GPR:$cmp), (i64 GPR:$new))),
            (PseudoCmpXchgD GPR:$addr, GPR:$cmp, GPR:$new)>;
  def : Pat<(i64 (atomic_load_nand_i64 (XLenVT GPR:$addr), (i64 GPR:$value))),
            (PseudoAtomicNandD GPR:$addr, GPR:$value)>;
}
