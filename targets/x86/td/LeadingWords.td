// Words that stand before mnemonics, and the bits of an instruction that they set.

// Bits that an instruction has besides operands: prefixes that the text says, and encodings that it asks for.
class InstFlag<string name, int value> {
  string Name = name;
  int Value = value;
}
def FlagNone : InstFlag<"NONE", 0>;
def FlagRep : InstFlag<"REP", 0x1>;
def FlagRepne : InstFlag<"REPNE", 0x2>;
def FlagLock : InstFlag<"LOCK", 0x4>;
def FlagNotrack : InstFlag<"NOTRACK", 0x8>;
def FlagVex : InstFlag<"USE_VEX", 0x10>;
def FlagVex2 : InstFlag<"USE_VEX2", 0x20>;
def FlagVex3 : InstFlag<"USE_VEX3", 0x40>;
def FlagEvex : InstFlag<"USE_EVEX", 0x80>;
def FlagRex : InstFlag<"USE_REX", 0x100>;
def FlagDisp8 : InstFlag<"USE_DISP8", 0x200>;
def FlagDisp32 : InstFlag<"USE_DISP32", 0x400>;
// A prefix for the size of operands or addresses where the instruction does not need one (found by the disassembler).
def : InstFlag<"HAS_OP_SIZE", 0x800>;
def : InstFlag<"HAS_AD_SIZE", 0x1000>;
def FlagLoad : InstFlag<"PREFER_LOAD", 0x2000>;
def FlagStore : InstFlag<"PREFER_STORE", 0x4000>;
def FlagNoFlags : InstFlag<"NO_FLAGS", 0x8000>;
def FlagRex2 : InstFlag<"USE_REX2", 0x10000>;
// The encoding with EVEX, which is not shown (found by the disassembler).
def FlagHasEvex : InstFlag<"HAS_EVEX", 0x20000>;
// Any of the encodings of APX with EVEX.
def : InstFlag<"ANY_EVEX", !or(FlagEvex.Value, FlagNoFlags.Value, FlagHasEvex.Value)>;
def InstFlags : GenericEnum {
  let FilterClass = "InstFlag";
  let NameField = "Name";
  let ValueField = "Value";
}

// Words that stand before a mnemonic: prefixes that belong to the instruction, with the names of the instructions that they are
// alone; wishes in braces; and prefixes that are instructions of their own, whatever follows.
class LeadingKind;
def PrefixWord : LeadingKind;
def WishWord : LeadingKind;
def LoneWord : LeadingKind;
def LeadingWordKinds : GenericEnum { let FilterClass = "LeadingKind"; }
class LeadingWord<string word, LeadingKind kind, InstFlag flag, bit printed> {
  string Word = word;
  LeadingKind Kind = kind;
  InstFlag Flag = flag;
  bit IsPrinted = printed;
}
// In the order in which they are printed.
def : LeadingWord<"lock", PrefixWord, FlagLock, true>;
def : LeadingWord<"notrack", PrefixWord, FlagNotrack, true>;
def : LeadingWord<"repne", PrefixWord, FlagRepne, true>;
def : LeadingWord<"repnz", PrefixWord, FlagRepne, false>;
def : LeadingWord<"rep", PrefixWord, FlagRep, true>;
def : LeadingWord<"repe", PrefixWord, FlagRep, false>;
def : LeadingWord<"repz", PrefixWord, FlagRep, false>;
def : LeadingWord<"vex", WishWord, FlagVex, true>;
def : LeadingWord<"vex2", WishWord, FlagVex2, true>;
def : LeadingWord<"vex3", WishWord, FlagVex3, true>;
def : LeadingWord<"evex", WishWord, FlagEvex, true>;
def : LeadingWord<"nf", WishWord, FlagNoFlags, true>;
def : LeadingWord<"disp8", WishWord, FlagDisp8, true>;
def : LeadingWord<"disp32", WishWord, FlagDisp32, true>;
def : LeadingWord<"rex", WishWord, FlagRex, false>;
def : LeadingWord<"rex2", WishWord, FlagRex2, false>;
def : LeadingWord<"load", WishWord, FlagLoad, false>;
def : LeadingWord<"store", WishWord, FlagStore, false>;
foreach word = ["cs", "ds", "es", "fs", "gs", "ss", "rex64", "data16", "data32", "addr16", "addr32", "xacquire", "xrelease"] in
  def : LeadingWord<word, LoneWord, FlagNone, false>;
def LeadingWords : GenericTable {
  let FilterClass = "LeadingWord";
  let Fields = ["Word", "Kind", "Flag", "IsPrinted"];
  GenericEnum TypeOf_Kind = LeadingWordKinds;
  GenericEnum TypeOf_Flag = InstFlags;
}
