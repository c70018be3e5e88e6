// Relocation specifiers and names, no-ops, call frames: what objects need besides instructions.

// ---- Specifiers -----------------------------------------------------------------------------------------------------
// `symbol@NAME`, in either case. What each means depends on the place: src/mc/relocations.rs.

class X86Specifier<string name> : Specifier<name> {
  let IsFunction = false;
  let OperandFlag = "x86-"#!tolower(!subst("_", "-", name));
}
foreach name = ["GOT", "GOTOFF", "GOTPCREL", "GOTPCREL_NORELAX", "PLT", "PLTOFF", "SIZE", "TPOFF", "DTPOFF", "TLSGD", "TLSLD",
                "TLSLDM", "GOTTPOFF", "INDNTPOFF", "NTPOFF", "GOTNTPOFF", "tlsdesc", "tlscall", "ABS8",
                "IMGREL", "SECREL32", "TLVP"] in
  def Spec#name : X86Specifier<name> { let Fits = !eq(name, "ABS8"); }
// Of Apple's i386, in machine IR only (no assembly can name them): the distance from where the function has found out its own
// address, the word with the address of a symbol, and the distances of such a word and of a thread's descriptor.
foreach name = ["pic-base-offset", "darwin-nonlazy", "darwin-nonlazy-pic-base", "tlvp-pic-base"] in
  def Spec#!subst("-", "_", name) : X86Specifier<name>;

// What they ask for in ELF: the relocation of four bytes and of eight in 64-bit objects, and the one in 32-bit objects (0: there is
// none), and whether the symbol is thread-local.
class SpecifiedRelocation<string name, int word, int double, int in32, bit threadLocal = false> {
  string Name = name;
  int Word = word;
  int Double = double;
  int In32 = in32;
  bit ThreadLocal = threadLocal;
}
def : SpecifiedRelocation<"GOT", 3, 27, 3>;
def : SpecifiedRelocation<"GOTOFF", 0, 25, 9>;
def : SpecifiedRelocation<"GOTPCREL", 9, 28, 0>;
def : SpecifiedRelocation<"GOTPCREL_NORELAX", 9, 0, 0>;
def : SpecifiedRelocation<"PLT", 4, 0, 4>;
def : SpecifiedRelocation<"PLTOFF", 0, 31, 0>;
def : SpecifiedRelocation<"SIZE", 32, 33, 38>;
def : SpecifiedRelocation<"TPOFF", 23, 18, 34, true>;
def : SpecifiedRelocation<"DTPOFF", 21, 17, 32, true>;
def : SpecifiedRelocation<"TLSGD", 19, 0, 18, true>;
def : SpecifiedRelocation<"TLSLD", 20, 0, 0, true>;
def : SpecifiedRelocation<"GOTTPOFF", 22, 0, 33, true>;
def : SpecifiedRelocation<"TLSDESC", 34, 0, 39, true>;
def : SpecifiedRelocation<"TLSCALL", 35, 0, 40, true>;
def : SpecifiedRelocation<"INDNTPOFF", 0, 0, 15, true>;
def : SpecifiedRelocation<"NTPOFF", 0, 0, 17, true>;
def : SpecifiedRelocation<"GOTNTPOFF", 0, 0, 16, true>;
def : SpecifiedRelocation<"TLSLDM", 0, 0, 19, true>;
def SpecifiedRelocations : GenericTable {
  let FilterClass = "SpecifiedRelocation";
  let Fields = ["Name", "Word", "Double", "In32", "ThreadLocal"];
}

// Relocations of places without a specifier, or with ABS8, which only says that a short form is wide enough: in 64-bit and in 32-bit
// objects, of an address and of a distance. 0: there is none.
class RelocatedPlace<string fixup, int bytes, int absolute64, int relative64, int absolute32, int relative32> {
  string Fixup = fixup;
  int Bytes = bytes;
  int Absolute64 = absolute64;
  int Relative64 = relative64;
  int Absolute32 = absolute32;
  int Relative32 = relative32;
  // The distance of the global offset table itself; a displacement that is extended with its sign; a distance from RIP.
  bit IsTable = false;
  bit IsSigned = false;
  bit IsFromRip = false;
}
foreach kind = ["Data", "PCRel"] in {
  def : RelocatedPlace<"FK_"#kind#"_1", 1, 14, 15, 22, 23>;
  def : RelocatedPlace<"FK_"#kind#"_2", 2, 12, 13, 20, 21>;
  def : RelocatedPlace<"FK_"#kind#"_4", 4, 10, 2, 1, 2>;
}
def : RelocatedPlace<"FK_Data_8", 8, 1, 24, 0, 0>;
let IsSigned = true in
foreach end = ["", "_relax"] in
  def : RelocatedPlace<"reloc_signed_4byte"#end, 4, 11, 2, 1, 2>;
let IsFromRip = true in
foreach end = ["", "_movq_load", "_relax", "_relax_rex", "_movq_load_rex2", "_relax_rex2", "_relax_evex"] in
  def : RelocatedPlace<"reloc_riprel_4byte"#end, 4, 10, 2, 1, 2>;
def : RelocatedPlace<"reloc_branch_4byte_pcrel", 4, 4, 4, 1, 2>;
let IsTable = true in {
  def : RelocatedPlace<"reloc_global_offset_table", 4, 26, 26, 10, 10>;
  def : RelocatedPlace<"reloc_global_offset_table8", 8, 29, 29, 0, 0>;
}
def RelocatedPlaces : GenericTable {
  let FilterClass = "RelocatedPlace";
  let Fields = ["Fixup", "Bytes", "Absolute64", "Relative64", "Absolute32", "Relative32", "IsTable", "IsSigned", "IsFromRip"];
  string TypeOf_Fixup = "fixup";
}

// Relocations that let a linker rewrite the instruction, in objects of so many bits.
class RewritingRelocation<string fixup, string specifier, int number, int width = 64> {
  string Fixup = fixup;
  string Specifier = specifier;
  int Number = number;
  int Bits = width;
}
def : RewritingRelocation<"reloc_riprel_4byte_relax", "GOTPCREL", 41>;
foreach end = ["_movq_load", "_relax_rex"] in
  def : RewritingRelocation<"reloc_riprel_4byte"#end, "GOTPCREL", 42>;
foreach end = ["_movq_load_rex2", "_relax_rex2"] in {
  def : RewritingRelocation<"reloc_riprel_4byte"#end, "GOTPCREL", 43>;
  def : RewritingRelocation<"reloc_riprel_4byte"#end, "GOTTPOFF", 44>;
  def : RewritingRelocation<"reloc_riprel_4byte"#end, "TLSDESC", 45>;
}
def : RewritingRelocation<"reloc_riprel_4byte_relax_evex", "GOTTPOFF", 50>;
def : RewritingRelocation<"reloc_signed_4byte_relax", "GOT", 43, 32>;
def RewritingRelocations : GenericTable {
  let FilterClass = "RewritingRelocation";
  let Fields = ["Fixup", "Specifier", "Number", "Bits"];
  string TypeOf_Fixup = "fixup";
}

// ---- Names ----------------------------------------------------------------------------------------------------------

defvar Relocations64 = [
  "NONE", "64", "PC32", "GOT32", "PLT32", "COPY", "GLOB_DAT", "JUMP_SLOT", "RELATIVE", "GOTPCREL", "32", "32S", "16", "PC16",
  "8", "PC8", "DTPMOD64", "DTPOFF64", "TPOFF64", "TLSGD", "TLSLD", "DTPOFF32", "GOTTPOFF", "TPOFF32", "PC64", "GOTOFF64",
  "GOTPC32", "GOT64", "GOTPCREL64", "GOTPC64", "GOTPLT64", "PLTOFF64", "SIZE32", "SIZE64", "GOTPC32_TLSDESC", "TLSDESC_CALL",
  "TLSDESC", "IRELATIVE", "", "", "", "GOTPCRELX", "REX_GOTPCRELX",
  "CODE_4_GOTPCRELX", "CODE_4_GOTTPOFF", "CODE_4_GOTPC32_TLSDESC", "", "", "", "", "CODE_6_GOTTPOFF"];
let Predicates = [In64BitMode] in
foreach n = !range(Relocations64) in {
  defvar name = Relocations64[n];
  if !not(!empty(name)) then
    def R_X86_64_#name : RelocationName<"R_X86_64_"#name, n>;
}
defvar Relocations32 = [
  "NONE", "32", "PC32", "GOT32", "PLT32", "COPY", "GLOB_DAT", "JUMP_SLOT", "RELATIVE", "GOTOFF", "GOTPC", "32PLT", "", "",
  "TLS_TPOFF", "TLS_IE", "TLS_GOTIE", "TLS_LE", "TLS_GD", "TLS_LDM", "16", "PC16", "8", "PC8", "TLS_GD_32", "TLS_GD_PUSH",
  "TLS_GD_CALL", "TLS_GD_POP", "TLS_LDM_32", "TLS_LDM_PUSH", "TLS_LDM_CALL", "TLS_LDM_POP", "TLS_LDO_32", "TLS_IE_32",
  "TLS_LE_32", "TLS_DTPMOD32", "TLS_DTPOFF32", "TLS_TPOFF32", "", "TLS_GOTDESC", "TLS_DESC_CALL", "TLS_DESC", "IRELATIVE",
  "GOT32X"];
let Predicates = [Not64BitMode] in
foreach n = !range(Relocations32) in {
  defvar name = Relocations32[n];
  if !not(!empty(name)) then
    def R_386_#name : RelocationName<"R_386_"#name, n>;
}
foreach name = ["NONE", "8", "16", "32", "64"] in {
  let Predicates = [In64BitMode] in
  def : RelocationName<"BFD_RELOC_"#name, !cast<RelocationName>("R_X86_64_"#name).Number>;
  if !ne(name, "64") then
    let Predicates = [Not64BitMode] in
    def : RelocationName<"BFD_RELOC_"#name, !cast<RelocationName>("R_386_"#name).Number>;
}

// ---- Objects --------------------------------------------------------------------------------------------------------

// 32-bit objects are of another machine and keep addends in place.
def : ObjectVariant<3, false, [Not64BitMode]>;

def TextAlignment : CodeAlignment<4>;

def Frames64 : CallFrames<RIP, RSP, 8> {
  let ReturnAddressOffset = -8;
  let SectionType = 0x70000001;
  let Predicates = [In64BitMode];
}
// The numbers of Apple's i386 have ESP and EBP the other way round in exception tables.
def FramesMach32 : CallFrames<EIP, ESP, 4> {
  let ReturnAddressOffset = -4;
  let DwarfFlavour = 2;
  let OfMachO = true;
  let Predicates = [Not64BitMode];
}
def Frames32 : CallFrames<EIP, ESP, 4> {
  let ReturnAddressOffset = -4;
  let DwarfFlavour = 1;
}

// Apple's x86_64: CPU_TYPE_X86_64, CPU_SUBTYPE_X86_64_ALL.
def MachO64 : MachObject<0x01000007, 3> {
  let Subtractor = 5;
  let CountsFromEnd = true;
  let AbsoluteFrames = true;
  let DwarfUnwind = 0x04000000;
  let Predicates = [In64BitMode];
}
// Apple's i386: CPU_TYPE_X86, CPU_SUBTYPE_I386_ALL.
def MachO32 : MachObject<7, 3> {
  let TemporariesAreNear = true;
  let CountsFromEnd = true;
  let AbsoluteFrames = true;
  let ScatteredRelocations = true;
  let DwarfUnwind = 0x04000000;
  let Predicates = [Not64BitMode];
}
def : MachRelocation<SpecGOTPCREL, 4> {
  let IsRelative = true;
  let OfPersonality = true;
}

// ---- No-ops ---------------------------------------------------------------------------------------------------------

// nopw and nopl with addresses of growing length, which the Pentium Pro and everything with 64 bits has.
def HasLongNOPs : Predicate<"feature(nopl)">, AssemblerPredicate<(all_of (any_of Is64Bit, FeatureNOPL), (not Is16Bit))>;
def UpTo7ByteNOPs : Predicate<"feature(fast-7bytenop)">, AssemblerPredicate<(all_of (not TuningFast7ByteNOP))>;
def HasFast11ByteNOP : Predicate<"feature(fast-11bytenop)">, AssemblerPredicate<(any_of TuningFast11ByteNOP, TuningFast15ByteNOP)>;
def HasFast15ByteNOP : Predicate<"feature(fast-15bytenop)">, AssemblerPredicate<(all_of TuningFast15ByteNOP)>;

defvar Nop10 = [0x66, 0x2e, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00];
// More bytes are prefixes, where the processor decodes so many fast.
foreach n = [5, 4, 3, 2] in
  def Nop#!add(10, n)#Byte : Nop<!listconcat(!listsplat(0x66, n), Nop10), [HasLongNOPs, HasFast15ByteNOP]>;
def Nop11Byte : Nop<!listconcat([0x66], Nop10), [HasLongNOPs, HasFast11ByteNOP]>;
def Nop10Byte : Nop<Nop10, [HasLongNOPs, UpTo7ByteNOPs]>;
def Nop9Byte : Nop<[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00], [HasLongNOPs, UpTo7ByteNOPs]>;
def Nop8Byte : Nop<[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00], [HasLongNOPs, UpTo7ByteNOPs]>;
def Nop7Byte : Nop<[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00], [HasLongNOPs]>;
def Nop6Byte : Nop<[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00], [HasLongNOPs]>;
def Nop5Byte : Nop<[0x0f, 0x1f, 0x44, 0x00, 0x00], [HasLongNOPs]>;
def Nop4Byte : Nop<[0x0f, 0x1f, 0x40, 0x00], [HasLongNOPs]>;
def Nop3Byte : Nop<[0x0f, 0x1f, 0x00], [HasLongNOPs]>;
def Nop2Byte : Nop<[0x66, 0x90], [HasLongNOPs]>;
// lea with a displacement of nothing.
def Nop4Byte16 : Nop<[0x8d, 0xb4, 0x00, 0x00], [In16BitMode]>;
def Nop3Byte16 : Nop<[0x8d, 0x74, 0x00], [In16BitMode]>;
def Nop2Byte16 : Nop<[0x66, 0x90], [In16BitMode]>;
def Nop1Byte : Nop<[0x90]>;
