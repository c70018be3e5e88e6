// Which instructions compute what: integers.
//
// Instructions of two operands write over the first; the register allocator sees to that. A memory operand stands for a
// load, or for a load, an operation and a store of the same place.

// ---- Sizes ----------------------------------------------------------------------------------------------------------

// A width: its type, register class, and names of instructions with immediates.
class Width<int size, RegisterClass rc, Register accumulator, string suffix, string signExtendedImm, ImmLeaf smallImm,
            string fullImm, SDPatternOperator fullImmOp> {
  int Size = size;
  string Suffix = "{"#suffix#"}";
  Operand Mem = !cast<Operand>("i"#size#"mem");
  Register Accumulator = accumulator;
  ValueType Type = !cast<ValueType>("i"#size);
  RegisterClass RC = rc;
  PatFrag Load = !cast<PatFrag>("loadi"#size);
  // Suffix of instructions with a byte that is extended, and what fits it; the same of those with the largest immediate.
  string SmallImm = signExtendedImm;
  ImmLeaf SmallImmOp = smallImm;
  string FullImm = fullImm;
  SDPatternOperator FullImmOp = fullImmOp;
}
def Width8 : Width<8, GR8, AL, "b", "", ?, "i", imm>;
def Width16 : Width<16, GR16, AX, "w", "i8", imm8s16, "i", imm>;
def Width32 : Width<32, GR32, EAX, "l", "i8", imm8s32, "i", imm>;
def Width64 : Width<64, GR64, RAX, "q", "i8", imm8s64, "i32", imm32s64>;
defvar Widths = [Width8, Width16, Width32, Width64];
defvar WideWidths = [Width16, Width32, Width64];
// Bytes that stay what they are, extended by their sign or by zeros.
foreach w = WideWidths in
  def imm7u#w.Size : ImmLeaf<w.Type, [{ return isUInt<7>(Imm); }]>;

// ---- Moves ----------------------------------------------------------------------------------------------------------

// What is narrow is loaded into the whole register, which does not wait for what was in it.
foreach w = [Width8, Width16] in
  def : Pat<(w.Type (load addr:$src)),
            (EXTRACT_SUBREG (!cast<Instruction>("MOVZX32rm"#w.Size) addr:$src),
                !cast<SubRegIndex>("sub_"#w.Size#"bit"))>;
foreach w = [Width32, Width64] in
  def : Pat<(w.Type (load addr:$src)), (!cast<Instruction>("MOV"#w.Size#"rm") addr:$src)>;
foreach w = Widths in {
  def : Pat<(store w.RC:$src, addr:$dst), (!cast<Instruction>("MOV"#w.Size#"mr") addr:$dst, w.RC:$src)>;
}
foreach w = [Width8, Width16, Width32] in {
  def : Pat<(w.Type imm:$n), (!cast<Instruction>("MOV"#w.Size#"ri") imm:$n)>;
  def : Pat<(store (w.Type imm:$n), addr:$dst), (!cast<Instruction>("MOV"#w.Size#"mi") addr:$dst, imm:$n)>;
}
def : Pat<(store imm32s64:$n, addr:$dst), (MOV64mi32 addr:$dst, imm32s64:$n)>;
// Addresses of programs that are not moved when they are loaded.
def : Pat<(store (i64 symbol32:$s), addr:$dst), (MOV64mi32 addr:$dst, symbol32:$s)>;
let AddedComplexity = 20 in
def : Pat<(add GR64:$a, symbol32:$s), (ADD64ri32 GR64:$a, symbol32:$s)>;
let Predicates = [Not64BitMode] in {
  def : Pat<(store (i32 symbol32:$s), addr:$dst), (MOV32mi addr:$dst, symbol32:$s)>;
  let AddedComplexity = 20 in
  def : Pat<(add GR32:$a, symbol32:$s), (ADD32ri GR32:$a, symbol32:$s)>;
}
def : Pat<(i64 imm:$n), (MOV64ri imm:$n)>;
let AddedComplexity = 1 in
def : Pat<(i64 imm32s64:$n), (MOV64ri32 imm32s64:$n)>;
def as_i32 : SDNodeXForm<imm, [{ return sext(Imm, 32); }]>;
// Writing 32 bits clears the rest: one instruction of the whole register until registers are given out, so that it can be made
// again.
let isReMaterializable = true, isAsCheapAsAMove = true, isMoveImm = true in
def MOV32ri64 : PseudoI<(outs GR64:$dst), (ins i64i32imm:$src), []>;
let AddedComplexity = 2 in
def : Pat<(i64 imm32u64:$n), (MOV32ri64 (i64 (as_i32 imm32u64:$n)))>;

// Zero, in two bytes; the flags are lost.
foreach size = [8, 16, 32, 64] in
  def zero#size : ImmLeaf<!cast<ValueType>("i"#size), [{ return Imm == 0; }]>;
let isReMaterializable = true, isAsCheapAsAMove = true, isMoveImm = true, Defs = [EFLAGS], AddedComplexity = 10 in
def MOV32r0 : PseudoI<(outs GR32:$dst), (ins), [(set GR32:$dst, zero32)]>;
def : Expansion<(MOV32r0 $dst), [(XOR32rr $dst, $dst)]>;
let AddedComplexity = 10 in {
  def : Pat<(i8 zero8), (EXTRACT_SUBREG (MOV32r0), sub_8bit)>;
  def : Pat<(i16 zero16), (EXTRACT_SUBREG (MOV32r0), sub_16bit)>;
  def : Pat<(i64 zero64), (SUBREG_TO_REG (i64 0), (MOV32r0), sub_32bit)>;
}

// ---- Two operands ---------------------------------------------------------------------------------------------------

// An operation that also makes flags, as nodes without them and with them.
class Arith<string name, SDNode op, SDNode flagOp> {
  string Name = name;
  SDNode Op = op;
  SDNode FlagOp = flagOp;
}
def ArithAdd : Arith<"ADD", add, X86add_flag>;
def ArithSub : Arith<"SUB", sub, X86sub_flag>;
def ArithAnd : Arith<"AND", and, ?>;
def ArithOr : Arith<"OR", or, ?>;
def ArithXor : Arith<"XOR", xor, ?>;

// Registers, memory and immediates as the second operand. Of a load and a number the number is the operand: in a register
// it would take an instruction as well, and more bytes.
multiclass BinaryPatterns<string name, SDNode op, Width w> {
  defvar inst = name#w.Size;
  def : Pat<(op w.RC:$a, w.RC:$b), (!cast<Instruction>(inst#"rr") w.RC:$a, w.RC:$b)>;
  def : Pat<(op w.RC:$a, (w.Load addr:$b)), (!cast<Instruction>(inst#"rm") w.RC:$a, addr:$b)>;
  let AddedComplexity = 20 in
  def : Pat<(op w.RC:$a, (w.Type w.FullImmOp:$n)),
            (!cast<Instruction>(inst#"r"#w.FullImm) w.RC:$a, w.FullImmOp:$n)>;
  if !not(!empty(w.SmallImm)) then {
    let AddedComplexity = 22 in
    def : Pat<(op w.RC:$a, w.SmallImmOp:$n),
              (!cast<Instruction>(inst#"r"#w.SmallImm) w.RC:$a, w.SmallImmOp:$n)>;
  }
}
// The result goes back to where the first operand came from.
multiclass UpdatePatterns<string name, SDNode op, Width w> {
  defvar inst = name#w.Size;
  def : Pat<(store (op (w.Load addr:$dst), w.RC:$b), addr:$dst), (!cast<Instruction>(inst#"mr") addr:$dst, w.RC:$b)>;
  def : Pat<(store (op (w.Load addr:$dst), (w.Type w.FullImmOp:$n)), addr:$dst),
            (!cast<Instruction>(inst#"m"#w.FullImm) addr:$dst, w.FullImmOp:$n)>;
  if !not(!empty(w.SmallImm)) then {
    let AddedComplexity = 2 in
    def : Pat<(store (op (w.Load addr:$dst), w.SmallImmOp:$n), addr:$dst),
              (!cast<Instruction>(inst#"m"#w.SmallImm) addr:$dst, w.SmallImmOp:$n)>;
  }
}
foreach a = [ArithAdd, ArithSub, ArithAnd, ArithOr, ArithXor] in
  foreach w = Widths in {
    defm : BinaryPatterns<a.Name, a.Op, w>;
    defm : UpdatePatterns<a.Name, a.Op, w>;
  }
foreach a = [ArithAdd, ArithSub] in
  foreach w = Widths in
    defm : BinaryPatterns<a.Name, a.FlagOp, w>;

// 128 does not fit a signed byte, -128 does.
foreach w = WideWidths in
  let AddedComplexity = 24 in {
    def : Pat<(add w.RC:$a, (w.Type 128)), (!cast<Instruction>("SUB"#w.Size#"ri8") w.RC:$a, -128)>;
    def : Pat<(sub w.RC:$a, (w.Type 128)), (!cast<Instruction>("ADD"#w.Size#"ri8") w.RC:$a, -128)>;
  }

// By one, in a byte less.
foreach w = Widths in
  foreach n = [1, -1] in
    let AddedComplexity = 24 in {
      defvar inst = !if(!eq(n, 1), "INC", "DEC")#w.Size;
      def : Pat<(add w.RC:$a, (w.Type n)), (!cast<Instruction>(inst#"r") w.RC:$a)>;
      def : Pat<(store (add (w.Load addr:$dst), (w.Type n)), addr:$dst), (!cast<Instruction>(inst#"m") addr:$dst)>;
    }

// With the flags of the operation before.
foreach p = ["ADC", "SBB"] in {
  defvar op = !if(!eq(p, "ADC"), X86adc_flag, X86sbb_flag);
  foreach w = Widths in {
    defvar inst = p#w.Size;
    def : Pat<(op w.RC:$a, w.RC:$b, EFLAGS), (!cast<Instruction>(inst#"rr") w.RC:$a, w.RC:$b)>;
    def : Pat<(op w.RC:$a, (w.Load addr:$b), EFLAGS), (!cast<Instruction>(inst#"rm") w.RC:$a, addr:$b)>;
    def : Pat<(op w.RC:$a, (w.Type w.FullImmOp:$n), EFLAGS),
              (!cast<Instruction>(inst#"r"#w.FullImm) w.RC:$a, w.FullImmOp:$n)>;
    if !not(!empty(w.SmallImm)) then {
      let AddedComplexity = 2 in
      def : Pat<(op w.RC:$a, w.SmallImmOp:$n, EFLAGS),
                (!cast<Instruction>(inst#"r"#w.SmallImm) w.RC:$a, w.SmallImmOp:$n)>;
    }
  }
}

// Truth values that the carry is: added and subtracted, the opposite of it with a one.
def is_carry : TImmLeaf<i8, [{ return Imm == 2; }]>;
def is_no_carry : TImmLeaf<i8, [{ return Imm == 3; }]>;
def truth_su : PatFrag<(ops node:$cond, node:$flags), (zext (X86setcc node:$cond, node:$flags))> { let HasOneUse = true; }
foreach w = [Width32, Width64] in
  let AddedComplexity = 30 in {
    def : Pat<(add w.RC:$a, (truth_su is_carry, EFLAGS)), (!cast<Instruction>("ADC"#w.Size#"ri8") w.RC:$a, 0)>;
    def : Pat<(add w.RC:$a, (truth_su is_no_carry, EFLAGS)), (!cast<Instruction>("SBB"#w.Size#"ri8") w.RC:$a, -1)>;
    def : Pat<(sub w.RC:$a, (truth_su is_carry, EFLAGS)), (!cast<Instruction>("SBB"#w.Size#"ri8") w.RC:$a, 0)>;
    def : Pat<(sub w.RC:$a, (truth_su is_no_carry, EFLAGS)), (!cast<Instruction>("ADC"#w.Size#"ri8") w.RC:$a, -1)>;
  }

// ---- One operand ----------------------------------------------------------------------------------------------------

foreach w = Widths in {
  def : Pat<(ineg w.RC:$a), (!cast<Instruction>("NEG"#w.Size#"r") w.RC:$a)>;
  let AddedComplexity = 25 in
  def : Pat<(not w.RC:$a), (!cast<Instruction>("NOT"#w.Size#"r") w.RC:$a)>;
  def : Pat<(store (ineg (w.Load addr:$dst)), addr:$dst), (!cast<Instruction>("NEG"#w.Size#"m") addr:$dst)>;
  let AddedComplexity = 5 in
  def : Pat<(store (not (w.Load addr:$dst)), addr:$dst), (!cast<Instruction>("NOT"#w.Size#"m") addr:$dst)>;
}
def : Pat<(bswap GR32:$a), (BSWAP32r GR32:$a)>;
def : Pat<(bswap GR64:$a), (BSWAP64r GR64:$a)>;
def : Pat<(bswap GR16:$a), (ROL16ri GR16:$a, 8)>;

// ---- Multiplication and division ------------------------------------------------------------------------------------

foreach w = WideWidths in {
  defvar inst = "IMUL"#w.Size;
  foreach op = [mul, X86smul_flag] in {
    def : Pat<(op w.RC:$a, w.RC:$b), (!cast<Instruction>(inst#"rr") w.RC:$a, w.RC:$b)>;
    def : Pat<(op w.RC:$a, (w.Load addr:$b)), (!cast<Instruction>(inst#"rm") w.RC:$a, addr:$b)>;
    def : Pat<(op w.RC:$a, (w.Type w.FullImmOp:$n)),
              (!cast<Instruction>(inst#"rr"#w.FullImm) w.RC:$a, w.FullImmOp:$n)>;
    let AddedComplexity = 2 in
    def : Pat<(op w.RC:$a, w.SmallImmOp:$n), (!cast<Instruction>(inst#"rri8") w.RC:$a, w.SmallImmOp:$n)>;
    // The product of a load and a number.
    let AddedComplexity = 20 in
    def : Pat<(op (w.Load addr:$a), (w.Type w.FullImmOp:$n)),
              (!cast<Instruction>(inst#"rm"#w.FullImm) addr:$a, w.FullImmOp:$n)>;
    let AddedComplexity = 22 in
    def : Pat<(op (w.Load addr:$a), w.SmallImmOp:$n), (!cast<Instruction>(inst#"rmi8") addr:$a, w.SmallImmOp:$n)>;
  }
}
// The lower half of a product does not depend on upper halves of the factors.
def : Pat<(mul GR8:$a, GR8:$b),
          (EXTRACT_SUBREG (IMUL32rr (MOVZX32rr8 GR8:$a), (MOVZX32rr8 GR8:$b)), sub_8bit)>;

// One factor, the dividend and the results are in fixed registers.
class FixedRegisters<Width w, Register low, Register high> {
  Width W = w;
  Register Low = low;
  Register High = high;
}
def Fixed16 : FixedRegisters<Width16, AX, DX>;
def Fixed32 : FixedRegisters<Width32, EAX, EDX>;
def Fixed64 : FixedRegisters<Width64, RAX, RDX>;
foreach f = [Fixed16, Fixed32, Fixed64] in {
  defvar w = f.W;
  def : Pat<(umullohi f.Low, w.RC:$b), (!cast<Instruction>("MUL"#w.Size#"r") w.RC:$b)>;
  def : Pat<(smullohi f.Low, w.RC:$b), (!cast<Instruction>("IMUL"#w.Size#"r") w.RC:$b)>;
  def : Pat<(X86umul_flag f.Low, w.RC:$b), (!cast<Instruction>("MUL"#w.Size#"r") w.RC:$b)>;
  def : Pat<(X86udivrem f.Low, f.High, w.RC:$b), (!cast<Instruction>("DIV"#w.Size#"r") w.RC:$b)>;
  def : Pat<(X86sdivrem f.Low, f.High, w.RC:$b), (!cast<Instruction>("IDIV"#w.Size#"r") w.RC:$b)>;
}
def : Pat<(X86sign (i16 AX)), (CWD)>;
def : Pat<(X86sign (i32 EAX)), (CDQ)>;
def : Pat<(X86sign (i64 RAX)), (CQO)>;

// ---- Shifts ---------------------------------------------------------------------------------------------------------

class ShiftNode<string name, SDNode op> {
  string Name = name;
  SDNode Op = op;
}
def ShiftLeft : ShiftNode<"SHL", shl>;
def ShiftRightLogical : ShiftNode<"SHR", srl>;
def ShiftRightArithmetic : ShiftNode<"SAR", sra>;
def RotateLeft : ShiftNode<"ROL", rotl>;
def RotateRight : ShiftNode<"ROR", rotr>;
foreach s = [ShiftLeft, ShiftRightLogical, ShiftRightArithmetic, RotateLeft, RotateRight] in
  foreach w = Widths in {
    defvar inst = s.Name#w.Size;
    def : Pat<(s.Op w.RC:$a, CL), (!cast<Instruction>(inst#"rCL") w.RC:$a)>;
    def : Pat<(s.Op w.RC:$a, (i8 imm:$n)), (!cast<Instruction>(inst#"ri") w.RC:$a, imm:$n)>;
    def : Pat<(s.Op w.RC:$a, (i8 1)), (!cast<Instruction>(inst#"r1") w.RC:$a)>;
    def : Pat<(store (s.Op (w.Load addr:$dst), (i8 imm:$n)), addr:$dst),
              (!cast<Instruction>(inst#"mi") addr:$dst, imm:$n)>;
  }
// A sum with itself may be an address, and does not wait for the shifter.
let AddedComplexity = 1 in
foreach w = Widths in
  def : Pat<(shl w.RC:$a, (i8 1)), (!cast<Instruction>("ADD"#w.Size#"rr") w.RC:$a, w.RC:$a)>;
foreach w = WideWidths in {
  def : Pat<(fshl w.RC:$a, w.RC:$b, (i8 imm:$n)),
            (!cast<Instruction>("SHLD"#w.Size#"rri8") w.RC:$a, w.RC:$b, imm:$n)>;
  def : Pat<(fshr w.RC:$a, w.RC:$b, (i8 imm:$n)),
            (!cast<Instruction>("SHRD"#w.Size#"rri8") w.RC:$b, w.RC:$a, imm:$n)>;
}
// One bit, by a number that is taken modulo 32 or 64: set, changed, cleared.
class BitInRegister<string name, SDPatternOperator op> {
  string Name = name;
  SDPatternOperator Op = op;
}
def with_other : PatFrag<(ops node:$a, node:$b), (and node:$a, (not node:$b))>;
foreach b = [BitInRegister<"BTS", or>, BitInRegister<"BTC", xor>, BitInRegister<"BTR", with_other>] in {
  let AddedComplexity = 30 in {
    def : Pat<(i32 (b.Op GR32:$a, (shl (i32 1), GR8:$n))),
              (!cast<Instruction>(b.Name#"32rr") GR32:$a, (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR8:$n, sub_8bit))>;
    def : Pat<(i64 (b.Op GR64:$a, (shl (i64 1), GR8:$n))),
              (!cast<Instruction>(b.Name#"64rr") GR64:$a, (INSERT_SUBREG (i64 (IMPLICIT_DEF)), GR8:$n, sub_8bit))>;
  }
  let AddedComplexity = 31 in {
    def : Pat<(i32 (b.Op GR32:$a, (shl (i32 1), (i8 (trunc GR32:$n))))), (!cast<Instruction>(b.Name#"32rr") GR32:$a, GR32:$n)>;
    def : Pat<(i64 (b.Op GR64:$a, (shl (i64 1), (i8 (trunc GR64:$n))))), (!cast<Instruction>(b.Name#"64rr") GR64:$a, GR64:$n)>;
  }
}
// Amounts of these are taken modulo 32 or 64, as the operations want it.
foreach w = [Width32, Width64] in {
  def : Pat<(fshl w.RC:$a, w.RC:$b, CL), (!cast<Instruction>("SHLD"#w.Size#"rrCL") w.RC:$a, w.RC:$b)>;
  def : Pat<(fshr w.RC:$a, w.RC:$b, CL), (!cast<Instruction>("SHRD"#w.Size#"rrCL") w.RC:$b, w.RC:$a)>;
}

// Any register holds the amount, with anything above it, and the flags stay.
foreach s = [ShiftLeft, ShiftRightLogical, ShiftRightArithmetic] in
  let Predicates = [HasBMI2], AddedComplexity = 1 in {
    def : Pat<(s.Op GR32:$a, GR8:$n), (!cast<Instruction>(s.Name#"X32rr") GR32:$a, (MOVZX32rr8 GR8:$n))>;
    def : Pat<(s.Op GR32:$a, (i8 (trunc GR32:$n))), (!cast<Instruction>(s.Name#"X32rr") GR32:$a, GR32:$n)>;
    def : Pat<(s.Op GR32:$a, (i8 (trunc GR64:$n))),
              (!cast<Instruction>(s.Name#"X32rr") GR32:$a, (i32 (EXTRACT_SUBREG GR64:$n, sub_32bit)))>;
    def : Pat<(s.Op GR64:$a, GR8:$n),
              (!cast<Instruction>(s.Name#"X64rr") GR64:$a,
                  (i64 (SUBREG_TO_REG (i64 0), (MOVZX32rr8 GR8:$n), sub_32bit)))>;
    def : Pat<(s.Op GR64:$a, (i8 (trunc GR32:$n))),
              (!cast<Instruction>(s.Name#"X64rr") GR64:$a, (i64 (SUBREG_TO_REG (i64 0), GR32:$n, sub_32bit)))>;
    def : Pat<(s.Op GR64:$a, (i8 (trunc GR64:$n))), (!cast<Instruction>(s.Name#"X64rr") GR64:$a, GR64:$n)>;
  }

// ---- Bits -----------------------------------------------------------------------------------------------------------

// The number of the first bit that is set; nothing of use if there is none. Processors that do not know TZCNT take it for BSF,
// which does the same then; others are faster at TZCNT.
foreach w = [Width32, Width64] in {
  def : Pat<(cttz_zero_undef w.RC:$a), (!cast<Instruction>("TZCNT"#w.Size#"rr") w.RC:$a)>;
  def : Pat<(cttz_zero_undef (w.Load addr:$a)), (!cast<Instruction>("TZCNT"#w.Size#"rm") addr:$a)>;
  def : Pat<(ctlz_zero_undef w.RC:$a),
            (!cast<Instruction>("XOR"#w.Size#"ri8") (!cast<Instruction>("BSR"#w.Size#"rr") w.RC:$a), !sub(w.Size, 1))>;
  // The number of the bit itself.
  let AddedComplexity = 40 in
  def : Pat<(xor (ctlz_zero_undef w.RC:$a), (w.Type !sub(w.Size, 1))), (!cast<Instruction>("BSR"#w.Size#"rr") w.RC:$a)>;
}
foreach w = WideWidths in {
  let Predicates = [HasPOPCNT] in {
    def : Pat<(ctpop w.RC:$a), (!cast<Instruction>("POPCNT"#w.Size#"rr") w.RC:$a)>;
    def : Pat<(ctpop (w.Load addr:$a)), (!cast<Instruction>("POPCNT"#w.Size#"rm") addr:$a)>;
  }
  let Predicates = [HasLZCNT] in {
    def : Pat<(ctlz w.RC:$a), (!cast<Instruction>("LZCNT"#w.Size#"rr") w.RC:$a)>;
    def : Pat<(ctlz (w.Load addr:$a)), (!cast<Instruction>("LZCNT"#w.Size#"rm") addr:$a)>;
  }
  let Predicates = [HasBMI] in {
    def : Pat<(cttz w.RC:$a), (!cast<Instruction>("TZCNT"#w.Size#"rr") w.RC:$a)>;
    def : Pat<(cttz (w.Load addr:$a)), (!cast<Instruction>("TZCNT"#w.Size#"rm") addr:$a)>;
  }
}
foreach w = [Width32, Width64] in
  let Predicates = [HasBMI], AddedComplexity = 6 in {
    def : Pat<(and (not w.RC:$a), w.RC:$b), (!cast<Instruction>("ANDN"#w.Size#"rr") w.RC:$a, w.RC:$b)>;
    def : Pat<(and w.RC:$a, (ineg w.RC:$a)), (!cast<Instruction>("BLSI"#w.Size#"rr") w.RC:$a)>;
    def : Pat<(and w.RC:$a, (add w.RC:$a, (w.Type -1))), (!cast<Instruction>("BLSR"#w.Size#"rr") w.RC:$a)>;
    def : Pat<(xor w.RC:$a, (add w.RC:$a, (w.Type -1))), (!cast<Instruction>("BLSMSK"#w.Size#"rr") w.RC:$a)>;
  }

// ---- Conversions ----------------------------------------------------------------------------------------------------

// Narrower: a part of the register.
def : Pat<(i8 (trunc GR16:$a)), (EXTRACT_SUBREG GR16:$a, sub_8bit)>;
def : Pat<(i8 (trunc GR32:$a)), (EXTRACT_SUBREG GR32:$a, sub_8bit)>;
def : Pat<(i8 (trunc GR64:$a)), (EXTRACT_SUBREG GR64:$a, sub_8bit)>;
def : Pat<(i16 (trunc GR32:$a)), (EXTRACT_SUBREG GR32:$a, sub_16bit)>;
def : Pat<(i16 (trunc GR64:$a)), (EXTRACT_SUBREG GR64:$a, sub_16bit)>;
def : Pat<(i32 (trunc GR64:$a)), (EXTRACT_SUBREG GR64:$a, sub_32bit)>;
foreach to = [Width8, Width16, Width32] in
  foreach from = WideWidths in
    if !lt(to.Size, from.Size) then
      def : Pat<(!cast<PatFrag>("truncstorei"#to.Size) from.RC:$a, addr:$dst),
                (!cast<Instruction>("MOV"#to.Size#"mr") addr:$dst,
                    (to.Type (EXTRACT_SUBREG from.RC:$a, !cast<SubRegIndex>("sub_"#to.Size#"bit"))))>;

// Wider, with the sign or with zeros. Results of 16 bits are parts of those of 32.
foreach kind = ["Z", "S"] in {
  defvar op = !if(!eq(kind, "Z"), zext, sext);
  defvar load = !if(!eq(kind, "Z"), "zextload", "sextload");
  defvar inst = "MOV"#kind#"X32";
  def : Pat<(i16 (op GR8:$a)), (EXTRACT_SUBREG (!cast<Instruction>(inst#"rr8") GR8:$a), sub_16bit)>;
  def : Pat<(i16 (!cast<PatFrag>(load#"i8") addr:$a)),
            (EXTRACT_SUBREG (!cast<Instruction>(inst#"rm8") addr:$a), sub_16bit)>;
  foreach from = [Width8, Width16] in {
    def : Pat<(i32 (op from.RC:$a)), (!cast<Instruction>(inst#"rr"#from.Size) from.RC:$a)>;
    def : Pat<(i32 (op (from.Load addr:$a))), (!cast<Instruction>(inst#"rm"#from.Size) addr:$a)>;
    def : Pat<(i32 (!cast<PatFrag>(load#"i"#from.Size) addr:$a)), (!cast<Instruction>(inst#"rm"#from.Size) addr:$a)>;
  }
}
foreach from = [Width8, Width16, Width32] in {
  def : Pat<(i64 (sext from.RC:$a)), (!cast<Instruction>("MOVSX64rr"#from.Size) from.RC:$a)>;
  def : Pat<(i64 (sext (from.Load addr:$a))), (!cast<Instruction>("MOVSX64rm"#from.Size) addr:$a)>;
  def : Pat<(i64 (!cast<PatFrag>("sextloadi"#from.Size) addr:$a)), (!cast<Instruction>("MOVSX64rm"#from.Size) addr:$a)>;
}
// Writing 32 bits clears the rest.
foreach from = [Width8, Width16] in {
  def : Pat<(i64 (zext from.RC:$a)),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("MOVZX32rr"#from.Size) from.RC:$a), sub_32bit)>;
  def : Pat<(i64 (zext (from.Load addr:$a))),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("MOVZX32rm"#from.Size) addr:$a), sub_32bit)>;
  def : Pat<(i64 (!cast<PatFrag>("zextloadi"#from.Size) addr:$a)),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("MOVZX32rm"#from.Size) addr:$a), sub_32bit)>;
}
def : Pat<(i64 (zext GR32:$a)), (SUBREG_TO_REG (i64 0), (MOV32rr GR32:$a), sub_32bit)>;
def : Pat<(i64 (zext (Width32.Load addr:$a))), (SUBREG_TO_REG (i64 0), (MOV32rm addr:$a), sub_32bit)>;
def : Pat<(i64 (zextloadi32 addr:$a)), (SUBREG_TO_REG (i64 0), (MOV32rm addr:$a), sub_32bit)>;

// Wider, with anything: what the register holds above. A byte or two are moved, which does not wait for the
// rest of the register.
def : Pat<(i16 (anyext GR8:$a)), (EXTRACT_SUBREG (MOVZX32rr8 GR8:$a), sub_16bit)>;
def : Pat<(i32 (anyext GR8:$a)), (MOVZX32rr8 GR8:$a)>;
def : Pat<(i64 (anyext GR8:$a)), (SUBREG_TO_REG (i64 0), (MOVZX32rr8 GR8:$a), sub_32bit)>;
def : Pat<(i32 (anyext GR16:$a)), (MOVZX32rr16 GR16:$a)>;
def : Pat<(i64 (anyext GR16:$a)), (SUBREG_TO_REG (i64 0), (MOVZX32rr16 GR16:$a), sub_32bit)>;
def : Pat<(i64 (anyext GR32:$a)), (SUBREG_TO_REG (i64 0), GR32:$a, sub_32bit)>;
foreach from = [Width8, Width16] in
  def : Pat<(i32 (anyext (from.Load addr:$a))), (!cast<Instruction>("MOVZX32rm"#from.Size) addr:$a)>;
def : Pat<(i16 (extloadi8 addr:$a)), (EXTRACT_SUBREG (MOVZX32rm8 addr:$a), sub_16bit)>;
foreach from = [Width8, Width16] in {
  def : Pat<(i32 (!cast<PatFrag>("extloadi"#from.Size) addr:$a)), (!cast<Instruction>("MOVZX32rm"#from.Size) addr:$a)>;
  def : Pat<(i64 (!cast<PatFrag>("extloadi"#from.Size) addr:$a)),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("MOVZX32rm"#from.Size) addr:$a), sub_32bit)>;
}
def : Pat<(i64 (extloadi32 addr:$a)), (SUBREG_TO_REG (i64 0), (MOV32rm addr:$a), sub_32bit)>;

// The second byte, which has a register of its own in some.
let AddedComplexity = 40 in {
  def : Pat<(and (srl GR32:$a, (i8 8)), 0xff),
            (MOVZX32rr8_NOREX (EXTRACT_SUBREG (i32 (COPY_TO_REGCLASS GR32:$a, GR32_ABCD)), sub_8bit_hi))>;
  def : Pat<(and (srl GR64:$a, (i8 8)), 0xff),
            (SUBREG_TO_REG (i64 0), (MOVZX32rr8_NOREX
                (EXTRACT_SUBREG (i64 (COPY_TO_REGCLASS GR64:$a, GR64_ABCD)), sub_8bit_hi)), sub_32bit)>;
}
// Masks of whole parts.
let AddedComplexity = 30 in {
  def : Pat<(and GR32:$a, 0xff), (MOVZX32rr8 (EXTRACT_SUBREG GR32:$a, sub_8bit))>;
  def : Pat<(and GR32:$a, 0xffff), (MOVZX32rr16 (EXTRACT_SUBREG GR32:$a, sub_16bit))>;
  def : Pat<(and GR64:$a, 0xff), (SUBREG_TO_REG (i64 0), (MOVZX32rr8 (EXTRACT_SUBREG GR64:$a, sub_8bit)), sub_32bit)>;
  def : Pat<(and GR64:$a, 0xffff),
            (SUBREG_TO_REG (i64 0), (MOVZX32rr16 (EXTRACT_SUBREG GR64:$a, sub_16bit)), sub_32bit)>;
  def : Pat<(and GR64:$a, 0xffffffff), (SUBREG_TO_REG (i64 0), (MOV32rr (EXTRACT_SUBREG GR64:$a, sub_32bit)), sub_32bit)>;
}
// A mask that leaves nothing of the upper half: shorter, and it fits where it is no signed number of 32 bits.
let AddedComplexity = 21 in
def : Pat<(and GR64:$a, imm32u64:$n),
          (SUBREG_TO_REG (i64 0), (AND32ri (EXTRACT_SUBREG GR64:$a, sub_32bit), (i32 (as_i32 imm32u64:$n))), sub_32bit)>;
let AddedComplexity = 23 in
def : Pat<(and GR64:$a, imm7u64:$n),
          (SUBREG_TO_REG (i64 0), (AND32ri8 (EXTRACT_SUBREG GR64:$a, sub_32bit), (i32 (as_i32 imm7u64:$n))), sub_32bit)>;
