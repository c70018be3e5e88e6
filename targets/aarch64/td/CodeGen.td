// What the code generator knows of the machine: registers, the stack, calls, addresses, conditions.

// ---- Addresses ------------------------------------------------------------------------------------------------------

foreach k = 0...3 in
  def : AddressingMode<!cast<ComplexPattern>("am_indexed"#!shl(8, k)), [AddressBase, AddressDisplacement],
                       "isShiftedUInt<12, "#k#">(Imm)">;
def : AddressingMode<am_unscaled, [AddressBase, AddressDisplacement], "isInt<9>(Imm)">;

// ---- The machine ----------------------------------------------------------------------------------------------------

def : CodeGenFacts {
  let DataLayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
  let PointerType = i64;

  let StackPointer = SP;
  let FramePointer = FP;
  // x16 and x17 belong to the linker between functions, x18 to the platform.
  let Reserved = [XZR, WZR, X18];
  let Copies = [(ORRXrs $to, XZR, $from, 0, 0), (ORRWrs $to, WZR, $from, 0, 0), (ADDXri $to, $from, 0, 0),
                (FMOVDr $to, $from), (FMOVSr $to, $from)];
  let Spills = [(STRXui $value, $slot, 0), (STRWui $value, $slot, 0), (STRDui $value, $slot, 0),
                (STRSui $value, $slot, 0)];
  let Reloads = [(LDRXui $value, $slot, 0), (LDRWui $value, $slot, 0), (LDRDui $value, $slot, 0),
                 (LDRSui $value, $slot, 0)];

  let StackAlign = 16;
  let GrowStack = [(SUBXri SP, SP, $bytes, 0)];
  let ShrinkStack = [(ADDXri SP, SP, $bytes, 0)];
  let FrameAddress = [(ADDXri $to, $slot, $offset, 0)];

  let Arguments = CC_AArch64_AAPCS;
  let Results = RetCC_AArch64_AAPCS;
  let Preserved = CSR_AArch64_AAPCS;
  let Call = a64_call;
  let Return = a64_ret;
  let CallSetup = ADJCALLSTACKDOWN;
  let CallDestroy = ADJCALLSTACKUP;

  let Symbol = a64_address;
  let BranchIf = a64_branch_if;
  let SelectIf = a64_select_if;
  let Conditions = [ConditionNumber<SETEQ, 0>, ConditionNumber<SETNE, 1>, ConditionNumber<SETUGE, 2>,
                    ConditionNumber<SETULT, 3>, ConditionNumber<SETUGT, 8>, ConditionNumber<SETULE, 9>,
                    ConditionNumber<SETGE, 10>, ConditionNumber<SETLT, 11>, ConditionNumber<SETGT, 12>,
                    ConditionNumber<SETLE, 13>];
  let CodeAlign = 4;
}

// ---- Late expansion -------------------------------------------------------------------------------------------------

foreach w = Widths in {
  defvar cmpr = !cast<Instruction>("SUBS"#w.L#"rs");
  defvar cmpi = !cast<Instruction>("SUBS"#w.L#"ri");
  defvar zero = w.Zero;
  def : LateExpansion<(!cast<Instruction>("BRCC"#w.L#"r") $target, $lhs, $rhs, $cc),
                      [(cmpr zero, $lhs, $rhs, 0, 0), (Bcc $cc, $target)]>;
  def : LateExpansion<(!cast<Instruction>("BRCC"#w.L#"i") $target, $lhs, $rhs, $cc),
                      [(cmpi zero, $lhs, $rhs, 0), (Bcc $cc, $target)]>;
  foreach v = Widths in {
    defvar csel = !cast<Instruction>("CSEL"#v.L#"r");
    def : LateExpansion<(!cast<Instruction>("SELECT"#v.L#w.L#"r") $Rd, $otherwise, $then, $lhs, $rhs, $cc),
                        [(cmpr zero, $lhs, $rhs, 0, 0), (csel $Rd, $then, $otherwise, $cc)]>;
    def : LateExpansion<(!cast<Instruction>("SELECT"#v.L#w.L#"i") $Rd, $otherwise, $then, $lhs, $rhs, $cc),
                        [(cmpi zero, $lhs, $rhs, 0), (csel $Rd, $then, $otherwise, $cc)]>;
  }
}
// The address of a symbol takes its form when it is written, where symbols have specifiers.
def : Expansion<(MOVaddr $Rd, $symbol), [(ADRP $Rd, $symbol), (ADDXri $Rd, $Rd, (spec SpecLo12, $symbol), 0)]>;
