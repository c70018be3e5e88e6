// What the code generator knows of the machine. All fields, with their defaults: class CodeGenFacts in
// codewright/CodeGen.td. `tblgen -check-target` says which ones are missing.
//
// Copies, spills and the rest are templates: instructions with names ($to, $from, ...) where something is filled in; of
// several, the first one whose registers fit is taken.

def : CodeGenFacts {
  // Sizes and alignments as LLVM IR has them; they must be those that programs were compiled for.
  let DataLayouts = ["e-p:32:32-i64:32-n32-S32"];
  let PointerType = i32;
  let StackPointer = SP;
  let StackAlign = 4;
  let Copies = [(MOV $to, $from)];
  let Arguments = CC_@Name@;
  let Results = RetCC_@Name@;
  let Preserved = CSR_@Name@;
  let Call = call;
  let Return = ret;
  let CallSetup = CALLBEGIN;
  let CallDestroy = CALLEND;
  let Symbol = symbol;
  let BranchIf = jump_if;
  let SelectIf = select_if;

  // TO DO, in this order:
  // let Spills = [(STORE $slot, 0, $value)];
  // let Reloads = [(LOAD $value, $slot, 0)];
  // let MoveStack = [(ADDSP $bytes)];
  // Where a call leaves the address to return to: a register, or so many bytes at the stack pointer.
  // let ReturnAddressBytes = 4;
  // let FrameAddress = [(LEA $to, $slot, $offset)];
  // let Choices = [BranchOfChoice<CHOOSE_EQ, JEQ>];
  // let Conditions = [ConditionNumber<SETEQ, 0>, ConditionNumber<SETNE, 1>, ConditionNumber<SETLT, 2>,
  //                   ConditionNumber<SETGE, 3>, ConditionNumber<SETULT, 4>, ConditionNumber<SETUGE, 5>];
}
