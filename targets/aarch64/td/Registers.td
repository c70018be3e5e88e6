// Integer registers, vector registers with their parts, and the condition flags.

let Namespace = "AArch64" in {
  def sub_32 : SubRegIndex<32>;
  // Parts of a vector register, each the lowest bits of the next.
  def bsub : SubRegIndex<8>;
  def hsub : SubRegIndex<16>;
  def ssub : SubRegIndex<32>;
  def dsub : SubRegIndex<64>;
  def dsub_hi : SubRegIndex<64, 64>;
  // Whole registers of tuples.
  foreach n = 0...3 in
    def qsub#n : SubRegIndex<128, !mul(128, n)>;
}

class A64Reg<int number, string name, list<string> other = []> : Register<name, other> {
  let Namespace = "AArch64";
  let HWEncoding = number;
}

// ---- Integer registers ----------------------------------------------------------------------------------------------
// Number 31 is the stack pointer or zero: the operand decides, so they are two registers with one number.

foreach n = 0...30 in
  def W#n : A64Reg<n, "w"#n>, DwarfRegNum<[n]>;
def WSP : A64Reg<31, "wsp">, DwarfRegNum<[31]>;
def WZR : A64Reg<31, "wzr"> { let isConstant = true; }

class Whole<int number, string name, Register part, list<string> other = []> : A64Reg<number, name, other> {
  let SubRegs = [part];
  let SubRegIndices = [sub_32];
}
foreach n = 0...28 in
  def X#n : Whole<n, "x"#n, !cast<Register>("W"#n)>, DwarfRegNum<[n]>;
def FP : Whole<29, "x29", W29, ["fp"]>, DwarfRegNum<[29]>;
def LR : Whole<30, "x30", W30, ["lr"]>, DwarfRegNum<[30]>;
def SP : Whole<31, "sp", WSP>, DwarfRegNum<[31]>;
def XZR : Whole<31, "xzr", WZR> { let isConstant = true; }

def NZCV : A64Reg<0, "nzcv">;
def FPCR : A64Reg<0, "fpcr">;
def FPSR : A64Reg<0, "fpsr">;

// Arguments and temporaries first, then those that a callee saves, then those with a purpose.
defvar OrderW = (add (sequence "W%u", 8, 15), (sequence "W%u", 0, 7), W16, W17, W18, (sequence "W%u", 19, 28), W29, W30);
defvar OrderX = (add (sequence "X%u", 8, 15), (sequence "X%u", 0, 7), X16, X17, X18, (sequence "X%u", 19, 28), FP, LR);

class IntClass<ValueType type, dag members> : RegisterClass<"AArch64", [type], type.Size, members>;

def GPR32 : IntClass<i32, (add OrderW, WZR)>;
def GPR32sp : IntClass<i32, (add OrderW, WSP)>;
def GPR32common : IntClass<i32, (add OrderW)>;
def GPR32sponly : IntClass<i32, (add WSP)>;
def GPR64 : IntClass<i64, (add OrderX, XZR)>;
def GPR64sp : IntClass<i64, (add OrderX, SP)>;
def GPR64common : IntClass<i64, (add OrderX)>;
// For tail calls: what is not restored before the jump, nor used to take the frame down.
def GPR64tail : IntClass<i64, (add (sequence "X%u", 8, 15), (sequence "X%u", 0, 7))>;
def GPR64sponly : IntClass<i64, (add SP)>;

// ---- Floating-point and vector registers ----------------------------------------------------------------------------

foreach n = 0...31 in {
  def B#n : A64Reg<n, "b"#n>, DwarfRegNum<[!add(64, n)]>;
  def H#n : A64Reg<n, "h"#n>, DwarfRegNum<[!add(64, n)]> {
    let SubRegs = [!cast<Register>("B"#n)];
    let SubRegIndices = [bsub];
  }
  def S#n : A64Reg<n, "s"#n>, DwarfRegNum<[!add(64, n)]> {
    let SubRegs = [!cast<Register>("H"#n)];
    let SubRegIndices = [hsub];
  }
  def D#n : A64Reg<n, "d"#n>, DwarfRegNum<[!add(64, n)]> {
    let SubRegs = [!cast<Register>("S"#n)];
    let SubRegIndices = [ssub];
  }
  // The upper half, which functions do not preserve, has no name in assembly.
  def D#n#_HI : A64Reg<n, ""> { let isArtificial = true; }
  def Q#n : A64Reg<n, "q"#n, ["v"#n]>, DwarfRegNum<[!add(64, n)]> {
    let SubRegs = [!cast<Register>("D"#n), !cast<Register>("D"#n#"_HI")];
    let SubRegIndices = [dsub, dsub_hi];
  }
}

class FloatClass<list<ValueType> types, int size, string letter>
    : RegisterClass<"AArch64", types, size, (sequence letter#"%u", 0, 31)>;

def FPR8 : FloatClass<[i8], 8, "B">;
def FPR16 : FloatClass<[f16, bf16], 16, "H">;
def FPR32 : FloatClass<[f32], 32, "S">;
def FPR64 : FloatClass<[f64], 64, "D">;
// What a whole register is divided into; vectors of 64 bits are held there, too.
defvar WholeVectors = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64];
def FPR128 : FloatClass<!listconcat([f128], WholeVectors), 128, "Q">;

// Registers that follow each other, 0 after 31, as instructions take them that name the first of a list.
class Following<int length>
    : RegisterTuples<!foreach(n, !range(length), !cast<SubRegIndex>("qsub"#n)),
                     !foreach(n, !range(length), !dag(add, !foreach(i, !range(32), !cast<Register>("Q"#!and(!add(n, i), 31))),
                                                      !listsplat("", 32)))>;
foreach length = [2, 3, 4] in
  def Tuples#length : Following<length>;
class TupleRegisters<int length>
    : RegisterClass<"AArch64", [untyped], 128, (add !cast<RegisterTuples>("Tuples"#length))> {
  let Size = !mul(128, length);
}
def QQ : TupleRegisters<2>;
def QQQ : TupleRegisters<3>;
def QQQQ : TupleRegisters<4>;

// ---- Scalable vectors and predicates --------------------------------------------------------------------------------
// Only the assembler knows them. The lowest bits of a scalable vector are a vector register; of a predicate there are two
// names, of which the second says that it is read as a counter.

let Namespace = "AArch64" in {
  def zsub : SubRegIndex<128>;
  foreach n = 0...3 in {
    def zsub#n : SubRegIndex<128, !mul(128, n)>;
    def psub#n : SubRegIndex<16, !mul(16, n)>;
  }
  def psub : SubRegIndex<16>;
}
foreach n = 0...31 in
  def Z#n : A64Reg<n, "z"#n>, DwarfRegNum<[!add(96, n)]> {
    let SubRegs = [!cast<Register>("Q"#n)];
    let SubRegIndices = [zsub];
  }
foreach n = 0...15 in {
  def PN#n : A64Reg<n, "pn"#n>, DwarfRegNum<[!add(48, n)]>;
  def P#n : A64Reg<n, "p"#n>, DwarfRegNum<[!add(48, n)]> {
    let SubRegs = [!cast<Register>("PN"#n)];
    let SubRegIndices = [psub];
  }
}
def FFR : A64Reg<0, "ffr">, DwarfRegNum<[47]>;
// The number of 64-bit elements, which call frames name.
def VG : A64Reg<0, "vg">, DwarfRegNum<[46]>;

class ScalableClass<int size, dag members> : RegisterClass<"AArch64", [untyped], 128, members> {
  let Size = size;
  let isAllocatable = false;
}
def ZPR : ScalableClass<128, (sequence "Z%u", 0, 31)>;
def ZPR_lo16 : ScalableClass<128, (sequence "Z%u", 0, 15)>;
def ZPR_lo8 : ScalableClass<128, (sequence "Z%u", 0, 7)>;
def PPR : ScalableClass<16, (sequence "P%u", 0, 15)>;
def PPR_lo8 : ScalableClass<16, (sequence "P%u", 0, 7)>;
def PNR : ScalableClass<16, (sequence "PN%u", 0, 15)>;
def PNR_hi8 : ScalableClass<16, (sequence "PN%u", 8, 15)>;

// Lists of registers that follow each other, and those that begin at a multiple of their length.
class ScalableTuples<string letter, string index, int count, int length>
    : RegisterTuples<!foreach(n, !range(length), !cast<SubRegIndex>(index#n)),
                     !foreach(n, !range(length),
                              !dag(add, !foreach(i, !range(count), !cast<Register>(letter#!and(!add(n, i), !sub(count, 1)))),
                                   !listsplat("", count)))>;
foreach length = [2, 3, 4] in {
  def ZTuples#length : ScalableTuples<"Z", "zsub", 32, length>;
  def ZPR#length : ScalableClass<!mul(128, length), (add !cast<RegisterTuples>("ZTuples"#length))>;
}
def PTuples2 : ScalableTuples<"P", "psub", 16, 2>;
def PPR2 : ScalableClass<32, (add PTuples2)>;
foreach length = [2, 4] in
  def ZPR#length#Mul#length : ScalableClass<!mul(128, length), (decimate !cast<RegisterClass>("ZPR"#length), length)>;
def PPR2Mul2 : ScalableClass<32, (decimate PPR2, 2)>;
