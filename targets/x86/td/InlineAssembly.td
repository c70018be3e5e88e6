// What constraints of inline assembly stand for.
// Source: GCC's manual, "Constraints for Particular Machines".

// A register by letter or name: of 8, 16, 32 and 64 bits, and the one that has the upper half of 64 bits in code of 32.
class AsmRegister<string letter, Register byte, Register word, Register half, Register whole, Register upper> {
  string Letter = letter;
  Register Byte = byte;
  Register Word = word;
  Register Half = half;
  Register Whole = whole;
  Register Upper = upper;
}
def : AsmRegister<"a", AL, AX, EAX, RAX, EDX>;
def : AsmRegister<"b", BL, BX, EBX, RBX, ESI>;
def : AsmRegister<"c", CL, CX, ECX, RCX, EBX>;
def : AsmRegister<"d", DL, DX, EDX, RDX, ECX>;
def : AsmRegister<"S", SIL, SI, ESI, RSI, EDI>;
def : AsmRegister<"D", DIL, DI, EDI, RDI, EBP>;
// Only named: no letter stands for it.
def : AsmRegister<"frame pointer", BPL, BP, EBP, RBP, ESP>;
def AsmRegisters : GenericTable {
  let FilterClass = "AsmRegister";
  let Fields = ["Letter", "Byte", "Word", "Half", "Whole", "Upper"];
  string TypeOf_Byte = "reg";
  string TypeOf_Word = "reg";
  string TypeOf_Half = "reg";
  string TypeOf_Whole = "reg";
  string TypeOf_Upper = "reg";
}

// Places on the x87 stack by letter and by name.
class AsmStackPlace<string name, Register place> {
  string Name = name;
  Register Place = place;
}
def : AsmStackPlace<"t", FP0>;
def : AsmStackPlace<"u", FP1>;
def : AsmStackPlace<"{st}", FP0>;
foreach n = 0...7 in
  def : AsmStackPlace<"{st("#n#")}", !cast<Register>("FP"#n)>;
def AsmStackPlaces : GenericTable {
  let FilterClass = "AsmStackPlace";
  let Fields = ["Name", "Place"];
  string TypeOf_Place = "reg";
}

// Classes by letter, likewise.
class AsmClass<string letter, RegisterClass byte, RegisterClass word, RegisterClass half, RegisterClass whole> {
  string Letter = letter;
  RegisterClass Byte = byte;
  RegisterClass Word = word;
  RegisterClass Half = half;
  RegisterClass Whole = whole;
}
def : AsmClass<"q", GR8, GR16, GR32, GR64>;
def : AsmClass<"l", GR8, GR16, GR32_NOSP, GR64_NOSP>;
def : AsmClass<"Q", GR8_ABCD_L, GR16_ABCD, GR32_ABCD, GR64_ABCD>;
def : AsmClass<"R", GR8_NOREX, GR16_NOREX, GR32_NOREX, GR64_NOREX>;
def AsmClasses : GenericTable {
  let FilterClass = "AsmClass";
  let Fields = ["Letter", "Byte", "Word", "Half", "Whole"];
  string TypeOf_Byte = "class";
  string TypeOf_Word = "class";
  string TypeOf_Half = "class";
  string TypeOf_Whole = "class";
}

// Classes of mask registers by the number of bits: all, and those that select elements.
class AsmMaskClass<int width> {
  int Bits = width;
  RegisterClass All = !cast<RegisterClass>("VK"#width);
  RegisterClass Selecting = !cast<RegisterClass>("VK"#width#"WM");
}
foreach width = [1, 2, 4, 8, 16, 32, 64] in
  def : AsmMaskClass<width>;
def AsmMaskClasses : GenericTable {
  let FilterClass = "AsmMaskClass";
  let Fields = ["Bits", "All", "Selecting"];
  string TypeOf_All = "class";
  string TypeOf_Selecting = "class";
}
