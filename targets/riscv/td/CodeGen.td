// What the code generator knows of the machine: registers, frames, calls, addresses, constants, atomic operations.

def HasStdExtA : HasExtension<FeatureStdExtA>;
def HasVectors : HasExtension<FeatureStdExtZve32x>;
def HasUnalignedScalarMem
    : Predicate<"Subtarget->enableUnalignedScalarMem()">,
      AssemblerPredicate<(all_of FeatureUnalignedScalarMem), FeatureUnalignedScalarMem.Desc>;
def HasFusedLoadUpper : Predicate<"Subtarget->hasLUIADDIFusion()">,
                        AssemblerPredicate<(all_of TuneLUIADDIFusion), TuneLUIADDIFusion.Desc>;

// ---- Addresses ------------------------------------------------------------------------------------------------------

def : AddressingMode<AddrRegImm, [AddressBase, AddressDisplacement], [{ isInt<12>(Imm) }]>;

// ---- Constants ------------------------------------------------------------------------------------------------------

def : ConstantStep<LoadUpper, LUI>;
def : ConstantStep<AddImmediate, ADDI>;
def : ConstantStep<AddImmediateWord, ADDIW>;
def : ConstantStep<XorImmediate, XORI>;
def : ConstantStep<ShiftLeft, SLLI>;
def : ConstantStep<ShiftRight, SRLI>;
def : ConstantStep<ShiftLeftWord, SLLI_UW>;
def : ConstantStep<AddWord, ADD_UW>;
def : ConstantStep<ShiftOneAdd, SH1ADD>;
def : ConstantStep<ShiftTwoAdd, SH2ADD>;
def : ConstantStep<ShiftThreeAdd, SH3ADD>;
def : ConstantStep<PackHalves, PACK>;
def : ConstantStep<SetBit, BSETI>;
def : ConstantStep<ClearBit, BCLRI>;
def : ConstantStep<RotateRight, RORI, [HasStdExtZbb]>;
def : FusedConstants<[HasFusedLoadUpper]>;

// Whose result is a word that is sign-extended, and who read the low words of registers.
defvar WordOperations = ["ADDW", "SUBW", "SLLW", "SRLW", "SRAW", "MULW", "DIVW", "DIVUW", "REMW", "REMUW", "ROLW", "RORW"];
defvar WordOperationsWithConstant = ["ADDIW", "SLLIW", "SRLIW", "SRAIW", "RORIW"];

// ---- The machine ----------------------------------------------------------------------------------------------------

class Abis<string letter, CallingConv arguments, CallingConv results, CalleeSavedRegs saved,
           CalleeSavedRegs preserved = saved, list<Predicate> predicates = []>
    : AbiConventions<["ilp32"#letter, "lp64"#letter], arguments, results, saved, preserved, predicates>;

def : CodeGenFacts {
  let DataLayoutModes = [RV32, RV64];
  let DataLayouts = ["e-m:e-p:32:32-i64:64-n32-S128", "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"];
  let PointerType = XLenVT;

  let StackPointer = X2;
  let FramePointer = X8;
  let FrameRecord = true;
  let ReturnAddress = X1;
  let ZeroRegister = X0;
  let ThreadPointer = X4;
  let ExceptionRegisters = [X10, X11];
  let Reserved = [X0, X1, X3, X4];
  let OffsetScratch = X31;
  let PrologueScratch = X5;

  let LowBits = 12;
  let AddLow = [(ADDI $to, $from, $low)];
  let SetHigh = [(LUI $to, $high)];
  let Add = [(ADD $to, $a, $b)];
  let Copies = [(ADDI $to, $from, 0), (FSGNJ_H $to, $from, $from), (FSGNJ_S $to, $from, $from),
                (FSGNJ_D $to, $from, $from)];
  let Spills = [(SD $value, $slot, 0), (SW $value, $slot, 0), (FSH $value, $slot, 0), (FSW $value, $slot, 0),
                (FSD $value, $slot, 0)];
  let Reloads = [(LD $value, $slot, 0), (LW $value, $slot, 0), (FLH $value, $slot, 0), (FLW $value, $slot, 0),
                 (FLD $value, $slot, 0)];
  let BitsToFloat = [TypedTemplate<f16, (FMV_H_X $to, $value)>, TypedTemplate<f32, (FMV_W_X $to, $value)>];
  let FloatToBits = [TypedTemplate<f16, (FMV_X_H $to, $value)>, TypedTemplate<f32, (FMV_X_W $to, $value)>];
  let SignExtensions = [TypedTemplate<i32, (ADDIW $to, $value, 0)>];
  let ZeroExtensions = [TypedTemplate<i8, (ANDI $to, $value, 255)>];
  let ExtendingInstructions = !listconcat(
    [Extending<LB, 8, true>, Extending<LBU, 8, false>, Extending<LH, 16, true>, Extending<LHU, 16, false>,
     Extending<LW, 32, true>, Extending<LWU, 32, false>, Extending<LUI, 32, true>, Extending<FMV_X_W, 32, true>,
     Extending<FMV_X_H, 16, true>, Extending<ANDI, 11, false, 0>, Extending<SRLI, 31, false, 33>,
     Extending<SRAI, 32, true, 32>, Extending<SEXT_B, 8, true>, Extending<SEXT_H, 16, true>],
    !foreach(name, !listconcat(WordOperations, WordOperationsWithConstant, ["FCVT_W_S", "FCVT_WU_S", "FCVT_W_D", "FCVT_WU_D"]),
             Extending<!cast<Instruction>(name), 32, true>),
    !foreach(name, ["SLT", "SLTU", "SLTI", "SLTIU", "FEQ_S", "FLT_S", "FLE_S", "FEQ_D", "FLT_D", "FLE_D", "FCLASS_S", "FCLASS_D"],
             Extending<!cast<Instruction>(name), !if(!eq(!substr(name, 0, 4), "FCLA"), 10, 1), false>),
    !foreach(name, ["CLZ", "CTZ", "CPOP"], Extending<!cast<Instruction>(name), 7, false>));
  let FrameAddress = [(ADDI $to, $slot, $offset)];
  let StackAlign = 16;

  // Of registers wider than the numbers of the ABI, callees save the lower half only.
  let Abis = [Abis<"", CC_RISCV_Integer, RetCC_RISCV_Integer, CSR_ILP32_LP64>,
              Abis<"f", CC_RISCV_Float, RetCC_RISCV_Float, CSR_ILP32F_LP64F, CSR_ILP32_LP64, [HasStdExtD]>,
              Abis<"f", CC_RISCV_Float, RetCC_RISCV_Float, CSR_ILP32F_LP64F>,
              Abis<"d", CC_RISCV_Double, RetCC_RISCV_Double, CSR_ILP32D_LP64D>];
  // C and fast functions.
  let CallingConvs = [0, 8];
  let MaxResults = 2;
  let VectorsInPieces = true;
  let UnknownVectorsIf = [HasVectors];
  let UnknownVectorsBits = 64;
  let Call = riscv_call;
  let Return = riscv_ret_glue;
  let TailCall = riscv_tail;
  let CallSetup = ADJCALLSTACKDOWN;
  let CallDestroy = ADJCALLSTACKUP;
  let ReservesCallFrames = true;
  let InterruptReturns = [InterruptReturn<"machine", MRET>, InterruptReturn<"supervisor", SRET>];
  let InterruptSaved = [SavedByHandlers<CSR_XLEN_F64_Interrupt, [HasStdExtD]>,
                        SavedByHandlers<CSR_XLEN_F32_Interrupt, [HasStdExtF]>, SavedByHandlers<CSR_Interrupt>];

  let AbsoluteAddress = [(LUI $upper, (spec SpecHi, $symbol)), (ADDI $to, $upper, (spec SpecLo, $symbol))];
  let RelativeAddress = [(PseudoLLA $to, $symbol)];
  let TableAddress = [(PseudoLGA $to, $symbol)];
  let LocalExecAddress = [(LUI $upper, (spec SpecTprelHi, $symbol)),
                          (PseudoAddTPRel $sum, $upper, X4, (spec SpecTprelAdd, $symbol)),
                          (ADDI $to, $sum, (spec SpecTprelLo, $symbol))];
  let InitialExecAddress = [(PseudoLA_TLS_IE $distance, $symbol), (ADD $to, $distance, X4)];
  let GeneralDynamicArgument = [(PseudoLA_TLS_GD $to, $symbol)];

  let Opposites = [OppositeBranches<BEQ, BNE>, OppositeBranches<BLT, BGE>, OppositeBranches<BLTU, BGEU>];
  let Choices = !foldl([]<BranchOfChoice>, BranchesThatChoose, all, branch,
                       !listconcat(all, !foreach(kind, KindsOfChoice,
                         BranchOfChoice<!cast<Instruction>("PseudoChoice_"#kind#"_"#branch), !cast<Instruction>(branch)>)));
  let Jump = [(PseudoBR $block)];
  let FarJump = [(PseudoJump X30, $block)];
  let JumpRange = 0x100000;
  let FarJumpScratch = X30;
  let RelativeJumpTables = true;

  // Words are kept sign-extended in wider registers, and sext.w is one instruction.
  let NarrowType = i32;
  let NarrowOperations = [OwnOperation<shl, riscv_sllw>, OwnOperation<srl, riscv_srlw>,
                          OwnOperation<sra, riscv_sraw>, OwnOperation<sdiv, riscv_divw>,
                          OwnOperation<udiv, riscv_divuw>, OwnOperation<srem, riscv_remw>,
                          OwnOperation<urem, riscv_remuw>, OwnOperation<rotl, riscv_rolw>,
                          OwnOperation<rotr, riscv_rorw>];
  let NarrowForms = [NarrowForm<ADD, ADDW>, NarrowForm<ADDI, ADDIW>, NarrowForm<SUB, SUBW>, NarrowForm<MUL, MULW>];
  let NarrowKeepers = [AND, OR, XOR, ANDI, ORI, XORI];
  let NarrowReaders = !listconcat(
    !foreach(name, WordOperations, NarrowReader<!cast<Instruction>(name), ["rs1", "rs2"]>),
    !foreach(name, !listconcat(WordOperationsWithConstant, ["FCVT_S_W", "FCVT_S_WU", "FCVT_D_W", "FCVT_D_WU"]),
             NarrowReader<!cast<Instruction>(name), ["rs1"]>),
    !foreach(name, ["SB", "SH", "SW"], NarrowReader<!cast<Instruction>(name), ["rs2"]>),
    [NarrowReader<ANDI, ["rs1"], 0>, NarrowReader<SLLI, ["rs1"], 32>, NarrowReader<FMV_W_X, ["rs1"]>]);
  let ShiftAmount = shiftMaskXLen;
  let RoundingModes = [1, 0, 3, 2, 4];

  // RVWMO, "Memory Porting and Mapping Guidelines", table of fences: reads are 2, writes 1.
  let WeakMemory = true;
  let FenceAcquire = [(FENCE 2, 3)];
  let FenceRelease = [(FENCE 3, 1)];
  let FenceFull = [(FENCE 3, 3)];
  let AtomicsIf = [HasStdExtA];
  // An execution environment may emulate them at the cost of a trap, or refuse them.
  let AlignedAccesses = true;
  let UnalignedIf = [HasUnalignedScalarMem];
  let MaskedAtomics = [MaskedAtomic<atomic_swap, PseudoMaskedSwap, UnderMask>,
                       MaskedAtomic<atomic_load_add, PseudoMaskedAdd, UnderMask>,
                       MaskedAtomic<atomic_load_sub, PseudoMaskedSub, UnderMask>,
                       MaskedAtomic<atomic_load_nand, PseudoMaskedNand, UnderMask>,
                       MaskedAtomic<atomic_load_max, PseudoMaskedMax, ChoiceUnderMask>,
                       MaskedAtomic<atomic_load_min, PseudoMaskedMin, ChoiceUnderMask>,
                       MaskedAtomic<atomic_load_umax, PseudoMaskedUMax, ChoiceUnderMask>,
                       MaskedAtomic<atomic_load_umin, PseudoMaskedUMin, ChoiceUnderMask>,
                       MaskedAtomic<atomic_load_and, AMOAND_W_AQRL, BesideOnes>,
                       MaskedAtomic<atomic_load_or, AMOOR_W_AQRL, BesideZeros>,
                       MaskedAtomic<atomic_load_xor, AMOXOR_W_AQRL, BesideZeros>,
                       MaskedAtomic<atomic_cmp_swap, PseudoMaskedCmpXchg, SwapUnderMask>];

  let AsmMemory = "$offset($base)";
  let AsmMemoryLetters = "A";
  let AsmConstantLetters = "IJKS";
  // GCC's manual, "RISC-V Operand Modifiers": zero as a register, the letter that makes an instruction of its immediate form, and
  // the number by which instructions name a register.
  let AsmModifiers = [AsmModifier<"z", "$", "zero", "=">, AsmModifier<"i", "", "i", "i">,
                      AsmModifier<"N", "#", "-", "-">];

  let NoOp = [(ADDI X0, X0, 0)];
  let CodeShrinks = true;
  let ProductsByShifts = true;
}
