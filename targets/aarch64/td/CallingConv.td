// The procedure call standard: eight registers for integers and eight for floating point, then the stack. A function keeps
// x19 to x29, its return address, the stack pointer, and the lower halves of v8 to v15.
// Source: Procedure Call Standard for the Arm 64-bit Architecture, "Parameter passing", "Result return".

defvar Arguments32 = [W0, W1, W2, W3, W4, W5, W6, W7];
defvar Arguments64 = [X0, X1, X2, X3, X4, X5, X6, X7];

class InRegisters : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<Arguments32>>,
  CCIfType<[i64], CCAssignToReg<Arguments64>>,
  CCIfType<[f16], CCAssignToReg<[H0, H1, H2, H3, H4, H5, H6, H7]>>,
  CCIfType<[f32], CCAssignToReg<[S0, S1, S2, S3, S4, S5, S6, S7]>>,
  CCIfType<[f64], CCAssignToReg<[D0, D1, D2, D3, D4, D5, D6, D7]>>,
  CCIfType<!listconcat([f128], WholeVectors), CCAssignToReg<[Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7]>>
]>;
def CC_AArch64_InRegisters : InRegisters;

// What Swift's functions pass beside their arguments: the object of a method, an error, the context of an asynchronous function.
def CC_AArch64_Swift : CallingConv<[
  CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[X20]>>>,
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[X21]>>>,
  CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[X22]>>>
]>;

// Functions that preserve nothing, so that their callers keep values where callees need not save them: what C's functions preserve
// comes first. x8, x16 to x19, x29 and x30 have other uses.
// Source: clang, "Attributes in Clang", preserve_none.
defvar NumbersOfNone = !listconcat(!range(20, 29), !range(0, 8), !range(10, 15), [9, 15]);
def CC_AArch64_PreserveNone : CallingConv<[
  // Narrow numbers are where C's functions have them, if that is free.
  CCIfHalfWord<CCDelegateTo<CC_AArch64_InRegisters>>,
  CCIfHalfWord<CCAssignToStack<8, 8>>,
  CCIfType<[i32], CCAssignToReg<!foreach(n, NumbersOfNone, !cast<Register>("W"#n))>>,
  CCIfType<[i64], CCAssignToReg<!foreach(n, NumbersOfNone, !cast<Register>("X"#n))>>
]>;

def CC_AArch64_AAPCS : CallingConv<[
  CCIfCC<"CallingConv::PreserveNone", CCIfNotVarArg<CCDelegateTo<CC_AArch64_PreserveNone>>>,
  CCIfSRet<CCIfType<[i64], CCAssignToReg<[X8]>>>,
  CCIfNest<CCAssignToReg<[X15]>>,
  CCDelegateTo<CC_AArch64_Swift>,
  CCIfByVal<CCPassByVal<8, 8>>,
  // A number of two registers begins with an even one.
  CCIfType<[i64], CCIfSplit<CCIfAligned<CCSkipOddRegister<Arguments64>>>>,
  CCDelegateTo<CC_AArch64_InRegisters>,
  CCIfType<[i64], CCIfSplit<CCIfAligned<CCAlignStack<>>>>,
  CCIfType<[i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>,
  CCIfType<!listconcat([f128], WholeVectors), CCAssignToStack<16, 16>>
]> { let Entry = true; }

// Apple's: variable arguments are all on the stack, where others take no more room than they need.
// Source: Apple, "Writing ARM64 code for Apple platforms".
def CC_AArch64_DarwinPCS : CallingConv<[
  CCIfCC<"CallingConv::PreserveNone", CCIfNotVarArg<CCDelegateTo<CC_AArch64_PreserveNone>>>,
  CCIfSRet<CCIfType<[i64], CCAssignToReg<[X8]>>>,
  CCIfNest<CCAssignToReg<[X15]>>,
  CCDelegateTo<CC_AArch64_Swift>,
  CCIfByVal<CCPassByVal<8, 8>>,
  CCIf<"ArgFlags.isVarArg()", CCIfType<[i64], CCIfSplit<CCIfAligned<CCAlignStack<>>>>>,
  CCIf<"ArgFlags.isVarArg()", CCIfType<[i1, i8, i16, i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>>,
  CCIf<"ArgFlags.isVarArg()", CCAssignToStack<16, 16>>,
  CCIfType<[i64], CCIfSplit<CCIfAligned<CCSkipOddRegister<Arguments64>>>>,
  CCDelegateTo<CC_AArch64_InRegisters>,
  CCIfType<[i64], CCIfSplit<CCIfAligned<CCAlignStack<>>>>,
  CCIfByte<CCAssignToStack<1, 1>>,
  CCIfHalfWord<CCAssignToStack<2, 2>>,
  CCIfType<[f16], CCAssignToStack<2, 2>>,
  CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
  CCIfType<[i64, f64], CCAssignToStack<8, 8>>,
  CCIfType<!listconcat([f128], WholeVectors), CCAssignToStack<16, 16>>
]> { let Entry = true; }

def RetCC_AArch64_AAPCS : CallingConv<[
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[X21]>>>,
  CCDelegateTo<CC_AArch64_InRegisters>
]> { let Entry = true; }

def CSR_AArch64_AAPCS : CalleeSavedRegs<(add LR, FP, (sequence "X%u", 19, 28), (sequence "D%u", 8, 15))>;

// Functions that are called where registers are scarce: they save what others may change, too. x16 to x18 belong to the linker and
// the platform, and the registers of arguments and results are anything.
def CSR_AArch64_PreserveMost : CalleeSavedRegs<(add LR, FP, (sequence "X%u", 9, 15), (sequence "X%u", 19, 28),
                                                    (sequence "D%u", 8, 15))>;
def CSR_AArch64_PreserveAll : CalleeSavedRegs<(add LR, FP, (sequence "X%u", 9, 15), (sequence "X%u", 19, 28),
                                                   (sequence "Q%u", 8, 31))>;
// Functions of Swift that are jumped to change the registers of the object and the context.
def CSR_AArch64_SwiftTail : CalleeSavedRegs<(add LR, FP, X19, X21, (sequence "X%u", 23, 28), (sequence "D%u", 8, 15))>;
// The vector variant keeps whole registers.
// Source: Vector Function ABI for the Arm 64-bit Architecture, "Vector procedure call standard".
def CSR_AArch64_Vector : CalleeSavedRegs<(add LR, FP, (sequence "X%u", 19, 28), (sequence "Q%u", 8, 23))>;
def CSR_AArch64_PreserveNone : CalleeSavedRegs<(add LR, FP)>;
