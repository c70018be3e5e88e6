// What the code generator knows of the machine: registers, frames, calls, addresses, conversions, atomic operations.

def : CodeGenFacts {
  let DataLayouts = ["E-m:e-i64:64-i128:128-n32:64-S128"];
  let PointerType = i64;

  let StackPointer = O6;
  let FramePointer = I6;
  let ZeroRegister = G0;
  let ThreadPointer = G7;
  let ThreadGuardOffset = 40;
  let ExceptionRegisters = [I0, I1];
  // %g2 and %g3 belong to the program, %g6 and %g7 to the system.
  let Reserved = [G0, G2, G3, G6, G7, I6, I7];
  let OffsetScratch = G1;
  let PrologueScratch = G1;

  // A window of eight registers in, eight local ones and eight out. The system writes sixteen of them to the bottom of the
  // frame whenever it wants; six words behind them are the callee's, for its first arguments.
  let CallersNames = [O0, O1, O2, O3, O4, O5, O6, O7];
  let CalleesNames = [I0, I1, I2, I3, I4, I5, I6, I7];
  let CallLink = O7;
  let NewWindow = [(SAVEri O6, O6, $bytes)];
  let NewWindowBy = [(SAVErr O6, O6, $by)];
  let StackBias = 2047;
  let ReturnAddressBytes = 128;
  let LeastCallBytes = 176;
  let QuadFunctions = "_Qp_";
  let DelaySlotPass = "SPARC Delay Slot Filler";

  let LowBits = 13;
  let HighShift = 10;
  let AddLow = [(ADDri $to, $from, $low)];
  let SetHigh = [(SETHI $to, $high)];
  let Add = [(ADDrr $to, $a, $b)];
  let Subtract = [(SUBrr $to, $a, $b)];
  let Copies = [(ORrr $to, G0, $from), (FMOVS $to, $from), (FMOVD $to, $from)];
  let Spills = [(STXri $value, $slot, 0), (STFri $value, $slot, 0), (STDFri $value, $slot, 0)];
  let Reloads = [(LDXri $value, $slot, 0), (LDFri $value, $slot, 0), (LDDFri $value, $slot, 0)];
  let BitsThroughMemory = true;
  let ConvertToFloat = sp_from_bits;
  let ConvertFromFloat = sp_to_bits;
  let FrameAddress = [(ADDri $to, $slot, $offset)];
  let StackAlign = 16;

  let Abis = [AbiConventions<[""], CC_Sparc64, RetCC_Sparc64, CSR_Window, CSR_Sparc64>];
  let CallingConvs = [0, 8, 9];
  let Call = sp_call;
  let Return = sp_ret;
  let CallSetup = ADJCALLSTACKDOWN;
  let CallDestroy = ADJCALLSTACKUP;
  let ReservesCallFrames = true;

  let AbsoluteAddress = [(SETHI $high, (spec Spec_h44, $symbol)), (ORri $upper, $high, (spec Spec_m44, $symbol)),
                         (SLLXri $shifted, $upper, 12), (ORri $to, $shifted, (spec Spec_l44, $symbol))];
  // The table of addresses is at a constant distance from the code, and so is what belongs to the program itself.
  let RelativeAddress = [(SETHI $high, (spec Spec_gotdata_hix22, $symbol)),
                         (XORri $distance, $high, (spec Spec_gotdata_lox10, $symbol)), (TABLE $table),
                         (ADDrr $to, $table, $distance)];
  let TableAddress = [(SETHI $high, (spec Spec_got22, $symbol)), (ORri $place, $high, (spec Spec_got10, $symbol)),
                      (TABLE $table), (LDXrr $to, $table, $place)];
  let InitialExecAddress = [(SETHI $high, (spec Spec_tie_hi22, $symbol)),
                            (ADDri $place, $high, (spec Spec_tie_lo10, $symbol)), (TABLE $table),
                            (LDXrr_tie $distance, $table, $place, (spec Spec_tie_ldx, $symbol)),
                            (ADDrr_tie $to, G7, $distance, (spec Spec_tie_add, $symbol))];
  let LocalExecAddress = [(SETHI $high, (spec Spec_tle_hix22, $symbol)),
                          (XORri $distance, $high, (spec Spec_tle_lox10, $symbol)), (ADDrr $to, G7, $distance)];

  let Opposites = !listconcat(
    !foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"rr"),
                                                     !cast<Instruction>("CBR"#c.Opposite#"rr")>),
    !foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"ri"),
                                                     !cast<Instruction>("CBR"#c.Opposite#"ri")>),
    !foreach(c, IntegerComparisons, OppositeBranches<!cast<Instruction>("BP"#c.Name),
                                                     !cast<Instruction>("BP"#c.Opposite)>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"s"),
                                                   !cast<Instruction>("CBR"#c.Opposite#"s")>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("CBR"#c.Name#"d"),
                                                   !cast<Instruction>("CBR"#c.Opposite#"d")>),
    !foreach(c, FloatComparisons, OppositeBranches<!cast<Instruction>("FBP"#c.Name),
                                                   !cast<Instruction>("FBP"#c.Opposite)>),
    [OppositeBranches<BRZ, BRNZ>, OppositeBranches<BRLZ, BRGEZ>, OppositeBranches<BRLEZ, BRGZ>]);
  // Branches on a register reach 128 KiB, those without a condition 8 MiB.
  let Jump = [(BA $block)];
  let FarJump = [(BA $block)];
  let JumpRange = 0x20000;

  let NarrowType = i32;
  let ShiftAmount = ShiftCount;

  // As if memory were ordered as RMO allows: the letters are LoadLoad 1, StoreLoad 2, LoadStore 4, StoreStore 8.
  let WeakMemory = true;
  let FenceAcquire = [(MEMBAR 5)];
  let FenceRelease = [(MEMBAR 12)];
  let FenceFull = [(MEMBAR 15)];
  let AlignedAccesses = true;
  let MaskedAtomics = !listconcat(
    !foreach(m, MadeValues, MaskedAtomic<!cast<SDNode>("atomic_"#m.Op), !cast<Instruction>("Masked_"#m.Op), UnderMask>),
    !foreach(k, KeptValues,
             MaskedAtomic<!cast<SDNode>("atomic_"#k.Op), !cast<Instruction>("Masked_"#k.Op), ChoiceUnderMask>),
    [MaskedAtomic<atomic_cmp_swap, Masked_cmp_swap, SwapUnderMask>]);

  let NoOp = [(SETHI G0, 0)];
}
