// What code generation adds to the generic operations: nodes of the selection graph, addresses, fragments.
//
// Flags are a value like any other here, an i32 that lives in EFLAGS: a comparison makes it, and what depends on it names
// it, so that the selector sees when one comparison serves several users. A condition is the number that the machine has
// for it in opcodes (CondO below and its successors).

// ---- Conditions -----------------------------------------------------------------------------------------------------

defvar CondO = 0;
defvar CondNO = 1;
defvar CondB = 2;
defvar CondAE = 3;
defvar CondE = 4;
defvar CondNE = 5;

// ---- Types of nodes -------------------------------------------------------------------------------------------------

def SDTX86CmpTest : SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisInt<1>, SDTCisSameAs<1, 2>]>;
def SDTX86FCmp : SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisFP<1>, SDTCisSameAs<1, 2>]>;
// Results: value, flags.
def SDTBinaryArithWithFlags
    : SDTypeProfile<2, 2, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisInt<0>, SDTCisVT<1, i32>]>;
// The same with flags read: the third operand.
def SDTBinaryArithWithFlagsInOut
    : SDTypeProfile<2, 3, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisInt<0>, SDTCisVT<1, i32>, SDTCisVT<4, i32>]>;
// Values if the condition holds not and holds, condition, flags.
def SDTX86Cmov : SDTypeProfile<1, 4, [SDTCisSameAs<0, 1>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>, SDTCisVT<4, i32>]>;
def SDTX86SetCC : SDTypeProfile<1, 2, [SDTCisVT<0, i8>, SDTCisVT<1, i8>, SDTCisVT<2, i32>]>;
def SDTX86BrCond : SDTypeProfile<0, 3, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i8>, SDTCisVT<2, i32>]>;
def SDTX86Call : SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>;
// Results: quotient, remainder. Operands: lower and upper half of the dividend, divisor.
def SDTX86DivRem : SDTypeProfile<2, 3, [SDTCisInt<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>,
                                       SDTCisSameAs<0, 4>]>;
def SDTX86CmpXchg : SDTypeProfile<2, 3, [SDTCisInt<0>, SDTCisVT<1, i32>, SDTCisPtrTy<2>, SDTCisSameAs<0, 3>,
                                        SDTCisSameAs<0, 4>]>;

// ---- Nodes ----------------------------------------------------------------------------------------------------------

def X86cmp : SDNode<"X86ISD::CMP", SDTX86CmpTest>;
def X86fcmp : SDNode<"X86ISD::FCMP", SDTX86FCmp>;
def X86bt : SDNode<"X86ISD::BT", SDTX86CmpTest>;
def X86setcc : SDNode<"X86ISD::SETCC", SDTX86SetCC>;
def X86cmov : SDNode<"X86ISD::CMOV", SDTX86Cmov>;
def X86brcond : SDNode<"X86ISD::BRCOND", SDTX86BrCond, [SDNPHasChain]>;

def X86add_flag : SDNode<"X86ISD::ADD", SDTBinaryArithWithFlags, [SDNPCommutative]>;
def X86sub_flag : SDNode<"X86ISD::SUB", SDTBinaryArithWithFlags>;
def X86smul_flag : SDNode<"X86ISD::SMUL", SDTBinaryArithWithFlags, [SDNPCommutative]>;
def X86adc_flag : SDNode<"X86ISD::ADC", SDTBinaryArithWithFlagsInOut>;
def X86sbb_flag : SDNode<"X86ISD::SBB", SDTBinaryArithWithFlagsInOut>;
// Product in two halves, and flags that say whether the upper one is needed.
def X86umul_flag : SDNode<"X86ISD::UMUL", SDTypeProfile<3, 2, [SDTCisInt<0>, SDTCisSameAs<0, 1>, SDTCisVT<2, i32>,
                                                              SDTCisSameAs<0, 3>, SDTCisSameAs<0, 4>]>>;

// A number in two halves: itself, and its sign in every bit.
def X86sign : SDNode<"X86ISD::SIGN", SDTypeProfile<2, 1, [SDTCisInt<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>>;
def X86sdivrem : SDNode<"X86ISD::SDIVREM", SDTX86DivRem>;
def X86udivrem : SDNode<"X86ISD::UDIVREM", SDTX86DivRem>;

// Operands: address, expected value, new one. Results: the value that was there, flags.
def X86cas : SDNode<"X86ISD::LCMPXCHG_DAG", SDTX86CmpXchg, [SDNPHasChain, SDNPMayLoad, SDNPMayStore, SDNPMemOperand]>;

// The same of two words. Operands: address, lower and upper half of the expected value, of the new one. Results: lower and
// upper half of the value that was there, flags.
class ExchangeOfTwo<string name, ValueType word>
    : SDNode<name,
             SDTypeProfile<3, 5, [SDTCisVT<0, word>, SDTCisVT<1, word>, SDTCisVT<2, i32>, SDTCisPtrTy<3>,
                                  SDTCisVT<4, word>, SDTCisVT<5, word>, SDTCisVT<6, word>, SDTCisVT<7, word>]>,
             [SDNPHasChain, SDNPMayLoad, SDNPMayStore, SDNPMemOperand]>;
def X86cas8 : ExchangeOfTwo<"X86ISD::LCMPXCHG8_DAG", i32>;
def X86cas16 : ExchangeOfTwo<"X86ISD::LCMPXCHG16_DAG", i64>;

def X86call : SDNode<"X86ISD::CALL", SDTX86Call, [SDNPHasChain, SDNPOutGlue, SDNPOptInGlue, SDNPVariadic]>;
def X86tcret : SDNode<"X86ISD::TC_RETURN", SDTypeProfile<0, -1, [SDTCisPtrTy<0>, SDTCisVT<1, i32>]>, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
// A jump to a function that jumps to an address in a register.
def X86thunkbr : SDNode<"X86ISD::THUNK_JUMP", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
// Moves the stack pointer down to an address and touches memory at least once in so many bytes on the way.
def X86probe : SDNode<"X86ISD::PROBE", SDTypeProfile<0, 2, [SDTCisPtrTy<0>, SDTCisVT<1, i32>]>,
                      [SDNPHasChain, SDNPMayStore]>;
def X86local_recover : SDNode<"ISD::LOCAL_RECOVER", SDTypeProfile<1, 1, [SDTCisPtrTy<0>, SDTCisPtrTy<1>]>>;
def X86catchret : SDNode<"ISD::CATCHRET", SDTBr, [SDNPHasChain]>;
def X86cleanupret : SDNode<"ISD::CLEANUPRET", SDTNone, [SDNPHasChain]>;
def X86retglue : SDNode<"X86ISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def X86callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                              [SDNPHasChain, SDNPOutGlue]>;
def X86callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                            [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

// Bits of floating-point registers, whose lanes above the first do not matter.
def SDTX86FPLogic : SDTypeProfile<1, 2, [SDTCisFP<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>;
def X86fand : SDNode<"X86ISD::FAND", SDTX86FPLogic, [SDNPCommutative]>;
def X86for : SDNode<"X86ISD::FOR", SDTX86FPLogic, [SDNPCommutative]>;
def X86fxor : SDNode<"X86ISD::FXOR", SDTX86FPLogic, [SDNPCommutative]>;
def X86fandn : SDNode<"X86ISD::FANDN", SDTX86FPLogic>;
// The first element of a vector, in the same register.
def X86lowest : SDNode<"X86ISD::LOWEST", SDTypeProfile<1, 1, [SDTCisFP<0>]>>;
// All bits are set if a comparison holds, which a number names as CMPSS has it.
def X86fsetcc : SDNode<"X86ISD::FSETCC", SDTypeProfile<1, 3, [SDTCisFP<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>,
                                                              SDTCisVT<3, i8>]>>;
// As MINSS and MAXSS do it: the second operand if the numbers are equal or not ordered.
def X86fmin : SDNode<"X86ISD::FMIN", SDTFPBinOp>;
def X86fmax : SDNode<"X86ISD::FMAX", SDTFPBinOp>;

// ---- Addresses ------------------------------------------------------------------------------------------------------
// Base, scale, index, displacement, segment.

def addr : ComplexPattern<iPTR, 5, "selectAddr">;
// The address of a symbol as a number of 32 bits.
def symbol32 : ComplexPattern<iPTR, 1, "selectSymbol">;

// ---- Fragments ------------------------------------------------------------------------------------------------------

foreach size = [8, 16, 32, 64] in {
  defvar ty = !cast<ValueType>("i"#size);
  def loadi#size : PatFrag<(ops node:$ptr), (ty (load node:$ptr))>;
}
def loadf32 : PatFrag<(ops node:$ptr), (f32 (load node:$ptr))>;
def loadf64 : PatFrag<(ops node:$ptr), (f64 (load node:$ptr))>;

// Computed for nobody else.
def and_su : PatFrag<(ops node:$a, node:$b), (and node:$a, node:$b)> { let HasOneUse = true; }

// Constants by what field they fit.
def imm8s16 : ImmLeaf<i16, [{ return isInt<8>(Imm); }]>;
def imm8s32 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def imm8s64 : ImmLeaf<i64, [{ return isInt<8>(Imm); }]>;
def imm32s64 : ImmLeaf<i64, [{ return isInt<32>(Imm); }]>;
def imm32u64 : ImmLeaf<i64, [{ return isUInt<32>(Imm); }]>;
