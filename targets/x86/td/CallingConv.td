// Where values go, and which registers calls preserve: the System V ABI of AMD64.
//
// Values are of a legal type here: wider ones have been split, structures into their members.
// Source: System V Application Binary Interface, AMD64 Architecture Processor Supplement, "Function Calling Sequence".

def CC_X86_64_C : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  // The static chain of a nested function.
  CCIfNest<CCAssignToReg<[R10]>>,
  CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX, R8D, R9D]>>,
  CCIfType<[i64], CCAssignToReg<[RDI, RSI, RDX, RCX, R8, R9]>>,
  CCIfType<[f16, f32, f64, f128, v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64],
           CCAssignToReg<[XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7]>>,
  CCIfType<[v32i8, v16i16, v8i32, v4i64, v16f16, v8f32, v4f64],
           CCAssignToReg<[YMM0, YMM1, YMM2, YMM3, YMM4, YMM5, YMM6, YMM7]>>,
  CCIfType<[i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>,
  CCIfType<[f80, f128], CCAssignToStack<16, 16>>,
  CCIfType<[v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64], CCAssignToStack<16, 16>>,
  CCIfType<[v32i8, v16i16, v8i32, v4i64, v16f16, v8f32, v4f64], CCAssignToStack<32, 32>>
]> { let Entry = true; }

def RetCC_X86_64_C : CallingConv<[
  CCIfType<[i1, i8], CCAssignToReg<[AL, DL]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX]>>,
  CCIfType<[i64], CCAssignToReg<[RAX, RDX]>>,
  CCIfType<[f16, f32, f64, f128, v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64], CCAssignToReg<[XMM0, XMM1]>>,
  CCIfType<[v32i8, v16i16, v8i32, v4i64, v16f16, v8f32, v4f64], CCAssignToReg<[YMM0, YMM1]>>,
  CCIfType<[f80], CCAssignToReg<[FP0, FP1]>>
]> { let Entry = true; }

// ---- Registers that a callee leaves as they were --------------------------------------------------------------------

def CSR_NoRegs : CalleeSavedRegs<(add)>;
def CSR_64 : CalleeSavedRegs<(add RBX, R12, R13, R14, R15, RBP)>;
