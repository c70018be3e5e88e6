// Registers: the integer window, floating point in three widths, condition codes, and the registers of machine state.

class SparcReg<int number, string name, list<string> other = []> : Register<name, other> {
  let Namespace = "SP";
  let HWEncoding = number;
}

// ---- Integer --------------------------------------------------------------------------------------------------------
// Eight global registers, and those of a window: outgoing, local, incoming. %o6 and %i6 are called %sp and %fp.

let Namespace = "SP" in
def AbiName : RegAltNameIndex;

foreach i = 0...7 in {
  def G#i : SparcReg<i, "g"#i, ["r"#i]>, DwarfRegNum<[i]> { let isConstant = !eq(i, 0); }
  def O#i : SparcReg<!add(8, i), !if(!eq(i, 6), "sp", "o"#i), [!if(!eq(i, 6), "o6", "r"#!add(8, i))]>,
           DwarfRegNum<[!add(8, i)]>;
  def L#i : SparcReg<!add(16, i), "l"#i, ["r"#!add(16, i)]>, DwarfRegNum<[!add(16, i)]>;
  def I#i : SparcReg<!add(24, i), !if(!eq(i, 6), "fp", "i"#i), [!if(!eq(i, 6), "i6", "r"#!add(24, i))]>,
           DwarfRegNum<[!add(24, i)]>;
}

class IntegerClass<dag members> : RegisterClass<"SP", [Word], 32, members> {
  let RegInfos = RegInfoByHwMode<[Bits32, Bits64], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;
}
// Window registers first: they are free of charge.
def IntRegs : IntegerClass<(add (sequence "I%u", 0, 7), (sequence "G%u", 0, 7), (sequence "L%u", 0, 7),
                                (sequence "O%u", 0, 7))>;
// The even one of a pair, for ldd and std.
let isAllocatable = false in
def IntPair : IntegerClass<(add G0, G2, G4, G6, O0, O2, O4, O6, L0, L2, L4, L6, I0, I2, I4, I6)>;

// ---- Floating point -------------------------------------------------------------------------------------------------
// A register of 64 or 128 bits is named for its first half. Above 31 the sixth bit of the number is the field's lowest.

let Namespace = "SP" in {
  def sub_even : SubRegIndex<32, 32>;
  def sub_odd : SubRegIndex<32>;
  def sub_even64 : SubRegIndex<64, 64>;
  def sub_odd64 : SubRegIndex<64>;
}

foreach i = 0...31 in
  def F#i : SparcReg<i, "f"#i>, DwarfRegNum<[!add(32, i)]>;
// The halves of those that no instruction names, so that all registers of 64 bits have two.
let isArtificial = true in
foreach i = 32...63 in
  def F#i : SparcReg<0, "">;
foreach i = 0...31 in
  def D#i : SparcReg<!if(!lt(i, 16), !mul(2, i), !sub(!mul(2, i), 31)), "f"#!mul(2, i)>, DwarfRegNum<[!add(72, i)]> {
    let SubRegs = [!cast<Register>("F"#!mul(2, i)), !cast<Register>("F"#!add(!mul(2, i), 1))];
    let SubRegIndices = [sub_even, sub_odd];
  }
foreach i = 0...15 in
  def Q#i : SparcReg<!if(!lt(i, 8), !mul(4, i), !sub(!mul(4, i), 31)), "f"#!mul(4, i)> {
    let SubRegs = [!cast<Register>("D"#!mul(2, i)), !cast<Register>("D"#!add(!mul(2, i), 1))];
    let SubRegIndices = [sub_even64, sub_odd64];
  }

def FPRegs : RegisterClass<"SP", [f32], 32, (sequence "F%u", 0, 31)>;
def DFPRegs : RegisterClass<"SP", [f64], 64, (sequence "D%u", 0, 31)>;
// Operations on these are functions of the library: no processor has them.
let isAllocatable = false in
def QFPRegs : RegisterClass<"SP", [f128], 128, (sequence "Q%u", 0, 15)>;

// ---- Condition codes ------------------------------------------------------------------------------------------------

def ICC : SparcReg<0, "icc">;
def XCC : SparcReg<2, "xcc">;
foreach i = 0...3 in
  def FCC#i : SparcReg<i, "fcc"#i>;
let isAllocatable = false in
def IntCC : RegisterClass<"SP", [i32], 32, (add ICC, XCC)>;
let isAllocatable = false in
def FCCRegs : RegisterClass<"SP", [i32], 32, (sequence "FCC%u", 0, 3)>;

// ---- Machine state --------------------------------------------------------------------------------------------------

def Y : SparcReg<0, "y">, DwarfRegNum<[64]>;
defvar StateNames = ["y", "", "ccr", "asi", "tick", "pc", "fprs"];
// Of those that processors add, the names are read only.
defvar AddedStateNames = [["pcr"], ["pic"], ["dcr"], ["gsr"], ["set_softint"], ["clear_softint"], ["softint"],
                          ["tick_cmpr"], ["stick", "sys_tick"], ["stick_cmpr", "sys_tick_cmpr"]];
foreach i = 1...31 in {
  defvar name = !if(!lt(i, 7), StateNames[!if(!lt(i, 7), i, 0)], "");
  defvar added = !if(!and(!ge(i, 16), !lt(i, 26)), AddedStateNames[!if(!and(!ge(i, 16), !lt(i, 26)), !sub(i, 16), 0)],
                     []<string>);
  def ASR#i : SparcReg<i, !if(!empty(name), "asr"#i, name), !if(!empty(name), added, ["asr"#i])>;
}
let isAllocatable = false in
def ASRRegs : RegisterClass<"SP", [i32], 32, (add Y, (sequence "ASR%u", 1, 31))>;

defvar PrivilegedNames = ["tpc", "tnpc", "tstate", "tt", "tick", "tba", "pstate", "tl", "pil", "cwp", "cansave",
                          "canrestore", "cleanwin", "otherwin", "wstate"];
foreach i = !range(PrivilegedNames) in
  def PR#i : SparcReg<i, PrivilegedNames[i]>;
def PR15 : SparcReg<15, "fq">;
def PR16 : SparcReg<16, "gl">;
def PR31 : SparcReg<31, "ver">;
let isAllocatable = false in
def PRRegs : RegisterClass<"SP", [i64], 64, (add (sequence "PR%u", 0, 16), PR31)>;
