// What the code generator knows of the machine: registers, the stack, calls, addresses, conditions.

// ---- Addresses ------------------------------------------------------------------------------------------------------

foreach k = 0...4 in
  def : AddressingMode<!cast<ComplexPattern>("am_indexed"#!shl(8, k)), [AddressBase, AddressDisplacement],
                       "isShiftedUInt<12, "#k#">(Imm)"> {
  let LowSymbols = true;
}
def : AddressingMode<am_unscaled, [AddressBase, AddressDisplacement], "isInt<9>(Imm)">;
def : AddressingMode<am_registers, [AddressBase, AddressIndex]>;

// ---- The machine ----------------------------------------------------------------------------------------------------

def : Abi<"aapcs", 0>;
def : Abi<"darwinpcs", 0>;
def DarwinConventions : AbiConventions<["darwinpcs"], CC_AArch64_DarwinPCS, RetCC_AArch64_AAPCS, CSR_AArch64_AAPCS> {
  let ListsOnStack = true;
}
class Aapcs<string name> : AbiConventions<[name], CC_AArch64_AAPCS, RetCC_AArch64_AAPCS, CSR_AArch64_AAPCS>;

// Reached from the stack pointer in multiples of the width, or from any register in bytes of both signs.
defvar Scalars = ["BB", "HH", "W", "X", "H", "S", "D", "Q"];
defvar SignedLoads = ["SBW", "SBX", "SHW", "SHX", "SW"];
defvar LoadForms = !foreach(s, !listconcat(Scalars, SignedLoads),
                            OffsetForm<!cast<Instruction>("LDR"#s#"ui"), !cast<Instruction>("LDUR"#s#"i")>);
defvar StoreForms = !foreach(s, Scalars, OffsetForm<!cast<Instruction>("STR"#s#"ui"), !cast<Instruction>("STUR"#s#"i")>);

// Names of accesses, and what the names of those begin with that change the base.
defvar UpdatedPairs = !listconcat(!foreach(s, ["W", "X", "S", "D", "Q", "SW"], ["LDP"#s#"i", "LDP"#s]),
                                  !foreach(s, ["W", "X", "S", "D", "Q"], ["STP"#s#"i", "STP"#s]));
defvar Updated = !listconcat(!foreach(s, !listconcat(Scalars, SignedLoads), ["LDR"#s#"ui", "LDR"#s]),
                             !foreach(s, Scalars, ["STR"#s#"ui", "STR"#s]), UpdatedPairs);

// Loads by what comes with zeros or a sign above it.
defvar AddressForms = ["ui", "roX", "roW", "rosX", "rosW"];
class LoadsOf<string letters, int width, bit signed> {
  list<string> Forms = !if(!eq(width, 8), ["ui", "roX", "roW"], AddressForms);
  list<Extending> All = !listconcat(
    !foreach(form, Forms, Extending<!cast<Instruction>("LDR"#letters#form), width, signed>),
    [Extending<!cast<Instruction>("LDUR"#letters#"i"), width, signed>]);
}

defvar MadeByMask = mov_bitmask64.MCOperandPredicate;
// How many moves make a number, each of 16 bits that are not zero.
defvar PiecesOfDouble = "((bits(Imm, 15, 0) != 0) + (bits(Imm, 31, 16) != 0) + (bits(Imm, 47, 32) != 0) + (bits(Imm, 63, 48) != 0))";

def : CodeGenFacts {
  let DataLayouts = ["e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"];
  let PointerType = i64;

  let StackPointer = SP;
  let FramePointer = FP;
  let ReadThreadPointer = [(MRS $to, 0xde82)];
  let FrameRecord = true;
  let FramePointerBelow = 16;
  let ObjectsFromStackPointer = true;
  let ReturnAddress = LR;
  let ExceptionRegisters = [X0, X1];
  // x16 and x17 belong to the linker between functions, x18 to the platform.
  let Reserved = [XZR, WZR, X16, X18, LR];
  let ReservedIf = !foreach(n, ReservableNumbers,
                            ReservedIf<!cast<Register>("X"#n), [!cast<Predicate>("ReservesX"#n)]>);
  let OffsetScratch = X16;
  let PrologueScratch = X17;

  let LowBits = 12;
  let AddLow = [(ADDXri $to, $from, $low, 0)];
  let SubLow = [(SUBXri $to, $from, $low, 0)];
  let AddHigh = [(ADDXri $to, $from, $high, 12)];
  let SubHigh = [(SUBXri $to, $from, $high, 12)];
  let Add = [(ADDXrs $to, $a, $b, 0, 0)];
  let OffsetForms = !listconcat(LoadForms, StoreForms);
  let PairForms = !listconcat(
    !foreach(s, ["W", "X", "S", "D", "Q", "SW"], PairForm<!cast<Instruction>("LDR"#s#"ui"), !cast<Instruction>("LDP"#s#"i")>),
    !foreach(s, ["W", "X", "S", "D", "Q", "SW"], PairForm<!cast<Instruction>("LDUR"#s#"i"), !cast<Instruction>("LDP"#s#"i")>),
    !foreach(s, ["W", "X", "S", "D", "Q"], PairForm<!cast<Instruction>("STR"#s#"ui"), !cast<Instruction>("STP"#s#"i")>),
    !foreach(s, ["W", "X", "S", "D", "Q"], PairForm<!cast<Instruction>("STUR"#s#"i"), !cast<Instruction>("STP"#s#"i")>));
  let PreForms = !foreach(name, Updated, UpdateForm<!cast<Instruction>(name[0]), !cast<Instruction>(name[1]#"pre")>);
  let PostForms = !foreach(name, Updated, UpdateForm<!cast<Instruction>(name[0]), !cast<Instruction>(name[1]#"post")>);
  let Copies = [(ORRXrs $to, XZR, $from, 0, 0), (ORRWrs $to, WZR, $from, 0, 0), (ADDXri $to, $from, 0, 0),
                (FMOVDr $to, $from), (FMOVSr $to, $from), (ORRv16i8 $to, $from, $from)];
  let Spills = [(STRXui $value, $slot, 0), (STRWui $value, $slot, 0), (STRDui $value, $slot, 0),
                (STRSui $value, $slot, 0), (STRQui $value, $slot, 0), (STRHui $value, $slot, 0)];
  let Reloads = [(LDRXui $value, $slot, 0), (LDRWui $value, $slot, 0), (LDRDui $value, $slot, 0),
                 (LDRSui $value, $slot, 0), (LDRQui $value, $slot, 0), (LDRHui $value, $slot, 0)];
  let ZeroExtensions = [TypedTemplate<i8, (ANDWri $to, $value, 255)>, TypedTemplate<i16, (ANDWri $to, $value, 65535)>,
                        TypedTemplate<i32, (ORRWrs $to, WZR, $value, 0, 0)>];
  let SignExtensions = [TypedTemplate<i8, (SBFMWri $to, $value, 0, 7)>, TypedTemplate<i16, (SBFMWri $to, $value, 0, 15)>,
                        TypedTemplate<i32, (SXTWXr $to, $value)>];
  let ExtendingInstructions = !listconcat(LoadsOf<"BB", 8, 0>.All, LoadsOf<"HH", 16, 0>.All, LoadsOf<"SBW", 8, 1>.All,
                                          LoadsOf<"SBX", 8, 1>.All, LoadsOf<"SHW", 16, 1>.All, LoadsOf<"SHX", 16, 1>.All,
                                          LoadsOf<"SW", 32, 1>.All);
  let FoldedExtensions = !listconcat(
    !foreach(form, AddressForms,
             FoldedExtension<!cast<Instruction>("LDRW"#form), SXTWXr, !cast<Instruction>("LDRSW"#form)>),
    [FoldedExtension<LDURWi, SXTWXr, LDURSWi>]);
  // What writes a word clears the rest of the register.
  let ClearingClasses = [GPR32, GPR32sp, GPR32common];
  let FrameAddress = [(ADDXri $to, $slot, $offset, 0)];
  let StackAlign = 16;

  let Abis = [Aapcs<"aapcs">, DarwinConventions];
  // C, fast and cold functions, those that preserve most registers, or all, Swift's, those that are jumped to, Swift's of these, those
  // that preserve none, and those of the vector variant.
  let CallingConvs = [0, 8, 9, 14, 15, 16, 18, 20, 21, 97];
  let TailConvs = [18, 20];
  let SwiftRegisters = true;
  let SavedByConvention = [ConventionRegisters<[14], CSR_AArch64_PreserveMost>, ConventionRegisters<[15], CSR_AArch64_PreserveAll>,
                           ConventionRegisters<[20], CSR_AArch64_SwiftTail>, ConventionRegisters<[21], CSR_AArch64_PreserveNone>, ConventionRegisters<[97], CSR_AArch64_Vector>];
  let WholeArrays = true;
  let NarrowOnStack = true;
  let VectorsInPieces = true;
  let ShortVectors = true;
  let SavedGeneral = [X0, X1, X2, X3, X4, X5, X6, X7];
  let SavedVectors = [Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7];
  let SavedVectorType = f128;
  let Call = a64_call;
  let Return = a64_ret;
  let TailCall = a64_tail_call;
  let ProbeStack = a64_probe;
  let ProbeDown = [(PROBE_STACK $to, $step)];
  let TouchStack = [(STRXui XZR, SP, 0)];
  let RegisterParts = [a64_part0, a64_part1, a64_part2, a64_part3];
  let CallSetup = ADJCALLSTACKDOWN;
  let CallDestroy = ADJCALLSTACKUP;
  let ReservesCallFrames = true;

  // paciasp, autiasp, pacibsp, autibsp; bti c, bti j.
  let SignReturn = [(HINT 25)];
  let AuthenticateReturn = [(HINT 29)];
  let SignReturnOther = [(HINT 27)];
  let AuthenticateReturnOther = [(HINT 31)];
  let SignedReturns = NegateReturnSign;
  let OtherKey = FrameOfKeyB;
  let CallTarget = [(HINT 34)];
  let JumpTarget = [(HINT 36)];
  let GuardedJump = [(TCRETURNguarded $from, 0)];
  let LinkerProperties = [LinkerProperty<"branch-target-enforcement", 0xc0000000, 1>,
                          LinkerProperty<"sign-return-address", 0xc0000000, 2>,
                          LinkerProperty<"guarded-control-stack", 0xc0000000, 4>];
  let StripAddress = a64_strip;
  // b .+32, and seven no-ops.
  let TraceSled = !listconcat([0x08, 0x00, 0x00, 0x14], !foldl([]<int>, !range(7), all, n, !listconcat(all, [0x1f, 0x20, 0x03, 0xd5])));
  let ShadowStack = X18;
  let PushReturn = [(STRXpost X18, LR, 8)];
  let PopReturn = [(LDRXpre X18, LR, -8)];

  let AbsoluteAddress = [(ADRP $page, $symbol), (ADDXri $to, $page, (spec SpecLo12, $symbol), 0)];
  let LargeAddress = [(MOVaddress $to, (spec SpecAbsG0Nc, $symbol), (spec SpecAbsG1Nc, $symbol), (spec SpecAbsG2Nc, $symbol),
                                  (spec SpecAbsG3, $symbol))];
  let RelativeAddress = [(ADRP $page, $symbol), (ADDXri $to, $page, (spec SpecLo12, $symbol), 0)];
  let TableAddress = [(ADRP $page, (spec SpecGot, $symbol)), (LDRXui $to, $page, (spec SpecGotLo12, $symbol))];
  let MachAddress = [(ADRP $page, (spec SpecMachPAGE, $symbol)),
                     (ADDXri $to, $page, (spec SpecMachPAGEOFF, $symbol), 0)];
  let MachTableAddress = [(ADRP $page, (spec SpecMachGOTPAGE, $symbol)),
                          (LDRXui $to, $page, (spec SpecMachGOTPAGEOFF, $symbol))];
  let MachThreadAddress = [(TLSCallMach (spec SpecMachTLVPPAGE, $symbol), (spec SpecMachTLVPPAGEOFF, $symbol))];
  let DescriptorOffset = [(TLSDescriptor (spec SpecTlsdesc, $symbol), (spec SpecTlsdescLo12, $symbol),
                                         (spec SpecTlsdescLo12, $symbol), $symbol)];
  // From the thread pointer, which is TPIDR_EL0.
  let LocalExecAddress = [(MRS $thread, 0xde82), (ADDXri $near, $thread, (spec SpecTprelHi12, $symbol), 12),
                          (ADDXri $to, $near, (spec SpecTprelLo12Nc, $symbol), 0)];
  let InitialExecAddress = [(ADRP $page, (spec SpecGottprel, $symbol)),
                            (LDRXui $distance, $page, (spec SpecGottprelLo12, $symbol)), (MRS $thread, 0xde82),
                            (ADDXrs $to, $thread, $distance, 0, 0)];

  let BranchIf = a64_branch_if;
  let SelectIf = a64_select_if;
  let Compare = a64_compare;
  let CompareIf = a64_compare_if;
  let BranchOnFlags = a64_branch_on_flags;
  let SelectOnFlags = a64_select_on_flags;
  let CompareSum = a64_compare_sum;
  let AddCarry = a64_add_carry;
  let SubtractCarry = a64_subtract_carry;
  let AddCarryFlags = a64_add_carry_flags;
  let SubtractCarryFlags = a64_subtract_carry_flags;
  // hs, lo; lo, hs; vs, vc.
  let CarryConditions = [2, 3, 3, 2, 6, 7];
  let FlagForms = !listconcat(
    !foreach(name, ["SUB", "ADD"], FlagForm<!cast<Instruction>(name#"Wrs"), !cast<Instruction>(name#"SWrs")>),
    !foreach(name, ["SUB", "ADD"], FlagForm<!cast<Instruction>(name#"Xrs"), !cast<Instruction>(name#"SXrs")>),
    !foreach(name, ["SUB", "ADD"], FlagForm<!cast<Instruction>(name#"Wri"), !cast<Instruction>(name#"SWri")>),
    !foreach(name, ["SUB", "ADD"], FlagForm<!cast<Instruction>(name#"Xri"), !cast<Instruction>(name#"SXri")>),
    !foreach(name, ["SUB", "ADD"], FlagForm<!cast<Instruction>(name#"Wrx"), !cast<Instruction>(name#"SWrx")>),
    !foreach(name, ["SUB", "ADD"], FlagForm<!cast<Instruction>(name#"Xrx"), !cast<Instruction>(name#"SXrx")>),
    !foreach(name, ["Wrs", "Xrs", "Wri", "Xri"], FlagForm<!cast<Instruction>("AND"#name), !cast<Instruction>("ANDS"#name)>),
    !foreach(name, ["ADC", "SBC"], FlagForm<!cast<Instruction>(name#"Wr"), !cast<Instruction>(name#"SWr")>),
    !foreach(name, ["ADC", "SBC"], FlagForm<!cast<Instruction>(name#"Xr"), !cast<Instruction>(name#"SXr")>));
  let CountsInVectors = true;
  let SelectsHalves = true;
  let ComparesHalvesIf = [HasFullFP16];
  let FastUnaligned = true;
  let AlignedAccesses = true;
  let UnalignedIf = [AllowsUnaligned];
  let CopiedVector = v4i32;
  let BitsToFloat = [TypedTemplate<f16, (FMOVWHbits $to, $value)>];
  let FloatToBits = [TypedTemplate<f16, (FMOVHWbits $to, $value)>];
  let SplitsConditions = true;
  let ConditionOperand = "cond";
  // Flags are N, Z, C and V, from the highest bit to the lowest.
  let Conditions = [ConditionNumber<SETEQ, 0, 4>, ConditionNumber<SETNE, 1>, ConditionNumber<SETUGE, 2, 2>,
                    ConditionNumber<SETULT, 3>, ConditionNumber<SETUGT, 8, 2>, ConditionNumber<SETULE, 9>,
                    ConditionNumber<SETGE, 10>, ConditionNumber<SETLT, 11, 8>, ConditionNumber<SETGT, 12>,
                    ConditionNumber<SETLE, 13, 4>];
  // A comparison of what is not ordered sets C and V.
  let FloatConditions = [ConditionNumber<SETOEQ, 0, 4>, ConditionNumber<SETUNE, 1>, ConditionNumber<SETOLT, 4, 8>,
                         ConditionNumber<SETUGE, 5>, ConditionNumber<SETUO, 6, 1>, ConditionNumber<SETO, 7>,
                         ConditionNumber<SETUGT, 8, 2>, ConditionNumber<SETOLE, 9>, ConditionNumber<SETOGE, 10>,
                         ConditionNumber<SETULT, 11, 8>, ConditionNumber<SETOGT, 12>, ConditionNumber<SETULE, 13, 4>,
                         ConditionNumber<SETEQ, 0, 4>, ConditionNumber<SETNE, 1>, ConditionNumber<SETLT, 4, 8>,
                         ConditionNumber<SETLE, 9>, ConditionNumber<SETGE, 10>, ConditionNumber<SETGT, 12>];
  // Those of more than two moves.
  let FloatInMemoryExpr = !strconcat(PiecesOfDouble, " > 2 && !(", MadeByMask, ")");
  let InsertField = a64_insert_field;
  let InsertLow = a64_insert_low;
  let Opposites = [OppositeBranches<CBZW, CBNZW>, OppositeBranches<CBZX, CBNZX>, OppositeBranches<TBZW, TBNZW>,
                   OppositeBranches<TBZX, TBNZX>, OppositeBranches<TBZX_low, TBNZX_low>];
  let Jump = [(B $block)];
  let RelativeJumpTables = true;

  // As FPCR numbers them: to nearest, up, down, to zero.
  let RoundingModes = [1, 2, 3, 0];
  let WeakMemory = true;
  // dmb ishld, dmb ish
  let FenceAcquire = [(DMB 9)];
  let FenceRelease = [(DMB 11)];
  let FenceFull = [(DMB 11)];

  let AsmMemory = "[$base, $offset]";
  let AsmMemoryLetters = "Q";
  let AsmConstantLetters = "S";
  let AsmClasses = [AsmClass<"w", [FPR16, FPR32, FPR64, FPR128]>, AsmClass<"x", [FPR128_lo]>];
  // Without a modifier, registers are written as wholes.
  let AsmModifiers = !listconcat(
    [AsmModifier<"", "x#", "-", "-", [GPR64common, GPR32common]>,
     AsmModifier<"", "v#", "-", "-", [FPR16, FPR32, FPR64, FPR128]>,
     AsmModifier<"w", "w#", "wzr", "-", [GPR64common, GPR32common]>,
     AsmModifier<"x", "x#", "xzr", "-", [GPR64common, GPR32common]>,
     AsmModifier<"a", "[x#]", "-", "-", [GPR64common]>],
    !foreach(size, ["b", "h", "s", "d", "q"], AsmModifier<size, size#"#", "-", "-", [FPR8, FPR16, FPR32, FPR64, FPR128]>));
  let NoOp = [(HINT 0)];
}

// ---- Vectors --------------------------------------------------------------------------------------------------------

defvar Elements = [8, 16, 32, 64];
defvar FloatChoices = [["fmax", "fmaxnm"], ["fmin", "fminnm"], ["fmaximum", "fmax"], ["fminimum", "fmin"]];
def : VectorFacts {
  let Forms = [
    VectorForm<InterleaveLow, a64_zip1, Elements>, VectorForm<InterleaveHigh, a64_zip2, Elements>,
    VectorForm<EvenElements, a64_uzp1, [8, 16, 32]>, VectorForm<OddElements, a64_uzp2, [8, 16, 32]>,
    VectorForm<PairsOfEven, a64_trn1, [8, 16, 32]>, VectorForm<PairsOfOdd, a64_trn2, [8, 16, 32]>,
    VectorForm<SpreadElement, a64_dup_lane, Elements>, VectorForm<AlignBytes, a64_ext, [8]>,
    VectorForm<InsertElement, a64_insert_lane, Elements>, VectorForm<ReverseHalves, a64_rev64, [8, 16, 32]>,
    VectorForm<ReverseQuarters, a64_rev32, [8, 16]>, VectorForm<ReverseEighths, a64_rev16, [8]>,
    VectorForm<OrVectors, or, [8]>,
    // With a constant from memory.
    VectorForm<ClearElements, and, [8], 8>, VectorForm<BytesByNumber, a64_tbl, [8], 9>,
    VectorForm<SelectElements, xor, [8], 15>,
  ];
  let Shifts = [OwnOperation<shl, a64_vshl>, OwnOperation<srl, a64_vlshr>, OwnOperation<sra, a64_vashr>];
  let Conditions = [VectorCondition<SETEQ, a64_cmeq>, VectorCondition<SETGT, a64_cmgt>, VectorCondition<SETGE, a64_cmge>,
                    VectorCondition<SETUGT, a64_cmhi>, VectorCondition<SETUGE, a64_cmhs>];
  let FloatConditions = [VectorCondition<SETOEQ, a64_fcmeq>, VectorCondition<SETOGT, a64_fcmgt>,
                         VectorCondition<SETOGE, a64_fcmge>];
  let Conversions = [OwnOperation<fpextend, a64_fcvtl>, OwnOperation<fpround, a64_fcvtn>];
  let Products = [OwnOperation<sext_invec, a64_smull>, OwnOperation<zext_invec, a64_umull>];
  let Reductions = !listconcat(
    [LaneReduction<vecreduce_add, a64_addv, Elements>, LaneReduction<vecreduce_add, a64_addv_half, [8, 16, 32], 64>,
     LaneReduction<vecreduce_fadd, a64_faddv, [32, 64]>, LaneReduction<vecreduce_fadd, a64_faddv_half, [32], 64>],
    !foreach(op, ["smax", "smin", "umax", "umin"],
             LaneReduction<!cast<SDNode>("vecreduce_"#op), !cast<SDNode>("a64_"#op#"v"), [8, 16, 32]>),
    !foreach(op, ["smax", "smin", "umax", "umin"],
             LaneReduction<!cast<SDNode>("vecreduce_"#op), !cast<SDNode>("a64_"#op#"v_half"), [8, 16, 32], 64>),
    !foreach(op, FloatChoices,
             LaneReduction<!cast<SDNode>("vecreduce_"#op[0]), !cast<SDNode>("a64_"#op[1]#"v"), [32, 64]>),
    !foreach(op, FloatChoices,
             LaneReduction<!cast<SDNode>("vecreduce_"#op[0]), !cast<SDNode>("a64_"#op[1]#"v_half"), [32], 64>),
    !foreach(s, ["s", "u"], LongReduction<vecreduce_add, !if(!eq(s, "s"), sext, zext),
                                          !cast<SDNode>("a64_"#s#"addlv"), [8, 16, 32]>),
    !foreach(s, ["s", "u"], LongReduction<vecreduce_add, !if(!eq(s, "s"), sext, zext),
                                          !cast<SDNode>("a64_"#s#"addlv_half"), [8, 16, 32], 64>));
  let PairSums = [OwnOperation<sext, a64_saddlp>, OwnOperation<zext, a64_uaddlp>];
  let SaturatedPack = a64_sqxtn;
  let SaturatedPackUnsigned = a64_sqxtun;
}

// ---- Late expansion -------------------------------------------------------------------------------------------------

// A comparison and what depends on it are one until everything is placed.
foreach c = Comparisons in {
  defvar branch = !cast<Instruction>("BRCC"#c.Name);
  def : LateExpansion<!setdagop(c.Named, !cast<Instruction>("FLAGS"#c.Name)), [c.Compare]>;
  def : LateExpansion<!setdagop(!con((ops $target), c.Named, (ops $cond)), branch), [c.Compare, (Bcc $cond, $target)]>;
  foreach v = Results in {
    defvar select = !cast<Instruction>("SELECT"#v.Name#c.Name);
    def : LateExpansion<!setdagop(!con((ops $Rd, $otherwise, $then), c.Named, (ops $cond)), select),
                        [c.Compare, (v.Select $Rd, $then, $otherwise, $cond)]>;
  }
  foreach w = Widths in
    foreach set = ["CSET", "CSETM"] in {
      defvar pseudo = !cast<Instruction>("Pseudo"#set#w.L#c.Name);
      def : LateExpansion<!setdagop(!con((ops $Rd), c.Named, (ops $cond)), pseudo),
                          [c.Compare, (!cast<Instruction>(set#w.L#"r") $Rd, $cond)]>;
    }
}
foreach w = Widths in {
  def : LateExpansion<(!cast<Instruction>("SUMFLAGS"#w.L#"r") $lhs, $rhs),
                      [(!cast<Instruction>("ADDS"#w.L#"rs") w.Zero, $lhs, $rhs, 0, 0)]>;
  def : LateExpansion<(!cast<Instruction>("SUMFLAGS"#w.L#"i") $lhs, $rhs),
                      [(!cast<Instruction>("ADDS"#w.L#"ri") w.Zero, $lhs, $rhs, 0)]>;
  def : LateExpansion<(!cast<Instruction>("ADDFLAGS"#w.L#"r") $lhs, $rhs),
                      [(!cast<Instruction>("ADCS"#w.L#"r") w.Zero, $lhs, $rhs)]>;
  def : LateExpansion<(!cast<Instruction>("SUBFLAGS"#w.L#"r") $lhs, $rhs),
                      [(!cast<Instruction>("SBCS"#w.L#"r") w.Zero, $lhs, $rhs)]>;
}
