// Operands that are not registers: which constants they take, and what becomes of a symbol.

// A fixup fills in bits of the instruction when an address is known: the lowest bit, and how many.
// def abs16 : Fixup<"abs16", 16, 16>;

// def Word : Operand<i32>, HasFixups<[OperandFixup<NoSpecifier, abs16>]> {
//   let MCOperandPredicate = [{ isInt<16>(Imm) }];
// }
// The constant has a sign where it is read back:  , DecodeExpr<[{ sext(Bits, 16) }]>

// A jump's target is a block of the function:
// def Block : Operand<OtherVT>, HasFixups<[OperandFixup<NoSpecifier, abs16>]>;
