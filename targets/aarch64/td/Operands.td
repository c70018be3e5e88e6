// Operands of instructions: constants, symbols, names.

// What is said of an operand that does not fit.
class Diagnosed<string message> : AsmOperandClass {
  let Name = "";
  let DiagnosticString = message;
}

class Const<ValueType type, code valid, list<OperandFixup> fixups = []> : Operand<type>, HasFixups<fixups> {
  let MCOperandPredicate = valid;
}
class UImm<int n, ValueType type = i32> : Const<type, "isUInt<"#n#">(Imm)"> {
  let ParserMatchClass = Diagnosed<"immediate must be an integer in range [0, "#!sub(!shl(1, n), 1)#"].">;
}
// What is said of an index that is not in its range.
class SignedIndex<int n, int log2> {
  defvar half = !shl(1, !add(!sub(n, 1), log2));
  defvar unit = !shl(1, log2);
  AsmOperandClass Parsed = Diagnosed<"index must be "#!if(log2, "a multiple of "#unit, "an integer")#" in range [-"#half#", "
                                     #!sub(half, unit)#"].">;
}
class UnsignedIndex<int n, int log2> {
  defvar unit = !shl(1, log2);
  AsmOperandClass Parsed = Diagnosed<"index must be "#!if(log2, "a multiple of "#unit, "an integer")#" in range [0, "
                                     #!sub(!shl(unit, n), unit)#"].">;
}
class SImm<int n, ValueType type = i64> : Const<type, "isInt<"#n#">(Imm)">, DecodeExpr<"sext(Bits, "#n#")"> {
  let ParserMatchClass = SignedIndex<n, 0>.Parsed;
}
// A multiple of a unit, as that many units.
class Scaled<int n, int log2, list<OperandFixup> fixups = []>
    : Const<i64, "isShiftedUInt<"#n#", "#log2#">(Imm)", fixups>, EncodeExpr<"Imm >> "#log2>,
      DecodeExpr<"Bits << "#log2> {
  let ParserMatchClass = UnsignedIndex<n, log2>.Parsed;
}
class ScaledSigned<int n, int log2>
    : Const<i64, "isShiftedInt<"#n#", "#log2#">(Imm)">, EncodeExpr<"Imm >> "#log2>,
      DecodeExpr<"sext(Bits, "#n#") << "#log2> {
  let ParserMatchClass = SignedIndex<n, log2>.Parsed;
}

foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 16] in
  def uimm#n : UImm<n>;
def uimm5_long : UImm<5, i64>;
def uimm6_long : UImm<6, i64>;
def uimm16_hex : UImm<16> {
  let PrintMethod = "printHexBits";
}
// Below the width of a register, as a position; and from one to the width, as a number of bits.
class NegatedPosition<int n> : Const<i32, "Imm >= 0 && Imm < "#n>, EncodeExpr<"(-Imm) & "#!sub(n, 1)> {
  let ParserMatchClass = Diagnosed<"immediate must be an integer in range [0, "#!sub(n, 1)#"].">;
}
class BitCount<int n> : Const<i32, "Imm >= 1 && Imm <= "#n>, EncodeExpr<"Imm - 1"> {
  let ParserMatchClass = Diagnosed<"immediate must be an integer in range [1, "#n#"].">;
}
foreach n = [32, 64] in {
  def negated_position#n : NegatedPosition<n>;
  def bit_count#n : BitCount<n>;
}
def simm9 : SImm<9>;
// Like simm9, but an offset that is a multiple of the unit belongs to the form that counts units.
def simm10s8 : ScaledSigned<10, 3>;
foreach k = 2...4 in
  def simm7s#!shl(1, k) : ScaledSigned<7, k>;

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

class AddSubImm<ValueType type> : Const<type, [{ isUInt<12>(Imm) }], [
  OperandFixup<SpecLo12, fixup_aarch64_add_imm12>,
  OperandFixup<SpecMachPAGEOFF, fixup_aarch64_add_imm12>,
  OperandFixup<SpecMachTLVPPAGEOFF, fixup_aarch64_add_imm12>,
  OperandFixup<SpecTprelHi12, fixup_add_tprel_hi12>,
  OperandFixup<SpecTprelLo12, fixup_add_tprel_lo12>,
  OperandFixup<SpecTprelLo12Nc, fixup_add_tprel_lo12_nc>,
  OperandFixup<SpecDtprelHi12, fixup_add_dtprel_hi12>,
  OperandFixup<SpecDtprelLo12, fixup_add_dtprel_lo12>,
  OperandFixup<SpecDtprelLo12Nc, fixup_add_dtprel_lo12_nc>,
  OperandFixup<SpecTlsdescLo12, fixup_add_tlsdesc_lo12>,
]> {
  let ParserMatchClass = Diagnosed<"expected compatible register, symbol or integer in range [0, 4095]">;
}
def addsub_imm32 : AddSubImm<i32>;
def addsub_imm64 : AddSubImm<i64>;
// What the assembler turns into others: a multiple of 4096, and the opposite of what the opposite operation takes.
def addsub_high : Const<i64, [{ Imm != 0 && isShiftedUInt<12, 12>(Imm) }]>, EncodeExpr<[{ Imm >> 12 }]>;
def addsub_negative : Const<i64, [{ Imm < 0 && isUInt<12>(-Imm) }]>, EncodeExpr<[{ -Imm }]>;
def addsub_negative_high : Const<i64, [{ Imm < 0 && isShiftedUInt<12, 12>(-Imm) }]>, EncodeExpr<[{ (-Imm) >> 12 }]>;
def addsub_shift : Const<i32, [{ Imm == 0 || Imm == 12 }]>, EncodeExpr<[{ Imm == 12 }]>, DecodeExpr<[{ Bits * 12 }]>;

def shift_kind : Operand<i32>,
                 NamedOperand<[NamedValue<0, "lsl">, NamedValue<1, "lsr">, NamedValue<2, "asr">]> {
  let MCOperandPredicate = [{ Imm >= 0 && Imm <= 2 }];
}
def logical_shift_kind : Operand<i32>,
                         NamedOperand<[NamedValue<0, "lsl">, NamedValue<1, "lsr">, NamedValue<2, "asr">,
                                       NamedValue<3, "ror">]> {
  let MCOperandPredicate = [{ isUInt<2>(Imm) }];
}
// The extension of a word, and of a register of 64 bits.
def extend_kind : Operand<i32>, DecodeExpr<[{ Bits }], [{ (Bits & 3) != 3 }]>,
                  NamedOperand<[NamedValue<0, "uxtb">, NamedValue<1, "uxth">, NamedValue<2, "uxtw">,
                                NamedValue<4, "sxtb">, NamedValue<5, "sxth">, NamedValue<6, "sxtw">]> {
  let MCOperandPredicate = [{ isUInt<3>(Imm) && (Imm & 3) != 3 }];
}
def extend_kind_any : Operand<i32>,
                  NamedOperand<[NamedValue<0, "uxtb">, NamedValue<1, "uxth">, NamedValue<2, "uxtw">,
                                NamedValue<3, "uxtx">, NamedValue<4, "sxtb">, NamedValue<5, "sxth">,
                                NamedValue<6, "sxtw">, NamedValue<7, "sxtx">]> {
  let MCOperandPredicate = [{ isUInt<3>(Imm) }];
}
def extend_kind_x : Operand<i32>, EncodeExpr<[{ Imm >> 2 }]>, DecodeExpr<[{ Bits * 4 + 3 }]>,
                    NamedOperand<[NamedValue<3, "uxtx">, NamedValue<7, "sxtx">]> {
  let MCOperandPredicate = [{ Imm == 3 || Imm == 7 }];
}
def extend_amount : Const<i32, [{ Imm >= 0 && Imm <= 4 }]>, DecodeExpr<[{ Bits }], [{ Bits <= 4 }]>;
// Of an extension, or a shift by 0 to 4.

// ---- Bitmask immediates ---------------------------------------------------------------------------------------------
// A run of ones in an element of 2, 4, ... 64 bits, rotated, and repeated over the register. Encoded as N:immr:imms: N and
// the upper bits of imms say how large an element is, the lower bits of imms how long the run is less one, immr how far it
// is rotated to the right.

// Facts of an element of `e` bits, as expressions over Imm or Bits.
class Element<int e> {
  string Mask = !if(!eq(e, 64), "-1", "((1 << "#e#") - 1)");
  string Low = "(Imm & "#Mask#")";
  // The value repeats itself after e bits.
  string Repeats = !if(!eq(e, 64), "1", "(Imm == (lshr(Imm, "#e#") | (Imm << "#!sub(64, e)#")))");
  // Rotated left by one.
  string Next = "(((Imm << 1) | (lshr("#Low#", "#!sub(e, 1)#"))) & "#Mask#")";
  // One bit goes on and one bit goes off.
  string IsRun = "(popcount("#Low#" ^ "#Next#") == 2)";
  string First = "ctz("#Low#" & ~"#Next#")";
  string Encode = "(("#!if(!eq(e, 64), "1 << 12", "0")#") | ((("#e#" - "#First#") & "#!sub(e, 1)#") << 6) | ((-"
                  #!mul(2, e)#" & 63) | (popcount("#Low#") - 1)))";
  string Run = "(lshr(-1, 63 - (Bits & "#!sub(e, 1)#")))";
  string By = "(bits(Bits, 11, 6) & "#!sub(e, 1)#")";
  string Rotated = "((lshr("#Run#", "#By#") | ("#Run#" << (("#e#" - "#By#") & "#!sub(e, 1)#"))) & "#Mask#")";
  string Copies = !cond(!eq(e, 64): "1", !eq(e, 32): "0x100000001", !eq(e, 16): "0x0001000100010001",
                        !eq(e, 8): "0x0101010101010101", !eq(e, 4): "0x1111111111111111",
                        !eq(e, 2): "0x5555555555555555");
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

def logical_imm64 : Const<i64, Bitmask.Valid>, EncodeExpr<Bitmask.Encode>, DecodeExpr<Bitmask.Decode, Bitmask.Legal> {
  let PrintMethod = "printHexBits";
  let ParserMatchClass = Diagnosed<"expected compatible register or logical immediate">;
}
// 32 bits are handled as if repeated; a negative number may stand for them.
defvar Doubled = !subst("Imm", "(zext(Imm, 32) * 0x100000001)", Bitmask.Valid);
defvar DoubledEncode = !subst("Imm", "(zext(Imm, 32) * 0x100000001)", Bitmask.Encode);
def logical_imm32 : Const<i32, !strconcat("isUInt<32>(Imm) && (", Doubled, ")")>, RereadExpr<[{ isInt<32>(Imm) ? zext(Imm, 32) : Imm }]>,
                    EncodeExpr<DoubledEncode>,
                    DecodeExpr<!strconcat("zext(", Bitmask.Decode, ", 32)"), !strconcat("!bit(Bits, 12) && (", Bitmask.Legal, ")")> {
  let PrintMethod = "printHexBits";
}

// ---- Moves of 16 bits -----------------------------------------------------------------------------------------------

// Which group of 16 bits a symbol's specifier takes says where it goes: there is no shift beside it.
class MovwFixup<string spec, string fixup>
    : OperandFixup<!cast<Specifier>("Spec"#spec), !cast<Fixup>("fixup_movw_"#fixup)>;
class MovwGroupFixups<int n> {
  defvar number = !cast<string>(n);
  list<OperandFixup> All = !listconcat(
    [MovwFixup<"AbsG"#number, "abs_g"#number>],
    !if(!lt(n, 3), [MovwFixup<"AbsG"#number#"Nc", "abs_g"#number#"_nc">, MovwFixup<"AbsG"#number#"S", "abs_g"#number#"_s">,
                    MovwFixup<"TprelG"#number, "tprel_g"#number>, MovwFixup<"DtprelG"#number, "dtprel_g"#number>], []<OperandFixup>),
    !if(!lt(n, 2), [MovwFixup<"TprelG"#number#"Nc", "tprel_g"#number#"_nc">, MovwFixup<"DtprelG"#number#"Nc", "dtprel_g"#number#"_nc">],
        []<OperandFixup>),
    !cond(!eq(n, 1): [MovwFixup<"GottprelG1", "gottprel_g1">], !eq(n, 0): [MovwFixup<"GottprelG0Nc", "gottprel_g0_nc">],
          true: []<OperandFixup>));
}
foreach n = [0, 1, 2, 3] in
  def movw_group#n : Const<i64, [{ 0 }], MovwGroupFixups<n>.All>;
def movw_imm32 : Const<i32, [{ isUInt<16>(Imm) }]>;
def movw_imm64 : Const<i64, [{ isUInt<16>(Imm) }]>;
// A value that one of movz, movn and orr makes, as mov takes it: movz if it can, else movn, else orr.
class OneGroup<string value> {
  string Valid = !foldl("0", [48, 32, 16, 0], rest, s, "("#rest#" || ("#value#" & ~(0xffff << "#s#")) == 0)");
  string Encode = "("#!foldl(value, [48, 32, 16, 0], rest, s,
                         "("#value#" & ~(0xffff << "#s#")) == 0 ? ("#!srl(s, 4)#" << 16) | lshr("#value#", "#s#") : ("#rest#")")#")";
}
defvar MovzGroup = OneGroup<"Imm">;
defvar MovnGroup = OneGroup<"(~Imm)">;
defvar MovzGroup32 = OneGroup<"zext(Imm, 32)">;
defvar MovnGroup32 = OneGroup<"zext(~Imm, 32)">;
defvar Group = "((Bits & 0xffff) << (16 * (Bits >> 16)))";
// No group but the lowest is zero.
defvar GroupValid = "((Bits & 0xffff) != 0 || Bits == 0)";
defvar GroupValid32 = !strconcat("!bit(Bits, 17) && ", GroupValid);
defvar AnyWord = "(isInt<32>(Imm) || isUInt<32>(Imm)) && ";
def movz_value64 : Const<i64, MovzGroup.Valid>, EncodeExpr<MovzGroup.Encode>, DecodeExpr<Group, GroupValid>;
def movz_value32 : Const<i32, !strconcat(AnyWord, MovzGroup32.Valid)>, EncodeExpr<MovzGroup32.Encode>,
                   DecodeExpr<!strconcat("sext(", Group, ", 32)"), GroupValid32>;
def movn_value64 : Const<i64, !strconcat("!", MovzGroup.Valid, " && ", MovnGroup.Valid)>, EncodeExpr<MovnGroup.Encode>,
                   DecodeExpr<!strconcat("~", Group), GroupValid>;
def movn_value32 : Const<i32, !strconcat(AnyWord, "!", MovzGroup32.Valid, " && ", MovnGroup32.Valid)>,
                   EncodeExpr<MovnGroup32.Encode>,
                   DecodeExpr<!strconcat("sext(~", Group, ", 32)"),
                              !strconcat(GroupValid32, " && (Bits & 0xffff) != 0xffff")>;
// What neither movz nor movn makes.
def mov_bitmask64 : Const<i64, !strconcat("!", MovzGroup.Valid, " && !", MovnGroup.Valid, " && ", Bitmask.Valid)>,
                    EncodeExpr<Bitmask.Encode>,
                    DecodeExpr<Bitmask.Decode, !strconcat(Bitmask.Legal, " && !",
                                                          !subst("Imm", Bitmask.Decode, MovzGroup.Valid), " && !",
                                                          !subst("Imm", Bitmask.Decode, MovnGroup.Valid))>;
defvar DoubledDecode = !strconcat("zext(", Bitmask.Decode, ", 32)");
def mov_bitmask32 : Const<i32, !strconcat(AnyWord, "!", MovzGroup32.Valid, " && !", MovnGroup32.Valid, " && (",
                                          !subst("Imm", "(zext(Imm, 32) * 0x100000001)", Bitmask.Valid), ")")>,
                    EncodeExpr<!subst("Imm", "(zext(Imm, 32) * 0x100000001)", Bitmask.Encode)>,
                    DecodeExpr<!strconcat("sext(", Bitmask.Decode, ", 32)"),
                               !strconcat("!bit(Bits, 12) && ", Bitmask.Legal, " && !",
                                          !subst("Imm", DoubledDecode, MovzGroup.Valid), " && !",
                                          !subst("Imm", DoubledDecode, MovnGroup32.Valid))>;
def movw_shift32 : Const<i32, [{ Imm == 0 || Imm == 16 }]>, EncodeExpr<[{ Imm >> 4 }]>, DecodeExpr<[{ Bits << 4 }]>;
def movw_shift64 : Const<i32, [{ (Imm & 15) == 0 && Imm >= 0 && Imm <= 48 }]>, EncodeExpr<[{ Imm >> 4 }]>,
                   DecodeExpr<[{ Bits << 4 }]>;

// A shift to the left is ubfm with immr and imms that follow from the count.
class LeftShift<int n> : Const<i64, "Imm > 0 && Imm < "#n>,
                         EncodeExpr<"(((-Imm) & "#!sub(n, 1)#") << 6) | ("#!sub(n, 1)#" - Imm)">,
                         DecodeExpr<"("#!sub(n, 1)#") - (Bits & 63)",
                                    "(Bits & 63) < "#!sub(n, 1)#" && bits(Bits, 11, 6) == (Bits & 63) + 1">;
def lsl_imm32 : LeftShift<32>;
def lsl_imm64 : LeftShift<64>;

// ---- Conditions -----------------------------------------------------------------------------------------------------

defvar Conditions = ["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le", "al", "nv"];
defvar ConditionNames = !listconcat(!foreach(n, !range(16), NamedValue<n, Conditions[n]>),
                                    [NamedValue<2, "cs">, NamedValue<3, "cc">]);
def ccode : Operand<i8>, NamedOperand<ConditionNames> {
  let ParserMatchClass = Diagnosed<"expected AArch64 condition code">;
  let MCOperandPredicate = [{ isUInt<4>(Imm) }];
}
// The opposite is encoded; there is none of "always".
defvar InverseNames = !foreach(c, !filter(n, ConditionNames, !lt(n.Value, 14)), NamedValue<!xor(c.Value, 1), c.Name>);
def inverse_ccode : Operand<i8>, NamedOperand<InverseNames>, DecodeExpr<[{ Bits }], [{ Bits < 14 }]> {
  let MCOperandPredicate = [{ isUInt<4>(Imm) && Imm < 14 }];
}

// ---- Distances ------------------------------------------------------------------------------------------------------

class Distance<int n, int log2, list<OperandFixup> fixups, ValueType type = OtherVT>
    : Operand<type>, HasFixups<fixups>, AnyName, EncodeExpr<"Imm >> "#log2>, DecodeExpr<"sext(Bits, "#n#") << "#log2> {
  let MCOperandPredicate = "isShiftedInt<"#n#", "#log2#">(Imm)";
  let PrintMethod = "printTarget";
  let OperandType = "OPERAND_PCREL";
  let ParserMatchClass = Diagnosed<"expected label or encodable integer pc offset">;
  let OperandNamespace = "MCOI";
}
def am_b_target : Distance<26, 2, [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_branch26>]>;
def am_tail_target : Distance<26, 2, [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_branch26>], i64>;
def am_bl_target : Distance<26, 2, [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_call26>], i64>;
def am_brcond : Distance<19, 2, [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_branch19>]>;
def am_tbrcond : Distance<14, 2, [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_branch14>]>;
def am_ldrlit : Distance<19, 2, [
  OperandFixup<NoSpecifier, fixup_aarch64_ldr_pcrel_imm19>,
  OperandFixup<SpecGot, fixup_aarch64_ldr_got19>,
  OperandFixup<SpecGottprel, fixup_aarch64_ldr_gottprel19>,
  OperandFixup<SpecTlsdesc, fixup_aarch64_ldr_tlsdesc19>,
]>;
// Stored with the lowest two bits apart: the field is the whole word.
def adrlabel : Distance<21, 0, [OperandFixup<NoSpecifier, fixup_aarch64_pcrel_adr_imm21>]>;
def adrplabel : Distance<21, 12, [
  OperandFixup<NoSpecifier, fixup_aarch64_pcrel_adrp_imm21>,
  OperandFixup<SpecPgHi21, fixup_aarch64_pcrel_adrp_imm21>,
  OperandFixup<SpecMachPAGE, fixup_aarch64_pcrel_adrp_imm21>,
  OperandFixup<SpecMachGOTPAGE, fixup_aarch64_pcrel_adrp_imm21>,
  OperandFixup<SpecMachTLVPPAGE, fixup_aarch64_pcrel_adrp_imm21>,
  OperandFixup<SpecPgHi21Nc, fixup_aarch64_adrp_nc>,
  OperandFixup<SpecGot, fixup_aarch64_adrp_got>,
  OperandFixup<SpecGottprel, fixup_aarch64_adrp_gottprel>,
  OperandFixup<SpecTlsdesc, fixup_aarch64_adrp_tlsdesc>,
]> {
  let PrintMethod = "printOperand";
}
// The symbol of a descriptor; there is no field for it.
def tlsdesccall_symbol : Const<i64, [{ 0 }], [OperandFixup<NoSpecifier, fixup_aarch64_tlsdesc_call>]>, AnyName;

// ---- Offsets of loads and stores ------------------------------------------------------------------------------------

foreach k = 0...4 in
  def uimm12s#!shl(1, k) : Scaled<12, k, !listconcat([
    OperandFixup<SpecLo12, !cast<Fixup>("fixup_aarch64_ldst"#k)>,
    OperandFixup<SpecMachPAGEOFF, !cast<Fixup>("fixup_aarch64_ldst"#k)>,
    OperandFixup<SpecMachGOTPAGEOFF, !cast<Fixup>("fixup_aarch64_ldst"#k)>,
    OperandFixup<SpecMachTLVPPAGEOFF, !cast<Fixup>("fixup_aarch64_ldst"#k)>,
    OperandFixup<SpecTprelLo12, !cast<Fixup>("fixup_aarch64_ldst"#k#"_tprel")>,
    OperandFixup<SpecTprelLo12Nc, !cast<Fixup>("fixup_aarch64_ldst"#k#"_tprel_nc")>,
    OperandFixup<SpecDtprelLo12, !cast<Fixup>("fixup_aarch64_ldst"#k#"_dtprel")>,
    OperandFixup<SpecDtprelLo12Nc, !cast<Fixup>("fixup_aarch64_ldst"#k#"_dtprel_nc")>,
  ], !if(!eq(k, 3), [
    OperandFixup<SpecGotLo12, fixup_aarch64_ldst_got>,
    OperandFixup<SpecGottprelLo12, fixup_aarch64_ldst_gottprel>,
    OperandFixup<SpecTlsdescLo12, fixup_aarch64_ldst_tlsdesc>,
  ], []<OperandFixup>))>;

// How a register offset is extended: a word, or 64 bits (uxtx is written lsl).
def offset_extend_w : Operand<i32>, DecodeExpr<[{ Bits * 4 + 2 }]>, EncodeExpr<[{ Imm >> 2 }]>,
                      NamedOperand<[NamedValue<2, "uxtw">, NamedValue<6, "sxtw">]> {
  let MCOperandPredicate = [{ Imm == 2 || Imm == 6 }];
}
def offset_extend_x : Operand<i32>, DecodeExpr<[{ Bits * 4 + 3 }]>, EncodeExpr<[{ Imm >> 2 }]>,
                      NamedOperand<[NamedValue<3, "lsl">, NamedValue<7, "sxtx">]> {
  let MCOperandPredicate = [{ Imm == 3 || Imm == 7 }];
}
// The shift of a register offset: as wide as what is loaded.
foreach k = 0...4 in
  def offset_shift#k : Const<i32, "Imm == "#k>, DecodeExpr<!cast<string>(k)>, EncodeExpr<"1">;

// ---- Names of the system --------------------------------------------------------------------------------------------

defvar BarrierNames = [NamedValue<1, "oshld">, NamedValue<2, "oshst">, NamedValue<3, "osh">, NamedValue<5, "nshld">,
                       NamedValue<6, "nshst">, NamedValue<7, "nsh">, NamedValue<9, "ishld">, NamedValue<10, "ishst">,
                       NamedValue<11, "ish">, NamedValue<13, "ld">, NamedValue<14, "st">, NamedValue<15, "sy">];
class MaybeNamed<string table, int n> : Operand<i32>, TableNamed<table, "Encoding", "Name"> {
  let MCOperandPredicate = "isUInt<"#n#">(Imm)";
}
class Named<string name, int number> {
  string Name = name;
  int Encoding = number;
}
class Barrier<string name, int number> : Named<name, number>;
foreach b = BarrierNames in
  def : Barrier<b.Name, b.Value>;
def barrier_op : MaybeNamed<"Barrier", 4>;
class InstBarrier<string name, int number> : Named<name, number>;
def : InstBarrier<"sy", 15>;
def isb_op : MaybeNamed<"InstBarrier", 4>;
class Prefetch<string name, int number, code known = ""> : Named<name, number> {
  code KnownExpr = known;
}
defvar PrefetchTypes = ["pld", "pli", "pst"];
defvar PrefetchPolicies = ["keep", "strm"];
foreach type = [0, 1, 2] in
  foreach level = [0, 1, 2] in
    foreach policy = [0, 1] in
      def : Prefetch<!strconcat(PrefetchTypes[type], "l", !cast<string>(!add(level, 1)), PrefetchPolicies[policy]),
                     !add(!mul(8, type), !mul(2, level), policy)>;
foreach type = [0, 1, 2] in
  foreach policy = [0, 1] in
    def : Prefetch<!strconcat(PrefetchTypes[type], "slc", PrefetchPolicies[policy]), !add(!mul(8, type), 6, policy),
                   [{ feature(FeaturePrfmSlcTarget) }]>;
def prfop : MaybeNamed<"Prefetch", 5>;

// An offset in bytes that no unit counts.
foreach k = 0...4 in
  def simm9_no_unit#k : Const<i64, "isInt<9>(Imm) && !isShiftedUInt<12, "#k#">(Imm)">, DecodeExpr<[{ sext(Bits, 9) }]>;

// ---- Floating-point constants ---------------------------------------------------------------------------------------
// Numbers from 1/8 to 31, with four bits behind the first one and a sign: sixteenths times a power of two. The operand is what
// an expression makes of the number: the bits of a double, and for a negative number the opposite of those without the sign.

class FloatConstant<string name, int number> : Named<name, number>;
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
defvar FloatMagnitude = "(Imm < 0 ? -Imm : Imm)";
defvar FloatOfBits = "(((bit(Bits, 6) ? 0xff : 0x100) << 54) | ((Bits & 0x3f) << 48))";
def float_constant
    : Operand<i64>, TableNamed<"FloatConstant", "Encoding", "Name">,
      EncodeExpr<!subst("Magnitude", FloatMagnitude, "((Imm < 0) << 7) | (bit(Magnitude, 61) << 6) | bits(Magnitude, 53, 48)")>,
      DecodeExpr<!subst("Number", FloatOfBits, "bit(Bits, 7) ? -Number : Number")> {
  let MCOperandPredicate = !subst("Magnitude", FloatMagnitude, "(Magnitude & 0xffffffffffff) == 0"
                                  #" && (bits(Magnitude, 62, 54) == 0x100 || bits(Magnitude, 62, 54) == 0xff)");
  let ParserMatchClass = Diagnosed<"expected compatible register or floating-point constant">;
}
