// Assembly syntax: parser, writer, aliases.

// ---- Parser and writer ----------------------------------------------------------------------------------------------

class AsmParser {
  // Names of the generated class and of a function run after a match.
  string AsmParserClassName = "AsmParser";
  string AsmParserInstCleanup = "";
  bit ShouldEmitMatchRegisterName = true;
  bit ShouldEmitMatchRegisterAltName = false;
  bit AllowDuplicateRegisterNames = false;
  // Statements begin with the mnemonic.
  bit HasMnemonicFirst = true;
  bit ReportMultipleNearMisses = false;
  string OperandParserMethod = "";
  bit CallCustomParserForAllOperands = false;
  // Among matches, take the shortest encoding rather than the first.
  bit PreferSmallerInstructions = false;
}

def DefaultAsmParser : AsmParser;

// One dialect that the parser accepts.
class AsmParserVariant {
  int Variant = 0;
  string Name = "";
  string CommentDelimiter = "";
  string RegisterPrefix = "";
  // Characters that are tokens by themselves; that separate tokens; that end a token and begin the next.
  string TokenizingCharacters = "[]*!";
  string SeparatorCharacters = " \t,";
  string BreakCharacters = "";
}

def DefaultAsmParserVariant : AsmParserVariant;

// One dialect that can be printed.
class AsmWriter {
  string AsmWriterClassName = "InstPrinter";
  // Whether print methods get the subtarget.
  int PassSubtarget = 0;
  int Variant = 0;
}

def DefaultAsmWriter : AsmWriter;

// ---- Aliases --------------------------------------------------------------------------------------------------------

// A mnemonic that is replaced before matching.
class MnemonicAlias<string From, string To, string VariantName = ""> {
  string FromMnemonic = From;
  string ToMnemonic = To;
  // The dialect it holds in; empty: all.
  string AsmVariantName = VariantName;
  list<Predicate> Predicates = [];
}

// Another way to write an instruction. With EmitPriority above 0 it is also printed instead of the instruction when its
// operands fit; the highest priority wins.
class InstAlias<string Asm, dag Result, int Emit = 1, string VariantName = ""> {
  string AsmString = Asm;
  dag ResultInst = Result;
  int EmitPriority = Emit;
  list<Predicate> Predicates = [];
  bit UseInstAsmMatchConverter = true;
  string AsmVariantName = VariantName;
}

// A token that is read as another.
class TokenAlias<string From, string To> {
  string FromToken = From;
  string ToToken = To;
}
