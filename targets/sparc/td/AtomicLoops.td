// Atomic operations: comparison and exchange is the only one the machine has, so that others are loops around it, each one
// pseudo-instruction until it is emitted. The result is the old value. Operations on a byte or half word change the word around
// it under a mask; their operands are in place.
// Source: The SPARC Architecture Manual, Version 9, A.9 and appendix J.

// Of memory and of a register, 32 or 64 bits.
class AtomicWidth<int width, ValueType type, Instruction load, Instruction swap, string codes> {
  int Bits = width;
  ValueType T = type;
  Instruction Load = load;
  Instruction Swap = swap;
  Register Codes = !cast<Register>(codes);
}
def AtomicWord : AtomicWidth<32, Word, LDri, CASA, "ICC">;
def AtomicLong : AtomicWidth<64, i64, LDXri, CASXA, "XCC">;

// Memory that others change meanwhile is what the delay slot takes over.
class SwapLoop<dag pseudo, AtomicWidth width, list<dag> body, list<Predicate> predicates = []>
    : Expansion<pseudo, !listconcat([!setdagop((ops $res, $addr, 0), width.Load), (at (label "again"), (SETHI G0, 0))], body,
                    [!setdagop((ops $tmp, $addr, $res, 0x80), width.Swap), (SUBCCrr G0, $res, $tmp),
                     (BPNE width.Codes, (label "again")), (ORrr $res, G0, $tmp)]), predicates>;

class AtomicLoop<dag ins_> : Pseudo<(outs IntRegs:$res, IntRegs:$tmp), ins_> {
  let Constraints = "@earlyclobber $res,@earlyclobber $tmp";
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = false;
  let Defs = [ICC, XCC];
  let Size = 80;
}

// The new value, where one instruction makes it.
class Made<string op, list<dag> body> {
  string Op = op;
  list<dag> Body = body;
}
// The old one unless it is on the wrong side of the new one.
class Kept<string op, string condition> {
  string Op = op;
  string Condition = condition;
}
defvar MadeValues = [Made<"load_add", [(ADDrr $tmp, $res, $value)]>, Made<"load_sub", [(SUBrr $tmp, $res, $value)]>,
  Made<"load_and", [(ANDrr $tmp, $res, $value)]>, Made<"load_or", [(ORrr $tmp, $res, $value)]>,
  Made<"load_xor", [(XORrr $tmp, $res, $value)]>, Made<"swap", [(ORrr $tmp, G0, $value)]>,
  Made<"load_nand", [(ANDrr $tmp, $res, $value), (XORri $tmp, $tmp, -1)]>];
defvar KeptValues = [Kept<"load_max", "G">, Kept<"load_min", "L">, Kept<"load_umax", "GU">, Kept<"load_umin", "CS">];

foreach w = [AtomicWord, AtomicLong] in {
  foreach m = MadeValues in {
    def Atomic_#m.Op#w.Bits : AtomicLoop<(ins IntRegs:$addr, IntRegs:$value)>;
    def : SwapLoop<(!cast<Instruction>("Atomic_"#m.Op#w.Bits) $res, $tmp, $addr, $value), w, m.Body>;
  }
  foreach k = KeptValues in {
    def Atomic_#k.Op#w.Bits : AtomicLoop<(ins IntRegs:$addr, IntRegs:$value)>;
    defvar keep = (!cast<Instruction>("MOV"#k.Condition#"Irr") $tmp, w.Codes, $res);
    def : SwapLoop<(!cast<Instruction>("Atomic_"#k.Op#w.Bits) $res, $tmp, $addr, $value), w,
                   [(ORrr $tmp, G0, $value), (SUBCCrr G0, $res, $value), keep]>;
  }
  foreach op = !listconcat(!foreach(m, MadeValues, m.Op), !foreach(k, KeptValues, k.Op)) in
    let Predicates = [HasV9] in
    def : Pat<(w.T (!cast<PatFrag>("atomic_"#op#"_i"#w.Bits) Word:$addr, w.T:$value)),
              (!cast<Instruction>("Atomic_"#op#w.Bits) Word:$addr, w.T:$value)>;
}
let Predicates = [HasV9] in
def : Pat<(Word (atomic_cmp_swap_i32 Word:$addr, Word:$old, Word:$new)), (CASA Word:$addr, Word:$old, Word:$new, 0x80)>;
def : Pat<(i64 (atomic_cmp_swap_i64 i64:$addr, i64:$old, i64:$new)), (CASXA i64:$addr, i64:$old, i64:$new, 0x80)>;

// ---- Parts of words -------------------------------------------------------------------------------------------------

// Bits of $tmp under the mask, the others as they were.
defvar Merge = [(XORrr $tmp, $res, $tmp), (ANDrr $tmp, $tmp, $mask), (XORrr $tmp, $res, $tmp)];

foreach m = MadeValues in {
  def Masked_#m.Op : AtomicLoop<(ins IntRegs:$addr, IntRegs:$value, IntRegs:$mask)>;
  def : SwapLoop<(!cast<Instruction>("Masked_"#m.Op) $res, $tmp, $addr, $value, $mask), AtomicWord, !listconcat(m.Body, Merge)>;
}
// They are compared at the top of a register, where $shift moves them and $top is the new one.
foreach k = KeptValues in {
  def Masked_#k.Op
      : AtomicLoop<(ins IntRegs:$addr, IntRegs:$value, IntRegs:$mask, IntRegs:$shift, IntRegs:$top)>;
  foreach mode = [Is64Bit, Is32Bit] in {
    defvar whole = !eq(mode, Is64Bit);
    defvar up = !if(whole, (SLLXrr $tmp, $tmp, $shift), (SLLrr $tmp, $tmp, $shift));
    defvar codes = !if(whole, XCC, ICC);
    defvar keep = (!cast<Instruction>("MOV"#k.Condition#"Irr") $tmp, codes, $res);
    def : SwapLoop<(!cast<Instruction>("Masked_"#k.Op) $res, $tmp, $addr, $value, $mask, $shift, $top), AtomicWord,
                   !listconcat([(ANDrr $tmp, $res, $mask), up, (SUBCCrr G0, $tmp, $top), (ORrr $tmp, G0, $value)],
                               Merge, [keep]), [mode]>;
  }
}

def Masked_cmp_swap : AtomicLoop<(ins IntRegs:$addr, IntRegs:$cmp, IntRegs:$new, IntRegs:$mask)>;
def : Expansion<(Masked_cmp_swap $res, $tmp, $addr, $cmp, $new, $mask),
                !listconcat([(LDri $res, $addr, 0), (at (label "again"), (ANDrr $tmp, $res, $mask)),
                             (SUBCCrr G0, $tmp, $cmp), (BPNE ICC, (label "done")), (ORrr $tmp, G0, $new)], Merge,
                            [(CASA $tmp, $addr, $res, 0x80), (SUBCCrr G0, $res, $tmp), (BPNE ICC, (label "again")),
                             (ORrr $res, G0, $tmp), (at (label "done"), (SETHI G0, 0))])>;

// ---- Loads, stores, fences ------------------------------------------------------------------------------------------

foreach p = Parts in {
  defm : LoadPat<p.T, !cast<PatFrag>("atomic_load_aext_"#p.Bits), p.Zero>;
  defm : LoadPat<p.T, !cast<PatFrag>("atomic_load_zext_"#p.Bits), p.Zero>;
  defm : LoadPat<p.T, !cast<PatFrag>("atomic_load_sext_"#p.Bits), p.Sign>;
  defm : StorePat<p.T, !cast<PatFrag>("atomic_store_"#p.Bits), p.Store>;
}
defm : LoadPat<i32, atomic_load_nonext_32, "LD">;
defm : StorePat<i32, atomic_store_32, "ST">;
defm : LoadPat<i64, atomic_load_nonext_64, "LDX">;
defm : StorePat<i64, atomic_store_64, "STX">;
