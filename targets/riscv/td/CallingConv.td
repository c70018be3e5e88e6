// Where values go, and which registers calls preserve.
//
// Values are of a legal type here: wider ones have been split into parts of XLEN bits, structures into their members. What
// is wider than two registers is passed by reference. A value of two registers may have its halves in the last register and on
// the stack; a variable one that is aligned to two begins with an even register.
// Source: RISC-V ELF psABI specification, "Calling Conventions".

defvar IntegerArguments = [X10, X11, X12, X13, X14, X15, X16, X17];
// Further registers that a callee may write, but for what code between functions uses.
defvar FastIntegers = !listconcat(IntegerArguments, [X28, X29, X30, X31]);
defvar FloatArguments = [10, 11, 12, 13, 14, 15, 16, 17];
defvar FastFloats = !listconcat(FloatArguments, [0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31]);

// Registers for floating-point numbers of a type.
class CCAssignFloats<ValueType type, string suffix, list<int> numbers>
    : CCIfType<[type], CCAssignToReg<!foreach(n, numbers, !cast<Register>("F"#n#suffix))>>;

// The calling convention of fast functions: more registers, whatever the ABI has, and nothing by reference.
def CC_RISCV_Fast : CallingConv<[
  CCAssignFloats<f16, "_H", FastFloats>,
  CCAssignFloats<f32, "_F", FastFloats>,
  CCAssignFloats<f64, "_D", FastFloats>,
  CCIfType<[i32, i64], CCAssignToReg<FastIntegers>>,
  CCAssignToStack<0, 0>
]> { let Entry = true; }

// A floating-point number as an integer of its size.
class CCBits<list<ValueType> types, string condition> : CCIfType<types, CCIf<condition, CCBitConvertToType<XLenVT>>>;

def CC_RISCV_Integer : CallingConv<[
  CCIfCC<"CallingConv::Fast", CCDelegateTo<CC_RISCV_Fast>>,
  CCIfWide<CCPassIndirect<XLenVT>>,
  // The static chain has a register of its own.
  CCIfNest<CCAssignToReg<[X7]>>,
  CCIfArgVarArg<CCIfSplit<CCIfAligned<CCSkipOddRegister<IntegerArguments>>>>,
  CCIfType<[f16, f32], CCBitConvertToType<XLenVT>>,
  CCBits<[f64], "mode(RV64)">,
  CCIfType<[f64], CCIfArgVarArg<CCSkipOddRegister<IntegerArguments>>>,
  CCIfType<[f64], CCSplitBits<IntegerArguments>>,
  CCIfType<[i32, i64], CCAssignToReg<IntegerArguments>>,
  CCIfSplit<CCIfAligned<CCAlignStack<>>>,
  CCAssignToStack<0, 0>
]> { let Entry = true; }

// Floating-point arguments that are not variable go into registers of their own while there are any.
def CC_RISCV_Float : CallingConv<[
  CCIfCC<"CallingConv::Fast", CCDelegateTo<CC_RISCV_Fast>>,
  CCIfArgFixed<CCAssignFloats<f16, "_H", FloatArguments>>,
  CCIfArgFixed<CCAssignFloats<f32, "_F", FloatArguments>>,
  CCDelegateTo<CC_RISCV_Integer>
]> { let Entry = true; }
def CC_RISCV_Double : CallingConv<[
  CCIfCC<"CallingConv::Fast", CCDelegateTo<CC_RISCV_Fast>>,
  CCIfArgFixed<CCAssignFloats<f64, "_D", FloatArguments>>,
  CCDelegateTo<CC_RISCV_Float>
]> { let Entry = true; }

// Results: the first two argument registers of each kind.
def RetCC_RISCV_Integer : CallingConv<[
  CCIfType<[f16, f32], CCBitConvertToType<XLenVT>>,
  CCBits<[f64], "mode(RV64)">,
  CCIfType<[f64], CCSplitBits<[X10, X11]>>,
  CCIfType<[i32, i64], CCAssignToReg<[X10, X11]>>
]> { let Entry = true; }
def RetCC_RISCV_Float : CallingConv<[
  CCAssignFloats<f16, "_H", [10, 11]>,
  CCAssignFloats<f32, "_F", [10, 11]>,
  CCDelegateTo<RetCC_RISCV_Integer>
]> { let Entry = true; }
def RetCC_RISCV_Double : CallingConv<[
  CCAssignFloats<f64, "_D", [10, 11]>,
  CCDelegateTo<RetCC_RISCV_Float>
]> { let Entry = true; }

// ---- Registers that a callee leaves as they were --------------------------------------------------------------------

def CSR_NoRegs : CalleeSavedRegs<(add)>;

// The integer convention: ilp32, lp64.
def CSR_ILP32_LP64 : CalleeSavedRegs<(add X1, (sequence "X%u", 8, 9), (sequence "X%u", 18, 27))>;
// The embedded convention.
def CSR_ILP32E_LP64E : CalleeSavedRegs<(add X1, (sequence "X%u", 8, 9))>;
// Floating-point registers of a width are preserved up to that width.
def CSR_ILP32F_LP64F
    : CalleeSavedRegs<(add CSR_ILP32_LP64, (sequence "F%u_F", 8, 9), (sequence "F%u_F", 18, 27))>;
def CSR_ILP32D_LP64D
    : CalleeSavedRegs<(add CSR_ILP32_LP64, (sequence "F%u_D", 8, 9), (sequence "F%u_D", 18, 27))>;

// An interrupt handler preserves everything it may touch.
def CSR_Interrupt : CalleeSavedRegs<(add X1, (sequence "X%u", 5, 31))>;
def CSR_XLEN_F32_Interrupt : CalleeSavedRegs<(add CSR_Interrupt, (sequence "F%u_F", 0, 31))>;
def CSR_XLEN_F64_Interrupt : CalleeSavedRegs<(add CSR_Interrupt, (sequence "F%u_D", 0, 31))>;
