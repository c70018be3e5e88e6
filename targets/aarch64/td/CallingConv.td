// The procedure call standard: eight registers for integers and eight for floating point, then the stack. A function keeps
// x19 to x29, its return address, the stack pointer, and the lower halves of v8 to v15.

def CC_AArch64_AAPCS : CallingConv<[
  CCIfSRet<CCIfType<[i64], CCAssignToReg<[X8]>>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[W0, W1, W2, W3, W4, W5, W6, W7]>>,
  CCIfType<[i64], CCAssignToReg<[X0, X1, X2, X3, X4, X5, X6, X7]>>,
  CCIfType<[f32], CCAssignToReg<[S0, S1, S2, S3, S4, S5, S6, S7]>>,
  CCIfType<[f64], CCAssignToReg<[D0, D1, D2, D3, D4, D5, D6, D7]>>,
  CCIfType<[i32, i64, f32, f64], CCAssignToStack<8, 8>>
]>;

def RetCC_AArch64_AAPCS : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[W0, W1, W2, W3, W4, W5, W6, W7]>>,
  CCIfType<[i64], CCAssignToReg<[X0, X1, X2, X3, X4, X5, X6, X7]>>,
  CCIfType<[f32], CCAssignToReg<[S0, S1, S2, S3, S4, S5, S6, S7]>>,
  CCIfType<[f64], CCAssignToReg<[D0, D1, D2, D3, D4, D5, D6, D7]>>
]>;

def CSR_AArch64_AAPCS : CalleeSavedRegs<(add (sequence "X%u", 19, 28), FP, LR, (sequence "D%u", 8, 15))>;
