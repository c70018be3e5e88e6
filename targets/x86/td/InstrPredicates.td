// Questions about instructions that both the code generator and the assembler may ask, by name.
//
// Source: Intel 64 and IA-32 Architectures Optimization Reference Manual, "Using LEA".

// ---- Addresses of three summands ------------------------------------------------------------------------------------

// Base, index and displacement are all there: slow on processors with TuningSlow3OpsLEA.
def LEACases : MCOpcodeSwitchCase<[LEA32r, LEA64r, LEA64_32r, LEA16r], MCReturnStatement<CheckAll<[
  CheckIsRegOperand<1>, CheckNot<CheckInvalidRegOperand<1>>,
  CheckIsRegOperand<3>, CheckNot<CheckInvalidRegOperand<3>>,
  CheckAny<[CheckAll<[CheckIsImmOperand<4>, CheckNot<CheckZeroOperand<4>>]>, CheckNonPortable<[{ isSymbol(4) }]>]>]>>>;

def IsThreeOperandsLEABody : MCOpcodeSwitchStatement<[LEACases], MCReturnStatement<FalsePred>>;
def IsThreeOperandsLEAFn : TIIPredicate<"isThreeOperandsLEA", IsThreeOperandsLEABody>;
