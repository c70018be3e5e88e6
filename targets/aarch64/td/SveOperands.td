// Scalable vectors and predicates: how registers with elements, lists of them, and numbers beside them are written.
// Records end in the letter of the element: b, h, s, d, q for 8 to 128 bits.

defvar ElementLetters = ["b", "h", "s", "d", "q"];
class ElementOf<string letter> {
  int Log2 = !cond(!eq(letter, "b"): 0, !eq(letter, "h"): 1, !eq(letter, "s"): 2, !eq(letter, "d"): 3, true: 4);
  int Bits = !shl(8, Log2);
}

// ---- Vectors --------------------------------------------------------------------------------------------------------

class Scalable<RegisterClass regs, string spelling, string message>
    : RegisterOperand<regs>, SpelledByNumber<spelling> {
  let ParserMatchClass = Says<"Scalable_"#regs#"_"#!subst("#", "", !subst(".", "", spelling)), message>;
}
class ScalableList<RegisterClass regs, string element, int length, int count, string message = "">
    : RegisterOperand<regs>, SpelledByNumber<element, length, 1, count, true, !eq(length, 1)> {
  let ParserMatchClass = Says<"List_"#regs#"_"#!subst("#", "", !subst(".", "", element)), message>;
}

def Vec : RegisterOperand<ZPR> {
  let ParserMatchClass = Says<"Scalable_ZPR", "invalid element width">;
}
foreach letter = ElementLetters in {
  def Vec_#letter : Scalable<ZPR, "z#."#letter, "invalid element width">;
  // Lower numbers, where an element is chosen.
  def Low8_#letter : Scalable<ZPR_lo8, "z#."#letter,
                              "Invalid restricted vector register, expected z0."#letter#"..z7."#letter>;
  def Low16_#letter : Scalable<ZPR_lo16, "z#."#letter,
                               "Invalid restricted vector register, expected z0."#letter#"..z15."#letter>;
  def List1_#letter : ScalableList<ZPR, "z#."#letter, 1, 32, "invalid element width">;
  foreach length = 2...4 in
    def List#length#_#letter : ScalableList<!cast<RegisterClass>("ZPR"#length), "z#."#letter, length, 32>;
  foreach length = [2, 4] in
    def Aligned#length#_#letter
        : ScalableList<!cast<RegisterClass>("ZPR"#length#"Mul"#length), "z#."#letter, length, 32,
                       "Invalid vector list, expected list with "#length#" consecutive SVE vectors, where the first vector is a"
                       #" multiple of "#length#" and with matching element types">;
  // The lowest element, as a register of its own; for the smaller ones, with an operand that is named like them.
  def ScalarOf_#letter : Scalable<ZPR, letter#"#", "">;
}
foreach letter = ["b", "h", "s", "d"] in
  def Scalar_#letter : RegisterOperand<!cast<RegisterClass>("FPR"#ElementOf<letter>.Bits)>;
// A vector register that is full of such elements.
class NeonFull<string letter> {
  RegisterOperand V = !cast<RegisterOperand>("V"#Arrangement<1, ElementOf<letter>.Log2>.Name);
}

// ---- Predicates -----------------------------------------------------------------------------------------------------

def Pred : RegisterOperand<PPR> {
  let ParserMatchClass = Says<"Predicate", "invalid predicate register.">;
}
// What says which elements take part.
def Governing : RegisterOperand<PPR_lo8> {
  let ParserMatchClass = Says<"GoverningPredicate",
                              "invalid restricted predicate register, expected p0..p7 (without element suffix)">;
}
def HighCounter : RegisterOperand<PNR_hi8> {
  let ParserMatchClass = Says<"HighCounter", "invalid restricted predicate-as-counter register expected pn8..pn15">;
}
foreach letter = ["b", "h", "s", "d"] in {
  def Pred_#letter : Scalable<PPR, "p#."#letter, "invalid predicate register.">;
  def Counter_#letter : Scalable<PNR, "pn#."#letter, "Invalid predicate register, expected PN in range pn0..pn15 with element suffix.">;
  def HighCounter_#letter
      : Scalable<PNR_hi8, "pn#."#letter, "Invalid predicate register, expected PN in range pn8..pn15 with element suffix.">;
  def PredPair_#letter : ScalableList<PPR2, "p#."#letter, 2, 16>;
  def AlignedPair_#letter
      : ScalableList<PPR2Mul2, "p#."#letter, 2, 16,
                     "Invalid vector list, expected list with 2 consecutive predicate registers, where the first vector is a"
                     #" multiple of 2 and with correct element type">;
}

// ---- Integer registers beside them ----------------------------------------------------------------------------------

// The lower half of a register that is written before.
def WordOfLong : RegisterOperand<GPR64common>, SpelledByNumber<"w#"> {
  let ParserMatchClass = Says<"WordOfLong", "operand must be 64-bit form of destination register">;
}
// What a slice is counted from.
def SliceIndexRegisters : RegisterClass<"AArch64", [i32], 32, (sequence "W%u", 12, 15)> { let isAllocatable = false; }
def SliceIndex : RegisterOperand<SliceIndexRegisters> {
  let ParserMatchClass = Says<"SliceIndex", "operand must be a register in range [w12, w15]">;
}

// ---- Numbers --------------------------------------------------------------------------------------------------------

class Between<int low, int high, string what = "immediate", ValueType type = i32>
    : Const<type, "Imm >= "#low#" && Imm <= "#high> {
  let ParserMatchClass = Says<"Between_"#!subst("-", "m", !cast<string>(low))#"_"#high,
                              what#" must be an integer in range ["#low#", "#high#"].">;
}
foreach high = [7, 15, 31, 127, 255] in
  def upto#high : Between<0, high>;
def from1to16 : Between<1, 16>, EncodeExpr<"Imm - 1">, DecodeExpr<"Bits + 1">;
foreach n = [5, 6, 8, 9] in
  def signed#n : Between<!sub(0, !shl(1, !sub(n, 1))), !sub(!shl(1, !sub(n, 1)), 1), "index">,
                 DecodeExpr<"sext(Bits, "#n#")">;
// Multiples: of the length of a list that is loaded, of the size of what is loaded.
class MultipleOf<int factor, int low, int high, string decoded>
    : Const<i64, "Imm >= "#!mul(low, factor)#" && Imm <= "#!mul(high, factor)#" && Imm % "#factor#" == 0">,
      EncodeExpr<"Imm / "#factor>, DecodeExpr<decoded#" * "#factor> {
  defvar range = "["#!mul(low, factor)#", "#!mul(high, factor)#"].";
  let ParserMatchClass = Says<"MultipleOf_"#factor#"_"#!subst("-", "m", !cast<string>(low))#"_"#high,
                              !cond(!gt(factor, 1): "index must be a multiple of "#factor#" in range ",
                                    !eq(high, 63): "index must be in range ",
                                    true: "index must be an integer in range ")#range>;
}
foreach factor = [1, 2, 3, 4, 16, 32] in
  def signed4x#factor : MultipleOf<factor, -8, 7, "sext(Bits, 4)">;
def signed6x1 : MultipleOf<1, -32, 31, "sext(Bits, 6)">;
foreach factor = [2, 4, 8] in
  def unsigned5x#factor : MultipleOf<factor, 0, 31, "Bits">;
foreach factor = [1, 2, 4, 8] in
  def unsigned6x#factor : MultipleOf<factor, 0, 63, "Bits">;

// Shifts, without what the size of elements adds to the field.
foreach letter = ["b", "h", "s", "d"] in {
  defvar width = ElementOf<letter>.Bits;
  def right_#letter : Between<1, width>, EncodeExpr<width#" - Imm">, DecodeExpr<width#" - Bits">;
  def left_#letter : Between<0, !sub(width, 1)>;
}
// Places of elements in the first 512 bits.
foreach letter = ElementLetters in
  def wide_lane_#letter : LaneIndex<!div(512, ElementOf<letter>.Bits)>;

// A byte, or for wider elements a byte times 256 as well, which the upper bit says.
foreach letter = ["b", "h", "s", "d"] in {
  defvar wide = !not(!eq(letter, "b"));
  def unsigned_byte_#letter
      : Const<i32, "isUInt<8>(Imm)"#!if(wide, " || isShiftedUInt<8, 8>(Imm)", "")>,
        EncodeExpr<"isUInt<8>(Imm) ? Imm : (256 | (Imm >> 8))">,
        DecodeExpr<"bit(Bits, 8) ? (Bits & 255) << 8 : Bits", !if(wide, "Bits != 256", "!bit(Bits, 8)")> {
    let ParserMatchClass = Says<"UnsignedByte_"#letter, "immediate must be an integer in range [0, 255]"
                                #!if(wide, " or a multiple of 256 in range [256, 65280]", " with a shift amount of 0")>;
  }
  // Numbers with and without sign are the same in so many bits.
  defvar bitsOf = ElementOf<letter>.Bits;
  defvar wrapped = !if(!eq(bitsOf, 64), "Imm", "(Imm >> "#bitsOf#") == 0 || (Imm >> "#bitsOf#") == -1 ? sext(Imm, "#bitsOf#") : Imm");
  def signed_byte_#letter
      : Const<i32, !if(wide, "isInt<8>(Imm) || isShiftedInt<8, 8>(Imm)", "isInt<8>(Imm)")>,
        EncodeExpr<"isInt<8>(Imm) ? Imm & 255 : (256 | ((Imm >> 8) & 255))">,
        WrittenAs<"Imm", wrapped>, DecodeExpr<"bit(Bits, 8) ? sext(Bits, 8) << 8 : sext(Bits, 8)", !if(wide, "Bits != 256", "!bit(Bits, 8)")> {
    let ParserMatchClass = Says<"SignedByte_"#letter, "immediate must be an integer in range [-128, 127]"
                                #!if(wide, " or a multiple of 256 in range [-32768, 32512]", " with a shift amount of 0")>;
  }
  if wide then {
    // Written before its shift.
    def signed_byte_before_shift_#letter
        : Const<i32, "isShiftedInt<8, 8>(Imm) && Imm != 0">, WrittenAs<"Imm >> 8", !subst("Imm", "(Imm << 8)", wrapped)>;
    def unsigned_byte_before_shift_#letter
        : Const<i32, "isShiftedUInt<8, 8>(Imm) && Imm != 0">, WrittenAs<"Imm >> 8", "Imm << 8">;
  }
}

// Turns of a quarter.
def rotation : Const<i32, "Imm >= 0 && Imm <= 270 && Imm % 90 == 0">, EncodeExpr<"Imm / 90">, DecodeExpr<"Bits * 90"> {
  let ParserMatchClass = Says<"Rotation", "complex rotation must be 0, 90, 180 or 270.">;
}
def odd_rotation : Const<i32, "Imm == 90 || Imm == 270">, EncodeExpr<"Imm == 270">, DecodeExpr<"Bits * 180 + 90"> {
  let ParserMatchClass = Says<"OddRotation", "complex rotation must be 90 or 270.">;
}

// One of two floating-point numbers.
class ExactFloat<string name, int bits_> : Named<name, bits_>;
def : ExactFloat<"#0.0", 0>;
def : ExactFloat<"#0.5", 0x3fe0000000000000>;
def : ExactFloat<"#1.0", 0x3ff0000000000000>;
def : ExactFloat<"#2.0", 0x4000000000000000>;
class OneOfFloats<string first, string first_bits, string second, string second_bits>
    : Operand<i64>, TableNamed<"ExactFloat", "Encoding", "Name">, EncodeExpr<"Imm == "#second_bits>,
      DecodeExpr<"Bits ? "#second_bits#" : "#first_bits> {
  let MCOperandPredicate = "Imm == "#first_bits#" || Imm == "#second_bits;
  let ParserMatchClass = Says<"OneOf_"#!subst(".", "_", first)#"_"#!subst(".", "_", second),
                              "Invalid floating point constant, expected "#first#" or "#second#".">;
}
def zero_or_one : OneOfFloats<"0.0", "0", "1.0", "0x3ff0000000000000">;
def half_or_one : OneOfFloats<"0.5", "0x3fe0000000000000", "1.0", "0x3ff0000000000000">;
def half_or_two : OneOfFloats<"0.5", "0x3fe0000000000000", "2.0", "0x4000000000000000">;

// How many elements of a predicate are meant.
class PredicatePattern<string name, int number> : Named<name, number>;
def : PredicatePattern<"pow2", 0>;
foreach n = 1...8 in
  def : PredicatePattern<"vl"#n, n>;
foreach n = 4...8 in
  def : PredicatePattern<"vl"#!shl(1, n), !add(n, 5)>;
def : PredicatePattern<"mul4", 29>;
def : PredicatePattern<"mul3", 30>;
def : PredicatePattern<"all", 31>;
def pattern : MaybeNamed<"PredicatePattern", 5> {
  let ParserMatchClass = Says<"PredicatePattern", "invalid predicate pattern">;
}
def vector_pair : Operand<i32>, NamedOperand<[NamedValue<0, "vlx2">, NamedValue<1, "vlx4">]> {
  let MCOperandPredicate = "isUInt<1>(Imm)";
}
class ScalablePrefetch<string name, int number> : Named<name, number>;
foreach store = [0, 1] in
  foreach level = [0, 1, 2] in
    foreach policy = [0, 1] in
      def : ScalablePrefetch<!strconcat(!if(store, "pst", "pld"), "l", !cast<string>(!add(level, 1)), PrefetchPolicies[policy]),
                             !add(!mul(8, store), !mul(2, level), policy)>;
def sve_prfop : MaybeNamed<"ScalablePrefetch", 4> {
  let ParserMatchClass = Says<"ScalablePrefetch", "prefetch operand out of range, [0,15] expected">;
}
