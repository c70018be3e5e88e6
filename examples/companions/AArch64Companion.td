// Completes LLVM's description of AArch64 (lib/Target/AArch64):
//
//   mc -target-td=AArch64Companion.td -I <LLVM's include> -I <lib/Target/AArch64>

include "AArch64.td"
include "codewright/Extensions.td"

// What these store is the low bits of a register's number, or the number as it is.
def : Companion<"aarch64", ["aarch64", "arm64"]> {
  let PlainMethods = ["EncodePNR_p8to15", "encodeMatrixIndexGPR32", "getMoveWideImmOpValue", "fixOneOperandFPComparison",
                      "fixMOVZ", "fixMulHigh", "fixLoadStoreExclusive"];
}
def : AsmConventions {
  let CommentString = "//";
  let ImmediatePrefix = "#";
  let AlignIsPowerOfTwo = true;
  let FoldMnemonicCase = true;
  let MinInstAlign = 4;
  let ElfMachine = 183;
  let DecoderNamespaces = ["", "Fallback"];
}

// ---- Encodings --------------------------------------------------------------------------------------------------------
// Fields of instructions without a use, which the assembler fills with ones.

class MulHigh<string inst, bit unsigned_> : Amends<inst> {
  bits<5> Rm; bits<5> Rn; bits<5> Rd;
  bits<32> Inst = { 0b10011011, unsigned_, 0b10, Rm, 0b011111, Rn, Rd };
}
def : MulHigh<"SMULHrr", 0>;
def : MulHigh<"UMULHrr", 1>;
class ExclusiveStore<string inst, bits<2> size, bit release> : Amends<inst> {
  bits<5> Ws; bits<5> Rn; bits<5> Rt;
  bits<32> Inst = { size, 0b001000000, Ws, release, 0b11111, Rn, Rt };
}
foreach release = [0, 1] in {
  defvar name = !if(release, "STLXR", "STXR");
  def : ExclusiveStore<name#"B", 0, release>;
  def : ExclusiveStore<name#"H", 1, release>;
  def : ExclusiveStore<name#"W", 2, release>;
  def : ExclusiveStore<name#"X", 3, release>;
}
class ExclusivePair<string inst, bit long, bit acquire> : Amends<inst> {
  bits<5> Rt2; bits<5> Rn; bits<5> Rt;
  bits<32> Inst = { 1, long, 0b00100001111111, acquire, Rt2, Rn, Rt };
}
foreach long = [0, 1] in {
  def : ExclusivePair<"LDXP"#!if(long, "X", "W"), long, 0>;
  def : ExclusivePair<"LDAXP"#!if(long, "X", "W"), long, 1>;
}

// ---- Registers ------------------------------------------------------------------------------------------------------

defvar Letters = ["b", "h", "s", "d", "q"];
class LetterBits<string letter> {
  int Log2 = !cond(!eq(letter, "b"): 0, !eq(letter, "h"): 1, !eq(letter, "s"): 2, !eq(letter, "d"): 3, true: 4);
  int Bits = !shl(8, Log2);
}
class Spelled<string type, string spelling> : Amends<type>, SpelledByNumber<spelling>;

// Scalar operands are written by the first names of registers; `v0` is for vectors.
foreach letter = ["B", "H", "S", "D", "Q"] in
  foreach n = !range(32) in def : Amends<letter#n> { list<string> AltNames = []; }

// What divides a vector register is in assembly strings, but for lists of them.
foreach type = ["V64", "V128", "V64_lo", "V128_lo", "V128_0to7"] in def : Spelled<type, "v#">;
foreach pair = [["One", "1"], ["Two", "2"], ["Three", "3"], ["Four", "4"]] in {
  defvar length = !cond(!eq(pair[1], "1"): 1, !eq(pair[1], "2"): 2, !eq(pair[1], "3"): 3, true: 4);
  foreach element = ["8b", "4h", "2s", "1d", "16b", "8h", "4s", "2d", "b", "h", "s", "d"] in
    def : Amends<"VecList"#pair[0]#element>, SpelledByNumber<"v#."#element, length>;
  foreach width = ["64", "128"] in
    def : Amends<"VecList"#pair[0]#width>, SpelledByNumber<"v#", length>;
}

// Scalable vectors, lists of them, and the lowest element of one.
class ScalableList<string type, string element, int length, int count = 32, int stride = 1>
    : Amends<type>, SpelledByNumber<element, length, stride, count, !eq(stride, 1), !eq(length, 1)>;
class Tuple<int length> {
  string Name = !cond(!eq(length, 1): "Z", !eq(length, 2): "ZZ", !eq(length, 3): "ZZZ", true: "ZZZZ");
}
// The number of a register is a multiple of what it is stored in.
class MultipleOf<int log2> {
  code EncodeExpr = "Imm >> "#log2;
  code DecodeExpr = "Bits << "#log2;
}
// A register from 0 to `count` - 1, or 16 higher.
class Strided<int log2> {
  code EncodeExpr = "(Imm & "#!sub(!shl(1, log2), 1)#") | (bit(Imm, 4) << "#log2#")";
  code DecodeExpr = "(Bits & "#!sub(!shl(1, log2), 1)#") | (bit(Bits, "#log2#") << 4)";
}
foreach letter = Letters in {
  defvar bits_ = LetterBits<letter>.Bits;
  def : Spelled<"ZPR"#bits_, "z#."#letter>;
  if !lt(bits_, 64) then def : Spelled<"ZPR3b"#bits_, "z#."#letter>;
  if !lt(bits_, 128) then def : Spelled<"ZPR4b"#bits_, "z#."#letter>;
  def : Spelled<"FPR"#bits_#"asZPR", letter#"#">;
  foreach length = [1, 2, 3, 4] in
    def : ScalableList<Tuple<length>.Name#"_"#letter, "z#."#letter, length>;
  foreach length = [2, 4] in {
    defvar log2 = !if(!eq(length, 2), 1, 2);
    def : ScalableList<Tuple<length>.Name#"_"#letter#"_mul_r", "z#."#letter, length>, MultipleOf<log2>;
    if !lt(bits_, 128) then
      def : ScalableList<Tuple<length>.Name#"_"#letter#"_strided", "z#."#letter, length, 32, !div(16, length)>,
            Strided<!sub(4, log2)>;
  }
}
def : ScalableList<"ZZ_mul_r", "z#", 2>, MultipleOf<1>;

// Predicates.
foreach letter = ["b", "h", "s", "d"] in {
  defvar bits_ = LetterBits<letter>.Bits;
  def : Spelled<"PPR"#bits_, "p#."#letter>;
  def : Spelled<"PNR"#bits_, "pn#."#letter>;
  def : Spelled<"PNR"#bits_#"_p8to15", "pn#."#letter>;
  def : ScalableList<"PP_"#letter, "p#."#letter, 2, 16>;
  def : ScalableList<"PP_"#letter#"_mul_r", "p#."#letter, 2, 16>, MultipleOf<1>;
}
def : Spelled<"PPRorPNRAny", "p#">;
def : Spelled<"PPRorPNR8", "p#.b">;

// The matrix, its tiles and slices.
def : Amends<"MatrixOp">, AlwaysWritten<"za">;
foreach letter = Letters in {
  defvar bits_ = LetterBits<letter>.Bits;
  if !lt(bits_, 128) then def : Amends<"MatrixOp"#bits_>, AlwaysWritten<"za."#letter>;
  def : Spelled<"TileVectorOpH"#bits_, "za#h."#letter>;
  def : Spelled<"TileVectorOpV"#bits_, "za#v."#letter>;
}
// The place in the matrix and the offset in memory are the same number.
defvar PlaceInMatrix = (ins MatrixIndexGPR32Op12_15:$Rv, sme_elm_idx0_15:$imm4, GPR64sp:$Rn);
def : Amends<"LDR_ZA"> {
  dag InOperandList = PlaceInMatrix;
  string AsmString = "ldr\t$ZAt[$Rv, $imm4], [$Rn, $imm4, mul vl]";
}
def : Amends<"STR_ZA"> {
  dag InOperandList = !con((ins MatrixOp:$ZAt), PlaceInMatrix);
  string AsmString = "str\t$ZAt[$Rv, $imm4], [$Rn, $imm4, mul vl]";
}
def : Amends<"MatrixTileList">, NameSet<[
  NamedValue<255, "za">, NamedValue<85, "za0.h">, NamedValue<170, "za1.h">, NamedValue<17, "za0.s">, NamedValue<34, "za1.s">,
  NamedValue<68, "za2.s">, NamedValue<136, "za3.s">, NamedValue<1, "za0.d">, NamedValue<2, "za1.d">, NamedValue<4, "za2.d">,
  NamedValue<8, "za3.d">, NamedValue<16, "za4.d">, NamedValue<32, "za5.d">, NamedValue<64, "za6.d">, NamedValue<128, "za7.d">]>,
  EncodeExpr<"Imm">, DecodeExpr<"Bits">;

// Integer registers: pairs, eight in a row, the lower half, and those that are shifted by the size of an element.
foreach type = ["WSeqPairClassOperand", "XSeqPairClassOperand", "MrrsMssrPairClassOperand"] in
  def : Amends<type>, WrittenAsParts;
def : Spelled<"GPR64x8", "x#">;
def : Spelled<"GPR64as32", "w#">;
def OnlyXZR : RegisterClass<"AArch64", [i64], 64, (add XZR)> { let isAllocatable = false; }
def : Amends<"SyspXzrPairOperand">, AlwaysWritten<"xzr, xzr"> { RegisterClass RegClass = OnlyXZR; }
foreach log2 = [0, 1, 2, 3, 4] in
  foreach type = ["GPR64shifted", "GPR64NoXZRshifted"] in
    def : Amends<type#!shl(8, log2)>, TextAround<"", !if(log2, ", lsl #"#log2, "")>;
foreach width = [32, 64] in
  foreach log2 = [0, 1, 2, 3] in
    foreach kind = ["UXTW", "SXTW", "LSL"] in {
      defvar name = "ZPR"#width#"Ext"#kind#!shl(8, log2);
      defvar word = !tolower(kind);
      defvar amount = !if(log2, " #"#log2, "");
      defvar behind = !if(!and(!eq(kind, "LSL"), !eq(log2, 0)), "", ", "#word#amount);
      defvar spelling = "z#."#!if(!eq(width, 32), "s", "d");
      def : Spelled<name, spelling>, TextAround<"", behind>;
      if !and(!eq(log2, 0), !ne(kind, "LSL")) then def : Spelled<name#"Only", spelling>, TextAround<"", behind>;
    }

// ---- Numbers --------------------------------------------------------------------------------------------------------

class Range<string type, int low, int high> : Amends<type> {
  code MCOperandPredicate = "Imm >= "#low#" && Imm <= "#high;
}
// So many units of a number with or without a sign.
class Units<string type, int bits_, int unit, bit signed = false> : Amends<type> {
  defvar low = !if(signed, !sub(0, !shl(1, !sub(bits_, 1))), 0);
  defvar high = !sub(!shl(1, !if(signed, !sub(bits_, 1), bits_)), 1);
  code MCOperandPredicate = "Imm >= "#!mul(unit, low)#" && Imm <= "#!mul(unit, high)#" && Imm % "#unit#" == 0";
  code EncodeExpr = "Imm / "#unit;
  code DecodeExpr = !if(signed, "sext(Bits, "#bits_#")", "Bits")#" * "#unit;
}
foreach unit = [1, 2, 3, 4, 16, 32] in def : Units<"simm4s"#unit, 4, unit, true>;
def : Units<"simm5_8b", 5, 1, true>;
def : Units<"simm5_16b", 5, 1, true>;
def : Units<"simm5_32b", 5, 1, true>;
def : Units<"simm5_64b", 5, 1, true>;
def : Units<"simm6_32b", 6, 1, true>;
def : Units<"simm6s1", 6, 1, true>;
def : Units<"simm8_32b", 8, 1, true>;
def : Units<"simm8_64b", 8, 1, true>;
def : Units<"simm9", 9, 1, true>;
def : Units<"simm9s16", 9, 16, true>;
def : Units<"simm10Scaled", 10, 8, true>;
foreach unit = [4, 8, 16] in def : Units<"simm7s"#unit, 7, unit, true>;
foreach unit = [2, 4, 8] in def : Units<"uimm5s"#unit, 5, unit>;
foreach unit = [1, 2, 4, 8, 16] in def : Units<"uimm6s"#unit, 6, unit>;
foreach unit = [1, 2, 4, 8, 16] in def : Units<"uimm12s"#unit, 12, unit>;
def : Units<"uimm3s8", 3, 8> { string PrintMethod = "printBare"; }
foreach type = ["imm0_255", "imm0_127", "imm0_127_64b", "movimm32_imm"] in def : Amends<type> { string PrintMethod = ""; }
foreach type = ["timm32_0_65535", "timm64_0_65535"] in def : Amends<type> { string PrintMethod = "printHexBits"; }
def : Range<"sve_incdec_imm", 1, 16>, EncodeExpr<"Imm - 1">, DecodeExpr<"Bits + 1">;
def : Range<"tbz_imm0_31_diag", 0, 31>;
// The uppermost bit of the number is in the instruction already.
def : Range<"tbz_imm32_63", 32, 63>, EncodeExpr<"Imm & 31">, DecodeExpr<"Bits | 32">;

// Places of elements: in brackets behind a register, or bare within brackets of the assembly string.
class Lane<string type, int count> : Amends<type>, TextAround<"[", "]"> {
  string PrintMethod = "printBare";
  code MCOperandPredicate = "Imm >= 0 && Imm < "#count;
}
foreach pair = [["B", "16"], ["H", "8"], ["S", "4"], ["D", "2"]] in {
  defvar count = !cond(!eq(pair[1], "16"): 16, !eq(pair[1], "8"): 8, !eq(pair[1], "4"): 4, true: 2);
  foreach end = ["", "32b", "_timm", "32b_timm"] in
    if !exists<Operand>("VectorIndex"#pair[0]#end) then def : Lane<"VectorIndex"#pair[0]#end, count>;
}
foreach pair = [["b", "64"], ["h", "32"], ["s", "16"], ["d", "8"], ["q", "4"]] in
  def : Lane<"sve_elm_idx_extdup_"#pair[0], !div(512, LetterBits<pair[0]>.Bits)>;
// One place only, which has no bits.
class OnlyNumber<string type, string text> : Amends<type>, AlwaysWritten<text> { code MCOperandPredicate = "Imm == 0"; }
foreach type = ["VectorIndex0", "VectorIndex032b"] in def : OnlyNumber<type, "[0]">;
def : OnlyNumber<"VectorIndex1", "[1]">;
foreach high = [1, 3, 7, 15] in
  def : Amends<"sme_elm_idx0_"#high> { string PrintMethod = "printBare"; code MCOperandPredicate = "Imm >= 0 && Imm <= "#high; }
def : OnlyNumber<"sme_elm_idx0_0", "0">;

// Slices that follow each other.
class Slices<string type, int bits_, int length> : Amends<type>, NumberRange<length> {
  string PrintMethod = "printBare";
  code MCOperandPredicate = "Imm >= 0 && Imm < "#!mul(length, !shl(1, bits_))#" && Imm % "#length#" == 0";
  code EncodeExpr = "Imm / "#length;
  code DecodeExpr = "Bits * "#length;
}
foreach length = [2, 4] in {
  foreach bits_ = [1, 2] in def : Slices<"uimm"#bits_#"s"#length#"range", bits_, length>;
  def : OnlyNumber<"uimm0s"#length#"range", "0:"#!sub(length, 1)>;
}
def : Slices<"uimm3s2range", 3, 2>;

// Turns of a quarter.
def : Amends<"complexrotateop">, EncodeExpr<"Imm / 90">, DecodeExpr<"Bits * 90"> {
  code MCOperandPredicate = "Imm >= 0 && Imm <= 270 && Imm % 90 == 0";
  string PrintMethod = "";
}
def : Amends<"complexrotateopodd">, EncodeExpr<"Imm == 270">, DecodeExpr<"Bits * 180 + 90"> {
  code MCOperandPredicate = "Imm == 90 || Imm == 270";
  string PrintMethod = "";
}

// Shifts of elements: those to the right count down, those to the left up from the width.
class ShiftRight<string type, int width> : Amends<type>, EncodeExpr<width#" - Imm">, DecodeExpr<width#" - Bits"> {
  code MCOperandPredicate = "Imm >= 1 && Imm <= "#width;
}
class ShiftLeft<string type, int width> : Amends<type>, EncodeExpr<"Imm">, DecodeExpr<"Bits & "#!sub(width, 1)> {
  code MCOperandPredicate = "Imm >= 0 && Imm < "#width;
}
foreach width = [8, 16, 32, 64] in {
  def : ShiftRight<"vecshiftR"#width, width>;
  def : ShiftRight<"tvecshiftR"#width, width>;
  if !ne(width, 8) then
    def : ShiftRight<"vecshiftR"#width#"Narrow", !div(width, 2)>;
  def : ShiftLeft<"vecshiftL"#width, width>;
}
// Bits behind the point.
foreach type = ["f16", "f32", "f64", "recip_f16", "recip_f32", "recip_f64"] in {
  // The uppermost bit is in the instruction already.
  def : Range<"fixedpoint_"#type#"_i32", 1, 32>, EncodeExpr<"32 - Imm">, DecodeExpr<"32 - Bits">;
  def : Range<"fixedpoint_"#type#"_i64", 1, 64>, EncodeExpr<"64 - Imm">, DecodeExpr<"64 - Bits">;
}

// ---- Distances ------------------------------------------------------------------------------------------------------

class Distance<string type, int bits_, int log2> : Amends<type>, AnyName {
  code MCOperandPredicate = "isShiftedInt<"#bits_#", "#log2#">(Imm)";
  code EncodeExpr = "Imm >> "#log2;
  code DecodeExpr = "sext(Bits, "#bits_#") << "#log2;
  string PrintMethod = "printTarget";
}
def : Distance<"am_b_target", 26, 2>;
def : Distance<"am_bl_target", 26, 2>;
def : Distance<"am_brcond", 19, 2>;
def : Distance<"am_ldrlit", 19, 2>;
def : Distance<"am_tbrcond", 14, 2>;
def : Distance<"adrlabel", 21, 0>;
def : Distance<"adrplabel", 21, 12> { let PrintMethod = ""; }
// Backwards only.
def : Distance<"am_pauth_pcrel", 16, 2> {
  let MCOperandPredicate = "Imm <= 0 && isShiftedUInt<16, 2>(-Imm)";
  let EncodeExpr = "-Imm >> 2";
  let DecodeExpr = "-(Bits << 2)";
}

// ---- Names ----------------------------------------------------------------------------------------------------------

defvar Conditions = ["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le", "al", "nv"];
def : Amends<"ccode">, NamedOperand<!listconcat(!foreach(n, !range(16), NamedValue<n, Conditions[n]>),
                                                [NamedValue<2, "cs">, NamedValue<3, "cc">])>;
def : Amends<"inv_ccode">, NamedOperand<!listconcat(!foreach(n, !range(14), NamedValue<n, Conditions[!xor(n, 1)]>),
                                                    [NamedValue<3, "cs">, NamedValue<2, "cc">])> {
  code MCOperandPredicate = "isUInt<4>(Imm) && Imm < 14";
}
def : Amends<"sys_cr_op">, NamedOperand<!foreach(n, !range(16), NamedValue<n, "c"#n>)>;
class InTable<string type, string table> : Amends<type>, TableNamed<table, "Encoding", "Name">;
def : InTable<"sve_pred_enum", "SVEPREDPAT">;
def : InTable<"sve_prfop", "SVEPRFM">;
def : InTable<"sve_vec_len_specifier_enum", "SVEVECLENSPECIFIER">;
def : InTable<"prfop", "PRFM">;
def : InTable<"rprfop", "RPRFM">;
def : InTable<"barrier_op", "DB">;
// The lower two bits are in the instruction already. Numbers from 16 on are other names of them.
def : InTable<"barrier_nxs_op", "DBnXS">, EncodeExpr<"Imm & 12">, DecodeExpr<"Bits | 3">, MustBeNamed,
      WrittenAs<"Imm + 13", "Imm >= 16 && Imm <= 28 && Imm % 4 == 0 ? (Imm & 12) | 3 : -1"> {
  code MCOperandPredicate = "isUInt<4>(Imm) && (Imm & 3) == 3";
}
def : Amends<"TSB"> { dag InOperandList = (ins); string AsmString = "tsb\tcsync"; }
def : InTable<"pstatefield4_op", "PStateImm0_15">, MustBeNamed;
def : InTable<"pstatefield1_op", "PStateImm0_1">, MustBeNamed;
def : InTable<"svcr_op", "SVCR"> { code MCOperandPredicate = "Imm >= 1 && Imm <= 3"; }
def : InTable<"mrs_sysreg_op", "SysReg">, NamedByFields<"S#_#_C#_C#_#", [2, 3, 4, 4, 3]>;
// Only names of those that can be written.
class WritableSysReg<string name, int number> { string Name = name; int Encoding = number; }
foreach reg = !instances<SysReg>() in
  if reg.Writeable then def : WritableSysReg<reg.Name, reg.Encoding>;
def : InTable<"msr_sysreg_op", "WritableSysReg">, NamedByFields<"S#_#_C#_C#_#", [2, 3, 4, 4, 3]>;
def isb_op : Operand<i32>, TableNamed<"ISB", "Encoding", "Name"> { code MCOperandPredicate = "isUInt<4>(Imm)"; }
def : Amends<"ISB"> { dag InOperandList = (ins isb_op:$CRm); }

// ---- Operations of the system -----------------------------------------------------------------------------------------
// Names of numbers of `sys`, and of `sysp` with a pair of registers: upper part of the number, two registers, lower part.

class SystemAlias<string mnemonic, string name, Instruction inst, bits<14> number, DAGOperand regs>
    : InstAlias<mnemonic#" "#!tolower(name)#", $Rt",
                (inst number{13-11}, number{10-7}, number{6-3}, number{2-0}, regs:$Rt), 2>;
class SystemAliasAlone<string mnemonic, string name, bits<14> number>
    : InstAlias<mnemonic#" "#!tolower(name), (SYSxt number{13-11}, number{10-7}, number{6-3}, number{2-0}, XZR), 2>;
foreach op = !instances<DC>() in def : SystemAlias<"dc", op.Name, SYSxt, op.Encoding, GPR64>;
foreach op = !instances<AT>() in def : SystemAlias<"at", op.Name, SYSxt, op.Encoding, GPR64>;
foreach op = !instances<IC>() in
  if op.NeedsReg then def : SystemAlias<"ic", op.Name, SYSxt, op.Encoding, GPR64>;
  else def : SystemAliasAlone<"ic", op.Name, op.Encoding>;
foreach op = !instances<TLBIEntry>() in {
  if op.NeedsReg then def : SystemAlias<"tlbi", op.Name, SYSxt, op.Encoding, GPR64>;
  else def : SystemAliasAlone<"tlbi", op.Name, op.Encoding>;
  // Those of an address or a range of them.
  if !or(!ne(!find(op.Name, "VA"), -1), !ne(!find(op.Name, "IPAS2"), -1)) then
    def : SystemAlias<"tlbip", op.Name, SYSPxt, op.Encoding, XSeqPairClassOperand>;
}

// ---- Shifted and extended operands ------------------------------------------------------------------------------------

def zero_amount : Operand<i32> { code MCOperandPredicate = "Imm == 0"; }
// The kind of the shift is above six bits for the amount.
foreach kind = [0, 1, 2, 3] in
  foreach width = [32, 64] in
    def amount#width#"_"#kind : Operand<i32>, WrittenAs<"Imm & 63", "Imm | "#!shl(kind, 6)> {
      code MCOperandPredicate = "Imm >> 6 == "#kind#" && (Imm & 63) < "#width#!if(kind, "", " && Imm != 0");
    }
defvar Shifts = ["lsl", "lsr", "asr", "ror"];
foreach width = [32, 64] in {
  defvar regs = !cast<RegisterClass>("GPR"#width);
  foreach kind = [0, 1, 2, 3] in
    def Shifted#width#"_"#kind : OperandForm<!strconcat("$reg, ", Shifts[kind], " $amount"),
                                             (ops regs:$reg, !cast<Operand>("amount"#width#"_"#kind):$amount)>;
  def Unshifted#width : OperandForm<"$reg", (ops regs:$reg, 0)>;
  defvar forms = !foreach(kind, [0, 1, 2, 3], !cast<OperandForm>("Shifted"#width#"_"#kind));
  defvar unshifted = !cast<OperandForm>("Unshifted"#width);
  def : Amends<"logical_shifted_reg"#width>, HasForms<!listconcat(forms, [unshifted])>;
  def : Amends<"arith_shifted_reg"#width>, HasForms<[forms[0], forms[1], forms[2], unshifted]>;
  // Aliases have the shift as an operand of its own, behind the register.
  foreach kind = [0, 1, 2, 3] in
    def Shift#width#"_"#kind : OperandForm<!strconcat(", ", Shifts[kind], " $amount"),
                                           (ops !cast<Operand>("amount"#width#"_"#kind):$amount)>;
  defvar shifts = !foreach(kind, [0, 1, 2, 3], !cast<OperandForm>("Shift"#width#"_"#kind));
  def : Range<"logical_shift"#width, 0, 255>, HasForms<shifts> { dag MIOperandInfo = (ops i32imm:$shift); }
  def : Range<"arith_shift"#width, 0, 191>, HasForms<[shifts[0], shifts[1], shifts[2]]> {
    dag MIOperandInfo = (ops i32imm:$shift);
  }
}

// The kind of the extension is above three bits for the amount.
defvar Extends = ["uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"];
foreach kind = !range(8) in {
  def extended#kind : Operand<i32>, WrittenAs<"Imm & 7", "Imm | "#!shl(kind, 3)> {
    code MCOperandPredicate = "Imm >> 3 == "#kind#" && (Imm & 7) >= 1 && (Imm & 7) <= 4";
  }
  defvar amount = !cast<Operand>("extended"#kind);
  def ExtendedBy#kind : OperandForm<!strconcat("$reg, ", Extends[kind], " $amount"), (ops GPR32:$reg, amount:$amount)>;
  def Extended#kind : OperandForm<!strconcat("$reg, ", Extends[kind]), (ops GPR32:$reg, !shl(kind, 3))>;
  def ExtensionBy#kind : OperandForm<!strconcat(", ", Extends[kind], " $amount"), (ops amount:$amount)>;
  def Extension#kind : OperandForm<!strconcat(", ", Extends[kind]), (ops !shl(kind, 3))>;
}
class ExtendForms<list<int> kinds, string name> {
  list<OperandForm> All = !listconcat(!foreach(kind, kinds, !cast<OperandForm>(name#"By"#kind)),
                                      !foreach(kind, kinds, !cast<OperandForm>(name#kind)));
}
foreach type = ["arith_extended_reg32_i32", "arith_extended_reg32_i64"] in
  def : Amends<type>, HasForms<ExtendForms<!range(8), "Extended">.All>;
def : Amends<"arith_extended_reg32to64_i64">, HasForms<ExtendForms<[0, 1, 2, 4, 5, 6], "Extended">.All>;
// Aliases have the extension as an operand of its own, behind the register.
foreach type = ["arith_extend", "arith_extend64"] in {
  defvar kinds = !if(!eq(type, "arith_extend"), !range(8), [0, 1, 2, 4, 5, 6]);
  def : Amends<type>, HasForms<ExtendForms<kinds, "Extension">.All> {
    code MCOperandPredicate = "isUInt<6>(Imm) && (Imm & 7) <= 4";
    dag MIOperandInfo = (ops i32imm:$extend);
  }
}
def longExtend : Operand<i32> {
  code MCOperandPredicate = "isUInt<6>(Imm) && (Imm & 7) <= 4 && (Imm & 24) == 24";
  code DecodeExpr = "Bits | 24";
}
def : Amends<"arith_extendlsl64">, HasForms<ExtendForms<[3, 7], "Extension">.All> {
  dag MIOperandInfo = (ops longExtend:$extend);
}

// A shift to the left behind a number or a register, not written if it is by 0.
class Amounts<list<int> amounts, int log2> : Operand<i32>, EncodeExpr<"Imm >> "#log2>, DecodeExpr<"Bits << "#log2> {
  code MCOperandPredicate = !interleave(!foreach(amount, amounts, "Imm == "#amount), " || ");
}
def amount_any : Operand<i32> { code MCOperandPredicate = "Imm != 0"; }
def Lsl : OperandForm<", lsl $amount", (ops amount_any:$amount)>;
def NoLsl : EmptyForm<(ops 0)>;
def words_of_32 : Amounts<[0, 16], 0>;
def words_of_64 : Amounts<[0, 16, 32, 48], 0>;
def bytes_of_word : Amounts<[0, 8, 16, 24], 3>;
def bytes_of_half : Amounts<[0, 8], 3>;
def upto7 : Amounts<[0, 1, 2, 3, 4, 5, 6, 7], 0>;
foreach pair = [["movimm32_shift", "words_of_32"], ["movimm64_shift", "words_of_64"], ["logical_vec_shift", "bytes_of_word"],
                ["logical_vec_hw_shift", "bytes_of_half"], ["lsl_imm3_shift_operand", "upto7"]] in {
  defvar amount = !cast<Operand>(pair[1]);
  def : Amends<pair[0]>, HasForms<[Lsl, NoLsl]> { dag MIOperandInfo = (ops amount:$amount); }
}
// Ones are shifted in.
def : Amends<"move_vec_shift">, TextAround<", msl ", "">, EncodeExpr<"Imm >> 4">, DecodeExpr<"Bits * 8 + 8"> {
  code MCOperandPredicate = "Imm == 8 || Imm == 16";
  string PrintMethod = "";
}

// A number and whether it is shifted.
class ShiftFlag<int amount> : Operand<i32>, EncodeExpr<"Imm == "#amount>, DecodeExpr<"Bits * "#amount> {
  code MCOperandPredicate = "Imm == 0 || Imm == "#amount;
}
def by12 : ShiftFlag<12>;
def by8 : ShiftFlag<8>;
def never : ShiftFlag<8> { let MCOperandPredicate = "Imm == 0"; code DecodeValid = "Bits == 0"; }
def unsigned12 : Operand<i32> { code MCOperandPredicate = "isUInt<12>(Imm)"; }
def unsigned8 : Operand<i32> { code MCOperandPredicate = "isUInt<8>(Imm)"; }
def signed8 : Operand<i32>, DecodeExpr<"sext(Bits, 8)"> { code MCOperandPredicate = "isInt<8>(Imm)"; }
class PlainForm<Operand number> : OperandForm<"$number", (ops number:$number, 0)>;
def exactly12 : Operand<i32> { code MCOperandPredicate = "Imm == 12"; }
def exactly8 : Operand<i32> { code MCOperandPredicate = "Imm == 8"; }
class ShiftedForm<Operand number, Operand amount> : OperandForm<"$number, lsl $amount", (ops number:$number, amount:$amount)>;
def Plain12 : PlainForm<unsigned12>;
def Shifted12 : ShiftedForm<unsigned12, exactly12>;
foreach type = ["addsub_shifted_imm32", "addsub_shifted_imm64"] in
  def : Amends<type>, HasForms<[Shifted12, Plain12]> {
    dag MIOperandInfo = (ops unsigned12:$number, by12:$shift);
    bits<12> part0; bits<1> part1; bits<14> Layout = { 0, part1, part0 };
  }
foreach pair = [["addsub", "unsigned8"], ["cpy", "signed8"]] in {
  defvar number = !cast<Operand>(pair[1]);
  def Plain_#pair[1] : PlainForm<number>;
  def Shifted_#pair[1] : ShiftedForm<number, exactly8>;
  foreach width = [8, 16, 32, 64] in {
    defvar flag = !if(!eq(width, 8), never, by8);
    def : Amends<pair[0]#"_imm8_opt_lsl_i"#width>,
          HasForms<[!cast<OperandForm>("Shifted_"#pair[1]), !cast<OperandForm>("Plain_"#pair[1])]> {
      dag MIOperandInfo = (ops number:$number, flag:$shift);
      bits<8> part0; bits<1> part1; bits<9> Layout = { part1, part0 };
    }
  }
}

// Index registers: how a word is extended, or that a register is shifted, by the size of what is loaded.
def flag : Operand<i32> { code MCOperandPredicate = "isUInt<1>(Imm)"; }
class IndexForm<string text, int signed, int shifted> : OperandForm<text, (ops signed, shifted)>;
foreach log2 = !range(5) in {
  foreach signed = [0, 1] in {
    defvar word = !if(signed, "sxtw", "uxtw");
    defvar long = !if(signed, "sxtx", "lsl");
    def WordIndex#log2#signed#"Shifted" : IndexForm<word#" #"#log2, signed, 1>;
    def WordIndex#log2#signed : IndexForm<word, signed, 0>;
    def LongIndex#log2#signed#"Shifted" : IndexForm<long#" #"#log2, signed, 1>;
    def LongIndex#log2#signed : IndexForm<!if(signed, "sxtx", "lsl #0"), signed, 0>;
  }
  foreach pair = [["W", "Word"], ["X", "Long"]] in {
    defvar names = !foreach(end, ["0Shifted", "1Shifted", "0", "1"], pair[1]#"Index"#log2#end);
    // A byte is shifted by 0 as well as not at all.
    def : Amends<"ro_"#pair[0]#"extend"#!shl(8, log2)>, HasForms<!foreach(name, names, !cast<OperandForm>(name))> {
      dag MIOperandInfo = (ops flag:$signed, flag:$shifted);
      bits<1> part0; bits<1> part1; bits<2> Layout = { part0, part1 };
    }
  }
}

// ---- Bitmasks ---------------------------------------------------------------------------------------------------------
// A run of ones in an element of 2, 4, ... 64 bits, rotated, and repeated over the register. Encoded as N:immr:imms: N and
// the upper bits of imms say how large an element is, the lower bits of imms how long the run is less one, immr how far it
// is rotated to the right.

// Facts of an element of `e` bits, as expressions over Imm or Bits.
class Element<int e> {
  string Mask = !if(!eq(e, 64), "-1", "((1 << "#e#") - 1)");
  string Low = "(Imm & "#Mask#")";
  string Repeats = !if(!eq(e, 64), "1", "(Imm == (lshr(Imm, "#e#") | (Imm << "#!sub(64, e)#")))");
  string Next = "(((Imm << 1) | (lshr("#Low#", "#!sub(e, 1)#"))) & "#Mask#")";
  string IsRun = "(popcount("#Low#" ^ "#Next#") == 2)";
  string First = "ctz("#Low#" & ~"#Next#")";
  string Encode = "(("#!if(!eq(e, 64), "1 << 12", "0")#") | ((("#e#" - "#First#") & "#!sub(e, 1)#") << 6) | ((-"
                  #!mul(2, e)#" & 63) | (popcount("#Low#") - 1)))";
  string Run = "(lshr(-1, 63 - (Bits & "#!sub(e, 1)#")))";
  string By = "(bits(Bits, 11, 6) & "#!sub(e, 1)#")";
  string Rotated = "((lshr("#Run#", "#By#") | ("#Run#" << (("#e#" - "#By#") & "#!sub(e, 1)#"))) & "#Mask#")";
  string Copies = !cond(!eq(e, 64): "1", !eq(e, 32): "0x100000001", !eq(e, 16): "0x0001000100010001",
                        !eq(e, 8): "0x0101010101010101", !eq(e, 4): "0x1111111111111111", true: "0x5555555555555555");
  string Decode = "("#Rotated#" * "#Copies#")";
  string IsLong = "((Bits & "#!sub(e, 1)#") != "#!sub(e, 1)#")";
}
class BitmaskChoice {
  // The smallest element that the value repeats.
  string Encode = !foldl(Element<64>.Encode, [32, 16, 8, 4, 2], rest, e,
                         "("#Element<e>.Repeats#" ? "#Element<e>.Encode#" : "#rest#")");
  string Valid = !foldl(Element<64>.IsRun, [32, 16, 8, 4, 2], rest, e,
                        "("#Element<e>.Repeats#" ? "#Element<e>.IsRun#" : "#rest#")");
  // The largest element whose mark is there.
  string Decode = "(bit(Bits, 12) ? "#Element<64>.Decode#" : "#!foldl("0", [2, 4, 8, 16, 32], rest, e,
                         "(!bit(Bits, "#!logtwo(e)#") ? "#Element<e>.Decode#" : "#rest#")")#")";
  string Legal = "(bit(Bits, 12) ? "#Element<64>.IsLong#" : "#!foldl("0", [2, 4, 8, 16, 32], rest, e,
                         "(!bit(Bits, "#!logtwo(e)#") ? "#Element<e>.IsLong#" : "#rest#")")#")";
}
defvar Bitmask = BitmaskChoice<>;
defvar Twice = "(zext(Imm, 32) * 0x100000001)";
def : Amends<"logical_imm64">, EncodeExpr<Bitmask.Encode>, DecodeExpr<Bitmask.Decode, Bitmask.Legal> {
  code MCOperandPredicate = Bitmask.Valid;
  string PrintMethod = "printHexBits";
}
// 32 bits are handled as if repeated.
def : Amends<"logical_imm32">, EncodeExpr<!subst("Imm", Twice, Bitmask.Encode)>,
      DecodeExpr<!strconcat("zext(", Bitmask.Decode, ", 32)"), !strconcat("!bit(Bits, 12) && (", Bitmask.Legal, ")")> {
  code MCOperandPredicate = !strconcat("isUInt<32>(Imm) && (", !subst("Imm", Twice, Bitmask.Valid), ")");
  // Negative numbers are those of 32 bits.
  code RereadExpr = "isInt<32>(Imm) ? zext(Imm, 32) : Imm";
  string PrintMethod = "printHexBits";
}
// What the opposite instruction has.
def : Amends<"logical_imm64_not">, WrittenAs<"~Imm", "~Imm"> { code MCOperandPredicate = Bitmask.Valid; }
def : Amends<"logical_imm32_not">, WrittenAs<"zext(~Imm, 32)", "isInt<32>(Imm) || isUInt<32>(Imm) ? zext(~Imm, 32) : 0"> {
  code MCOperandPredicate = !strconcat("isUInt<32>(Imm) && (", !subst("Imm", Twice, Bitmask.Valid), ")");
}

// Elements of a scalable vector are written once, and stand for 64 bits; or the opposite is written. What a byte, shifted or not,
// says as well is not moved in this way.
class RepeatedElement<int width> {
  string Copies = !cond(!eq(width, 8): "0x0101010101010101", !eq(width, 16): "0x0001000100010001", true: "0x100000001");
  string Fits = "(isInt<"#width#">(Imm) || isUInt<"#width#">(Imm))";
  string Repeats = "(zext(Imm, "#width#") * "#Copies#" == Imm)";
  string IsByte = "(isInt<8>(sext(Imm, "#width#")) || isShiftedInt<8, 8>(sext(Imm, "#width#")))";
}
defvar IsMovedAsByte = !interleave(["isInt<8>(Imm)", "isShiftedInt<8, 8>(Imm)", RepeatedElement<8>.Repeats,
    "("#RepeatedElement<16>.Repeats#" && "#RepeatedElement<16>.IsByte#")",
    "("#RepeatedElement<32>.Repeats#" && "#RepeatedElement<32>.IsByte#")"], " || ");
class ElementMask<string type, int width, string written = "Imm", string refused = "0"> : Amends<type>,
    WrittenAs<"zext("#written#", "#width#")",
              RepeatedElement<width>.Fits#" ? zext("#written#", "#width#") * "#RepeatedElement<width>.Copies#" : 0"> {
  code MCOperandPredicate = !strconcat(RepeatedElement<width>.Repeats, " && !(", refused, ") && ", Bitmask.Valid);
  string PrintMethod = "printHexBits";
}
foreach width = [8, 16, 32] in {
  def : ElementMask<"sve_logical_imm"#width, width>;
  def : ElementMask<"sve_logical_imm"#width#"_not", width, "(~Imm)">;
}
foreach width = [16, 32] in
  def : ElementMask<"sve_preferred_logical_imm"#width, width, "Imm", IsMovedAsByte>;
def : Amends<"sve_preferred_logical_imm64"> {
  code MCOperandPredicate = !strconcat("!(", IsMovedAsByte, ") && ", Bitmask.Valid);
  string PrintMethod = "printHexBits";
}
// A bit for each byte that is all ones.
def : Amends<"simdimmtype10">,
      EncodeExpr<!interleave(!foreach(n, !range(8), "(bit(Imm, "#!mul(8, n)#") << "#n#")"), " | ")>,
      DecodeExpr<!interleave(!foreach(n, !range(8), "((bit(Bits, "#n#") * 255) << "#!mul(8, n)#")"), " | ")> {
  code MCOperandPredicate = "(Imm & 0x0101010101010101) * 255 == Imm";
  string PrintMethod = "printHexBitsPadded";
}

// ---- Floating-point constants -------------------------------------------------------------------------------------------
// The operand is the bits of a double, and for a negative number the opposite of those without the sign.

class FloatConstant<string name, int number> { string Name = name; int Encoding = number; }
class FloatConstantOf<bit sign, int exponent, int rest> {
  // In units of the eighth decimal place, of which the smallest difference, 1/128, has 781250.
  defvar units = !mul(781250, !shl(!add(16, rest), !add(exponent, 3)));
  defvar one = 100000000;
  defvar behind = !substr(!cast<string>(!add(one, !sub(units, !mul(one, !div(units, one))))), 1);
  string Name = "#"#!if(sign, "-", "")#!div(units, one)#"."#behind;
  defvar bits_ = !or(!shl(!add(1023, exponent), 52), !shl(rest, 48));
  int Value = !if(sign, !sub(0, bits_), bits_);
}
foreach sign = [0, 1] in
  foreach exponent = !range(-3, 5) in
    foreach rest = !range(16) in {
      defvar c = FloatConstantOf<sign, exponent, rest>;
      def : FloatConstant<c.Name, c.Value>;
    }
defvar Magnitude = "(Imm < 0 ? -Imm : Imm)";
defvar FloatOfBits = "(((bit(Bits, 6) ? 0xff : 0x100) << 54) | ((Bits & 0x3f) << 48))";
foreach type = ["fpimm8", "fpimm16", "fpimm32", "fpimm64"] in
  def : Amends<type>, TableNamed<"FloatConstant", "Encoding", "Name">,
        EncodeExpr<!subst("Number", Magnitude, "((Imm < 0) << 7) | (bit(Number, 61) << 6) | bits(Number, 53, 48)")>,
        DecodeExpr<!subst("Number", FloatOfBits, "bit(Bits, 7) ? -Number : Number")> {
    code MCOperandPredicate = !subst("Number", Magnitude, "(Number & 0xffffffffffff) == 0"
                                     #" && (bits(Number, 62, 54) == 0x100 || bits(Number, 62, 54) == 0xff)");
  }

// One of two.
class TwoFloats<string name, int number> { string Name = name; int Encoding = number; }
def : TwoFloats<"#0.0", 0>;
def : TwoFloats<"#0.5", 0x3fe0000000000000>;
def : TwoFloats<"#1.0", 0x3ff0000000000000>;
def : TwoFloats<"#2.0", 0x4000000000000000>;
class OneOfFloats<string type, string first, string second>
    : Amends<type>, TableNamed<"TwoFloats", "Encoding", "Name">, EncodeExpr<"Imm == "#second>,
      DecodeExpr<"Bits ? "#second#" : "#first> {
  code MCOperandPredicate = "Imm == "#first#" || Imm == "#second;
}
def : OneOfFloats<"sve_fpimm_zero_one", "0", "0x3ff0000000000000">;
def : OneOfFloats<"sve_fpimm_half_one", "0x3fe0000000000000", "0x3ff0000000000000">;
def : OneOfFloats<"sve_fpimm_half_two", "0x3fe0000000000000", "0x4000000000000000">;
