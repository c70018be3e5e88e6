// What the assembler makes of what is no single instruction: constants of any size, and instructions with a further operand that
// only linkers or readers look at.

class AsmPseudo<dag outs_, dag ins_, string asm> : Pseudo<outs_, ins_> {
  let AsmString = asm;
  let isCodeGenOnly = false;
  let isAsmParserOnly = true;
}

// ---- Constants ------------------------------------------------------------------------------------------------------

// A number or a symbol.
def set_value : Operand<Word>, HasFixups<[OperandFixup<NoSpecifier, fixup_13>]>;
class Settable<code valid> : Operand<Word> { let MCOperandPredicate = valid; }
def set_any : Settable<[{ 1 }]>;
// Those that are short, that have no lower part, that have no upper half, and that are negative.
def set_short : Settable<[{ feature(Feature64Bit) ? isUInt<12>(Imm) : isInt<13>(sext(Imm, 32)) }]>;
def set_simm13 : Settable<[{ isInt<13>(Imm) }]>;
def set_high : Settable<[{ (Imm & 0x3ff) == 0 }]>;
def set_positive_high : Settable<[{ Imm >= 0 && (Imm & 0x3ff) == 0 }]>;
def set_positive : Settable<[{ Imm >= 0 }]>;
def set_unsigned : Settable<[{ isUInt<32>(Imm) }]>;

def SET : AsmPseudo<(outs IntRegs:$rd), (ins set_value:$value), "set\t$value, $rd">;
let Predicates = [HasV9] in
def SETSW : AsmPseudo<(outs IntRegs:$rd), (ins set_value:$value), "setsw\t$value, $rd">;
let Predicates = [Is64Bit] in
def SETX : AsmPseudo<(outs IntRegs:$rd), (ins set_value:$value, IntRegs:$tmp), "setx\t$value, $tmp, $rd">;

def : Refusal<(SET $rd, $value), [{ !(isInt<32>(value) || isUInt<32>(value)) }],
              "set: argument must be between -2147483648 and 4294967295">;
def : Refusal<(SETSW $rd, $value), [{ !isInt<32>(value) }], "set: argument must be between -2147483648 and 2147483647">;

class Halves<dag high, dag low> {
  list<dag> High = [(SETHI $rd, high)];
  list<dag> All = !listconcat(High, [(ORri $rd, $rd, low)]);
}
defvar OfNumber = Halves<(computed "bits(value, 31, 10)"), (computed "value & 0x3ff")>;
defvar OfSymbol = Halves<(spec Spec_hi, $value), (spec Spec_lo, $value)>;
class Upper<dag high, dag low> {
  list<dag> All = [(SETHI $tmp, high), (ORri $tmp, $tmp, low), (SLLXri $tmp, $tmp, 32), (ORrr $rd, $tmp, $rd)];
}
defvar Extend = [(SRArr $rd, $rd, G0)];
def : Expansion<(SET $rd, set_short:$value), [(ORri $rd, G0, (computed "sext(value, 32)"))]>;
def : Expansion<(SET $rd, set_high:$value), OfNumber.High>;
def : Expansion<(SET $rd, set_any:$value), OfNumber.All>;
def : Expansion<(SET $rd, $value), OfSymbol.All>;
def : Expansion<(SETSW $rd, set_simm13:$value), [(ORri $rd, G0, $value)]>;
def : Expansion<(SETSW $rd, set_positive_high:$value), OfNumber.High>;
def : Expansion<(SETSW $rd, set_high:$value), !listconcat(OfNumber.High, Extend)>;
def : Expansion<(SETSW $rd, set_positive:$value), OfNumber.All>;
def : Expansion<(SETSW $rd, set_any:$value), !listconcat(OfNumber.All, Extend)>;
def : Expansion<(SETSW $rd, $value), !listconcat(OfSymbol.All, Extend)>;
def : Expansion<(SETX $rd, set_simm13:$value, $tmp), [(ORri $rd, G0, $value)]>;
def : Expansion<(SETX $rd, set_unsigned:$value, $tmp), OfNumber.All>;
def : Expansion<(SETX $rd, set_any:$value, $tmp),
                !listconcat(OfNumber.All, Upper<(computed "bits(value, 63, 42)"), (computed "bits(value, 41, 32)")>.All)>;
def : Expansion<(SETX $rd, $value, $tmp), !listconcat(OfSymbol.All, Upper<(spec Spec_hh, $value), (spec Spec_hm, $value)>.All)>;

// ---- Calls that say how many arguments there are ----------------------------------------------------------------------

def number13 : SImm<13>;
let isCall = true, hasDelaySlot = true, Defs = [O7] in {
  def CALLn : AsmPseudo<(outs), (ins calltarget:$target, number13:$count), "call\t$target, $count">;
  def CALLrrn : AsmPseudo<(outs), (ins IntRegs:$rs1, IntRegs:$rs2, number13:$count), "call\t$rs1+$rs2, $count">;
  def CALLrin : AsmPseudo<(outs), (ins IntRegs:$rs1, simm13:$simm, number13:$count), "call\t$rs1+$simm, $count">;
}
def : InstAlias<"call $rs1, $count", (CALLrrn IntRegs:$rs1, G0, number13:$count), 1>;
def : EncodedAs<(CALLn $target, $count), [(CALL $target)]>;
def : EncodedAs<(CALLrrn $rs1, $rs2, $count), [(JMPLrr O7, $rs1, $rs2)]>;
def : EncodedAs<(CALLrin $rs1, $simm, $count), [(JMPLri O7, $rs1, $simm)]>;

// ---- Marks for the linker ---------------------------------------------------------------------------------------------
// They are a last operand, `%tgd_add(symbol)`, and leave a relocation.

let mayLoad = true in {
  def LDrr_mark : Marked<(outs IntRegs:$rd), (ins IntRegs:$rs1, IntRegs:$rs2, ld_mark:$sym), "ld\t[$rs1+$rs2], $rd, $sym">;
}
def : EncodedAs<(LDrr_mark $rd, $rs1, $rs2, $sym), [(LDrr $rd, $rs1, $rs2)]>;
def : InstAlias<"ld [$rs1], $rd, $sym", (LDrr_mark IntRegs:$rd, IntRegs:$rs1, G0, ld_mark:$sym), 1>;
let Predicates = [Is64Bit] in
def : InstAlias<"ldx [$rs1], $rd, $sym", (LDXrr_mark IntRegs:$rd, IntRegs:$rs1, G0, ldx_mark:$sym), 1>;
// The function that is called is the linker's choice: only the mark counts.
def call_marked : Operand<Word>, HasFixups<[OperandFixup<NoSpecifier, fixup_none>]>, AnyName {
  let MCOperandPredicate = [{ 0 }];
}
let isCall = true, hasDelaySlot = true, Defs = [O7] in
def CALL_mark : Marked<(outs), (ins call_marked:$target, call_mark:$sym), "call\t$target, $sym">;
def : EncodedAs<(CALL_mark $target, $sym), [(CALL 0)]>;
