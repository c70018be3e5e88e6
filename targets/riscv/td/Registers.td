// Integer, floating-point and vector registers.

let Namespace = "RISCV" in {
  // Names of the calling convention: x10 is a0.
  def ABIRegAltName : RegAltNameIndex;

  // Parts of floating-point registers.
  def sub_16 : SubRegIndex<16>;
  def sub_32 : SubRegIndex<32>;
  def sub_64 : SubRegIndex<64>;
}

class RISCVReg<int number, string name, list<string> abi = []> : Register<name, abi> {
  let Namespace = "RISCV";
  let HWEncoding = number;
  let RegAltNameIndices = !if(!empty(abi), [], [ABIRegAltName]);
}

// ---- Integer registers ----------------------------------------------------------------------------------------------

class IntReg<int number, list<string> abi> : RISCVReg<number, "x"#number, abi>, DwarfRegNum<[number]>;

// 16-bit instructions reach x8 to x15 best; to use others costs code size where there are such instructions.
defvar AbiNames = ["zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1",
                   "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7",
                   "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6"];
foreach i = 0...31 in
  def X#i : IntReg<i, !if(!eq(i, 8), ["s0", "fp"], [AbiNames[i]])> {
    let isConstant = !eq(i, 0);
    let CostPerUse = !if(!or(!le(i, 7), !ge(i, 16)), [0, 1], [0, 0]);
  }

def XLenRI : RegInfoByHwMode<[RV32, RV64], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;

// Registers in the order in which an allocator should take them: arguments and temporaries, then those that a callee
// saves, then those with a purpose.
class RegisterMessage<string name, string message> : AsmOperandClass {
  let Name = name;
  let DiagnosticString = message;
}

class GPRClass<dag members> : RegisterClass<"RISCV", [XLenVT], 32, members> {
  let RegInfos = XLenRI;
}

defvar Preferred = (add (sequence "X%u", 10, 17), (sequence "X%u", 5, 7), (sequence "X%u", 28, 31),
                        (sequence "X%u", 8, 9), (sequence "X%u", 18, 27));

def GPR : GPRClass<(add Preferred, (sequence "X%u", 0, 4))>;
def GPRNoX0 : GPRClass<(sub GPR, X0)> {
  let DiagnosticString = "register must be a GPR excluding zero (x0)";
}
def GPRNoX2 : GPRClass<(sub GPR, X2)> {
  let DiagnosticString = "register must be a GPR excluding sp (x2)";
}
def GPRNoX0X2 : GPRClass<(sub GPR, X0, X2)> {
  let DiagnosticString = "register must be a GPR excluding zero (x0) and sp (x2)";
}
// The lower half of a number that is in this register and the one after it.
def GPREven : GPRClass<(add (sequence "X%u", 0, 30, 2))> {
  let DiagnosticString = "register must be even";
  let isAllocatable = false;
}
def GPRF64Pair : GPRClass<(add (sequence "X%u", 0, 30, 2))> {
  let DiagnosticString = "double precision floating point operands must use even numbered X register";
  let isAllocatable = false;
}
// Reached by three bits.
def GPRC : GPRClass<(add (sequence "X%u", 10, 15), (sequence "X%u", 8, 9))>;
// For jumps: return-address hardware takes x1 and x5 for calls and returns.
def GPRJALR : GPRClass<(sub GPR, (sequence "X%u", 0, 5))>;
// For tail calls: nothing that is restored before the jump.
def GPRTC : GPRClass<(add (sequence "X%u", 6, 7), (sequence "X%u", 10, 17), (sequence "X%u", 28, 31))>;
def SP : GPRClass<(add X2)> {
  let DiagnosticString = "register must be sp (x2)";
}
def GPRX0 : GPRClass<(add X0)> { let isAllocatable = false; }
def GPRX1 : GPRClass<(add X1)>;
def GPRX5 : GPRClass<(add X5)>;
def GPRX1X5 : GPRClass<(add X1, X5)> {
  let DiagnosticString = "register must be ra or t0 (x1 or x5)";
}
def GPRX4 : GPRClass<(add X4)>;
// What an instruction wants that marks a step of thread-local addressing.
def ThreadPointer : RegisterOperand<GPRX4>, CheckedLast {
  let ParserMatchClass = RegisterMessage<"ThreadPointer", "the second input operand must be tp/x4 when using %tprel_add specifier">;
}
def DescriptorLink : RegisterOperand<GPRX5>, CheckedLast {
  let ParserMatchClass = RegisterMessage<"DescriptorLink", "the output operand must be t0/x5 when using %tlsdesc_call specifier">;
}

// ---- Floating-point registers ---------------------------------------------------------------------------------------
// Fn_Q contains Fn_D contains Fn_F contains Fn_H: views of one register of the width that the extensions give it.

defvar FloatAbiNames = ["ft0", "ft1", "ft2", "ft3", "ft4", "ft5", "ft6", "ft7", "fs0", "fs1",
                        "fa0", "fa1", "fa2", "fa3", "fa4", "fa5", "fa6", "fa7",
                        "fs2", "fs3", "fs4", "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11",
                        "ft8", "ft9", "ft10", "ft11"];

class FloatReg<int number> : RISCVReg<number, "f"#number, [FloatAbiNames[number]]>, DwarfRegNum<[!add(32, number)]>;

class FloatRegOver<int number, string part, SubRegIndex index> : FloatReg<number> {
  let SubRegs = [!cast<Register>("F"#number#part)];
  let SubRegIndices = [index];
}

foreach i = 0...31 in {
  def F#i#_H : FloatReg<i>;
  def F#i#_F : FloatRegOver<i, "_H", sub_16>;
  def F#i#_D : FloatRegOver<i, "_F", sub_32>;
  def F#i#_Q : FloatRegOver<i, "_D", sub_64>;
}

class FPRClass<ValueType ty, string suffix>
    : RegisterClass<"RISCV", [ty], ty.Size,
                    (add (sequence "F%u"#suffix, 15, 10), (sequence "F%u"#suffix, 0, 7),
                         (sequence "F%u"#suffix, 16, 17), (sequence "F%u"#suffix, 28, 31),
                         (sequence "F%u"#suffix, 8, 9), (sequence "F%u"#suffix, 18, 27))>;

def FPR16 : FPRClass<f16, "_H">;
def FPR32 : FPRClass<f32, "_F">;
def FPR64 : FPRClass<f64, "_D">;
def FPR128 : FPRClass<f128, "_Q">;

// Reached by three bits.
def FPR32C : RegisterClass<"RISCV", [f32], 32, (add (sequence "F%u_F", 15, 10), (sequence "F%u_F", 8, 9))>;
def FPR64C : RegisterClass<"RISCV", [f64], 64, (add (sequence "F%u_D", 15, 10), (sequence "F%u_D", 8, 9))>;

// ---- Vector registers -----------------------------------------------------------------------------------------------
// A group of 2, 4 or 8 registers goes by the name of its first one, whose number is a multiple of that. Code generation does
// not use them.

foreach i = 0...31 in
  def V#i : RISCVReg<i, "v"#i>, DwarfRegNum<[!add(96, i)]>;

class VRegClass<dag members> : RegisterClass<"RISCV", [untyped], 64, members> {
  let isAllocatable = false;
}
def VR : VRegClass<(sequence "V%u", 0, 31)>;
def VRNoV0 : VRegClass<(sub VR, V0)>;
def VRM2 : VRegClass<(add (sequence "V%u", 0, 30, 2))>;
def VRM4 : VRegClass<(add (sequence "V%u", 0, 28, 4))>;
def VRM8 : VRegClass<(add (sequence "V%u", 0, 24, 8))>;
def VMV0 : VRegClass<(add V0)> {
  let DiagnosticString = "operand must be v0";
}

// ---- State of floating point ----------------------------------------------------------------------------------------
// Not operands: what instructions read and write besides them.

def FFLAGS : RISCVReg<1, "fflags">;
def FRM : RISCVReg<2, "frm">;
