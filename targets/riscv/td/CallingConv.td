// Where values go, and which registers calls preserve.
//
// Values are of a legal type here: wider ones have been split into parts of XLEN bits, structures into their members where
// the convention says so. What depends on more than one value (an aligned pair of variable arguments, a structure of one
// integer and one floating-point number) is code.

defvar IntegerArguments = [X10, X11, X12, X13, X14, X15, X16, X17];

def CC_RISCV_Integer : CallingConv<[
  CCIfByVal<CCPassIndirect<XLenVT>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<XLenVT>>,
  // The static chain has a register of its own.
  CCIfNest<CCAssignToReg<[X7]>>,
  CCIfArgVarArg<CCIfSplit<CCCustom<"cc_aligned_pair">>>,
  CCIfType<[f16, f32, f64], CCCustom<"cc_float_as_integer">>,
  CCIfType<[i32, i64], CCAssignToReg<IntegerArguments>>,
  CCIfType<[XLenVT], CCAssignToStack<0, 0>>
]> { let Entry = true; }

// Floating-point arguments that are not variable go into registers of their own while there are any.
def CC_RISCV_Float : CallingConv<[
  CCIfArgFixed<CCIfType<[f16], CCAssignToReg<[F10_H, F11_H, F12_H, F13_H, F14_H, F15_H, F16_H, F17_H]>>>,
  CCIfArgFixed<CCIfType<[f32], CCAssignToReg<[F10_F, F11_F, F12_F, F13_F, F14_F, F15_F, F16_F, F17_F]>>>,
  CCDelegateTo<CC_RISCV_Integer>
]> { let Entry = true; }
def CC_RISCV_Double : CallingConv<[
  CCIfArgFixed<CCIfType<[f64], CCAssignToReg<[F10_D, F11_D, F12_D, F13_D, F14_D, F15_D, F16_D, F17_D]>>>,
  CCDelegateTo<CC_RISCV_Float>
]> { let Entry = true; }

// Results: the first two argument registers of each kind.
def RetCC_RISCV_Integer : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<XLenVT>>,
  CCIfType<[f16, f32, f64], CCCustom<"cc_float_as_integer">>,
  CCIfType<[i32, i64], CCAssignToReg<[X10, X11]>>
]> { let Entry = true; }
def RetCC_RISCV_Float : CallingConv<[
  CCIfType<[f16], CCAssignToReg<[F10_H, F11_H]>>,
  CCIfType<[f32], CCAssignToReg<[F10_F, F11_F]>>,
  CCDelegateTo<RetCC_RISCV_Integer>
]> { let Entry = true; }
def RetCC_RISCV_Double : CallingConv<[
  CCIfType<[f64], CCAssignToReg<[F10_D, F11_D]>>,
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
