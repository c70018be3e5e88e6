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

// A jump to a function that returns to the caller: until the frame is taken down before it, it is a return.
let isCall = true, isTerminator = true, isReturn = true, isBarrier = true, Uses = [SP, LR], Size = 4 in {
  def TCRETURNdi : Pseudo<(outs), (ins am_tail_target:$addr, i32imm:$down)>;
  def TCRETURNri : Pseudo<(outs), (ins GPR64tail:$addr, i32imm:$down)>;
  // By way of a register from which marks of calls take a jump.
  let Defs = [X16], Size = 8 in
  def TCRETURNguarded : Pseudo<(outs), (ins GPR64tail:$addr, i32imm:$down)>;
}
def : Expansion<(TCRETURNguarded $addr, $down), [(ORRXrs X16, XZR, $addr, 0, 0), (BR X16)]>;
def : Expansion<(TCRETURNdi $addr, $down), [(B $addr)]>;
def : Expansion<(TCRETURNri $addr, $down), [(BR $addr)]>;

// An address to return to, which may be signed, without the signature: that is done where such addresses are. xpaclri.
let Uses = [LR], Defs = [LR], Size = 12 in
  def StripReturn : Pseudo<(outs GPR64:$to), (ins GPR64:$from), [(set GPR64:$to, (a64_strip GPR64:$from))]>;
def : Expansion<(StripReturn $to, $from), [(ORRXrs LR, XZR, $from, 0, 0), (HINT 7), (ORRXrs $to, XZR, LR, 0, 0)]>;

// The stack pointer goes down to an address, and the stack is touched on the way. The step counts in bytes or pages.
let Defs = [SP, NZCV], Uses = [SP], mayStore = true, hasSideEffects = true, Size = 28 in
  def PROBE_STACK : Pseudo<(outs), (ins GPR64:$to, i32imm:$step), [(a64_probe GPR64:$to, timm:$step)]>;
def : Expansion<(PROBE_STACK $to, addsub_imm32:$step),
                [(at (label "probe"), (SUBXri SP, SP, $step, 0)), (SUBSXrx64 XZR, SP, $to, 3, 0), (Bcc 9, (label "probed")),
                 (STRXui XZR, SP, 0), (B (label "probe")), (at (label "probed"), (ADDXri SP, $to, 0, 0)), (STRXui XZR, SP, 0)]>;
def : Expansion<(PROBE_STACK $to, $step),
                [(at (label "probe"), (SUBXri SP, SP, (computed "step >> 12"), 12)), (SUBSXrx64 XZR, SP, $to, 3, 0), (Bcc 9, (label "probed")),
                 (STRXui XZR, SP, 0), (B (label "probe")), (at (label "probed"), (ADDXri SP, $to, 0, 0)), (STRXui XZR, SP, 0)]>;

// An address anywhere.
let Size = 16 in
  def MOVaddress : Pseudo<(outs GPR64:$to), (ins movw_group0:$g0, movw_group1:$g1, movw_group2:$g2, movw_group3:$g3)>;
def : Expansion<(MOVaddress $to, $g0, $g1, $g2, $g3),
                [(MOVZXg0 $to, $g0), (MOVKXg1 $to, $g1), (MOVKXg2 $to, $g2), (MOVKXg3 $to, $g3)]>;

// ---- Copies of a thread ---------------------------------------------------------------------------------------------

// Apple's: the first word of a variable's descriptor is the function that finds the copy; it keeps what is not volatile.
let isCall = true, Uses = [SP],
    Defs = !listconcat([X0, X1, X2, X3, X4, X5, X6, X7, X8, X9, X10, X11, X12, X13, X14, X15, X16, X17, LR, NZCV],
                       !foreach(i, !listconcat(!range(0, 8), !range(16, 32)), !cast<Register>("Q"#i))) in
  def TLSCallMach : Pseudo<(outs), (ins adrplabel:$page, uimm12s8:$low)>;
def : Expansion<(TLSCallMach $page, $low),
                [(ADRP X0, $page), (LDRXui X0, X0, $low), (LDRXui X1, X0, 0), (BLR X1)]>;

// ELF's: the first word of a variable's descriptor is the function that tells how far the copy is from the thread pointer. It
// keeps everything but its result and the flags. Linkers know the sequence and replace it, so it stays together.
let Size = 0 in
  def TLSDESCCALL : A64Common<(outs), (ins tlsdesccall_symbol:$symbol), ".tlsdesccall\t$symbol">;
def : EncodedAs<(TLSDESCCALL $symbol), []>;
let isCall = true, Uses = [SP], Defs = [X0, X1, LR, NZCV], Size = 16 in
  def TLSDescriptor : Pseudo<(outs), (ins adrplabel:$page, uimm12s8:$load, addsub_imm64:$add, tlsdesccall_symbol:$symbol)>;
def : Expansion<(TLSDescriptor $page, $load, $add, $symbol),
                [(ADRP X0, $page), (LDRXui X1, X0, $load), (ADDXri X0, X0, $add, 0), (TLSDESCCALL $symbol), (BLR X1)]>;

// ---- Comparison and what depends on it ------------------------------------------------------------------------------

// A way to compare: its operands, and the instruction that sets the flags.
class Comparison<string name, dag operands, dag named, dag compare> {
  string Name = name;
  dag Operands = operands;
  dag Named = named;
  dag Compare = compare;
}
class CompareRegisters<Width w>
    : Comparison<w.L#"r", (ins w.R:$lhs, w.R:$rhs), (ops $lhs, $rhs),
                 (!cast<Instruction>("SUBS"#w.L#"rs") w.Zero, $lhs, $rhs, 0, 0)>;
class CompareConstant<Width w>
    : Comparison<w.L#"i", (ins w.RSp:$lhs, w.AddSub:$rhs), (ops $lhs, $rhs),
                 (!cast<Instruction>("SUBS"#w.L#"ri") w.Zero, $lhs, $rhs, 0)>;
// The constant is the opposite of what is compared with.
class CompareNegative<Width w>
    : Comparison<w.L#"n", (ins w.RSp:$lhs, w.AddSub:$rhs), (ops $lhs, $rhs),
                 (!cast<Instruction>("ADDS"#w.L#"ri") w.Zero, $lhs, $rhs, 0)>;
// The constant counts in units of 4096.
class CompareHigh<Width w>
    : Comparison<w.L#"h", (ins w.RSp:$lhs, w.AddSub:$rhs), (ops $lhs, $rhs),
                 (!cast<Instruction>("SUBS"#w.L#"ri") w.Zero, $lhs, $rhs, 12)>;
// The second is shifted, or extended and shifted.
class CompareShifted<Width w>
    : Comparison<w.L#"s", (ins w.R:$lhs, w.R:$rhs, shift_kind:$kind, w.Count:$amount), (ops $lhs, $rhs, $kind, $amount),
                 (!cast<Instruction>("SUBS"#w.L#"rs") w.Zero, $lhs, $rhs, $kind, $amount)>;
class CompareExtended<Width w>
    : Comparison<w.L#"x", (ins w.RSp:$lhs, GPR32:$rhs, !if(w.Sf, extend_kind, extend_kind_any):$kind, extend_amount:$amount),
                 (ops $lhs, $rhs, $kind, $amount),
                 (!cast<Instruction>("SUBS"#w.L#"rx") w.Zero, $lhs, $rhs, $kind, $amount)>;
// Bits that two have in common, against zero.
class TestBits<Width w>
    : Comparison<w.L#"t", (ins w.R:$lhs, w.R:$rhs), (ops $lhs, $rhs),
                 (!cast<Instruction>("ANDS"#w.L#"rs") w.Zero, $lhs, $rhs, 0, 0)>;
class TestMask<Width w>
    : Comparison<w.L#"m", (ins w.R:$lhs, w.Logical:$rhs), (ops $lhs, $rhs),
                 (!cast<Instruction>("ANDS"#w.L#"ri") w.Zero, $lhs, $rhs)>;
class CompareFloats<string letter, RegisterClass regs>
    : Comparison<letter, (ins regs:$lhs, regs:$rhs), (ops $lhs, $rhs), (!cast<Instruction>("FCMP"#letter#"rr") $lhs, $rhs)>;
class CompareZero<string letter, RegisterClass regs>
    : Comparison<letter#"z", (ins regs:$lhs), (ops $lhs), (!cast<Instruction>("FCMP"#letter#"ri") $lhs)>;
defvar Comparisons = [CompareRegisters<Word>, CompareRegisters<Long>, CompareConstant<Word>, CompareConstant<Long>,
                      CompareNegative<Word>, CompareNegative<Long>, CompareHigh<Word>, CompareHigh<Long>,
                      CompareShifted<Word>, CompareShifted<Long>, CompareExtended<Word>, CompareExtended<Long>, TestBits<Word>, TestBits<Long>, TestMask<Word>,
                      TestMask<Long>, CompareFloats<"S", FPR32>, CompareFloats<"D", FPR64>, CompareFloats<"H", FPR16>,
                      CompareZero<"S", FPR32>, CompareZero<"D", FPR64>, CompareZero<"H", FPR16>];

// What is chosen.
class Result<string name, RegisterClass regs, Instruction select> {
  string Name = name;
  RegisterClass R = regs;
  Instruction Select = select;
}
// The other value may be changed on the way: one more, all bits the other way round, the opposite number.
defvar Changes = ["Inc", "Inv", "Neg"];
defvar Results = !listconcat(
  [Result<"W", GPR32, CSELWr>, Result<"X", GPR64, CSELXr>, Result<"S", FPR32, FCSELSrrr>, Result<"D", FPR64, FCSELDrrr>],
  !foreach(change, Changes, Result<change#"W", GPR32, !cast<Instruction>("CS"#!toupper(change)#"Wr")>),
  !foreach(change, Changes, Result<change#"X", GPR64, !cast<Instruction>("CS"#!toupper(change)#"Xr")>));

let Defs = [NZCV] in
foreach c = Comparisons in {
  // Only the flags, where more than one comparison is behind them.
  def FLAGS#c.Name : Pseudo<(outs), c.Operands>;
  let isBranch = true, isTerminator = true, Size = 8 in
  def BRCC#c.Name : Pseudo<(outs), !con((ins am_brcond:$target), c.Operands, (ins ccode:$cond))>;
  foreach v = Results in
    def SELECT#v.Name#c.Name : Pseudo<(outs v.R:$Rd), !con((ins v.R:$otherwise, v.R:$then), c.Operands, (ins ccode:$cond))> {
      let Size = 8;
    }
  foreach w = Widths in
    foreach set = ["CSET", "CSETM"] in
      def Pseudo#set#w.L#c.Name : Pseudo<(outs w.R:$Rd), !con(c.Operands, (ins inverse_ccode:$cond))> {
        let Size = 8;
      }
}

// The flags of sums, and of sums and differences with a carry.
let Defs = [NZCV] in
foreach w = Widths in {
  def SUMFLAGS#w.L#r : Pseudo<(outs), (ins w.R:$lhs, w.R:$rhs)>;
  def SUMFLAGS#w.L#i : Pseudo<(outs), (ins w.RSp:$lhs, w.AddSub:$rhs)>;
  let Uses = [NZCV] in {
    def ADDFLAGS#w.L#r : Pseudo<(outs), (ins w.R:$lhs, w.R:$rhs)>;
    def SUBFLAGS#w.L#r : Pseudo<(outs), (ins w.R:$lhs, w.R:$rhs)>;
  }
}

// ---- Branches that reach as far as jumps ----------------------------------------------------------------------------

// The opposite branch around a jump.
class LongBranch<dag ins_> : Pseudo<(outs), ins_> {
  let isBranch = true;
  let isTerminator = true;
  let Size = 8;
}
def inverted_ccode : Operand<i8>, EncodeExpr<[{ Imm ^ 1 }]>;
def BccInverse : A64<(outs), (ins inverted_ccode:$cond, am_brcond:$target), ""> {
  bits<4> cond;
  bits<19> target;
  let Inst{31-24} = 0b01010100;
  let Inst{23-5} = target;
  let Inst{4} = 0;
  let Inst{3-0} = cond;
  let isCodeGenOnly = true;
  let Uses = [NZCV];
}
def LongBcc : LongBranch<(ins ccode:$cond, am_b_target:$target)>;
def : EncodedAs<(LongBcc $cond, $target), [(BccInverse $cond, 8), (B $target)]>;
def : Relaxation<(Bcc $cond, $target), (LongBcc $cond, $target)>;
foreach w = Widths in
  foreach pair = [["Z", "NZ"], ["NZ", "Z"]] in {
    def LongCB#pair[0]#w.L : LongBranch<(ins w.R:$Rt, am_b_target:$target)>;
    def : EncodedAs<(!cast<Instruction>("LongCB"#pair[0]#w.L) $Rt, $target),
                    [(!cast<Instruction>("CB"#pair[1]#w.L) $Rt, 8), (B $target)]>;
    def : Relaxation<(!cast<Instruction>("CB"#pair[0]#w.L) $Rt, $target),
                     (!cast<Instruction>("LongCB"#pair[0]#w.L) $Rt, $target)>;
    defvar bit_ = !if(w.Sf, tbz_imm32_63, tbz_imm0_31);
    def LongTB#pair[0]#w.L : LongBranch<(ins w.R:$Rt, bit_:$bit_off, am_b_target:$target)>;
    def : EncodedAs<(!cast<Instruction>("LongTB"#pair[0]#w.L) $Rt, $bit_off, $target),
                    [(!cast<Instruction>("TB"#pair[1]#w.L) $Rt, $bit_off, 8), (B $target)]>;
    def : Relaxation<(!cast<Instruction>("TB"#pair[0]#w.L) $Rt, $bit_off, $target),
                     (!cast<Instruction>("LongTB"#pair[0]#w.L) $Rt, $bit_off, $target)>;
  }

foreach pair = [["Z", "NZ"], ["NZ", "Z"]] in {
  defvar long = "LongTB"#pair[0]#"X_low";
  def long : LongBranch<(ins GPR64:$Rt, tbz_imm0_31_long:$bit_off, am_b_target:$target)>;
  def : EncodedAs<(!cast<Instruction>(long) $Rt, $bit_off, $target),
                  [(!cast<Instruction>("TB"#pair[1]#"X_low") $Rt, $bit_off, 8), (B $target)]>;
  def : Relaxation<(!cast<Instruction>("TB"#pair[0]#"X_low") $Rt, $bit_off, $target),
                   (!cast<Instruction>(long) $Rt, $bit_off, $target)>;
}
