// The matrix ZA, its tiles and slices, and the lists of vectors that go with them: how operands are written.

// ---- Tiles and slices -----------------------------------------------------------------------------------------------
// A tile is every n-th row of ZA, for elements of n bytes; its number is all that an encoding has. A slice is a row or a
// column of a tile, whose place is counted from a register: `za0h.s[w12, 3]`.

foreach n = 0...15 in
  def TILE#n : A64Reg<n, ""> { let isArtificial = true; }
foreach letter = ElementLetters in {
  defvar last = !sub(!shl(1, ElementOf<letter>.Log2), 1);
  def Tiles_#letter : ScalableClass<128, (sequence "TILE%u", 0, last)>;
  def Tile_#letter : Scalable<!cast<RegisterClass>("Tiles_"#letter), "za#."#letter, "invalid matrix operand, expected za[0-"#last#"]."#letter>;
  def Row_#letter : Scalable<!cast<RegisterClass>("Tiles_"#letter), "za#h."#letter,
                             "invalid matrix operand, expected za[0-"#last#"]h."#letter#" or za[0-"#last#"]v."#letter>;
  def Column_#letter : Scalable<!cast<RegisterClass>("Tiles_"#letter), "za#v."#letter,
                                "invalid matrix operand, expected za[0-"#last#"]h."#letter#" or za[0-"#last#"]v."#letter>;
}
def ArrayIndexRegisters : RegisterClass<"AArch64", [i32], 32, (sequence "W%u", 8, 11)> { let isAllocatable = false; }
def ArrayIndex : RegisterOperand<ArrayIndexRegisters> {
  let ParserMatchClass = Says<"ArrayIndex", "operand must be a register in range [w8, w11]">;
}

// A distance from that register, and several slices that follow each other from there: `0:3`.
class SliceOffset<int high> : Const<i32, "Imm >= 0 && Imm <= "#high> {
  let PrintMethod = "printBare";
  let ParserMatchClass = Says<"SliceOffset"#high, "immediate must be an integer in range [0, "#high#"].">;
}
foreach high = [1, 3, 7, 15] in
  def offset#high : SliceOffset<high>;
class SliceRange<int bits_, int length>
    : Const<i32, "Imm >= 0 && Imm < "#!mul(length, !shl(1, bits_))#" && Imm % "#length#" == 0">,
      EncodeExpr<"Imm / "#length>, DecodeExpr<"Bits * "#length>, NumberRange<length> {
  let PrintMethod = "printBare";
  // What is possible depends on the instruction, and is said of all of them.
  defvar range = !cond(!eq(length, 4): "[0, 4] or [0, 12] depending on the instruction", !eq(bits_, 1): "[0, 2]",
                       true: "[0, 6] or [0, 14] depending on the instruction");
  let ParserMatchClass = Says<"SliceRange"#bits_#"x"#length,
      "vector select offset must be an immediate range of the form <immf>:<imml>, where the first immediate is a multiple of "
      #length#" in the range "#range#", and the second immediate is immf + "#!sub(length, 1)#".">;
}
foreach bits_ = [1, 2, 3] in
  foreach length = [2, 4] in
    def first#bits_#x#length : SliceRange<bits_, length>;

// A place in the table zt0, in bytes.
def table_bytes : Const<i32, "Imm >= 0 && Imm <= 56 && Imm % 8 == 0">, EncodeExpr<"Imm / 8">, DecodeExpr<"Bits * 8"> {
  let PrintMethod = "printBare";
  let ParserMatchClass = Says<"TableBytes", "index must be a multiple of 8 in range [0, 56].">;
}

// The eight tiles of the widest elements are bits of a mask; each other tile is several of them.
class TileMask<string letter, int number> {
  defvar count = !shl(1, ElementOf<letter>.Log2);
  NamedValue Of = NamedValue<!foldl(0, !range(!div(8, count)), mask, n, !or(mask, !shl(1, !add(number, !mul(n, count))))),
                             "za"#number#"."#letter>;
}
def tile_set
    : Operand<i32>,
      NameSet<!listconcat([NamedValue<255, "za">, NamedValue<255, "za0.b">],
                          !foreach(n, [0, 1], TileMask<"h", n>.Of), !foreach(n, !range(4), TileMask<"s", n>.Of),
                          !foreach(n, !range(8), TileMask<"d", n>.Of))> {
  let MCOperandPredicate = "isUInt<8>(Imm)";
}

// ---- Lists of vectors -----------------------------------------------------------------------------------------------

// Registers with a distance, which lists of two and four are read and written as: 8 between two, 4 between four.
class StridedTuples<int length, list<int> firsts>
    : RegisterTuples<!foreach(n, !range(length), !cast<SubRegIndex>("zsub"#n)),
                     !foreach(n, !range(length),
                              !dag(add, !foreach(i, firsts, !cast<Register>("Z"#!add(i, !mul(n, !div(16, length))))),
                                   !listsplat("", !size(firsts))))>;
def StridedTuples2 : StridedTuples<2, [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]>;
def StridedTuples4 : StridedTuples<4, [0, 1, 2, 3, 16, 17, 18, 19]>;
foreach length = [2, 4] in {
  def ZPR#length#Strided : ScalableClass<!mul(128, length), (add !cast<RegisterTuples>("StridedTuples"#length))>;
  foreach letter = ["b", "h", "s", "d"] in
    def Strided#length#_#letter
        : RegisterOperand<!cast<RegisterClass>("ZPR"#length#"Strided")>,
          SpelledByNumber<"z#."#letter, length, !div(16, length), 32> {
      let ParserMatchClass
          = Says<"Strided"#length#"_"#letter,
                 "Invalid vector list, expected list with each SVE vector in the list "#!div(16, length)
                 #" registers apart, and the first register in the range [z0, z"#!sub(!div(16, length), 1)#"] or [z16, z"
                 #!add(15, !div(16, length))#"] and with correct element type">;
    }
}
def AlignedWhole2 : RegisterOperand<ZPR2Mul2>, SpelledByNumber<"z#", 2, 1, 32> {
  let ParserMatchClass = Says<"AlignedWhole2", "Invalid vector list, expected list with 2 consecutive SVE vectors, where the first"
                                               #" vector is a multiple of 2 and with matching element types">;
}
