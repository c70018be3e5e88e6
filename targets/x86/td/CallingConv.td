// Where values go, and which registers calls preserve: the System V ABIs of AMD64 and i386, that of Windows, and conventions of
// compilers.
//
// Values are of a legal type here: wider ones have been split, structures into their members.
// Source: System V Application Binary Interface, AMD64 Architecture Processor Supplement, "Function Calling Sequence".

defvar Vectors128 = [v16i8, v8i16, v4i32, v2i64, v8f16, v4f32, v2f64];
defvar Vectors256 = [v32i8, v16i16, v8i32, v4i64, v16f16, v8f32, v4f64];
defvar Vectors512 = [v64i8, v32i16, v16i32, v8i64, v32f16, v16f32, v8f64];
defvar InXMM = !listconcat([f16, f32, f64, f128], Vectors128);

// What all conventions do once registers are used up.
def CC_X86_64_Stack : CallingConv<[
  CCIfType<[i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>,
  CCIfType<[f80, f128], CCAssignToStack<16, 16>>,
  CCIfType<Vectors128, CCAssignToStack<16, 16>>,
  CCIfType<Vectors256, CCAssignToStack<32, 32>>,
  CCIfType<Vectors512, CCAssignToStack<64, 64>>
]>;

// What Swift's functions pass beside their arguments: an error, the object of a method, the context of an asynchronous function.
def CC_X86_64_SwiftRegisters : CallingConv<[
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[R13]>>>,
  CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[R14]>>>
]>;

def CC_X86_64_C : CallingConv<[
  CCIfByVal<CCPassByVal<8, 8>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCDelegateTo<CC_X86_64_SwiftRegisters>,
  // The static chain of a nested function.
  CCIfNest<CCAssignToReg<[R10]>>,
  CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX, R8D, R9D]>>,
  CCIfType<[i64], CCAssignToReg<[RDI, RSI, RDX, RCX, R8, R9]>>,
  CCIfType<InXMM, CCAssignToReg<[XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7]>>,
  // Variable arguments of 256 bits and more are on the stack.
  CCIfNotVarArg<CCIfType<Vectors256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3, YMM4, YMM5, YMM6, YMM7]>>>,
  CCIfNotVarArg<CCIfType<Vectors512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3, ZMM4, ZMM5, ZMM6, ZMM7]>>>,
  CCDelegateTo<CC_X86_64_Stack>
]> { let Entry = true; }

// The address of a result has a register that no argument takes.
def CC_X86_64_Swift : CallingConv<[
  CCIfSRet<CCAssignToReg<[RAX]>>,
  CCDelegateTo<CC_X86_64_C>
]> { let Entry = true; }

// Of single numbers fewer are returned than of vectors, and what there is no vector register for is on the x87 stack.
def RetCC_X86_64_C : CallingConv<[
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCIfType<[i1, i8], CCAssignToReg<[AL, DL, CL]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX, CX]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>,
  CCIfType<[i64], CCAssignToReg<[RAX, RDX, RCX]>>,
  CCIfType<[f32, f64, f128], CCAssignToReg<[XMM0, XMM1]>>,
  CCIfType<!listconcat([f16], Vectors128), CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<Vectors256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3]>>,
  CCIfType<Vectors512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3]>>,
  CCIfType<[f32, f64, f80], CCAssignToReg<[FP0, FP1]>>
]> { let Entry = true; }

// Fast functions return a third number in a vector register.
def RetCC_X86_64_Fast : CallingConv<[
  CCIfType<[f32, f64], CCAssignToReg<[XMM0, XMM1, XMM2]>>,
  CCDelegateTo<RetCC_X86_64_C>
]> { let Entry = true; }

// Among functions that know each other, more results are in registers.
def RetCC_X86_64_Wide : CallingConv<[
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCIfType<[i1, i8], CCAssignToReg<[AL, DL, CL, R8B]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX, CX, R8W]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX, R8D]>>,
  CCIfType<[i64], CCAssignToReg<[RAX, RDX, RCX, R8]>>,
  CCIfType<InXMM, CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCDelegateTo<RetCC_X86_64_C>
]> { let Entry = true; }

// ---- Windows --------------------------------------------------------------------------------------------------------
// Source: Microsoft, "x64 calling convention".

// The place of an argument in the list is that of its register, of whatever kind it is. What takes more than a register, or is
// a vector, is passed by the address of a copy.
def CC_X86_Win64_C : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCDelegateTo<CC_X86_64_SwiftRegisters>,
  CCIfNest<CCAssignToReg<[R10]>>,
  CCIfType<!listconcat([f80, f128], Vectors128, Vectors256, Vectors512), CCPassIndirect<i64>>,
  // Functions with variable arguments find all of the first in general registers.
  CCIf<"State.isVarArg()",
       CCIfType<[f16, f32, f64], CCAssignToRegAndBits<[XMM0, XMM1, XMM2, XMM3], [RCX, RDX, R8, R9]>>>,
  CCIfType<[f16, f32, f64], CCAssignToRegWithShadow<[XMM0, XMM1, XMM2, XMM3], [RCX, RDX, R8, R9]>>,
  CCIfType<[i32], CCAssignToRegWithShadow<[ECX, EDX, R8D, R9D], [XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<[i64], CCAssignToRegWithShadow<[RCX, RDX, R8, R9], [XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<[i32, i64, f16, f32, f64], CCAssignToStack<8, 8>>
]> { let Entry = true; }

// As System V's, but that nothing is on the stack of the x87 that only it can compute with: its callers have a place for it.
def RetCC_X86_Win64_C : CallingConv<[
  CCIfSwiftError<CCIfType<[i64], CCAssignToReg<[R12]>>>,
  CCIfType<[i1, i8], CCAssignToReg<[AL, DL, CL]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX, CX]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>,
  CCIfType<[i64], CCAssignToReg<[RAX, RDX, RCX]>>,
  CCIfType<[f32, f64, f128], CCAssignToReg<[XMM0, XMM1]>>,
  CCIfType<!listconcat([f16], Vectors128), CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<Vectors256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3]>>,
  CCIfType<Vectors512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3]>>,
  CCIfType<[f32, f64], CCAssignToReg<[FP0, FP1]>>
]> { let Entry = true; }

// System V's by name, and Swift's: what only the x87 can compute with has a place of the caller's here as well.
class ReturningOnWindows<CallingConv elsewhere> : CallingConv<[
  CCIfType<!listconcat([i1, i8, i16, i32, i64], InXMM, Vectors256, Vectors512), CCDelegateTo<elsewhere>>
]> { let Entry = true; }
def RetCC_X86_64_Windows : ReturningOnWindows<RetCC_X86_64_C>;
def RetCC_X86_64_WindowsWide : ReturningOnWindows<RetCC_X86_64_Wide>;

// `__vectorcall`: six numbers and vectors in registers, of which the last two have a place on the stack, too.
def CC_X86_Win64_VectorCall : CallingConv<[
  CCIfType<!listconcat([f16, f32, f64, f128], Vectors128),
           CCAssignToRegWithShadow<[XMM0, XMM1, XMM2, XMM3], [RCX, RDX, R8, R9]>>,
  CCIfType<!listconcat([f16, f32, f64, f128], Vectors128), CCAssignToRegAndStack<[XMM4, XMM5], 8, 8>>,
  CCIfType<Vectors256, CCAssignToRegWithShadow<[YMM0, YMM1, YMM2, YMM3], [RCX, RDX, R8, R9]>>,
  CCIfType<Vectors256, CCAssignToRegAndStack<[YMM4, YMM5], 8, 8>>,
  CCIfType<Vectors512, CCAssignToRegWithShadow<[ZMM0, ZMM1, ZMM2, ZMM3], [RCX, RDX, R8, R9]>>,
  CCIfType<Vectors512, CCAssignToRegAndStack<[ZMM4, ZMM5], 8, 8>>,
  CCDelegateTo<CC_X86_Win64_C>
]> { let Entry = true; }

def RetCC_X86_Win64_VectorCall : CallingConv<[
  CCIfType<[f32, f64, f128], CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCDelegateTo<RetCC_X86_Win64_C>
]> { let Entry = true; }

// Fast functions return a third number in a vector register, as on other systems.
def RetCC_X86_Win64_Fast : CallingConv<[
  CCIfType<[f32, f64], CCAssignToReg<[XMM0, XMM1, XMM2]>>,
  CCDelegateTo<RetCC_X86_Win64_C>
]> { let Entry = true; }

// By name on other systems, where the x87's stack has it.
def RetCC_X86_Win64_ByName : CallingConv<[
  CCIfType<[f80], CCAssignToReg<[FP0, FP1]>>,
  CCDelegateTo<RetCC_X86_Win64_C>
]> { let Entry = true; }

// The registers of the abstract machine of GHC: base, stack and heap pointers, arguments.
def CC_X86_64_GHC : CallingConv<[
  CCIfType<[i8, i16, i32], CCPromoteToType<i64>>,
  CCIfType<[i64], CCAssignToReg<[R13, RBP, R12, RBX, R14, RSI, RDI, R8, R9, R15]>>,
  CCIfType<!listconcat([f32, f64], Vectors128), CCAssignToReg<[XMM1, XMM2, XMM3, XMM4, XMM5, XMM6]>>
]> { let Entry = true; }

// As many registers as there are.
def CC_X86_64_PreserveNone : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[R12D, R13D, R14D, R15D, EDI, ESI, EDX, ECX, R8D, R9D, R11D, EAX]>>,
  CCIfType<[i64], CCAssignToReg<[R12, R13, R14, R15, RDI, RSI, RDX, RCX, R8, R9, R11, RAX]>>,
  CCDelegateTo<CC_X86_64_C>
]> { let Entry = true; }

// ---- 32 bits --------------------------------------------------------------------------------------------------------
// Source: System V Application Binary Interface, Intel386 Architecture Processor Supplement.

// What all conventions do with what they have no other place for: so many vectors are in registers, and a number of 80 bits has a
// place of this size and alignment.
class Passing32_Common<int vectors, int f80bytes, int f80align, int listalign = 16> : CallingConv<[
  CCIfNotVarArg<CCIfInReg<CCIfType<[f16, f32, f64],
    CCIf<"feature(FeatureSSE2)", CCAssignToReg<[XMM0, XMM1, XMM2]>>>>>,
  CCIfNotVarArg<CCIfType<Vectors128, CCAssignToReg<!foreach(i, !range(vectors), !cast<Register>("XMM"#i))>>>,
  CCIfNotVarArg<CCIfType<Vectors256, CCAssignToReg<!foreach(i, !range(vectors), !cast<Register>("YMM"#i))>>>,
  CCIfNotVarArg<CCIfType<Vectors512, CCAssignToReg<!foreach(i, !range(vectors), !cast<Register>("ZMM"#i))>>>,
  CCIfType<[i32, f16, f32], CCAssignToStack<4, 4>>,
  CCIfType<[f64], CCAssignToStack<8, 4>>,
  CCIfType<[f80], CCAssignToStack<f80bytes, f80align>>,
  // In variable arguments they may be aligned less.
  CCIf<"State.isVarArg()", CCIfType<Vectors128, CCAssignToStack<16, listalign>>>,
  CCIfType<Vectors128, CCAssignToStack<16, 16>>,
  CCIfType<Vectors256, CCAssignToStack<32, 32>>,
  CCIfType<Vectors512, CCAssignToStack<64, 64>>
]>;

class Passing32_C<CallingConv common> : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  // What was a number of four words is on the stack, aligned as in memory.
  CCIfType<[i32], CCIf<"ArgFlags.is128Bits()", CCIfSplit<CCAssignToStack<4, 16>>>>,
  CCIfType<[i32], CCIf<"ArgFlags.is128Bits()", CCAssignToStack<4, 4>>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfNest<CCAssignToReg<[ECX]>>,
  // The object of a method of Swift, in functions that are jumped to.
  CCIfCC<"CallingConv::SwiftTail", CCIfSwiftSelf<CCIfType<[i32], CCAssignToReg<[ECX]>>>>,
  CCIfNotVarArg<CCIfInReg<CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>>>,
  CCDelegateTo<common>
]> { let Entry = true; }

class Passing32_Fast<CallingConv common> : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfNest<CCAssignToReg<[EAX]>>,
  CCIfNotVarArg<CCIfType<[i32], CCAssignToReg<[ECX, EDX]>>>,
  CCIfNotVarArg<CCIfType<[f32, f64], CCIf<"feature(FeatureSSE2)", CCAssignToReg<[XMM0, XMM1, XMM2]>>>>,
  CCIfType<[f64], CCAssignToStack<8, 8>>,
  CCDelegateTo<common>
]> { let Entry = true; }

class Passing32_FastCall<CallingConv common> : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfNest<CCAssignToReg<[EAX]>>,
  CCIfInReg<CCIfType<[i32], CCAssignToReg<[ECX, EDX]>>>,
  CCDelegateTo<common>
]> { let Entry = true; }

// The object that a method belongs to is in a register, behind the address of a result in memory.
class Passing32_ThisCall<CallingConv common> : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfNest<CCAssignToReg<[EAX]>>,
  CCIfSRet<CCAssignToStack<4, 4>>,
  CCIfType<[i32], CCAssignToReg<[ECX]>>,
  CCDelegateTo<common>
]> { let Entry = true; }

// `__vectorcall`: six numbers and vectors in registers, of further vectors of integers the addresses of copies.
def CC_X86_32_Address : CallingConv<[
  CCPassIndirect<i32>,
  CCAssignToReg<[ECX, EDX]>,
  CCAssignToStack<4, 4>
]>;
class Passing32_VectorCall<CallingConv rest> : CallingConv<[
  CCIfType<!listconcat([f16, f32, f64, f128], Vectors128), CCAssignToReg<[XMM0, XMM1, XMM2, XMM3, XMM4, XMM5]>>,
  CCIfType<Vectors256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3, YMM4, YMM5]>>,
  CCIfType<Vectors512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3, ZMM4, ZMM5]>>,
  CCIfType<[v16i8, v8i16, v4i32, v2i64, v32i8, v16i16, v8i32, v4i64, v64i8, v32i16, v16i32, v8i64],
           CCDelegateTo<CC_X86_32_Address>>,
  CCDelegateTo<rest>
]> { let Entry = true; }

// Of System V; of Apple's systems, which pass one more vector in registers; of Microsoft's runtime library.
def CC_X86_32_Common : Passing32_Common<3, 12, 4>;
def CC_X86_32_Apple_Common : Passing32_Common<4, 16, 4>;
def CC_X86_32_Windows_Common : Passing32_Common<3, 16, 16, 4>;
foreach platform = ["", "_Apple", "_Windows"] in {
  defvar common = !cast<CallingConv>("CC_X86_32"#platform#"_Common");
  def CC_X86_32#platform#_C : Passing32_C<common>;
  def CC_X86_32#platform#_Fast : Passing32_Fast<common>;
  def CC_X86_32#platform#_FastCall : Passing32_FastCall<common>;
  def CC_X86_32#platform#_ThisCall : Passing32_ThisCall<common>;
  def CC_X86_32#platform#_VectorCall : Passing32_VectorCall<!cast<CallingConv>("CC_X86_32"#platform#"_FastCall")>;
}

// The registers of the abstract machine of GHC.
def CC_X86_32_GHC : CallingConv<[
  CCIfType<[i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[EBX, EBP, EDI, ESI]>>
]> { let Entry = true; }

// Single numbers are returned on the stack of the x87, whatever they are computed with, unless `inreg` asks for others.
def RetCC_X86_32_C : CallingConv<[
  CCIfInReg<CCIfType<[f32, f64], CCIf<"feature(FeatureSSE2)", CCAssignToReg<[XMM0, XMM1, XMM2]>>>>,
  CCIfType<[i1, i8], CCAssignToReg<[AL, DL, CL]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX, CX]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>,
  CCIfType<!listconcat([f16], Vectors128), CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<Vectors256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3]>>,
  CCIfType<Vectors512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3]>>,
  CCIfType<[f32, f64, f80], CCAssignToReg<[FP0, FP1]>>
]> { let Entry = true; }

def RetCC_X86_32_VectorCall : CallingConv<[
  CCIfType<[f16, f32, f64, f128], CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCDelegateTo<RetCC_X86_32_C>
]> { let Entry = true; }

// Fast functions return numbers where they are computed.
def RetCC_X86_32_Fast : CallingConv<[
  CCIfType<[f32, f64], CCIf<"feature(FeatureSSE2)", CCAssignToReg<[XMM0, XMM1, XMM2]>>>,
  CCDelegateTo<RetCC_X86_32_C>
]> { let Entry = true; }

// ---- OpenCL's kernels ----------------------------------------------------------------------------------------------
// Numbers and vectors have four registers of each width, the rest what C gives it.

class PassingKernel<CallingConv integers, CallingConv rest> : CallingConv<[
  CCDelegateTo<integers>,
  CCIfType<[f32, f64, v4i32, v2i64, v4f32, v2f64], CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<[v8i32, v4i64, v8f32, v4f64], CCAssignToReg<[YMM0, YMM1, YMM2, YMM3]>>,
  CCIfType<[v16i32, v8i64, v16f32, v8f64], CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3]>>,
  CCDelegateTo<rest>
]> { let Entry = true; }
class ReturningKernel<CallingConv rest> : CallingConv<[
  CCIfType<[f32, f64, v4i32, v2i64, v4f32, v2f64], CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<[v8i32, v4i64, v8f32, v4f64], CCAssignToReg<[YMM0, YMM1, YMM2, YMM3]>>,
  CCIfType<[v16i32, v8i64, v16f32, v8f64], CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3]>>,
  CCDelegateTo<rest>
]> { let Entry = true; }
def CC_X86_64_KernelIntegers : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX]>>,
  CCIfType<[i32], CCAssignToStack<4, 4>>,
  CCIfType<[i64], CCAssignToReg<[RDI, RSI, RDX, RCX]>>
]>;
def CC_X86_Win64_KernelIntegers : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[ECX, EDX, R8D, R9D, EDI, ESI]>>,
  CCIfType<[i32], CCAssignToStack<4, 4>>,
  CCIfType<[i64], CCAssignToReg<[RCX, RDX, R8, R9, RDI, RSI]>>
]>;
def CC_X86_32_KernelIntegers : CallingConv<[
  CCIfType<[i32], CCAssignToStack<4, 4>>
]>;
def CC_X86_64_Kernel : PassingKernel<CC_X86_64_KernelIntegers, CC_X86_64_C>;
def CC_X86_Win64_Kernel : PassingKernel<CC_X86_Win64_KernelIntegers, CC_X86_Win64_C>;
foreach platform = ["", "_Apple", "_Windows"] in
  def CC_X86_32#platform#_Kernel : PassingKernel<CC_X86_32_KernelIntegers, !cast<CallingConv>("CC_X86_32"#platform#"_C")>;
def RetCC_X86_64_Kernel : ReturningKernel<RetCC_X86_64_C>;
def RetCC_X86_Win64_Kernel : ReturningKernel<RetCC_X86_Win64_C>;
def RetCC_X86_32_Kernel : ReturningKernel<RetCC_X86_32_C>;

// ---- __regcall ------------------------------------------------------------------------------------------------------
// Arguments and results have as many registers as there are. Source: Intel, "C and C++ Calling Conventions".

class RegCall<int width, list<string> more> {
  defvar is64 = !eq(width, 64);
  list<Register> Bytes = !listconcat([AL, CL, DL], !if(is64, [DIL, SIL], []<Register>),
                                     !foreach(n, more, !cast<Register>("R"#n#"B")));
  list<Register> Words = !listconcat([AX, CX, DX, DI, SI], !foreach(n, more, !cast<Register>("R"#n#"W")));
  list<Register> Halves = !listconcat([EAX, ECX, EDX, EDI, ESI], !foreach(n, more, !cast<Register>("R"#n#"D")));
  list<Register> Wholes = !listconcat([RAX, RCX, RDX, RDI, RSI], !foreach(n, more, !cast<Register>("R"#n)));
  defvar vectors = !range(!if(is64, 16, 8));
  list<Register> Xmm = !foreach(i, vectors, !cast<Register>("XMM"#i));
  list<Register> Ymm = !foreach(i, vectors, !cast<Register>("YMM"#i));
  list<Register> Zmm = !foreach(i, vectors, !cast<Register>("ZMM"#i));
}
def RegCall64 : RegCall<64, ["8", "9", "12", "13", "14", "15"]>;
def RegCallWin64 : RegCall<64, ["8", "9", "10", "11", "12", "14", "15"]>;
def RegCall32 : RegCall<32, []>;

def CC_X86_32_RegCallStack : CallingConv<[
  CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
  CCIfType<[f64], CCAssignToStack<8, 4>>,
  CCIfType<Vectors128, CCAssignToStack<16, 16>>,
  CCIfType<Vectors256, CCAssignToStack<32, 32>>,
  CCIfType<Vectors512, CCAssignToStack<64, 64>>
]>;
class PassingRegCall<int width, RegCall sets, CallingConv rest> : CallingConv<[
  CCIfByVal<CCPassByVal<!div(width, 8), !div(width, 8)>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<sets.Halves>>,
  CCIfType<[i64], CCAssignToReg<sets.Wholes>>,
  CCIfType<InXMM, CCIf<"feature(FeatureSSE2)", CCAssignToReg<sets.Xmm>>>,
  CCIfType<Vectors256, CCAssignToReg<sets.Ymm>>,
  CCIfType<Vectors512, CCAssignToReg<sets.Zmm>>,
  CCDelegateTo<rest>
]> { let Entry = true; }
class ReturningRegCall<RegCall sets> : CallingConv<[
  CCIfType<[i1, i8], CCAssignToReg<sets.Bytes>>,
  CCIfType<[i16], CCAssignToReg<sets.Words>>,
  CCIfType<[i32], CCAssignToReg<sets.Halves>>,
  CCIfType<[i64], CCAssignToReg<sets.Wholes>>,
  CCIfType<InXMM, CCIf<"feature(FeatureSSE2)", CCAssignToReg<sets.Xmm>>>,
  CCIfType<Vectors256, CCAssignToReg<sets.Ymm>>,
  CCIfType<Vectors512, CCAssignToReg<sets.Zmm>>
]> { let Entry = true; }
def CC_X86_64_RegCall : PassingRegCall<64, RegCall64, CC_X86_64_Stack>;
def RetCC_X86_64_RegCall : ReturningRegCall<RegCall64>;
def CC_X86_Win64_RegCallNumbers : PassingRegCall<64, RegCallWin64, CC_X86_Win64_C>;
// Halves are passed as by C's convention.
def CC_X86_Win64_RegCall : CallingConv<[
  CCIfType<[f16, v8f16, v16f16, v32f16], CCDelegateTo<CC_X86_Win64_C>>,
  CCDelegateTo<CC_X86_Win64_RegCallNumbers>
]> { let Entry = true; }
def RetCC_X86_Win64_RegCall : ReturningRegCall<RegCallWin64>;
def CC_X86_32_RegCall : PassingRegCall<32, RegCall32, CC_X86_32_RegCallStack>;
def RetCC_X86_32_RegCall : ReturningRegCall<RegCall32>;

// ---- Registers that a callee leaves as they were --------------------------------------------------------------------

def CSR_NoRegs : CalleeSavedRegs<(add)>;
def CSR_64 : CalleeSavedRegs<(add RBX, R12, R13, R14, R15, RBP)>;
// All but what returns a result and R11, which code of linkers uses.
def CSR_64_MostRegs : CalleeSavedRegs<(add RBX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15, RBP,
                                          (sequence "XMM%u", 0, 15))>;
def CSR_64_RT_MostRegs : CalleeSavedRegs<(add CSR_64, RAX, RCX, RDX, RSI, RDI, R8, R9, R10)>;
def CSR_64_RT_AllRegs : CalleeSavedRegs<(add CSR_64_RT_MostRegs, (sequence "XMM%u", 0, 15))>;
def CSR_64_RT_AllRegs_AVX : CalleeSavedRegs<(add CSR_64_RT_MostRegs, (sequence "YMM%u", 0, 15))>;
// Of handlers of interrupts.
def CSR_64_AllRegs : CalleeSavedRegs<(add CSR_64_MostRegs, RAX)>;
def CSR_64_AllRegs_AVX : CalleeSavedRegs<(add CSR_64, RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, (sequence "YMM%u", 0, 15))>;
def CSR_64_AllRegs_AVX512 : CalleeSavedRegs<(add CSR_64, RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, (sequence "ZMM%u", 0, 31),
                                                 (sequence "K%u", 0, 7))>;
def CSR_64_RegCall : CalleeSavedRegs<(add RBX, RBP, (sequence "R%u", 12, 15), (sequence "XMM%u", 8, 15))>;
def CSR_Win64_RegCall : CalleeSavedRegs<(add RBX, RBP, (sequence "R%u", 10, 15), (sequence "XMM%u", 8, 15))>;
// Of OpenCL's kernels.
def CSR_64_Kernel : CalleeSavedRegs<(add CSR_64, (sequence "XMM%u", 8, 15))>;
def CSR_64_Kernel_AVX : CalleeSavedRegs<(add CSR_64, (sequence "YMM%u", 8, 15))>;
def CSR_64_Kernel_AVX512 : CalleeSavedRegs<(add RBX, RSI, R14, R15, (sequence "ZMM%u", 16, 31), (sequence "K%u", 4, 7))>;
def CSR_Win64_Kernel_AVX : CalleeSavedRegs<(add RBX, RBP, RDI, RSI, R12, R13, R14, R15, (sequence "YMM%u", 6, 15))>;
def CSR_Win64_Kernel_AVX512 : CalleeSavedRegs<(add RBX, RBP, RDI, RSI, R12, R13, R14, R15, (sequence "ZMM%u", 6, 21),
                                                   (sequence "K%u", 4, 7))>;
// What finds a thread's variable, which is called where the variable is used.
def CSR_64_TLS_Darwin : CalleeSavedRegs<(add CSR_64, RCX, RDX, RSI, R8, R9, R10, R11)>;
// The others have the arguments of asynchronous functions.
def CSR_64_SwiftTail : CalleeSavedRegs<(add RBX, R12, R15, RBP)>;
def CSR_64_NoneRegs : CalleeSavedRegs<(add RBP)>;
// General registers are pushed, in this order; the others have places in the frame.
def CSR_Win64 : CalleeSavedRegs<(add R15, R14, R13, R12, RSI, RDI, RBX, RBP, (sequence "XMM%u", 6, 15))>;
def CSR_Win64_SwiftTail : CalleeSavedRegs<(add R15, R12, RSI, RDI, RBX, RBP, (sequence "XMM%u", 6, 15))>;
def CSR_Win64_MostRegs : CalleeSavedRegs<(add CSR_64_RT_MostRegs, (sequence "XMM%u", 6, 15))>;
def CSR_32 : CalleeSavedRegs<(add EBX, EDI, ESI, EBP)>;
def CSR_32_AllRegs : CalleeSavedRegs<(add CSR_32, EAX, ECX, EDX, (sequence "XMM%u", 0, 7))>;
def CSR_32_AllRegs_AVX : CalleeSavedRegs<(add CSR_32, EAX, ECX, EDX, (sequence "YMM%u", 0, 7))>;
def CSR_32_AllRegs_AVX512 : CalleeSavedRegs<(add CSR_32, EAX, ECX, EDX, (sequence "ZMM%u", 0, 7), (sequence "K%u", 0, 7))>;
def CSR_32_RegCall : CalleeSavedRegs<(add ESI, EDI, EBX, EBP, (sequence "XMM%u", 4, 7))>;

// ---- Conventions by their numbers in IR -----------------------------------------------------------------------------

class ConventionUse<int number, CallingConv arguments, CallingConv results, CalleeSavedRegs saved, int width = 64> {
  // Returning takes the arguments off the stack.
  bit Pops = false;
  // The same, and areas of arguments end alike, so that any function may be jumped to in place of a call and a return.
  bit Jumps = false;
  // The same if it is asked for (`-tailcallopt`).
  bit JumpsIfAsked = false;
  // Returning takes the address of a result in memory off the stack, and nothing else.
  bit PopsResult = false;
  int Bits = width;
  int Number = number;
  // Bytes above the return address that belong to the callee, whatever is passed.
  int HomeBytes = 0;
  // Where the number means it: 0 on System V, 1 on Windows, and of 32 bits 2 on Apple's systems, 3 on Windows with runtime libraries of
  // others. Windows of 64 bits only has those of System V that are called by name.
  int Abi = 0;
  CallingConv Arguments = arguments;
  CallingConv Results = results;
  // Without SSE, those of them that are there.
  CalleeSavedRegs Saved = saved;
  CalleeSavedRegs SavedWithAvx = Saved;
  CalleeSavedRegs SavedWithAvx512 = SavedWithAvx;
  // Functions are handlers of interrupts, which the processor calls.
  bit HandlesInterrupts = false;
}
// C first, whose table placing arguments begins with, and System V's by name.
def : ConventionUse<0, CC_X86_64_C, RetCC_X86_64_C, CSR_64>;
def : ConventionUse<78, CC_X86_64_C, RetCC_X86_64_C, CSR_64>;
let HomeBytes = 32 in
def : ConventionUse<79, CC_X86_Win64_C, RetCC_X86_Win64_ByName, CSR_Win64>;
// fastcc, coldcc, ghccc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, preserve_nonecc.
let JumpsIfAsked = true in
def : ConventionUse<8, CC_X86_64_C, RetCC_X86_64_Fast, CSR_64>;
def : ConventionUse<9, CC_X86_64_C, RetCC_X86_64_C, CSR_64_MostRegs>;
def : ConventionUse<10, CC_X86_64_GHC, RetCC_X86_64_C, CSR_NoRegs>;
def : ConventionUse<14, CC_X86_64_C, RetCC_X86_64_C, CSR_64_RT_MostRegs>;
let SavedWithAvx = CSR_64_RT_AllRegs_AVX in
def : ConventionUse<15, CC_X86_64_C, RetCC_X86_64_C, CSR_64_RT_AllRegs>;
def : ConventionUse<16, CC_X86_64_Swift, RetCC_X86_64_Wide, CSR_64>;
def : ConventionUse<17, CC_X86_64_C, RetCC_X86_64_C, CSR_64_TLS_Darwin>;
def : ConventionUse<21, CC_X86_64_PreserveNone, RetCC_X86_64_C, CSR_64_NoneRegs>;
// x86_stdcallcc, x86_fastcallcc, x86_thiscallcc, which mean nothing in 64 bits; intel_ocl_bicc.
foreach number = [64, 65, 70] in
  def : ConventionUse<number, CC_X86_64_C, RetCC_X86_64_C, CSR_64>;
let SavedWithAvx = CSR_64_Kernel_AVX, SavedWithAvx512 = CSR_64_Kernel_AVX512 in
def : ConventionUse<77, CC_X86_64_Kernel, RetCC_X86_64_Kernel, CSR_64_Kernel>;
// x86_intrcc, x86_regcallcc.
let SavedWithAvx = CSR_64_AllRegs_AVX, SavedWithAvx512 = CSR_64_AllRegs_AVX512, HandlesInterrupts = true in
def : ConventionUse<83, CC_X86_64_C, RetCC_X86_64_C, CSR_64_AllRegs>;
def : ConventionUse<92, CC_X86_64_RegCall, RetCC_X86_64_RegCall, CSR_64_RegCall>;
// tailcc, swifttailcc.
let Jumps = true in {
  def : ConventionUse<18, CC_X86_64_C, RetCC_X86_64_Fast, CSR_64>;
  def : ConventionUse<20, CC_X86_64_Swift, RetCC_X86_64_Wide, CSR_64_SwiftTail>;
}
// On Windows: C, those by name, fastcc, x86_vectorcallcc, coldcc, preserve_mostcc, preserve_allcc.
let Abi = 1 in {
  let HomeBytes = 32 in {
    def : ConventionUse<0, CC_X86_Win64_C, RetCC_X86_Win64_C, CSR_Win64>;
    def : ConventionUse<79, CC_X86_Win64_C, RetCC_X86_Win64_C, CSR_Win64>;
    def : ConventionUse<8, CC_X86_Win64_C, RetCC_X86_Win64_Fast, CSR_Win64>;
    def : ConventionUse<80, CC_X86_Win64_VectorCall, RetCC_X86_Win64_VectorCall, CSR_Win64>;
    // x86_stdcallcc, x86_fastcallcc, x86_thiscallcc, intel_ocl_bicc.
    foreach number = [64, 65, 70] in
      def : ConventionUse<number, CC_X86_Win64_C, RetCC_X86_Win64_C, CSR_Win64>;
    let SavedWithAvx = CSR_Win64_Kernel_AVX, SavedWithAvx512 = CSR_Win64_Kernel_AVX512 in
    def : ConventionUse<77, CC_X86_Win64_Kernel, RetCC_X86_Win64_Kernel, CSR_Win64>;
    // swiftcc, tailcc, swifttailcc.
    def : ConventionUse<16, CC_X86_Win64_C, RetCC_X86_64_WindowsWide, CSR_Win64>;
    let Jumps = true in {
      def : ConventionUse<18, CC_X86_Win64_C, RetCC_X86_Win64_Fast, CSR_Win64>;
      def : ConventionUse<20, CC_X86_Win64_C, RetCC_X86_64_WindowsWide, CSR_Win64_SwiftTail>;
    }
  }
  // These leave no room above the return address.
  let SavedWithAvx = CSR_64_RT_AllRegs_AVX in
  def : ConventionUse<15, CC_X86_Win64_C, RetCC_X86_Win64_C, CSR_64_RT_AllRegs>;
  def : ConventionUse<9, CC_X86_Win64_C, RetCC_X86_Win64_C, CSR_64_MostRegs>;
  def : ConventionUse<14, CC_X86_Win64_C, RetCC_X86_Win64_C, CSR_Win64_MostRegs>;
  def : ConventionUse<78, CC_X86_64_C, RetCC_X86_64_Windows, CSR_64>;
  def : ConventionUse<21, CC_X86_64_PreserveNone, RetCC_X86_Win64_C, CSR_64_NoneRegs>;
  def : ConventionUse<92, CC_X86_Win64_RegCall, RetCC_X86_Win64_RegCall, CSR_Win64_RegCall>;
}
// Of 32 bits. On Windows the C convention leaves the address of a result on the stack.
multiclass Conventions32<string platform, int abi, bit pops = true> {
  let Abi = abi in {
    // C, coldcc, swiftcc; those of 64 bits by name, which mean nothing here.
    let PopsResult = pops in {
      foreach number = [78, 79] in
        def : ConventionUse<number, !cast<CallingConv>("CC_X86_32"#platform#"_C"), RetCC_X86_32_C, CSR_32, 32>;
      def : ConventionUse<0, !cast<CallingConv>("CC_X86_32"#platform#"_C"), RetCC_X86_32_C, CSR_32, 32>;
      def : ConventionUse<9, !cast<CallingConv>("CC_X86_32"#platform#"_C"), RetCC_X86_32_C, CSR_32, 32>;
      def : ConventionUse<16, !cast<CallingConv>("CC_X86_32"#platform#"_C"), RetCC_X86_32_C, CSR_32, 32>;
    }
    // fastcc, ghccc.
    let JumpsIfAsked = true in
    def : ConventionUse<8, !cast<CallingConv>("CC_X86_32"#platform#"_Fast"), RetCC_X86_32_Fast, CSR_32, 32>;
    def : ConventionUse<10, CC_X86_32_GHC, RetCC_X86_32_C, CSR_NoRegs, 32>;
    // x86_stdcallcc, x86_fastcallcc, x86_thiscallcc, x86_vectorcallcc.
    let Pops = true in {
      def : ConventionUse<64, !cast<CallingConv>("CC_X86_32"#platform#"_C"), RetCC_X86_32_C, CSR_32, 32>;
      def : ConventionUse<65, !cast<CallingConv>("CC_X86_32"#platform#"_FastCall"), RetCC_X86_32_C, CSR_32, 32>;
      def : ConventionUse<70, !cast<CallingConv>("CC_X86_32"#platform#"_ThisCall"), RetCC_X86_32_C, CSR_32, 32>;
      def : ConventionUse<80, !cast<CallingConv>("CC_X86_32"#platform#"_VectorCall"), RetCC_X86_32_VectorCall, CSR_32, 32>;
    }
    // intel_ocl_bicc, x86_regcallcc.
    let PopsResult = pops in
    def : ConventionUse<77, !cast<CallingConv>("CC_X86_32"#platform#"_Kernel"), RetCC_X86_32_Kernel, CSR_32, 32>;
    def : ConventionUse<92, CC_X86_32_RegCall, RetCC_X86_32_RegCall, CSR_32_RegCall, 32>;
    // x86_intrcc.
    let SavedWithAvx = CSR_32_AllRegs_AVX, SavedWithAvx512 = CSR_32_AllRegs_AVX512, HandlesInterrupts = true in
    def : ConventionUse<83, CC_X86_32_C, RetCC_X86_32_C, CSR_32_AllRegs, 32>;
    // tailcc, swifttailcc.
    let Jumps = true in {
      def : ConventionUse<18, !cast<CallingConv>("CC_X86_32"#platform#"_Fast"), RetCC_X86_32_Fast, CSR_32, 32>;
      def : ConventionUse<20, !cast<CallingConv>("CC_X86_32"#platform#"_C"), RetCC_X86_32_C, CSR_32, 32>;
    }
  }
}
defm : Conventions32<"", 0>;
defm : Conventions32<"_Windows", 1, false>;
defm : Conventions32<"_Apple", 2>;
defm : Conventions32<"", 3, false>;

def ConventionUses : GenericTable {
  let FilterClass = "ConventionUse";
  let Fields = ["Bits", "Abi", "Number", "Pops", "Jumps", "JumpsIfAsked", "PopsResult", "HomeBytes", "Arguments", "Results",
                "Saved", "SavedWithAvx", "SavedWithAvx512", "HandlesInterrupts"];
  string TypeOf_Arguments = "convention";
  string TypeOf_Results = "convention";
  string TypeOf_Saved = "saved";
  string TypeOf_SavedWithAvx = "saved";
  string TypeOf_SavedWithAvx512 = "saved";
}
