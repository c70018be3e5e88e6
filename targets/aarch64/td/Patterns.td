// Which instructions compute what: integers, memory, calls.

// ---- Constants ------------------------------------------------------------------------------------------------------

// The number itself, where the operand of the instruction has another type.
def same : SDNodeXForm<imm, [{ Imm }]>;
foreach n = [0, 1, 2, 3] in {
  def group#n : SDNodeXForm<imm, "(Imm >> "#!mul(16, n)#") & 0xffff">;
  // In its place, as mov takes it.
  def placed#n : SDNodeXForm<imm, "Imm & (0xffff << "#!mul(16, n)#")">;
}
// The number with all ones in the groups that follow.
class Filled<list<int> groups> {
  string Value = !foldl("Imm", groups, value, n, "("#value#" | (0xffff << "#!mul(16, n)#"))");
}
class Cleared<list<int> groups> {
  string Value = !foldl("Imm", groups, value, n, "("#value#" & ~(0xffff << "#!mul(16, n)#"))");
}

// One instruction.
def movz_imm64 : ImmLeaf<i64, MovzGroup.Valid>;
def movn_imm64 : ImmLeaf<i64, movn_value64.MCOperandPredicate>;
def mask_imm64 : ImmLeaf<i64, mov_bitmask64.MCOperandPredicate>;
def movz_imm32 : ImmLeaf<i32, movz_value32.MCOperandPredicate>;
def movn_imm32 : ImmLeaf<i32, movn_value32.MCOperandPredicate>;
def mask_imm32 : ImmLeaf<i32, mov_bitmask32.MCOperandPredicate>;
let AddedComplexity = 20 in {
  def : Pat<(i64 movz_imm64:$v), (MOVXzi imm:$v)>;
  def : Pat<(i64 movn_imm64:$v), (MOVXni imm:$v)>;
  def : Pat<(i64 mask_imm64:$v), (MOVXbi imm:$v)>;
  def : Pat<(i32 movz_imm32:$v), (MOVWzi imm:$v)>;
  def : Pat<(i32 movn_imm32:$v), (MOVWni imm:$v)>;
  def : Pat<(i32 mask_imm32:$v), (MOVWbi imm:$v)>;
}
def : Pat<(i32 imm:$v), (MOVKWi (MOVWzi (placed0 imm:$v)), (group1 imm:$v), 16)>;

// Two and three: the other groups are zeros, or ones.
foreach pair = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]] in {
  defvar name = !strconcat("groups", !cast<string>(pair[0]), !cast<string>(pair[1]));
  def name : ImmLeaf<i64, !strconcat(Cleared<pair>.Value, " == 0")>;
  def name#_inverted : ImmLeaf<i64, !strconcat(Filled<pair>.Value, " == -1")>;
  def name#_first : SDNodeXForm<imm, !strconcat("~((~Imm) & (0xffff << ", !cast<string>(!mul(16, pair[0])), "))")>;
  let AddedComplexity = 15 in
  def : Pat<(i64 !cast<ImmLeaf>(name):$v),
            (MOVKXi (MOVXzi (!cast<SDNodeXForm>("placed"#pair[0]) imm:$v)),
                    (!cast<SDNodeXForm>("group"#pair[1]) imm:$v), !mul(16, pair[1]))>;
  let AddedComplexity = 14 in
  def : Pat<(i64 !cast<ImmLeaf>(name#"_inverted"):$v),
            (MOVKXi (MOVXni (!cast<SDNodeXForm>(name#"_first") imm:$v)),
                    (!cast<SDNodeXForm>("group"#pair[1]) imm:$v), !mul(16, pair[1]))>;
}
// A mask of which one group is another one: as it would be with the next group in its place.
foreach n = [0, 1, 2, 3] in {
  defvar next = !and(!add(n, 1), 3);
  defvar filled = "((Imm & ~(0xffff << "#!mul(16, n)#")) | (((Imm >> "#!mul(16, next)#") & 0xffff) << "#!mul(16, n)#"))";
  def mask_but#n : ImmLeaf<i64, !subst("Imm", filled, Bitmask.Valid)>;
  def mask_for#n : SDNodeXForm<imm, filled>;
  let AddedComplexity = 13 in
  def : Pat<(i64 !cast<ImmLeaf>("mask_but"#n):$v),
            (MOVKXi (MOVXbi (!cast<SDNodeXForm>("mask_for"#n) imm:$v)), (!cast<SDNodeXForm>("group"#n) imm:$v), !mul(16, n))>;
}
foreach left = [0, 1, 2, 3] in {
  defvar others = !filter(n, [0, 1, 2, 3], !ne(n, left));
  def without#left : ImmLeaf<i64, !strconcat(Cleared<others>.Value, " == 0")>;
  def without#left#_inverted : ImmLeaf<i64, !strconcat(Filled<others>.Value, " == -1")>;
  def without#left#_first : SDNodeXForm<imm, !strconcat("~((~Imm) & (0xffff << ", !cast<string>(!mul(16, others[0])), "))")>;
  let AddedComplexity = 10 in
  def : Pat<(i64 !cast<ImmLeaf>("without"#left):$v),
            (MOVKXi (MOVKXi (MOVXzi (!cast<SDNodeXForm>("placed"#others[0]) imm:$v)),
                            (!cast<SDNodeXForm>("group"#others[1]) imm:$v), !mul(16, others[1])),
                    (!cast<SDNodeXForm>("group"#others[2]) imm:$v), !mul(16, others[2]))>;
  let AddedComplexity = 9 in
  def : Pat<(i64 !cast<ImmLeaf>("without"#left#"_inverted"):$v),
            (MOVKXi (MOVKXi (MOVXni (!cast<SDNodeXForm>("without"#left#"_first") imm:$v)),
                            (!cast<SDNodeXForm>("group"#others[1]) imm:$v), !mul(16, others[1])),
                    (!cast<SDNodeXForm>("group"#others[2]) imm:$v), !mul(16, others[2]))>;
}
def : Pat<(i64 imm:$v), (MOVKXi (MOVKXi (MOVKXi (MOVXzi (placed0 imm:$v)), (group1 imm:$v), 16),
                                        (group2 imm:$v), 32), (group3 imm:$v), 48)>;

// ---- Second operands ------------------------------------------------------------------------------------------------

// A shift by a constant, as instructions number it.
class Shift<SDNode op, int kind> {
  SDNode Op = op;
  int Kind = kind;
}
// What takes part of a register as a number of all of it: how it is said, the register, how instructions number it.
class RegisterExtension<dag from, dag word, int kind> {
  dag From = from;
  dag Word = word;
  int Kind = kind;
}
class Extensions<Width w> {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar part = !if(w.Sf, (EXTRACT_SUBREG i64:$b, sub_32), (i32 i32:$b));
  list<RegisterExtension> All = !listconcat(
    [RegisterExtension<(T (and T:$b, 0xff)), part, 0>, RegisterExtension<(T (and T:$b, 0xffff)), part, 1>,
     RegisterExtension<(T (sext_inreg T:$b, i8)), part, 4>, RegisterExtension<(T (sext_inreg T:$b, i16)), part, 5>],
    !if(w.Sf, [RegisterExtension<(i64 (zext i32:$b)), (i32 i32:$b), 2>, RegisterExtension<(i64 (and i64:$b, 0xffffffff)), part, 2>,
               RegisterExtension<(i64 (sext i32:$b)), (i32 i32:$b), 6>,
               RegisterExtension<(i64 (zext (i32 (and i32:$b, 0xff)))), (i32 i32:$b), 0>,
               RegisterExtension<(i64 (zext (i32 (and i32:$b, 0xffff)))), (i32 i32:$b), 1>,
               RegisterExtension<(i64 (sext (i32 (sext_inreg i32:$b, i8)))), (i32 i32:$b), 4>,
               RegisterExtension<(i64 (sext (i32 (sext_inreg i32:$b, i16)))), (i32 i32:$b), 5>,
               RegisterExtension<(i64 (sext_inreg i64:$b, i32)), part, 6>],
        []<RegisterExtension>));
}

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

def negated : SDNodeXForm<imm, [{ -Imm }]>;
def high12 : SDNodeXForm<imm, [{ Imm >> 12 }]>;
def negated_high12 : SDNodeXForm<imm, [{ -Imm >> 12 }]>;
def low12 : SDNodeXForm<imm, [{ Imm & 0xfff }]>;
def negated_low12 : SDNodeXForm<imm, [{ -Imm & 0xfff }]>;
// A number of 24 bits with something in both halves that mov does not make.
class TwoSteps<string number, int width> {
  string Valid = "isUInt<24>("#number#") && ("#number#" & 0xfff) != 0 && ("#number#" >> 12) != 0 && !("
                 #!if(!eq(width, 64), MovzGroup.Valid, movz_value32.MCOperandPredicate)#") && !("
                 #!if(!eq(width, 64), MovnGroup.Valid, movn_value32.MCOperandPredicate)#") && !("
                 #!if(!eq(width, 64), mov_bitmask64.MCOperandPredicate, mov_bitmask32.MCOperandPredicate)#")";
}
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  def addsub_leaf#w.Bits : ImmLeaf<T, "isUInt<12>(Imm)">;
  def addsub_neg#w.Bits : ImmLeaf<T, "Imm < 0 && isUInt<12>(-Imm)">;
  def addsub_high_leaf#w.Bits : ImmLeaf<T, "Imm > 0 && isShiftedUInt<12, 12>(Imm)">;
  def addsub_neg_high#w.Bits : ImmLeaf<T, "Imm < 0 && isShiftedUInt<12, 12>(-Imm)">;
  def shift_count#w.Bits : ImmLeaf<i64, "Imm > 0 && Imm < "#w.Bits>;
  def logical_leaf#w.Bits : ImmLeaf<T, !if(w.Sf, logical_imm64.MCOperandPredicate, !strconcat("(", Doubled, ")"))>;
  // Where a run of bits from the lowest ends, and how far a shift to the right is on the left.
  def low_bits#w.Bits : ImmLeaf<T, "Imm > 0 && (Imm & (Imm + 1)) == 0">;
  def from_left#w.Bits : SDNodeXForm<imm, "("#w.Bits#" - Imm) & "#!sub(w.Bits, 1)>;
  // Keeps what shifts look at.
  def amount_mask#w.Bits : ImmLeaf<i32, "(Imm & "#!sub(w.Bits, 1)#") == "#!sub(w.Bits, 1)>;
  def amount_mask#w.Bits#_long : ImmLeaf<i64, "(Imm & "#!sub(w.Bits, 1)#") == "#!sub(w.Bits, 1)>;
  def unsigned_word#w.Bits : SDNodeXForm<imm, !if(w.Sf, "Imm", "zext(Imm, 32)")>;
}
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar zero = w.Zero;
  defvar count = !cast<ImmLeaf>("shift_count"#w.Bits);
  defvar mask = !cast<ImmLeaf>("logical_leaf"#w.Bits);
  defvar maskValue = !cast<SDNodeXForm>("unsigned_word"#w.Bits);
  defvar last = !sub(w.Bits, 1);
  foreach op = [["add", "ADD"], ["sub", "SUB"], ["and", "AND"], ["or", "ORR"], ["xor", "EOR"]] in {
    defvar inst = !cast<Instruction>(op[1]#w.L#"rs");
    def : Pat<(!cast<SDNode>(op[0]) T:$a, T:$b), (inst T:$a, T:$b, 0, 0)>;
    // The second operand may be shifted.
    let AddedComplexity = 4 in
    foreach shift = [["shl", "0"], ["srl", "1"], ["sra", "2"]] in
      def : Pat<(T (!cast<SDNode>(op[0]) T:$a, (T (!cast<SDNode>(shift[0]) T:$b, (i64 count:$n))))),
                (inst T:$a, T:$b, !cond(!eq(shift[1], "0"): 0, !eq(shift[1], "1"): 1, true: 2), imm:$n)>;
  }
  foreach op = [["and", "AND"], ["or", "ORR"], ["xor", "EOR"]] in
    def : Pat<(!cast<SDNode>(op[0]) T:$a, (T mask:$b)), (!cast<Instruction>(op[1]#w.L#"ri") T:$a, (maskValue imm:$b))>;
  foreach op = [["and", "BIC"], ["or", "ORN"], ["xor", "EON"]] in
    let AddedComplexity = 5 in
    def : Pat<(!cast<SDNode>(op[0]) T:$a, (xor T:$b, -1)), (!cast<Instruction>(op[1]#w.L#"rs") T:$a, T:$b, 0, 0)>;
  let AddedComplexity = 3 in
  def : Pat<(xor T:$a, -1), (!cast<Instruction>("ORN"#w.L#"rs") zero, T:$a, 0, 0)>;
  def : Pat<(sub 0, T:$a), (!cast<Instruction>("SUB"#w.L#"rs") zero, T:$a, 0, 0)>;
  foreach shift = [Shift<shl, 0>, Shift<srl, 1>, Shift<sra, 2>] in {
    defvar shifted = (T (shift.Op T:$b, (i64 count:$n)));
    let AddedComplexity = 9 in
    foreach op = [["and", "BIC"], ["or", "ORN"], ["xor", "EON"]] in
      def : Pat<(!cast<SDNode>(op[0]) T:$a, (xor shifted, -1)),
                (!cast<Instruction>(op[1]#w.L#"rs") T:$a, T:$b, shift.Kind, imm:$n)>;
    let AddedComplexity = 7 in {
      def : Pat<(xor shifted, -1), (!cast<Instruction>("ORN"#w.L#"rs") zero, T:$b, shift.Kind, imm:$n)>;
      def : Pat<(sub 0, shifted), (!cast<Instruction>("SUB"#w.L#"rs") zero, T:$b, shift.Kind, imm:$n)>;
    }
  }
  foreach op = [["addsub_leaf", "ADD", "same", "0"], ["addsub_neg", "SUB", "negated", "0"],
                ["addsub_high_leaf", "ADD", "high12", "12"], ["addsub_neg_high", "SUB", "negated_high12", "12"]] in
    def : Pat<(add T:$a, (T !cast<ImmLeaf>(op[0]#w.Bits):$b)),
              (!cast<Instruction>(op[1]#w.L#"ri") T:$a, (!cast<SDNodeXForm>(op[2]) imm:$b), !if(!eq(op[3], "0"), 0, 12))>;
  def : Pat<(mul T:$a, T:$b), (!cast<Instruction>("MADD"#w.L#"rrr") T:$a, T:$b, zero)>;
  let AddedComplexity = 5 in {
    def : Pat<(add T:$c, (mul T:$a, T:$b)), (!cast<Instruction>("MADD"#w.L#"rrr") T:$a, T:$b, T:$c)>;
    def : Pat<(sub T:$c, (mul T:$a, T:$b)), (!cast<Instruction>("MSUB"#w.L#"rrr") T:$a, T:$b, T:$c)>;
  }
  let AddedComplexity = 6 in {
    def : Pat<(sub 0, (mul T:$a, T:$b)), (!cast<Instruction>("MSUB"#w.L#"rrr") T:$a, T:$b, zero)>;
    def : Pat<(mul (sub 0, T:$a), T:$b), (!cast<Instruction>("MSUB"#w.L#"rrr") T:$a, T:$b, zero)>;
  }
  // Two steps, where no single instruction makes the constant.
  def addsub_two#w.Bits : ImmLeaf<T, TwoSteps<"Imm", w.Bits>.Valid>;
  def addsub_neg_two#w.Bits : ImmLeaf<T, "Imm < 0 && "#TwoSteps<"(-Imm)", w.Bits>.Valid>;
  foreach op = [["addsub_two", "ADD", ""], ["addsub_neg_two", "SUB", "negated_"]] in {
    defvar inst = !cast<Instruction>(op[1]#w.L#"ri");
    def : Pat<(add T:$a, (T !cast<ImmLeaf>(op[0]#w.Bits):$b)),
              (inst (inst T:$a, (!cast<SDNodeXForm>(op[2]#"high12") imm:$b), 12), (!cast<SDNodeXForm>(op[2]#"low12") imm:$b), 0)>;
  }
  def : Pat<(udiv T:$a, T:$b), (!cast<Instruction>("UDIV"#w.L#"r") T:$a, T:$b)>;
  def : Pat<(sdiv T:$a, T:$b), (!cast<Instruction>("SDIV"#w.L#"r") T:$a, T:$b)>;

  // Shifts look at the lowest bits of the amount.
  foreach op = [["shl", "LSLV"], ["srl", "LSRV"], ["sra", "ASRV"], ["rotr", "RORV"]] in
    def : Pat<(!cast<SDNode>(op[0]) T:$a, i64:$n),
              (!cast<Instruction>(op[1]#w.L#"r") T:$a, !if(w.Sf, (i64 i64:$n), (EXTRACT_SUBREG i64:$n, sub_32)))>;
  foreach op = [["shl", "LSLV"], ["srl", "LSRV"], ["sra", "ASRV"], ["rotr", "RORV"]] in {
    defvar inst = !cast<Instruction>(op[1]#w.L#"r");
    defvar node = !cast<SDNode>(op[0]);
    let AddedComplexity = 4 in
    foreach extension = [zext, anyext, sext] in
      def : Pat<(node T:$a, (i64 (extension i32:$n))),
                (inst T:$a, !if(w.Sf, (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$n, sub_32), (i32 i32:$n)))>;
    let AddedComplexity = 8 in {
      def : Pat<(node T:$a, (i64 (zext (i32 (and i32:$n, (i32 !cast<ImmLeaf>("amount_mask"#w.Bits))))))),
                (inst T:$a, !if(w.Sf, (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$n, sub_32), (i32 i32:$n)))>;
      def : Pat<(node T:$a, (i64 (and i64:$n, (i64 !cast<ImmLeaf>("amount_mask"#w.Bits#"_long"))))),
                (inst T:$a, !if(w.Sf, (i64 i64:$n), (EXTRACT_SUBREG i64:$n, sub_32)))>;
    }
  }
  def : Pat<(shl T:$a, (i64 count:$n)), (!cast<Instruction>("LSL"#w.L#"ri") T:$a, imm:$n)>;
  def : Pat<(srl T:$a, (i64 count:$n)), (!cast<Instruction>("UBFM"#w.L#"ri") T:$a, imm:$n, last)>;
  def : Pat<(sra T:$a, (i64 count:$n)), (!cast<Instruction>("SBFM"#w.L#"ri") T:$a, imm:$n, last)>;
  def : Pat<(rotr T:$a, (i64 count:$n)), (!cast<Instruction>("EXTR"#w.L#"rri") T:$a, T:$a, imm:$n)>;
  // To the left is to the right by the opposite, of which the lowest bits count.
  def : Pat<(rotl T:$a, (i64 count:$n)),
            (!cast<Instruction>("EXTR"#w.L#"rri") T:$a, T:$a, (!cast<SDNodeXForm>("from_left"#w.Bits) imm:$n))>;
  def : Pat<(rotl T:$a, i64:$n),
            (!cast<Instruction>("RORV"#w.L#"r") T:$a, (!cast<Instruction>("SUB"#w.L#"rs") zero,
                !if(w.Sf, (i64 i64:$n), (EXTRACT_SUBREG i64:$n, sub_32)), 0, 0))>;
  def : Pat<(fshr T:$a, T:$b, (i64 count:$n)), (!cast<Instruction>("EXTR"#w.L#"rri") T:$a, T:$b, imm:$n)>;
  def : Pat<(fshl T:$a, T:$b, (i64 count:$n)),
            (!cast<Instruction>("EXTR"#w.L#"rri") T:$a, T:$b, (!cast<SDNodeXForm>("from_left"#w.Bits) imm:$n))>;

  // ---- Bits -----------------------------------------------------------------------------------------------------------

  def : Pat<(ctlz T:$a), (!cast<Instruction>("CLZ"#w.L#"r") T:$a)>;
  def : Pat<(cttz T:$a), (!cast<Instruction>("CLZ"#w.L#"r") (!cast<Instruction>("RBIT"#w.L#"r") T:$a))>;
  def : Pat<(bitreverse T:$a), (!cast<Instruction>("RBIT"#w.L#"r") T:$a)>;
  def : Pat<(bswap T:$a), (!cast<Instruction>("REV"#w.L#"r") T:$a)>;
}
let AddedComplexity = 5 in
def : Pat<(i32 (rotl i32:$a, (zext i32:$n))), (RORVWr i32:$a, (SUBWrs WZR, i32:$n, 0, 0))>;
let AddedComplexity = 5 in {
  def : Pat<(i32 (rotr (bswap i32:$a), (i64 16))), (REV16Wr i32:$a)>;
  def : Pat<(i64 (rotr (bswap i64:$a), (i64 32))), (REV32Xr i64:$a)>;
}
// A number less a multiple of it.
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  def less_than_power#w.Bits : ImmLeaf<T, "Imm < -1 && isPowerOf2(1 - Imm)">;
  def log_of_power#w.Bits : SDNodeXForm<imm, "ctz(1 - Imm)">;
  let AddedComplexity = 6 in
  def : Pat<(T (mul T:$a, (T !cast<ImmLeaf>("less_than_power"#w.Bits):$k))),
            (!cast<Instruction>("SUB"#w.L#"rs") T:$a, T:$a, 0, (i64 (!cast<SDNodeXForm>("log_of_power"#w.Bits) imm:$k)))>;
}
def short_imm : ImmLeaf<i64, "isUInt<16>(Imm)">;
def : Pat<(i64 (mulhs i64:$a, i64:$b)), (SMULHrr i64:$a, i64:$b)>;
def : Pat<(i64 (mulhu i64:$a, i64:$b)), (UMULHrr i64:$a, i64:$b)>;
let AddedComplexity = 6 in {
  def : Pat<(i64 (mul (sext i32:$a), (sext i32:$b))), (SMADDLrrr i32:$a, i32:$b, XZR)>;
  def : Pat<(i64 (mul (zext i32:$a), (zext i32:$b))), (UMADDLrrr i32:$a, i32:$b, XZR)>;
  foreach extend = [["sext", "S"], ["zext", "U"]] in {
    defvar op = !cast<SDNode>(extend[0]);
    def : Pat<(i64 (add i64:$c, (mul (op i32:$a), (op i32:$b)))), (!cast<Instruction>(extend[1]#"MADDLrrr") i32:$a, i32:$b, i64:$c)>;
    def : Pat<(i64 (sub i64:$c, (mul (op i32:$a), (op i32:$b)))), (!cast<Instruction>(extend[1]#"MSUBLrrr") i32:$a, i32:$b, i64:$c)>;
    // A constant is extended already.
    def : Pat<(i64 (mul (op i32:$a), (i64 short_imm:$k))), (!cast<Instruction>(extend[1]#"MADDLrrr") i32:$a, (MOVWzi (i32 (same imm:$k))), XZR)>;
    def : Pat<(i64 (add i64:$c, (mul (op i32:$a), (i64 short_imm:$k)))),
              (!cast<Instruction>(extend[1]#"MADDLrrr") i32:$a, (MOVWzi (i32 (same imm:$k))), i64:$c)>;
    def : Pat<(i64 (sub i64:$c, (mul (op i32:$a), (i64 short_imm:$k)))),
              (!cast<Instruction>(extend[1]#"MSUBLrrr") i32:$a, (MOVWzi (i32 (same imm:$k))), i64:$c)>;
  }
}
foreach w = Widths in
  foreach e = Extensions<w>.All in {
    defvar T = !cast<ValueType>("i"#w.Bits);
    foreach op = [["add", "ADD"], ["sub", "SUB"]] in {
      defvar inst = !cast<Instruction>(op[1]#w.L#"rx");
      let AddedComplexity = 8 in
      def : Pat<(T (!cast<SDNode>(op[0]) T:$a, e.From)), (inst T:$a, e.Word, e.Kind, 0)>;
      let AddedComplexity = 11 in
      foreach n = 1...4 in
        def : Pat<(T (!cast<SDNode>(op[0]) T:$a, (shl e.From, (i64 n)))), (inst T:$a, e.Word, e.Kind, n)>;
    }
  }

// ---- Widths ---------------------------------------------------------------------------------------------------------

def : Pat<(i64 (sext i32:$a)), (SXTWXr i32:$a)>;
def : Pat<(i64 (zext i32:$a)), (SUBREG_TO_REG (i64 0), (ORRWrs WZR, i32:$a, 0, 0), sub_32)>;
def : Pat<(i64 (anyext i32:$a)), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$a, sub_32)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG i64:$a, sub_32)>;
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  foreach n = !if(w.Sf, [1], [1, 8, 16]) in
    def : Pat<(T (sext_inreg T:$a, !cast<ValueType>("i"#n))), (!cast<Instruction>("SBFM"#w.L#"ri") T:$a, 0, !sub(n, 1))>;
}
let AddedComplexity = 4 in {
  def : Pat<(i64 (sext (i32 (sext_inreg i32:$a, i8)))), (SXTBXr i32:$a)>;
  def : Pat<(i64 (sext (i32 (sext_inreg i32:$a, i16)))), (SXTHXr i32:$a)>;
  // The opposite of a word that has become 64 bits.
  def : Pat<(i64 (sub 0, (zext i32:$a))), (SUBXrs XZR, (SUBREG_TO_REG (i64 0), (ORRWrs WZR, i32:$a, 0, 0), sub_32), 0, 0)>;
}
def : Pat<(i64 (sext_inreg i64:$a, i8)), (SXTBXr (EXTRACT_SUBREG i64:$a, sub_32))>;
def : Pat<(i64 (sext_inreg i64:$a, i16)), (SXTHXr (EXTRACT_SUBREG i64:$a, sub_32))>;
def : Pat<(i64 (sext_inreg i64:$a, i32)), (SXTWXr (EXTRACT_SUBREG i64:$a, sub_32))>;
let AddedComplexity = 7 in
def : Pat<(i64 (and i64:$a, 0xffffffff)), (SUBREG_TO_REG (i64 0), (ORRWrs WZR, (EXTRACT_SUBREG i64:$a, sub_32), 0, 0), sub_32)>;

// ---- Bit fields -----------------------------------------------------------------------------------------------------

foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar count = !cast<ImmLeaf>("shift_count"#w.Bits);
  defvar last = !sub(w.Bits, 1);
  def last_of_mask#w.Bits : SDNodeXForm<imm, "popcount("#!if(w.Sf, "Imm", "zext(Imm, 32)")#") - 1">;
  foreach n = !range(1, w.Bits) in {
    def field_end#w.Bits#_#n : SDNodeXForm<imm, "popcount("#!if(w.Sf, "Imm", "zext(Imm, 32)")#") + "#!sub(n, 1)>;
    def field_within#w.Bits#_#n : ImmLeaf<T, "Imm > 0 && (Imm & (Imm + 1)) == 0 && popcount(Imm) <= "#!sub(w.Bits, n)>;
    def field_at#w.Bits#_#n : ImmLeaf<T, "Imm != 0 && ctz(Imm) == "#n#" && ((lshr("#!if(w.Sf, "Imm", "zext(Imm, 32)")#", "#n#") + 1) & lshr("
                                         #!if(w.Sf, "Imm", "zext(Imm, 32)")#", "#n#")) == 0">;
    def moved#w.Bits#_#n : SDNodeXForm<imm, "(Imm - "#n#") & "#last>;
    // What leaves at the top of one comes in at the bottom of the other.
    let AddedComplexity = 12 in
    def : Pat<(T (or (shl T:$a, (i64 n)), (srl T:$b, (i64 !sub(w.Bits, n))))),
              (!cast<Instruction>("EXTR"#w.L#"rri") T:$a, T:$b, (i64 !sub(w.Bits, n)))>;
    let AddedComplexity = 8 in {
      // A field moved down.
      def : Pat<(T (and (srl T:$a, (i64 n)), (T !cast<ImmLeaf>("field_within"#w.Bits#"_"#n):$m))),
                (!cast<Instruction>("UBFM"#w.L#"ri") T:$a, n, (i64 (!cast<SDNodeXForm>("field_end"#w.Bits#"_"#n) imm:$m)))>;
      // A field moved up, no part of it beyond the top.
      def : Pat<(T (shl (and T:$a, (T !cast<ImmLeaf>("field_within"#w.Bits#"_"#n):$m)), (i64 n))),
                (!cast<Instruction>("UBFM"#w.L#"ri") T:$a, !sub(w.Bits, n),
                     (i64 (!cast<SDNodeXForm>("last_of_mask"#w.Bits) imm:$m)))>;
      def : Pat<(T (and (shl T:$a, (i64 n)), (T !cast<ImmLeaf>("field_at"#w.Bits#"_"#n):$m))),
                (!cast<Instruction>("UBFM"#w.L#"ri") T:$a, !sub(w.Bits, n),
                     (i64 (!cast<SDNodeXForm>("last_of_mask"#w.Bits) imm:$m)))>;
      // Up to the top, and down to its place.
      def : Pat<(T (sra (shl T:$a, (i64 n)), (i64 count:$m))),
                (!cast<Instruction>("SBFM"#w.L#"ri") T:$a, (!cast<SDNodeXForm>("moved"#w.Bits#"_"#n) imm:$m), !sub(last, n))>;
      def : Pat<(T (srl (shl T:$a, (i64 n)), (i64 count:$m))),
                (!cast<Instruction>("UBFM"#w.L#"ri") T:$a, (!cast<SDNodeXForm>("moved"#w.Bits#"_"#n) imm:$m), !sub(last, n))>;
    }
  }
}
// The rest of a narrow number.
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  foreach n = [8, 16] in {
    def below#w.Bits#_#n : ImmLeaf<i64, "Imm > 0 && Imm < "#n>;
    defvar count = !cast<ImmLeaf>("below"#w.Bits#"_"#n);
    let AddedComplexity = 8 in {
      def : Pat<(T (srl (and T:$a, (T !sub(!shl(1, n), 1))), (i64 count:$k))),
                (!cast<Instruction>("UBFM"#w.L#"ri") T:$a, imm:$k, (i64 !sub(n, 1)))>;
      def : Pat<(T (sra (sext_inreg T:$a, !cast<ValueType>("i"#n)), (i64 count:$k))),
                (!cast<Instruction>("SBFM"#w.L#"ri") T:$a, imm:$k, (i64 !sub(n, 1)))>;
    }
  }
}
// Fields of one value that come from another one.
def one_less : SDNodeXForm<timm, [{ Imm - 1 }]>;
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar bfm = !cast<Instruction>("BFM"#w.L#"ri");
  def opposite_place#w.Bits : SDNodeXForm<timm, "-Imm & "#!sub(w.Bits, 1)>;
  def : Pat<(T (a64_insert_field T:$old, T:$new, timm:$place, timm:$width)),
            (bfm T:$old, T:$new, (!cast<SDNodeXForm>("opposite_place"#w.Bits) timm:$place), (one_less timm:$width))>;
  def : Pat<(T (a64_insert_low T:$old, T:$new, timm:$first, timm:$last)), (bfm T:$old, T:$new, timm:$first, timm:$last)>;
}
// A byte or a half with its sign, moved down from its place or up to one.
foreach w = Widths in
  foreach n = !if(w.Sf, [8, 16, 32], [8, 16]) in {
    defvar T = !cast<ValueType>("i"#w.Bits);
    defvar name = "signed_field"#w.Bits#"_"#n;
    def name : ImmLeaf<i64, "Imm > 0 && Imm <= "#!sub(w.Bits, n)>;
    def name#"_end" : SDNodeXForm<imm, "Imm + "#!sub(n, 1)>;
    let AddedComplexity = 8 in {
      foreach shift = [srl, sra] in
        def : Pat<(T (sext_inreg (shift T:$a, (i64 !cast<ImmLeaf>(name):$n)), !cast<ValueType>("i"#n))),
                  (!cast<Instruction>("SBFM"#w.L#"ri") T:$a, imm:$n, (!cast<SDNodeXForm>(name#"_end") imm:$n))>;
      def : Pat<(T (shl (sext_inreg T:$a, !cast<ValueType>("i"#n)), (i64 !cast<ImmLeaf>(name):$n))),
                (!cast<Instruction>("SBFM"#w.L#"ri") T:$a, (!cast<SDNodeXForm>("from_left"#w.Bits) imm:$n), !sub(n, 1))>;
    }
  }
// A word that is extended and moved up: as much of it as there is room for.
def last_of_word : SDNodeXForm<imm, "Imm > 32 ? 63 - Imm : 31">;
let AddedComplexity = 8 in {
  def : Pat<(i64 (shl (sext i32:$a), (i64 shift_count64:$n))),
            (SBFMXri (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$a, sub_32), (from_left64 imm:$n),
                     (last_of_word imm:$n))>;
  def : Pat<(i64 (shl (zext i32:$a), (i64 shift_count64:$n))),
            (UBFMXri (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$a, sub_32), (from_left64 imm:$n),
                     (last_of_word imm:$n))>;
}

// ---- Conditions -----------------------------------------------------------------------------------------------------

// All but the unsigned ones: logic leaves the carry clear.
def without_carry : TImmLeaf<i8, "Imm != 2 && Imm != 3 && Imm != 8 && Imm != 9">;
def opposite : SDNodeXForm<timm, [{ Imm ^ 1 }]>;
def equality : TImmLeaf<i8, "Imm == 0 || Imm == 1">;
def is_equal : TImmLeaf<i8, "Imm == 0">;
def is_unequal : TImmLeaf<i8, "Imm == 1">;
def is_less : TImmLeaf<i8, "Imm == 11">;
def is_not_less : TImmLeaf<i8, "Imm == 10">;
def is_greater : TImmLeaf<i8, "Imm == 12">;
def is_not_greater : TImmLeaf<i8, "Imm == 13">;

// A branch on a comparison, a choice by it, and the choices of 1 and of all ones against 0.
multiclass Conditional<string name, dag compared, dag operands, int complexity = 0, dag condition = (ops timm:$cc),
                       bit anyCondition = true> {
  let AddedComplexity = complexity in {
    if anyCondition then
      def : Pat<!setdagop(compared, a64_compare), !setdagop(operands, !cast<Instruction>("FLAGS"#name))>;
    def : Pat<!setdagop(!con((ops bb:$to), compared, condition), a64_branch_if),
              !setdagop(!con((ops bb:$to), operands, (ops timm:$cc)), !cast<Instruction>("BRCC"#name))>;
    foreach v = [["W", "i32"], ["X", "i64"], ["S", "f32"], ["D", "f64"]] in {
      defvar V = !cast<ValueType>(v[1]);
      defvar inst = !cast<Instruction>("SELECT"#v[0]#name);
      def : Pat<(V !setdagop(!con((ops V:$otherwise, V:$then), compared, condition), a64_select_if)),
                !setdagop(!con((ops V:$otherwise, V:$then), operands, (ops timm:$cc)), inst)>;
    }
  }
  // One of the two, or the other changed.
  let AddedComplexity = !add(complexity, 6) in
  foreach w = Widths in {
    defvar V = !cast<ValueType>("i"#w.Bits);
    foreach change = Changes in {
      defvar inst = !cast<Instruction>("SELECT"#change#w.L#name);
      defvar other = !cond(!eq(change, "Inc"): (add V:$otherwise, 1), !eq(change, "Inv"): (xor V:$otherwise, -1),
                               true: (sub 0, V:$otherwise));
      defvar chosen = !cond(!eq(change, "Inc"): (add V:$then, 1), !eq(change, "Inv"): (xor V:$then, -1),
                          true: (sub 0, V:$then));
      def : Pat<(V !setdagop(!con((ops other, V:$then), compared, condition), a64_select_if)),
                !setdagop(!con((ops V:$otherwise, V:$then), operands, (ops timm:$cc)), inst)>;
      def : Pat<(V !setdagop(!con((ops V:$otherwise, chosen), compared, condition), a64_select_if)),
                !setdagop(!con((ops V:$then, V:$otherwise), operands, (ops (opposite timm:$cc))), inst)>;
    }
    if w.Sf then
      def : Pat<(i64 (sub 0, (zext (i32 !setdagop(!con((ops (i32 0), (i32 1)), compared, condition), a64_select_if))))),
                !setdagop(!con(operands, (ops (opposite timm:$cc))), !cast<Instruction>("PseudoCSETMX"#name))>;
    if w.Sf then
      def : Pat<(i64 (add i64:$to, (zext (i32 !setdagop(!con((ops (i32 0), (i32 1)), compared, condition), a64_select_if))))),
                !setdagop(!con((ops i64:$to, i64:$to), operands, (ops (opposite timm:$cc))), !cast<Instruction>("SELECTIncX"#name))>;
    def : Pat<(V (sub 0, (V !setdagop(!con((ops (V 0), (V 1)), compared, condition), a64_select_if)))),
              !setdagop(!con(operands, (ops (opposite timm:$cc))), !cast<Instruction>("PseudoCSETM"#w.L#name))>;
    // A truth value that is added.
    def : Pat<(V (add V:$to, (V !setdagop(!con((ops (V 0), (V 1)), compared, condition), a64_select_if)))),
              !setdagop(!con((ops V:$to, V:$to), operands, (ops (opposite timm:$cc))), !cast<Instruction>("SELECTInc"#w.L#name))>;
  }
  // Numbers of 16 bits are the lower parts of registers.
  let AddedComplexity = complexity in
  def : Pat<(f16 !setdagop(!con((ops f16:$otherwise, f16:$then), compared, condition), a64_select_if)),
            (EXTRACT_SUBREG (f32 !setdagop(!con((ops (INSERT_SUBREG (f32 (IMPLICIT_DEF)), f16:$otherwise, hsub),
                                                     (INSERT_SUBREG (f32 (IMPLICIT_DEF)), f16:$then, hsub)),
                                                operands, (ops (i8 timm:$cc))), !cast<Instruction>("SELECTS"#name))), hsub)>;
  // Zero has a register.
  let AddedComplexity = !add(complexity, 5) in
  foreach w = Widths in {
    defvar V = !cast<ValueType>("i"#w.Bits);
    defvar inst = !cast<Instruction>("SELECT"#w.L#name);
    def : Pat<(V !setdagop(!con((ops (V 0), V:$then), compared, condition), a64_select_if)),
              !setdagop(!con((ops w.Zero, V:$then), operands, (ops timm:$cc)), inst)>;
    def : Pat<(V !setdagop(!con((ops V:$otherwise, (V 0)), compared, condition), a64_select_if)),
              !setdagop(!con((ops V:$otherwise, w.Zero), operands, (ops timm:$cc)), inst)>;
    // So have all ones, the other way round.
    defvar inverted = !cast<Instruction>("SELECTInv"#w.L#name);
    def : Pat<(V !setdagop(!con((ops (V -1), V:$then), compared, condition), a64_select_if)),
              !setdagop(!con((ops w.Zero, V:$then), operands, (ops timm:$cc)), inverted)>;
    def : Pat<(V !setdagop(!con((ops V:$otherwise, (V -1)), compared, condition), a64_select_if)),
              !setdagop(!con((ops w.Zero, V:$otherwise), operands, (ops (opposite timm:$cc))), inverted)>;
  }
  let AddedComplexity = !add(complexity, 10) in
  foreach w = Widths in {
    defvar W = !cast<ValueType>("i"#w.Bits);
    foreach set = [["CSET", "1"], ["CSETM", "-1"]] in {
      defvar inst = !cast<Instruction>("Pseudo"#set[0]#w.L#name);
      defvar values = !if(!eq(set[1], "1"), (ops (W 0), (W 1)), (ops (W 0), (W -1)));
      def : Pat<(W !setdagop(!con(values, compared, condition), a64_select_if)),
                !setdagop(!con(operands, (ops (opposite timm:$cc))), inst)>;
    }
  }
}
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar mask = !cast<ImmLeaf>("logical_leaf"#w.Bits);
  defvar maskValue = !cast<SDNodeXForm>("unsigned_word"#w.Bits);
  defm : Conditional<w.L#"r", (ops T:$a, T:$b), (ops T:$a, T:$b)>;
  defm : Conditional<w.L#"i", (ops T:$a, (T !cast<ImmLeaf>("addsub_leaf"#w.Bits):$b)), (ops T:$a, imm:$b), 2>;
  defm : Conditional<w.L#"n", (ops T:$a, (T !cast<ImmLeaf>("addsub_neg"#w.Bits):$b)),
                     (ops T:$a, (negated imm:$b)), 2>;
  defm : Conditional<w.L#"h", (ops T:$a, (T !cast<ImmLeaf>("addsub_high_leaf"#w.Bits):$b)), (ops T:$a, (high12 imm:$b)), 2>;
  defvar count = !cast<ImmLeaf>("shift_count"#w.Bits);
  foreach shift = [Shift<shl, 0>, Shift<srl, 1>, Shift<sra, 2>] in
    defm : Conditional<w.L#"s", (ops T:$a, (T (shift.Op T:$b, (i64 count:$n)))), (ops T:$a, T:$b, shift.Kind, imm:$n), 4>;
  foreach e = Extensions<w>.All in {
    defm : Conditional<w.L#"x", (ops T:$a, e.From), (ops T:$a, e.Word, e.Kind, 0), 7>;
    // Where the other one is no constant.
    defm : Conditional<w.L#"x", (ops e.From, T:$a), (ops T:$a, e.Word, e.Kind, 0), -3, (ops equality:$cc), 0>;
  }
  defm : Conditional<w.L#"t", (ops (and T:$a, T:$b), (T 0)), (ops T:$a, T:$b), 4, (ops without_carry:$cc), 0>;
  defm : Conditional<w.L#"m", (ops (and T:$a, (T mask:$b)), (T 0)), (ops T:$a, (maskValue imm:$b)), 6,
                     (ops without_carry:$cc), 0>;

  let AddedComplexity = 20 in {
    def : Pat<(a64_branch_if bb:$to, T:$a, (T 0), is_equal), (!cast<Instruction>("CBZ"#w.L) T:$a, bb:$to)>;
    def : Pat<(a64_branch_if bb:$to, T:$a, (T 0), is_unequal), (!cast<Instruction>("CBNZ"#w.L) T:$a, bb:$to)>;
  }
  // The sign.
  let AddedComplexity = 20 in {
    def : Pat<(a64_branch_if bb:$to, T:$a, (T -1), is_greater), (!cast<Instruction>("TBZ"#w.L) T:$a, !sub(w.Bits, 1), bb:$to)>;
    def : Pat<(a64_branch_if bb:$to, T:$a, (T -1), is_not_greater),
              (!cast<Instruction>("TBNZ"#w.L) T:$a, !sub(w.Bits, 1), bb:$to)>;
  }
  let AddedComplexity = 20 in
  foreach test = [["is_less", "TBNZ"], ["is_not_less", "TBZ"]] in
    def : Pat<(a64_branch_if bb:$to, T:$a, (T 0), !cast<TImmLeaf>(test[0])),
              (!cast<Instruction>(test[1]#w.L) T:$a, !sub(w.Bits, 1), bb:$to)>;
}
def is_above : TImmLeaf<i8, "Imm == 8">;
def is_below : TImmLeaf<i8, "Imm == 3">;
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar last = !sub(w.Bits, 1);
  defvar difference = (!cast<Instruction>("SUB"#w.L#"rs") T:$a, T:$b, 0, 0);
  defvar negated = !cast<Instruction>("SELECTNeg"#w.L#w.L#"r");
  // How far apart two numbers are.
  let AddedComplexity = 20 in {
    def : Pat<(T (a64_select_if (sub T:$b, T:$a), (sub T:$a, T:$b), T:$a, T:$b, timm:$cc)),
              (negated difference, difference, T:$a, T:$b, timm:$cc)>;
    foreach more = [["is_above", "is_below", "8"], ["is_greater", "is_less", "12"]] in
      def : Pat<(T (sub (T (a64_select_if T:$b, T:$a, T:$a, T:$b, !cast<TImmLeaf>(more[0]))),
                        (T (a64_select_if T:$b, T:$a, T:$a, T:$b, !cast<TImmLeaf>(more[1]))))),
                (negated difference, difference, T:$a, T:$b, !if(!eq(more[2], "8"), 8, 12))>;
  }
  // At least zero, and at most: the sign is a mask.
  let AddedComplexity = 20 in {
    foreach more = [is_greater, is_not_less] in
      def : Pat<(T (a64_select_if (T 0), T:$a, T:$a, (T 0), more)), (!cast<Instruction>("BIC"#w.L#"rs") T:$a, T:$a, 2, last)>;
    foreach less = [is_less, is_not_greater] in
      def : Pat<(T (a64_select_if (T 0), T:$a, T:$a, (T 0), less)), (!cast<Instruction>("AND"#w.L#"rs") T:$a, T:$a, 2, last)>;
  }
  // Zero has a register.
  let AddedComplexity = 5 in
  def : Pat<(a64_compare (T 0), T:$b), (!cast<Instruction>("FLAGS"#w.L#"r") w.Zero, T:$b)>;
  // A bit by its number.
  defvar one = (T (and T:$a, (shl (T 1), i64:$n)));
  defvar bit_ = (!cast<Instruction>("AND"#w.L#"ri")
                 (!cast<Instruction>("LSRV"#w.L#"r") T:$a, !if(w.Sf, (i64 i64:$n), (i32 (EXTRACT_SUBREG i64:$n, sub_32)))), (T 1));
  let AddedComplexity = 30 in
  def : Pat<(i32 (a64_select_if (i32 0), (i32 1), one, (T 0), is_unequal)), !if(w.Sf, (i32 (EXTRACT_SUBREG bit_, sub_32)), bit_)>;
  defvar oneShort = (T (and T:$a, (shl (T 1), (i64 (zext i32:$n)))));
  defvar bitShort = (!cast<Instruction>("AND"#w.L#"ri")
                     (!cast<Instruction>("LSRV"#w.L#"r") T:$a, !if(w.Sf, (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$n, sub_32), (i32 i32:$n))), (T 1));
  let AddedComplexity = 34 in
  def : Pat<(i32 (a64_select_if (i32 0), (i32 1), oneShort, (T 0), is_unequal)), !if(w.Sf, (i32 (EXTRACT_SUBREG bitShort, sub_32)), bitShort)>;
}
// Flags of sums, and carries.
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  def : Pat<(a64_compare_sum T:$a, T:$b), (!cast<Instruction>("SUMFLAGS"#w.L#"r") T:$a, T:$b)>;
  let AddedComplexity = 2 in {
    def : Pat<(a64_compare_sum T:$a, (T !cast<ImmLeaf>("addsub_leaf"#w.Bits):$b)),
              (!cast<Instruction>("SUMFLAGS"#w.L#"i") T:$a, imm:$b)>;
    // With the opposite of a number that is not zero, a difference has the flags of the sum.
    def : Pat<(a64_compare_sum T:$a, (T !cast<ImmLeaf>("addsub_neg"#w.Bits):$b)),
              (!cast<Instruction>("FLAGS"#w.L#"i") T:$a, (negated imm:$b))>;
  }
  foreach op = [["add", "ADC", "ADDFLAGS"], ["subtract", "SBC", "SUBFLAGS"]] in {
    defvar sum = !cast<SDNode>("a64_"#op[0]#"_carry");
    defvar flags = !cast<SDNode>("a64_"#op[0]#"_carry_flags");
    defvar inst = !cast<Instruction>(op[1]#w.L#"r");
    defvar pseudo = !cast<Instruction>(op[2]#w.L#"r");
    def : Pat<(T (sum T:$a, T:$b)), (inst T:$a, T:$b)>;
    def : Pat<(flags T:$a, T:$b), (pseudo T:$a, T:$b)>;
    // Zero has a register.
    let AddedComplexity = 5 in {
      def : Pat<(T (sum T:$a, (T 0))), (inst T:$a, w.Zero)>;
      def : Pat<(flags T:$a, (T 0)), (pseudo T:$a, w.Zero)>;
      def : Pat<(T (sum (T 0), T:$b)), (inst w.Zero, T:$b)>;
      def : Pat<(flags (T 0), T:$b), (pseudo w.Zero, T:$b)>;
    }
    let AddedComplexity = 10 in
      def : Pat<(T (sum (T 0), (T 0))), (inst w.Zero, w.Zero)>;
  }
}
// Several conditions.
def small_constant32 : ImmLeaf<i32, "isUInt<5>(Imm)">;
def small_constant64 : ImmLeaf<i64, "isUInt<5>(Imm)">;
def small_negative32 : ImmLeaf<i32, "Imm < 0 && isUInt<5>(-Imm)">;
def small_negative64 : ImmLeaf<i64, "Imm < 0 && isUInt<5>(-Imm)">;
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar small = !cast<ImmLeaf>("small_constant"#w.Bits);
  defvar negative = !cast<ImmLeaf>("small_negative"#w.Bits);
  def : Pat<(a64_compare_if T:$a, T:$b, timm:$flags, timm:$cc),
            (!cast<Instruction>("CCMP"#w.L#"r") T:$a, T:$b, timm:$flags, timm:$cc)>;
  let AddedComplexity = 2 in {
    def : Pat<(a64_compare_if T:$a, (T small:$b), timm:$flags, timm:$cc),
              (!cast<Instruction>("CCMP"#w.L#"i") T:$a, (i32 (same imm:$b)), timm:$flags, timm:$cc)>;
    def : Pat<(a64_compare_if T:$a, (T negative:$b), timm:$flags, timm:$cc),
              (!cast<Instruction>("CCMN"#w.L#"i") T:$a, (i32 (negated imm:$b)), timm:$flags, timm:$cc)>;
  }
  def : Pat<(T (a64_select_on_flags T:$otherwise, T:$then, timm:$cc)),
            (!cast<Instruction>("CSEL"#w.L#"r") T:$then, T:$otherwise, timm:$cc)>;
  foreach change = Changes in {
    defvar other = !cond(!eq(change, "Inc"): (add T:$otherwise, 1), !eq(change, "Inv"): (xor T:$otherwise, -1),
                         true: (sub 0, T:$otherwise));
    let AddedComplexity = 6 in
    def : Pat<(T (a64_select_on_flags other, T:$then, timm:$cc)),
              (!cast<Instruction>("CS"#!toupper(change)#w.L#"r") T:$then, T:$otherwise, timm:$cc)>;
  }
  let AddedComplexity = 5 in {
    def : Pat<(T (a64_select_on_flags (T 0), T:$then, timm:$cc)), (!cast<Instruction>("CSEL"#w.L#"r") T:$then, w.Zero, timm:$cc)>;
    def : Pat<(T (a64_select_on_flags T:$otherwise, (T 0), timm:$cc)),
              (!cast<Instruction>("CSEL"#w.L#"r") w.Zero, T:$otherwise, timm:$cc)>;
    def : Pat<(T (a64_select_on_flags (T -1), T:$then, timm:$cc)),
              (!cast<Instruction>("CSINV"#w.L#"r") T:$then, w.Zero, timm:$cc)>;
    def : Pat<(T (a64_select_on_flags T:$otherwise, (T -1), timm:$cc)),
              (!cast<Instruction>("CSINV"#w.L#"r") T:$otherwise, w.Zero, (opposite timm:$cc))>;
  }
  let AddedComplexity = 10 in
  foreach set = [["CSET", "1"], ["CSETM", "-1"]] in {
    defvar one = !if(!eq(set[1], "1"), (T 1), (T -1));
    def : Pat<(T (a64_select_on_flags (T 0), one, timm:$cc)), (!cast<Instruction>(set[0]#w.L#"r") (opposite timm:$cc))>;
  }
}
def : Pat<(a64_branch_on_flags bb:$to, timm:$cc), (Bcc timm:$cc, bb:$to)>;

// One bit.
def bit_of_word : ImmLeaf<i32, "popcount(zext(Imm, 32)) == 1">;
def low_bit : ImmLeaf<i64, "popcount(Imm) == 1 && ctz(Imm) < 32">;
def high_bit : ImmLeaf<i64, "popcount(Imm) == 1 && ctz(Imm) >= 32">;
def bit_number : SDNodeXForm<imm, "ctz(Imm)">;
let AddedComplexity = 30 in
foreach test = [["is_unequal", "TBNZ"], ["is_equal", "TBZ"]] in {
  defvar cc = !cast<TImmLeaf>(test[0]);
  def : Pat<(a64_branch_if bb:$to, (and i32:$a, (i32 bit_of_word:$b)), (i32 0), cc),
            (!cast<Instruction>(test[1]#"W") i32:$a, (bit_number imm:$b), bb:$to)>;
  def : Pat<(a64_branch_if bb:$to, (and i64:$a, (i64 low_bit:$b)), (i64 0), cc),
            (!cast<Instruction>(test[1]#"X_low") i64:$a, (bit_number imm:$b), bb:$to)>;
  def : Pat<(a64_branch_if bb:$to, (and i64:$a, (i64 high_bit:$b)), (i64 0), cc),
            (!cast<Instruction>(test[1]#"X") i64:$a, (bit_number imm:$b), bb:$to)>;
}
def : Pat<(br bb:$to), (B bb:$to)>;
def : Pat<(brind i64:$to), (BR i64:$to)>;
def : Pat<(trap), (BRK 1)>;
def : Pat<(debugtrap), (BRK 0xf000)>;

// ---- Memory ---------------------------------------------------------------------------------------------------------

// An index: 64 bits or an extended word, alone or times the width of the access. lsl is 3, uxtw 2, sxtw 6.
class IndexForm<string suffix, dag index, dag operands, int complexity> {
  string Suffix = suffix;
  dag Index = index;
  dag Operands = operands;
  int Complexity = complexity;
}
class IndexForms<int width> {
  defvar log2 = !sub(!logtwo(width), 3);
  defvar shifted = !if(!eq(log2, 0), []<IndexForm>, [
    IndexForm<"rosX", (shl i64:$index, (i64 log2)), (ops i64:$index, 3, log2), 12>,
    IndexForm<"rosW", (shl (sext i32:$index), (i64 log2)), (ops i32:$index, 6, log2), 14>,
    IndexForm<"rosW", (shl (zext i32:$index), (i64 log2)), (ops i32:$index, 2, log2), 14>]);
  list<IndexForm> All = !listconcat(shifted, [
    IndexForm<"roW", (i64 (sext i32:$index)), (ops i32:$index, 6), 10>,
    IndexForm<"roW", (i64 (zext i32:$index)), (ops i32:$index, 2), 10>]);
}
// Offsets in bytes that are no multiple of the width, or below zero.
foreach k = 0...4 in
  def bytes_away#!shl(8, k) : ImmLeaf<i64, "isInt<9>(Imm) && !isShiftedUInt<12, "#k#">(Imm)">;
multiclass LoadPat<ValueType T, PatFrags load, string name, int width> {
  defvar indexed = !cast<ComplexPattern>("am_indexed"#width);
  let AddedComplexity = 1 in
  def : Pat<(T (load indexed:$from)), (!cast<Instruction>("LDR"#name#"ui") indexed:$from)>;
  def : Pat<(T (load am_unscaled:$from)), (!cast<Instruction>("LDUR"#name#"i") am_unscaled:$from)>;
  let AddedComplexity = 8 in
  def : Pat<(T (load (add i64:$base, (i64 !cast<ImmLeaf>("bytes_away"#width):$n)))),
            (!cast<Instruction>("LDUR"#name#"i") i64:$base, imm:$n)>;
  let AddedComplexity = 6 in
  def : Pat<(T (load am_registers:$from)), (!cast<Instruction>("LDR"#name#"roX") am_registers:$from, 3)>;
  foreach x = IndexForms<width>.All in
    let AddedComplexity = x.Complexity in
    def : Pat<(T (load (add i64:$base, x.Index))),
              !setdagop(!con((ops i64:$base), x.Operands), !cast<Instruction>("LDR"#name#x.Suffix))>;
}
// Words have zeros above them in their register.
multiclass LoadZeroPat<PatFrags load, string name, int width> {
  defvar indexed = !cast<ComplexPattern>("am_indexed"#width);
  let AddedComplexity = 1 in
  def : Pat<(i64 (load indexed:$from)),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("LDR"#name#"ui") indexed:$from), sub_32)>;
  def : Pat<(i64 (load am_unscaled:$from)),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("LDUR"#name#"i") am_unscaled:$from), sub_32)>;
  let AddedComplexity = 8 in
  def : Pat<(i64 (load (add i64:$base, (i64 !cast<ImmLeaf>("bytes_away"#width):$n)))),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("LDUR"#name#"i") i64:$base, imm:$n), sub_32)>;
  let AddedComplexity = 6 in
  def : Pat<(i64 (load am_registers:$from)),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>("LDR"#name#"roX") am_registers:$from, 3), sub_32)>;
  foreach x = IndexForms<width>.All in
    let AddedComplexity = x.Complexity in
    def : Pat<(i64 (load (add i64:$base, x.Index))),
              (SUBREG_TO_REG (i64 0), !setdagop(!con((ops i64:$base), x.Operands), !cast<Instruction>("LDR"#name#x.Suffix)),
                             sub_32)>;
}
multiclass StorePat<ValueType T, PatFrags store, string name, int width> {
  defvar indexed = !cast<ComplexPattern>("am_indexed"#width);
  let AddedComplexity = 1 in
  def : Pat<(store T:$v, indexed:$to), (!cast<Instruction>("STR"#name#"ui") T:$v, indexed:$to)>;
  def : Pat<(store T:$v, am_unscaled:$to), (!cast<Instruction>("STUR"#name#"i") T:$v, am_unscaled:$to)>;
  let AddedComplexity = 8 in
  def : Pat<(store T:$v, (add i64:$base, (i64 !cast<ImmLeaf>("bytes_away"#width):$n))),
            (!cast<Instruction>("STUR"#name#"i") T:$v, i64:$base, imm:$n)>;
  let AddedComplexity = 6 in
  def : Pat<(store T:$v, am_registers:$to), (!cast<Instruction>("STR"#name#"roX") T:$v, am_registers:$to, 3)>;
  foreach x = IndexForms<width>.All in
    let AddedComplexity = x.Complexity in
    def : Pat<(store T:$v, (add i64:$base, x.Index)),
              !setdagop(!con((ops T:$v, i64:$base), x.Operands), !cast<Instruction>("STR"#name#x.Suffix))>;
}
// Zero has a register.
multiclass StoreZeroPat<ValueType T, PatFrags store, string name, int width> {
  defvar indexed = !cast<ComplexPattern>("am_indexed"#width);
  defvar zero = !if(!eq(width, 64), XZR, WZR);
  let AddedComplexity = 21 in
  def : Pat<(store (T 0), indexed:$to), (!cast<Instruction>("STR"#name#"ui") zero, indexed:$to)>;
  let AddedComplexity = 20 in
  def : Pat<(store (T 0), am_unscaled:$to), (!cast<Instruction>("STUR"#name#"i") zero, am_unscaled:$to)>;
  let AddedComplexity = 28 in
  def : Pat<(store (T 0), (add i64:$base, (i64 !cast<ImmLeaf>("bytes_away"#width):$n))),
            (!cast<Instruction>("STUR"#name#"i") zero, i64:$base, imm:$n)>;
  let AddedComplexity = 26 in
  def : Pat<(store (T 0), am_registers:$to), (!cast<Instruction>("STR"#name#"roX") zero, am_registers:$to, 3)>;
  foreach x = IndexForms<width>.All in
    let AddedComplexity = !add(x.Complexity, 20) in
    def : Pat<(store (T 0), (add i64:$base, x.Index)),
              !setdagop(!con((ops zero, i64:$base), x.Operands), !cast<Instruction>("STR"#name#x.Suffix))>;
}
multiclass StoreLowPat<PatFrags store, string name, int width> {
  defvar indexed = !cast<ComplexPattern>("am_indexed"#width);
  let AddedComplexity = 1 in
  def : Pat<(store i64:$v, indexed:$to),
            (!cast<Instruction>("STR"#name#"ui") (EXTRACT_SUBREG i64:$v, sub_32), indexed:$to)>;
  def : Pat<(store i64:$v, am_unscaled:$to),
            (!cast<Instruction>("STUR"#name#"i") (EXTRACT_SUBREG i64:$v, sub_32), am_unscaled:$to)>;
  let AddedComplexity = 8 in
  def : Pat<(store i64:$v, (add i64:$base, (i64 !cast<ImmLeaf>("bytes_away"#width):$n))),
            (!cast<Instruction>("STUR"#name#"i") (EXTRACT_SUBREG i64:$v, sub_32), i64:$base, imm:$n)>;
  let AddedComplexity = 6 in
  def : Pat<(store i64:$v, am_registers:$to),
            (!cast<Instruction>("STR"#name#"roX") (EXTRACT_SUBREG i64:$v, sub_32), am_registers:$to, 3)>;
  foreach x = IndexForms<width>.All in
    let AddedComplexity = x.Complexity in
    def : Pat<(store i64:$v, (add i64:$base, x.Index)),
              !setdagop(!con((ops (EXTRACT_SUBREG i64:$v, sub_32), i64:$base), x.Operands),
                        !cast<Instruction>("STR"#name#x.Suffix))>;
}
defm : LoadPat<i32, load, "W", 32>;
defm : LoadPat<i64, load, "X", 64>;
foreach size = [["8", "BB", "SB"], ["16", "HH", "SH"]] in {
  defvar bits_ = !if(!eq(size[0], "8"), 8, 16);
  foreach kind = ["zextloadi", "extloadi"] in {
    defm : LoadPat<i32, !cast<PatFrags>(kind#size[0]), size[1], bits_>;
    defm : LoadZeroPat<!cast<PatFrags>(kind#size[0]), size[1], bits_>;
  }
  defm : LoadPat<i32, !cast<PatFrags>("sextloadi"#size[0]), size[2]#"W", bits_>;
  defm : LoadPat<i64, !cast<PatFrags>("sextloadi"#size[0]), size[2]#"X", bits_>;
  defm : StorePat<i32, !cast<PatFrags>("truncstorei"#size[0]), size[1], bits_>;
  defm : StoreLowPat<!cast<PatFrags>("truncstorei"#size[0]), size[1], bits_>;
  foreach T = [i32, i64] in
    defm : StoreZeroPat<T, !cast<PatFrags>("truncstorei"#size[0]), size[1], bits_>;
}
defm : LoadPat<i64, sextloadi32, "SW", 32>;
defm : LoadZeroPat<zextloadi32, "W", 32>;
defm : LoadZeroPat<extloadi32, "W", 32>;
defm : StorePat<i32, store, "W", 32>;
defm : StorePat<i64, store, "X", 64>;
defm : StoreLowPat<truncstorei32, "W", 32>;
defm : StoreZeroPat<i32, store, "W", 32>;
defm : StoreZeroPat<i64, store, "X", 64>;
defm : StoreZeroPat<i64, truncstorei32, "W", 32>;

// ---- Calls ----------------------------------------------------------------------------------------------------------

def : Pat<(a64_call tglobaladdr:$callee), (BL tglobaladdr:$callee)>;
def : Pat<(a64_call texternalsym:$callee), (BL texternalsym:$callee)>;
def : Pat<(a64_call i64:$callee), (BLR i64:$callee)>;
def : Pat<(a64_ret), (RET LR)>;
def : Pat<(a64_tail_call (i64 tglobaladdr:$callee), timm:$down), (TCRETURNdi tglobaladdr:$callee, timm:$down)>;
def : Pat<(a64_tail_call (i64 texternalsym:$callee), timm:$down), (TCRETURNdi texternalsym:$callee, timm:$down)>;
def : Pat<(a64_tail_call GPR64tail:$callee, timm:$down), (TCRETURNri GPR64tail:$callee, timm:$down)>;

// ---- Atomic accesses ------------------------------------------------------------------------------------------------
// Plain ones; fences around them are inserted before selection.

foreach size = [["8", "BB", "SB"], ["16", "HH", "SH"]] in {
  defvar width = !if(!eq(size[0], "8"), 8, 16);
  foreach kind = ["zext", "aext"] in {
    defm : LoadPat<i32, !cast<PatFrags>("atomic_load_"#kind#"_"#size[0]), size[1], width>;
    defm : LoadZeroPat<!cast<PatFrags>("atomic_load_"#kind#"_"#size[0]), size[1], width>;
  }
  defm : LoadPat<i32, !cast<PatFrags>("atomic_load_sext_"#size[0]), size[2]#"W", width>;
  defm : LoadPat<i64, !cast<PatFrags>("atomic_load_sext_"#size[0]), size[2]#"X", width>;
  defm : StorePat<i32, !cast<PatFrags>("atomic_store_"#size[0]), size[1], width>;
  defm : StoreLowPat<!cast<PatFrags>("atomic_store_"#size[0]), size[1], width>;
}
defm : LoadPat<i32, atomic_load_nonext_32, "W", 32>;
defm : LoadPat<i64, atomic_load_nonext_64, "X", 64>;
defm : LoadPat<i64, atomic_load_sext_32, "SW", 32>;
defm : LoadZeroPat<atomic_load_zext_32, "W", 32>;
defm : StorePat<i32, atomic_store_32, "W", 32>;
defm : StorePat<i64, atomic_store_64, "X", 64>;
defm : StoreLowPat<atomic_store_32, "W", 32>;

// ---- Hints to fetch -------------------------------------------------------------------------------------------------
// What says that something is not read but written, or executed, and that it is not wanted again and again, has a number.

multiclass PrefetchPat<dag words, int number, int complexity> {
  let AddedComplexity = !add(complexity, 1) in
  def : Pat<!setdagop(!con((ops am_indexed64:$at), words), prefetch), (PRFMui (i32 number), am_indexed64:$at)>;
  let AddedComplexity = complexity in
  def : Pat<!setdagop(!con((ops am_unscaled:$at), words), prefetch), (PRFUMi (i32 number), am_unscaled:$at)>;
  let AddedComplexity = !add(complexity, 8) in
  def : Pat<!setdagop(!con((ops (add i64:$base, (i64 bytes_away64:$n))), words), prefetch), (PRFUMi (i32 number), i64:$base, imm:$n)>;
  let AddedComplexity = !add(complexity, 6) in
  def : Pat<!setdagop(!con((ops am_registers:$at), words), prefetch), (PRFMroX (i32 number), am_registers:$at, 3)>;
  foreach x = IndexForms<64>.All in
    let AddedComplexity = !add(complexity, x.Complexity) in
    def : Pat<!setdagop(!con((ops (add i64:$base, x.Index)), words), prefetch),
              !setdagop(!con((ops (i32 number), i64:$base), x.Operands), !cast<Instruction>("PRFM"#x.Suffix))>;
}
foreach n = 0...3 in
  def number_is#n : TImmLeaf<i32, "Imm == "#n>;
// Whatever the numbers are: read into the nearest cache, and kept there.
defm : PrefetchPat<(ops (i32 timm), (i32 timm), (i32 timm)), 0, 0>;
foreach write = [0, 1] in
  foreach execute = [0, 1] in
    foreach locality = [0, 1, 2, 3] in {
      // Data that is wanted once streams through the nearest.
      defvar level = !if(!eq(locality, 0), 1, !mul(2, !sub(3, locality)));
      defm : PrefetchPat<!con(!if(write, (ops number_is1), (ops (i32 timm))), (ops !cast<TImmLeaf>("number_is"#locality)),
                              !if(execute, (ops number_is0), (ops (i32 timm)))),
                         !add(!mul(16, write), !mul(8, execute), level), !add(4, !mul(8, write), !mul(8, execute))>;
    }
