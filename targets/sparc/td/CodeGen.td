// What the code generator knows of the machine: registers, frames, calls, addresses, conversions, atomic operations.

defvar ComparisonNames = !listconcat(
  !foldl([]<string>, IntegerComparisons, all, c, !listconcat(all, [c.Name#"rr", c.Name#"ri"])),
  !foldl([]<string>, FloatComparisons, all, c, !listconcat(all, [c.Name#"s", c.Name#"d"])));

defvar AnnulledNames = !listconcat(
  !foldl([]<string>, IntegerConditions, all, c, !listconcat(all, ["B"#!toupper(c.Name), "BP"#!toupper(c.Name)])),
  !foldl([]<string>, FloatConditions, all, c, !listconcat(all, ["FB"#!toupper(c.Name), "FBP"#!toupper(c.Name)])),
  !foreach(c, RegisterConditions, "BR"#!toupper(c.Name)));

// What all of them have in common.
class SparcFacts : CodeGenFacts {
  let DataLayoutModes = [Bits32, Bits64];
  let DataLayouts = ["E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64", "E-m:e-i64:64-i128:128-n32:64-S128"];
  let PointerType = Word;

  let StackPointer = O6;
  let FramePointer = I6;
  let ZeroRegister = G0;
  let ThreadPointer = G7;
  let ExceptionRegisters = [I0, I1];
  let OffsetScratch = G1;
  let PrologueScratch = G1;

  // A window of eight registers in, eight local ones and eight out. The system writes sixteen of them to the bottom of the
  // frame whenever it wants; six words behind them are the callee's, for its first arguments.
  let CallersNames = [O0, O1, O2, O3, O4, O5, O6, O7];
  let CalleesNames = [I0, I1, I2, I3, I4, I5, I6, I7];
  let CallLink = O7;
  let NewWindow = [(SAVEri O6, O6, $bytes)];
  let FlushWindows = sp_flush;
  let SharedReturns = [SharedReturn<RET, RETL>];
  let NewWindowBy = [(SAVErr O6, O6, $by)];
  let DelaySlotPass = "SPARC Delay Slot Filler";

  let LowBits = 13;
  let HighShift = 10;
  let AddLow = [(ADDri $to, $from, $low)];
  let SetHigh = [(SETHI $to, $high)];
  let Add = [(ADDrr $to, $a, $b)];
  let Subtract = [(SUBrr $to, $a, $b)];
  let Copies = [(ORrr $to, G0, $from), (FMOVS $to, $from), (FMOVD $to, $from)];
  let BitsThroughMemory = true;
  let ConvertToFloat = sp_from_bits;
  let ConvertFromFloat = sp_to_bits;
  let FrameAddress = [(ADDri $to, $slot, $offset)];
  let CallingConvs = [0, 8, 9];
  let Call = sp_call;
  let Return = sp_ret;
  let CallSetup = ADJCALLSTACKDOWN;
  let CallDestroy = ADJCALLSTACKUP;
  let ReservesCallFrames = true;

  // The table of addresses is at a constant distance from the code, and so is what belongs to the program itself.
  let RelativeAddress = [(SETHI $high, (spec Spec_gotdata_hix22, $symbol)),
                         (XORri $distance, $high, (spec Spec_gotdata_lox10, $symbol)), (TABLE $table),
                         (ADDrr $to, $table, $distance)];
  let LocalExecAddress = [(SETHI $high, (spec Spec_tle_hix22, $symbol)),
                          (XORri $distance, $high, (spec Spec_tle_lox10, $symbol)), (ADDrr $to, G7, $distance)];

  let Opposites = !listconcat(!foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"rr"),
                                                     !cast<Instruction>("CBR"#c.Opposite#"rr")>),
    !foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"ri"),
                                                     !cast<Instruction>("CBR"#c.Opposite#"ri")>),
    !foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("BP"#c.Name), !cast<Instruction>("BP"#c.Opposite)>),
    !foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("B"#c.Name), !cast<Instruction>("B"#c.Opposite)>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"s"),
                                                   !cast<Instruction>("CBR"#c.Opposite#"s")>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"d"),
                                                   !cast<Instruction>("CBR"#c.Opposite#"d")>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("FBP"#c.Name), !cast<Instruction>("FBP"#c.Opposite)>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("FB"#c.Name), !cast<Instruction>("FB"#c.Opposite)>),
    [OppositeBranches<BRZ, BRNZ>, OppositeBranches<BRLZ, BRGEZ>, OppositeBranches<BRLEZ, BRGZ>]);
  // Branches on a register reach 128 KiB, those without a condition 8 MiB.
  let Jump = [(BA $block)];
  let FarJump = [(BA $block)];
  let JumpRange = 0x20000;

  let NarrowType = i32;
  let ShiftAmount = ShiftCount;

  let WeakMemory = true;
  let AlignedAccesses = true;
  let MaskedAtomics = !listconcat(
    !foreach(m, MadeValues, MaskedAtomic<!cast<SDNode>("atomic_"#m.Op), !cast<Instruction>("Masked_"#m.Op), UnderMask>),
    !foreach(k, KeptValues, MaskedAtomic<!cast<SDNode>("atomic_"#k.Op), !cast<Instruction>("Masked_"#k.Op), ChoiceUnderMask>),
    [MaskedAtomic<atomic_cmp_swap, Masked_cmp_swap, SwapUnderMask>]);

  let AsmMemory = "[$base+$offset]";
  let AsmConstantLetters = "I";
  let AsmClasses = [AsmClass<"e", [FPRegs, DFPRegs]>];

  let AnnulledBranches = !foreach(name, AnnulledNames, AnnulledBranch<!cast<Instruction>(name), !cast<Instruction>(name#"A")>);

  let NoOp = [(SETHI G0, 0)];
}

// Registers that calls change, but for what they return in %o0.
defvar ChangedByCalls = !listconcat([O0, O1, O2, O3, O4, O5, O7, G1, G2, G3, G4, G5, ICC, XCC, FCC0, FCC1, FCC2, FCC3, Y],
                                    !foreach(i, !range(32), !cast<Register>("D"#i)));
let isCall = true, Defs = ChangedByCalls, Size = 16 in
def TLS_address : Pseudo<(outs), (ins IntRegs:$table, IntRegs:$place, add_mark:$add, call_mark:$call)>;
def : Expansion<(TLS_address $table, $place, $add, $call), [(ADDrr_mark O0, $table, $place, $add),
                 (CALL_mark (spec NoSpecifier, (global "__tls_get_addr", 0)), $call), (SETHI G0, 0)]>;

// How instructions load words from tables.
class TableFacts<Instruction load, Instruction marked, Specifier mark> : SparcFacts {
  let TableAddress = [(SETHI $high, (spec Spec_got22, $symbol)), (ORri $place, $high, (spec Spec_got10, $symbol)),
                      (TABLE $table), (load $to, $table, $place)];
  let InitialExecAddress = [(SETHI $high, (spec Spec_tie_hi22, $symbol)),
                            (ADDri $place, $high, (spec Spec_tie_lo10, $symbol)), (TABLE $table),
                            (marked $distance, $table, $place, (spec mark, $symbol)),
                            (ADDrr_mark $to, G7, $distance, (spec Spec_tie_add, $symbol))];
  let GeneralDynamicAddress = [(SETHI $high, (spec Spec_tgd_hi22, $symbol)),
                               (ADDri $place, $high, (spec Spec_tgd_lo10, $symbol)), (TABLE $table),
                               (TLS_address $table, $place, (spec Spec_tgd_add, $symbol), (spec Spec_tgd_call, $symbol))];
  // As if memory were ordered as RMO allows: the letters are LoadLoad 1, StoreLoad 2, LoadStore 4, StoreStore 8.
  let FenceAcquire = [(MEMBAR 5)];
  let FenceRelease = [(MEMBAR 12)];
  let FenceFull = [(MEMBAR 15)];
}

def : TableFacts<LDXrr, LDXrr_mark, Spec_tie_ldx> {
  let Predicates = [Is64Bit];
  let ThreadGuardOffset = 40;
  // %g2 and %g3 belong to the program, %g6 and %g7 to the system.
  let Reserved = [G0, G2, G3, G6, G7, I6, I7];
  let StackBias = 2047;
  let ReturnAddressBytes = 128;
  let LeastCallBytes = 176;
  let QuadFunctions = "_Qp_";
  let Spills = [(STXri $value, $slot, 0), (STFri $value, $slot, 0), (STDFri $value, $slot, 0)];
  let Reloads = [(LDXri $value, $slot, 0), (LDFri $value, $slot, 0), (LDDFri $value, $slot, 0)];
  let StackAlign = 16;
  let Abis = [AbiConventions<[""], CC_Sparc64, RetCC_Sparc64, CSR_Window, CSR_Sparc>];
  let AbsoluteAddress = [(SETHI $high, (spec Spec_h44, $symbol)), (ORri $upper, $high, (spec Spec_m44, $symbol)),
                         (SLLXri $shifted, $upper, 12), (ORri $to, $shifted, (spec Spec_l44, $symbol))];
}

// Below the arguments a frame of 32 bits has a word for the address of a result.
class Facts32 : TableFacts<LDrr, LDrr_mark, Spec_tie_ld> {
  let ThreadGuardOffset = 20;
  let Reserved = [G0, G5, G6, G7, I6, I7];
  let ReturnAddressBytes = 68;
  let LeastCallBytes = 92;
  let QuadFunctions = "_Q_";
  let VariableAlign = 4;
  let QuadIntegers = ["i", "u", "ll", "ull"];
  let Spills = [(STri $value, $slot, 0), (STFri $value, $slot, 0), (STDFri $value, $slot, 0)];
  let Reloads = [(LDri $value, $slot, 0), (LDFri $value, $slot, 0), (LDDFri $value, $slot, 0)];
  let StackAlign = 8;
  let Abis = [AbiConventions<[""], CC_Sparc32, RetCC_Sparc32, CSR_Window, CSR_Sparc>];
  let ObjectCall = sp_object_call;
  let ObjectReturn = sp_object_ret;
  let AbsoluteAddress = [(SETHI $high, (spec Spec_hi, $symbol)), (ORri $to, $high, (spec Spec_lo, $symbol))];
}
def : Facts32 { let Predicates = [HasV9]; }
def : Facts32 {
  // The upper half of the floating-point registers is version 9's, and so are atomic accesses.
  let ReservedIf = !foreach(i, !range(16, 32), ReservedIf<!cast<Register>("D"#i), []>);
  let AtomicsIf = [HasV9];
  let Choices = !foldl([]<BranchOfChoice>, ComparisonNames, all, name, !listconcat(all, !foreach(kind, ["r", "S", "D"],
                         BranchOfChoice<!cast<Instruction>("CHOICE"#kind#name), !cast<Instruction>("CBR"#name)>)));
  let FenceAcquire = [(FENCE8)];
  let FenceRelease = [(STBAR)];
  let FenceFull = [(FENCE8)];
}
