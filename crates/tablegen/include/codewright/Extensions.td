// Optional classes for facts that LLVM's descriptions leave to code.
//
// With them a folder of .td files describes an assembler and a disassembler completely: how operands are encoded, checked,
// spelled and relocated. They are mixed into records of LLVM's classes or stand beside them, so a description that uses
// them still loads with LLVM's own include files and tools, which ignore what they do not know.
//
// ---- Expressions ----------------------------------------------------------------------------------------------------
//
// Code fields named *Expr, and MCOperandPredicate, ImmLeaf predicates and SDNodeXForm code written in the same language,
// hold one expression over 64-bit integers, optionally as `return <expression>;`. Operators, precedence and literals are
// those of C (`?:`, `||`, `&&`, `|`, `^`, `&`, comparisons, shifts, arithmetic, `!`, `~`, unary minus); `>>` is arithmetic.
// Functions:
//
//   isInt<N>(x), isUInt<N>(x)                 x fits in N bits, signed or unsigned
//   isShiftedInt<N, S>(x), isShiftedUInt<N, S>(x)   x is such a number times 2^S
//   isPowerOf2(x), popcount(x), ctz(x), clz(x)
//   bit(x, i), bits(x, hi, lo)                one bit, or a field, moved to the bottom
//   sext(x, n), zext(x, n)                    extension of the low n bits
//   lshr(x, n), divu(x, y), remu(x, y), ltu(x, y), leu(x, y)   unsigned operations
//   feature(Name), mode(Name)                 whether a SubtargetFeature is on, or a HwMode in force
//   hook(name)                                what the expression language cannot say: a function of the target's code
//
// The variable is `Imm` where a constant operand is meant, `Value` where a fixup's value is, `Bits` where the contents of
// an encoding field are.

// ---- Encoding of operands -------------------------------------------------------------------------------------------

// Mixed into Operand: the field of the encoding as a function of Imm. Without it the value itself is stored.
class EncodeExpr<code expr> {
  code EncodeExpr = expr;
}

// Mixed into Operand: the value as a function of Bits, and which Bits are legal.
//
// Registers need neither: the field holds the low bits of HWEncoding, and the member of the class whose HWEncoding agrees
// with the field is the one meant (no such member: not an instruction). With expressions, it is their result that agrees: a
// class may be encoded as twice its numbers. In a RegisterOperand, Imm is the HWEncoding.
class DecodeExpr<code expr, code valid = [{ 1 }]> {
  code DecodeExpr = expr;
  code DecodeValid = valid;
}

// Several operands may share a field that none of them has bits of: a number with the operands' digits, say. Then the encoding
// names the field, and a Recoding says how it follows from bits of operands, which stand in another field of the record. The
// expressions are over Bits; that of the other direction is negative where the field means nothing.
//
//   def Thirds : Recoding<"thirds", "digits", [{ bits(Bits, 1, 0) + 3 * bits(Bits, 3, 2) }],
//                         [{ Bits < 9 ? Bits % 3 | Bits / 3 << 2 : -1 }]>;
//   def : Amends<"ADD">, Recoded<[Thirds]> {
//     bits<4> rd; bits<4> rs; bits<4> thirds;
//     bits<4> digits = { rs{3-2}, rd{3-2} };
//     bits<8> Inst = { thirds, rs{1-0}, rd{1-0} };
//   }
class Recoding<string name, string source, code encode, code decode> {
  string Name = name;
  string Source = source;
  code EncodeExpr = encode;
  code DecodeExpr = decode;
}

// Mixed into Instruction, or into what amends one.
class Recoded<list<Recoding> recodings> {
  list<Recoding> Recodings = recodings;
}

// Operands may be named in `Inst` by their place: operand0 is the first of the lists, unless one is called so.

// Mixed into Operand: the highest bit of its field is the sign of the number, however wide the field of an instruction is.
// (Only in instructions of one word.)
class SignedField;

// ---- Operands with several forms -------------------------------------------------------------------------------------

// One way to write and encode an operand. `parts` lists, for each part of the operand (MIOperandInfo; an operand without
// parts has one), what it is in this form:
//
//   Class:$name, Operand:$name    a register of the class, a number or symbol that the operand type accepts
//   Register, zero_reg, 7         this register, no register, this constant
//
// `asm` is the syntax, in which named parts appear as $name; empty if another form says how this is written. A subclass
// with an encoding says how it is encoded, by `bits<n> Inst` with fields named like the parts, or by a dag:
//
//   def Displaced : OperandForm<"[$base, $offset]", (ops GPR:$base, offset8:$offset)> {
//     dag Inst = (descend (operand "$base", 3), 0b10100, (operand "$offset", 8));
//   }
//
// An EmptyForm is written as nothing. In syntax, ${name:addend} is a number that is added to the symbol that stands for $name earlier in the string.
class OperandForm<string asm, dag parts> {
  string AsmString = asm;
  dag Parts = parts;
}

class EmptyForm<dag parts> : OperandForm<"", parts>;

// Mixed into Operand or RegisterOperand: its forms. Parser, printer, encoder and decoder take the first that fits.
class HasForms<list<OperandForm> forms> {
  list<OperandForm> Forms = forms;
}

// An operand with parts may have one field in the encodings of instructions, which stands for all of it. Then its record has the
// field `Layout`, whose bits are those of fields called `part0`, `part1`, ... for the parts:
//
//   def : Amends<"memory"> { bits<4> part0; bits<12> part1; bits<16> Layout = { part0, part1 }; }

// In the encoding of an instruction whose length varies (`dag Inst = (descend ...)`): (encoded "$x") is operand x as
// its forms encode it. Bits before and after it are words of their own, stored in the order in which they are written here,
// each in the byte order of code: a big-endian machine's encodings are a `descend`, a little-endian one's an `ascend`.
def encoded;

// Mixed into Operand: in such an encoding, (encoded "$x") is the number in LEB128. Without sign unless `isSigned`.
class Leb128<bit isSigned = false> {
  bit Leb128IsSigned = isSigned;
}

// Mixed into Operand: a constant in text that is not allowed as it stands is taken as this function of Imm, if that is
// allowed.
class RereadExpr<code expr> {
  code RereadExpr = expr;
}

// ---- Spelling of operands -------------------------------------------------------------------------------------------
//
// PrintMethod values that need no code: printOperand (registers by name, decimal constants, expressions), printHex,
// printHexBits (the same of the bits, without sign), printHexBitsPadded (at least 14 digits of them), printBare (a decimal constant without the prefix of numbers), printTarget (the address that a PC-relative constant leads to, if addresses are printed), printTargetFromPlace (the same, with the distance behind a dot, `.+8`), printTargetFromEnd (the same
// where the constant counts from the end of the instruction), and those below.

// Mixed into Operand or RegisterOperand: this text stands before and behind the operand, wherever an assembly string has it.
class TextAround<string before, string behind> {
  string TextBefore = before;
  string TextBehind = behind;
}

// Mixed into RegisterOperand or Operand: the only register, or 0, is always written like this. A number needs no bits in the
// encoding then.
class AlwaysWritten<string text> {
  string WholeText = text;
}

// A constant that has a name.
class NamedValue<int value, string name> {
  int Value = value;
  string Name = name;
}

// Mixed into Operand: written by these names only.
class NamedOperand<list<NamedValue> names> {
  list<NamedValue> Names = names;
}

// A word for the value of some bits of an operand, those of a mask.
class FieldValue<int mask, int value, string name> : NamedValue<value, name> {
  int Field = mask;
}

// Mixed into Operand: written as words with commas between, at most one of each field and in their order: "e32, m1, ta, ma".
// A field that is left out is 0. A value with bits beyond the fields, or with a field that no word means, is a number.
class NamedFields<list<FieldValue> words> {
  list<NamedValue> Names = words;
}

// Mixed into Operand: a set of bits, written as names in braces, each of which means some bits. Those that mean most come
// first; of names that mean equally many, the first that can say the whole set are written: `{za0.s, za3.s}`.
class NameSet<list<NamedValue> names> {
  list<NamedValue> Names = names;
}

// Mixed into Operand: a set of bits, written as their names with ` | ` between, of which nothing is left if no bit is set; a
// number is read as well: `membar #LoadLoad | #StoreStore`, `membar 9`.
class JoinedNames<list<NamedValue> names> {
  list<NamedValue> Names = names;
}

// Mixed into Operand: a set of bits, written as their names with `/` between; neighbours of one field, in the order of the list,
// are a range: `%d0-%d3/%a6`. AsmConventions::NamePrefix stands before each name.
class NameRanges<list<FieldValue> names> {
  list<NamedValue> Names = names;
}

// Mixed into Operand: so many numbers, written as the first, a colon, and the last. The first one is the value.
class NumberRange<int length> {
  int RangeLength = length;
}

// Mixed into Operand: a set of bits, each a letter; the first letter is the highest bit. The empty set is written `empty`.
class LetterSet<string letters, string empty = "0"> {
  string Letters = letters;
  string EmptySet = empty;
}

// Mixed into Operand: written by the name that the row of a table has whose key is the value, or as a number if there is
// no such row. A row's `KnownExpr`, if it has that column and it is not empty, says whether the subtarget knows the name;
// `KnownMessage` is what is said if it does not.
class TableNamed<string tableClass, string keyField, string nameField, list<string> otherNames = [],
                 list<string> deprecatedNames = [], string unknownMessage = ""> {
  string NameTable = tableClass;
  string KeyField = keyField;
  string NameField = nameField;
  // Columns with further spellings that the parser accepts.
  list<string> OtherNameFields = otherNames;
  // Those of them that are out of use, and warned of.
  list<string> DeprecatedNameFields = deprecatedNames;
  // What is said of a word that is in no row.
  string UnknownNameMessage = unknownMessage;
}

// Mixed into a TableNamed operand: a value without a name that the subtarget knows is no value of the operand, in text and in
// encodings.
class MustBeNamed;

// Mixed into a TableNamed operand: a value without a name is written as its fields, the highest first, in place of the `#` of
// the pattern: "S#_#_C#_C#_#" with the widths [2, 3, 4, 4, 3].
class NamedByFields<string pattern, list<int> widths> {
  string FieldsName = pattern;
  list<int> FieldBits = widths;
}

// Mixed into Operand: not written if it has this value, which is also what it is when left out. Other values are written
// after a comma, which the assembly string does not have: "$rs1, $rs2$rounding". If leaving it out is an alias, the value
// is written where aliases are not.
class OptionalWithDefault<int value, bit isAlias = false> {
  int DefaultValue = value;
  bit DefaultIsAlias = isAlias;
}

// Mixed into Operand: the number that is written for a value, as a function of Imm, and the value that a written number
// means: `4294967295` for -1 where numbers have no sign.
class WrittenAs<code print, code parse> {
  code PrintExpr = print;
  code ParseExpr = parse;
}

// Mixed into Operand, where a symbol is expected: a name is one even if a register is called so.
class AnyName;

// Mixed into Operand: a symbol has no offset.
class SymbolOnly;

// Mixed into Operand: there must be a specifier, `%name(symbol)`.
class SpecifierOnly;

// Mixed into RegisterOperand: that a register is of another class is said only if everything else fits.
class CheckedLast;

// Mixed into RegisterOperand: a register that has a member of the class as a part may be named for that part. (Only targets
// that read operands before they know the instruction take notice.)
class OrWholeRegister;

// Mixed into RegisterOperand: registers are not written by their names but as `spelling` says, where `#` stands for the
// number of HWEncoding: "v#.16b". With `length`, that many registers are written in braces, each `stride` after the one
// before; `count` registers have numbers, and 0 follows the last one. The operand is the first, or a register made of all of
// them that has its number. With `ranges`, three and more neighbours are written as `{ z0.s - z2.s }`; with `bare`, the braces
// may be left out.
class SpelledByNumber<string spelling, int length = 0, int stride = 1, int count = 32, bit ranges = false,
                      bit bare = false> {
  string Spelling = spelling;
  int ListLength = length;
  int ListStride = stride;
  int ListCount = count;
  bit ListRanges = ranges;
  bit ListBare = bare;
}

// Mixed into AsmParserVariant: in this variant, what stands behind the number of a SpelledByNumber is written behind the
// mnemonic, once: that of the first such operand. So "add v0.4s, v1.4s, v2.4s" becomes "add.4s v0, v1, v2". The text is made
// from that of the first variant, and read where that is. Names of registers have no prefix there.
class SuffixesOnMnemonic;

// Mixed into InstAlias: text is written, but not read, in this way.
class PrintOnly;

// Mixed into Instruction or InstAlias: is written in all variants as in the first.
class SuffixesStay;

// Mixed into RegisterOperand: a register that is made of others is written as these, with commas between: `x0, x1`.
class WrittenAsParts;

// Mixed into RegisterOperand: a memory reference without offset, `(reg)`; `0(reg)` is read as well.
class ZeroOffsetMemory;

// Mixed into AsmOperandClass: in these modes, this is said in place of DiagnosticString.
class MessageByHwMode<list<HwMode> modes, list<string> messages> {
  list<HwMode> MessageModes = modes;
  list<string> Messages = messages;
}

// ---- Symbolic operands ----------------------------------------------------------------------------------------------

// A way to write which part of a symbol's address is meant.
class Specifier<string text> {
  string Text = text;
  // `text(expr)` as in %hi(x), or `symbol<text>` as in x@plt. A text with colons, `:lo12:`, stands before the expression.
  bit IsFunction = true;
  // What the specifier makes of a constant; unset: it may not be applied to constants.
  code ConstExpr = ?;
  // The expression that it stands for is relative to the place it is used at.
  bit IsPCRel = false;
  // The value fits its place: an instruction with it need not take a longer form.
  bit Fits = false;
  // Relocation where the object format has one for data of 4 or 8 bytes (`.word sym@...`), else -1.
  int DataRelocation = -1;
  // What machine IR as text calls an operand with it; empty: as assembly does.
  string OperandFlag = "";
}

// No specifier: a plain symbol or expression.
def NoSpecifier : Specifier<"">;

// A place in an instruction (or in data) that is filled in once an address is known.
class Fixup<string name, int offset, int size, bit pcrel = false> {
  string Name = name;
  // The bits of the instruction word or datum that are replaced.
  int BitOffset = offset;
  int BitSize = size;
  bit IsPCRel = pcrel;
  // Relocation number in ELF; -1: it never becomes a relocation.
  int Relocation = -1;
  // Range check over Value, and what to say if it fails; `{value}` in it stands for the value.
  code FitsExpr = [{ 1 }];
  string RangeMessage = "fixup value out of range";
  // Alignment check: Value must be a multiple.
  int Multiple = 1;
  // The replaced bits as a function of Value.
  code AdjustExpr = [{ Value }];
  // Leaves a relocation even if the value is known (the linker may change distances).
  bit ForceRelocation = false;
  // A relative value counts from the byte with the lowest replaced bit, and a relocation points there, rather than from
  // the start of the instruction.
  bit AtField = false;
  // The linker may shorten the code at this place; then a relocation says so.
  bit LinkerRelaxable = false;
  // The instruction may be relaxed to one that the linker may shorten.
  bit MayBecomeRelaxable = false;
  // The upper part of a distance. A lower part names the place where it stands, and has its value.
  bit HighPart = false;
  bit LowPart = false;
  // The symbol is thread-local.
  bit ThreadLocal = false;
}

// Relocations of a number of `size` bytes in data: a symbol, a distance from the place itself, and a difference of two
// symbols as an addition and a subtraction. -1: there is none.
class DataFixup<int size, int absolute, int pcrel = -1, int add = -1, int sub = -1> {
  int Size = size;
  int Absolute = absolute;
  int PCRel = pcrel;
  int Add = add;
  int Sub = sub;
  Specifier Spec = NoSpecifier;
}

// The name of a relocation in `.reloc`.
class RelocationName<string name, int number> {
  string Name = name;
  int Number = number;
  // Where it is known.
  list<Predicate> Predicates = [];
}

// Where the predicates hold, the linker may delete instructions. One relocation marks instructions that may become shorter,
// the other padding.
class LinkerRelaxation<list<Predicate> predicates, RelocationName relax, RelocationName align> {
  list<Predicate> Predicates = predicates;
  int Relax = relax.Number;
  int Align = align.Number;
}

// Relocations that make a number of `width` bits the difference of two places; no bits mean unsigned LEB128.
class Difference<int width, RelocationName first, RelocationName second> {
  int Bits = width;
  int Set = first.Number;
  int Sub = second.Number;
}

// A calling convention, and the bits of the ELF header that say so. The first one whose `defaultIf` holds is the default.
class Abi<string name, int flags, list<Predicate> defaultIf = []> {
  string Name = name;
  int Flags = flags;
  list<Predicate> DefaultIf = defaultIf;
  // What it cannot be without, and what to say then; and what it can be without, though hardly on purpose.
  list<Predicate> Needs = [];
  string Impossible = "";
  list<Predicate> Wants = [];
  string Doubtful = "";
}

// Bits of the ELF header that are set where the predicates hold.
class HeaderFlag<int flags, list<Predicate> predicates> {
  int Flags = flags;
  list<Predicate> Predicates = predicates;
}

// How .text is aligned before anything is in it, and functions in it; the first whose predicates hold.
class CodeAlignment<int bytes, list<Predicate> predicates = []> {
  int Bytes = bytes;
  list<Predicate> Predicates = predicates;
}

// What a frame begins with: the register with the return address, and where the frame's address is. `codeEncoding` is how
// addresses of code are written in .eh_frame (0x1b: relative, 4 bytes, signed).
class CallFrames<Register returnAddress, Register cfa, int cfaOffset = 0, int codeEncoding = 0x1b> {
  Register ReturnAddress = returnAddress;
  Register Cfa = cfa;
  int CfaOffset = cfaOffset;
  int CodeEncoding = codeEncoding;
  // Where the return address is, counted from the frame's address; 0 if it is in a register.
  int ReturnAddressOffset = 0;
  // Offsets of saved registers count in units of so many bytes; 0: of the return address's place, or of an address.
  int SlotBytes = 0;
  // Which of the DwarfNumbers of registers are meant.
  int DwarfFlavour = 0;
  // Type of the section .eh_frame in ELF.
  int SectionType = 1;
  // They look like that in Mach-O objects only.
  bit OfMachO = false;
  // Of several records, the first whose predicates hold counts.
  list<Predicate> Predicates = [];
}

// Another machine number, and another form of relocations, where the predicates hold.
class ObjectVariant<int machine, bit usesRela, list<Predicate> predicates> {
  int ElfMachine = machine;
  bit UsesRela = usesRela;
  list<Predicate> Predicates = predicates;
}

// What Mach-O objects say of the machine, and how their relocations are used.
class MachObject<int cpuType, int cpuSubtype> {
  int CpuType = cpuType;
  int CpuSubtype = cpuSubtype;
  // The relocations that subtract a symbol from what the next one says, and that have an addend; 0 if there is none.
  int Subtractor = 0;
  int Addend = 0;
  // Each section begins with a symbol of its own.
  bit LabelsSections = false;
  // A relative reference to a temporary of the same section is never left to the linker.
  bit TemporariesAreNear = false;
  // Relocations name sections in debug information and for whole addresses only.
  bit NeedsSymbols = false;
  // Distances count from the end of the place, and addends are in the bytes.
  bit CountsFromEnd = false;
  // Addresses in __eh_frame are distances in the object, without relocations.
  bit AbsoluteFrames = false;
  // Relocations are those of the first machines: what is some way behind a symbol of the object, and differences, are
  // scattered entries, which state addresses.
  bit ScatteredRelocations = false;
  // __eh_frame has only what compact unwind encodings cannot say.
  bit FramesWhereNeeded = false;
  // Compact unwind encodings: look into __eh_frame; a procedure with a frame record; one without.
  int DwarfUnwind = 0;
  int FramedUnwind = 0;
  int FramelessUnwind = 0;
  // The unit of the stack's size, where registers are saved in pairs; 0: the target's code makes encodings.
  int UnwindStackUnit = 0;
  // DWARF numbers of the frame's register and of the return address.
  int FrameNumber = 0;
  int ReturnNumber = 0;
  // How assembly begins comments and separates statements; empty: as always.
  string Comment = "";
  string Separator = "";
  list<Predicate> Predicates = [];
}

// A directive of call frames without operands that only this machine has: a letter of the augmentation string, or the code of an
// instruction.
class FrameDirective<string name> {
  string Name = name;
  string Letter = "";
  int Opcode = 0;
}

// Registers that are saved together, and their bit in compact unwind encodings. Records come in the order of the bits.
class MachSavedPair<Register first, Register second, int bit_> {
  Register First = first;
  Register Second = second;
  int UnwindBit = bit_;
}

// The relocation of Mach-O for a fixup under a specifier. Without a fixup: for numbers in data, and for every fixup that has no row
// of its own.
class MachRelocation<Specifier spec, int number> {
  Specifier Spec = spec;
  Fixup TheFixup = ?;
  int Number = number;
  // The size that the relocation states, as a power of two, except in data.
  int SizeLog2 = 2;
  // An addend has a relocation of its own.
  bit SeparateAddend = false;
  // The value counts from the place, though the place is data.
  bit IsRelative = false;
  // __eh_frame refers to personality routines in this way.
  bit OfPersonality = false;
}

// Under this specifier, an operand becomes that fixup.
class OperandFixup<Specifier spec, Fixup fixup> {
  Specifier Spec = spec;
  Fixup TheFixup = fixup;
  // The specifier is accepted and forgotten.
  bit Redundant = false;
  // Not accepted in text: only expansions of other instructions lead to it.
  bit Internal = false;
  // Only for the difference of two symbols.
  bit Difference = false;
}

// Mixed into Operand: the symbolic values it takes. Those not listed are rejected.
class HasFixups<list<OperandFixup> fixups> {
  list<OperandFixup> Fixups = fixups;
}

// ---- Instructions that change size or fall apart --------------------------------------------------------------------

// When a fixup of `input` does not fit, the instruction is replaced by `output`. Operands are matched by name.
class Relaxation<dag input, dag output, list<Predicate> predicates = []> {
  dag Input = input;
  dag Output = output;
  list<Predicate> Predicates = predicates;
}

// A pseudo-instruction that the assembler replaces by others. An operand of `results` is a named operand of `pseudo`, a
// register, a constant, (computed "expression") over the names of `pseudo`'s constants, (spec Specifier, $sym), or (label "text") for a label that is attached to a result by
// (at (label "text"), (Inst ...)). What a specifier is for may also be (label "text"), or (global "name", offset), so many bytes
// behind a symbol. An operand of `pseudo` may have a class or a value; it is a condition then, and the
// first expansion whose conditions and predicates hold is taken.
class Expansion<dag pseudo, list<dag> results, list<Predicate> predicates = []> {
  dag Pseudo = pseudo;
  list<dag> Results = results;
  list<Predicate> Predicates = predicates;
  // The assembler leaves the instruction alone; only its bytes are those of the results.
  bit WhenEncoded = false;
}

// An instruction of which only the bytes are those of others. A symbolic operand that no result has a field for leaves its
// fixup at the first result.
class EncodedAs<dag pseudo, list<dag> results, list<Predicate> predicates = []>
    : Expansion<pseudo, results, predicates> {
  let WhenEncoded = true;
}

// How an instruction is written whose operands are not those of its encoding: as `text`, an instruction that only assembly
// has, where `when` holds, an expression over the names of constants in `inst`. The other direction is an Expansion. The first
// whose condition and predicates hold is taken; it is written like this even where aliases are not wanted.
//
//   def : Rewording<(UBFM GPR:$rd, GPR:$rn, uimm6:$from, uimm6:$to), [{ to >= from }],
//                   (UBFX $rd, $rn, $from, (computed "to - from + 1"))>;
class Rewording<dag inst, code when, dag text, list<Predicate> predicates = []> {
  dag Inst = inst;
  code When = when;
  dag Text = text;
  list<Predicate> Predicates = predicates;
}

// An instruction in assembly is refused where `when` holds.
class Refusal<dag inst, code when, string message, list<Predicate> predicates = []> {
  dag Inst = inst;
  code When = when;
  string Message = message;
  list<Predicate> Predicates = predicates;
}

// Mixed into a pseudo-instruction whose expansion depends on values: a function of the target's code makes it.
class ExpandWith<string hook> {
  string ExpandHook = hook;
}

def spec;
def computed;
def label;
def global;
def at;

// Bytes that do nothing, for padding of code; longer ones first. The predicates say where they are legal.
class Nop<list<int> bytes, list<Predicate> predicates = []> {
  list<int> Bytes = bytes;
  list<Predicate> Predicates = predicates;
}

// ---- Prefixes --------------------------------------------------------------------------------------------------------
// Some instructions are one with the next, which changes what they write: `movprfx z0, z1`.

class PrefixRole<int number> {
  int Number = number;
}
def RefusesPrefix : PrefixRole<0>;
// May stand behind a prefix with the same result; is one; may stand there whatever it does.
def TakesPrefix : PrefixRole<1>;
def IsPrefix : PrefixRole<2>;
def IgnoresPrefix : PrefixRole<3>;

// Mixed into Instruction. `element`: the power of two of the bytes of elements, if each of them has a condition, else -1.
class WithPrefixes<PrefixRole role, int element = -1> {
  PrefixRole PrefixRole = role;
  int PrefixElement = element;
}

// What is said of an instruction behind a prefix that may not stand there. A condition is the first register of the class
// behind the result; where the prefix has one, the instruction needs the same, and elements of the same size.
class PrefixRules<RegisterClass conditions> {
  RegisterClass Conditions = conditions;
  string NotPrefixed = ?;
  string OtherResult = ?;
  string AlsoRead = ?;
  string NoCondition = ?;
  string OtherCondition = ?;
  string OtherSize = ?;
}

// ---- Meaning --------------------------------------------------------------------------------------------------------

// Mixed into Instruction: effects that its pattern does not say.
class Semantics<list<dag> effects> {
  list<dag> Effects = effects;
}

// ---- The target as a whole ------------------------------------------------------------------------------------------

// Conventions of assembly text and object files. One record beside the Target record.
class AsmConventions {
  // Begins a comment; ends a statement.
  string CommentString = "#";
  string SeparatorString = ";";
  // Labels with this prefix are not put into the symbol table.
  string PrivateLabelPrefix = ".L";
  // Stands before the names of registers, and whether it may be left out.
  string RegisterPrefix = "";
  bit RegisterPrefixOptional = false;
  // Stands before numbers in operands when they are written, `#4`; may be left out. (A number that is a bare one, as in
  // `[1]`, has the PrintMethod printBare.)
  // The prefix `%` is no operator then.
  string ImmediatePrefix = "";
  // What is said of an instruction that the subtarget does not have, before the names of what is missing and between them;
  // without a space at its end, no names follow.
  string LackingMessage = "instruction requires the following: ";
  string LackingSeparator = ", ";
  // Stands before the names of constants, `#n_reads`.
  string NamePrefix = "";
  // `.align n` means 2^n bytes rather than n bytes.
  bit AlignIsPowerOfTwo = false;
  // Mnemonics, names of registers, and words in operands are read in any case.
  bit FoldMnemonicCase = false;
  // What a class of numbers says of an operand that does not fit is said of numbers only, not of registers and symbols.
  bit MessagesAreOfKind = false;
  // Text may give registers other names: `name .req x0`.
  bit HasRegisterAliases = false;
  // `@` is no part of names, and no specifier follows one (`foo@plt`), except where an operand of an instruction takes it.
  bit NoAtSpecifiers = false;
  // Directives for numbers of these sizes besides those that mean the same everywhere (`.2byte`, `.short`, `.long`,
  // `.quad`). The first of a list is printed.
  list<string> TwoByteDirectives = [];
  list<string> FourByteDirectives = [];
  list<string> EightByteDirectives = [];

  // Numbers in memory; instructions may differ.
  bit BigEndian = false;
  bit BigEndianCode = false;
  // Bytes: alignment of instructions, and the longest one.
  int MinInstAlign = 1;
  int MaxInstLength = 4;
  // Symbols that stand where code and where data begin.
  string CodeMarker = "";
  string DataMarker = "";
  // Relocations name local symbols rather than their sections.
  bit RelocateWithSymbol = false;
  // In padding, short no-ops stand before long ones.
  bit ShortNopsFirst = false;

  // ELF machine number, and whether relocations carry their addend.
  int ElfMachine = 0;
  bit UsesRela = true;
  // "elf"; or "flat": an object is nothing but the bytes, for the address at which they are loaded.
  string ObjectFormat = "elf";
  int LoadAddress = 0;

  // Text has no lines: words are separated by white space, and a statement ends with its last operand. Joining characters
  // are tokens by themselves and hold operands together. Statements that are not instructions are Keyword records; text
  // begins in the assembly variant with this number.
  bit IsFreeForm = false;
  string JoiningCharacters = "";
  int InitialVariant = 0;
  // Text for Mach-O is written in the variant with this number.
  int MachVariant = 0;
  // The assembler looks for shorter forms (CompressPat) only where these hold.
  list<Predicate> CompressIf = [];
  // Order in which the disassembler tries the encoding name spaces of each length, with the length in bytes.
  list<string> DecoderNamespaces = [""];
}

// A directive for numbers of `size` bytes besides those of AsmConventions, where the predicates hold; with 0 bytes, what follows it
// means nothing.
class DataDirective<string name, int size, list<Predicate> predicates = []> {
  string Name = name;
  int Size = size;
  list<Predicate> Predicates = predicates;
}

// The order in which the bytes of instruction words of so many bytes stand in memory, where it is neither the one nor the other
// byte order: their numbers, counted from the most significant byte. For descriptions whose code is not BigEndianCode.
class CodeLayout<int length, list<int> order> {
  int Length = length;
  list<int> Order = order;
  // Only those of instructions of these decoder name spaces; none: all.
  list<string> Namespaces = [];
}

// Where an encoding names a method for a field, `(operand "$x", 32, (encoder "method"))`: the bits of the field
// are those of the number, called `value`, in another order:
//
//   def : FieldLayout<"encodeSwapped"> { bits<32> value; bits<32> Layout = { value{15-0}, value{31-16} }; }
class FieldLayout<string method> {
  string Method = method;
}

// Bits of instruction words of so many bytes that are set where the encoding of an instruction leaves them open (`?`), as code in
// C++ does. When an instruction is decoded, they may be anything.
class OpenBits<int length, int ones> {
  int Length = length;
  int Ones = ones;
}

// Instructions stand in packets, `{ ... }`, in which ends of lines or semicolons are between them; one outside braces is a packet
// of its own. In words of those that are not the last of a packet, the bits of `mask` are those of `inner`.
class Packets<int mask, int inner> {
  int Mask = mask;
  int Inner = inner;
}

// A word before instructions that has the upper bits of a constant, for those whose field `flag` is set. Their field `operand` is
// the number of the operand, counted from the results on. Its lowest `kept` bits are in the lowest places of the field that the
// instruction has for it; the others are the field `upper` of the record, in its bits<n> Inst.
class ExtensionWord<string flag, string operand, int kept> {
  string Flag = flag;
  string Operand = operand;
  int KeptBits = kept;
}

// A feature by the name that the directive `.arch` or `.arch_extension` has for it. Without any of them there are no such
// directives.
class ArchitectureName<string name, SubtargetFeature feature> {
  string Name = name;
  SubtargetFeature Feature = feature;
}
class ExtensionName<string name, SubtargetFeature feature> {
  string Name = name;
  SubtargetFeature Feature = feature;
}

// What a word means in free-form text: a name that follows is that of the next instruction or datum, or of the one before;
// it is exported, or imported; a datum of `argument` bytes follows; from here on text is in the assembly variant
// `argument`. A reserved word is none of these, and no name either.
class KeywordMeaning<int number> {
  int Number = number;
}

def ReservedWord : KeywordMeaning<0>;
def LabelOfNext : KeywordMeaning<1>;
def LabelOfPrevious : KeywordMeaning<2>;
def ExportName : KeywordMeaning<3>;
def ImportName : KeywordMeaning<4>;
def Datum : KeywordMeaning<5>;
def SwitchVariant : KeywordMeaning<6>;

class Keyword<string text, KeywordMeaning meaning, int argument = 0> {
  string Text = text;
  KeywordMeaning Meaning = meaning;
  int Argument = argument;
}

// The name of the target, and which triples it serves.
// `processors` names, for each of them, the processor that is meant if nothing else is said.
class TargetDescription<string name, list<string> architectures, list<string> processors = []> {
  string Name = name;
  list<string> Architectures = architectures;
  list<string> Processors = processors;
  // Features that they imply, whatever the processor, in the form of `-mattr`: "+64bit".
  list<string> Implied = [];
  // Those whose least significant byte comes first, though AsmConventions says BigEndian.
  list<string> LittleEndian = [];
}

// ---- Descriptions made for LLVM -----------------------------------------------------------------------------------------

// Mixed into nothing: a record of this class says something about the record named `subject`, which stands elsewhere. Fields
// that it has and sets take the place of those of the subject, and the subject counts as one of its classes:
//
//   def : Amends<"MEMri">, HasForms<[RegisterAndOffset]>;
//   def : Amends<"ADDri"> { string AsmString = "add $rd, $rs, $imm"; }
//
// Of several records about one subject, the last one that sets a field counts.
class Amends<string subject> {
  string Subject = subject;
}

// In place of TargetDescription in a file of ours that completes a description made for LLVM: what cannot be used of that is
// left out and listed (`mc -report`) instead of being an error.
class Companion<string name, list<string> architectures, list<string> processors = []>
    : TargetDescription<name, architectures, processors> {
  // Methods of operand types and instructions, by name, that do nothing but what is done without them: a number is encoded and
  // decoded as it is, a register by its HWEncoding, an instruction's encoding is finished.
  list<string> PlainMethods = [];
}

// Mixed into PointerLikeRegClass, by Amends: the class of registers that hold addresses.
class PointerClass<string registerClass> {
  string PointerRegClass = registerClass;
}

// ---- Patterns that are not used ----------------------------------------------------------------------------------------

// Mixed into a Pattern, an instruction or a fragment: the pattern, that of the instruction, or all that mention the
// fragment are not used for selection, for this reason. Every other pattern has to be one that the code generator can use.
// `tblgen -print-left-out-patterns` lists them.
class LeftOut<string reason> {
  string LeftOutReason = reason;
}

// ---- Predicates of patterns -----------------------------------------------------------------------------------------

// Mixed into Predicate: patterns, and patterns whose instructions require it, are used if this holds; the assembler does not
// ask. The dag is one of features, as in AssemblerPredicate.
class SelectIf<dag condition> {
  dag SelectionCondDag = condition;
}

// ---- Registers that not all subtargets have -------------------------------------------------------------------------

// These registers exist only where the predicates hold: the code generator gives them out nowhere else.
class RegistersUnder<list<Predicate> predicates, dag members> {
  list<Predicate> Predicates = predicates;
  dag Members = members;
}

// Where the predicates hold, values and operands of instructions that are of one class otherwise are of another: addresses
// of 32 bits instead of 64.
class ClassInstead<list<Predicate> predicates, RegisterClass class_, RegisterClass instead> {
  list<Predicate> Predicates = predicates;
  RegisterClass Class = class_;
  RegisterClass Instead = instead;
}

// ---- Calling conventions --------------------------------------------------------------------------------------------

// The n-th register with the value, and its bits in the n-th of the others: a caller does not know which of them is read.
class CCAssignToRegAndBits<list<Register> registers, list<Register> others> : CCAction {
  list<Register> RegList = registers;
  list<Register> ShadowRegList = others;
}
