// Bytes within words, words within pairs (a tuple that wraps around), a status register that aliases another, floating-point
// registers of which only the lower half has a name, classes that overlap.
include "llvm/Target/Target.td"
def lo : SubRegIndex<8>;
def hi : SubRegIndex<8, 8>;
def even : SubRegIndex<16>;
def odd : SubRegIndex<16, 16>;
def half : SubRegIndex<32>;
class Byte<string n> : Register<n>;
class Word<string n, list<Register> parts, int number> : RegisterWithSubRegs<n, parts>, DwarfRegNum<[number]> {
  let SubRegIndices = [lo, hi];
  let CoveredBySubRegs = true;
  let HWEncoding = number;
}
foreach i = 0...3 in {
  def L#i : Byte<"l"#i>;
  def H#i : Byte<"h"#i>;
  def R#i : Word<"r"#i, [!cast<Register>("L"#i), !cast<Register>("H"#i)], i>;
  def S#i : Register<"s"#i>;
  def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("S"#i)]> { let SubRegIndices = [half]; }
}
def FLAGS : Register<"flags">;
def STATUS : Register<"status"> { let Aliases = [FLAGS]; let CostPerUse = [0, 3]; }
def ZERO : Register<"zero"> { let isConstant = true; }
def Pairs : RegisterTuples<[even, odd], [(add R0, R1, R2, R3), (add R1, R2, R3, R0)]>;

def LO8 : RegisterClass<"T", [i8], 8, (sequence "L%u", 0, 3)>;
def HI8 : RegisterClass<"T", [i8], 8, (sequence "H%u", 0, 3)>;
def W16 : RegisterClass<"T", [i16], 16, (add R2, R3, R0, R1)> {
  let AltOrders = [(add R0, R1), (sub W16, R3)];
  let AltOrderSelect = [{ feature(Small) ? 1 : 0 }];
}
def LOW : RegisterClass<"T", [i16], 16, (add R0, R1)>;
def P32 : RegisterClass<"T", [i32], 16, (add Pairs)>;
def F32 : RegisterClass<"T", [f32], 32, (sequence "S%u", 0, 3)>;
def F64 : RegisterClass<"T", [f64], 64, (sequence "D%u", 0, 3)>;
def MIX : RegisterClass<"T", [i16], 16, (add R1, R2, ZERO)> { let isAllocatable = false; }
def CSR : CalleeSavedRegs<(add L2, H2, R3)>;
def Small : SubtargetFeature<"small", "IsSmall", "true", "few registers">;
def TII : InstrInfo;
def T : Target { let InstructionSet = TII; }
