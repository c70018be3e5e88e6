// Calling conventions: where values go when a function is called and when it returns.
//
// A convention is a list of actions tried in order for each value; an action either places the value, changes its type
// and goes on, or does not apply.

class CallingConv;

class CCAction;

// ---- Conventions ----------------------------------------------------------------------------------------------------

class CallingConv<list<CCAction> actions> {
  list<CCAction> Actions = actions;
  // Called from outside the generated file.
  bit Entry = false;
  // Written by hand.
  bit Custom = false;
}

class CustomCallingConv : CallingConv<[]> {
  let Custom = true;
}

// Registers that a callee preserves: saved in this order, and further ones that it never touches.
class CalleeSavedRegs<dag saves> {
  dag SaveList = saves;
  dag OtherPreserved;
}

// ---- Conditions -----------------------------------------------------------------------------------------------------

class CCPredicateAction<CCAction A> : CCAction {
  CCAction SubAction = A;
}

class CCIfType<list<ValueType> vts, CCAction A> : CCPredicateAction<A> {
  list<ValueType> VTs = vts;
}

class CCIf<string predicate, CCAction A> : CCPredicateAction<A> {
  string Predicate = predicate;
}

// About the function.
class CCIfCC<string CC, CCAction A> : CCIf<!strconcat("State.getCallingConv() == ", CC), A>;
class CCIfVarArg<CCAction A> : CCIf<"State.isVarArg()", A>;
class CCIfNotVarArg<CCAction A> : CCIf<"!State.isVarArg()", A>;

// About the value.
class CCIfArgFixed<CCAction A> : CCIf<"!ArgFlags.isVarArg()", A>;
class CCIfArgVarArg<CCAction A> : CCIf<"ArgFlags.isVarArg()", A>;
class CCIfByVal<CCAction A> : CCIf<"ArgFlags.isByVal()", A>;
class CCIfCFGuardTarget<CCAction A> : CCIf<"ArgFlags.isCFGuardTarget()", A>;
class CCIfConsecutiveRegs<CCAction A> : CCIf<"ArgFlags.isInConsecutiveRegs()", A>;
class CCIfInReg<CCAction A> : CCIf<"ArgFlags.isInReg()", A>;
class CCIfNest<CCAction A> : CCIf<"ArgFlags.isNest()", A>;
class CCIfPreallocated<CCAction A> : CCIf<"ArgFlags.isPreallocated()", A>;
class CCIfPtr<CCAction A> : CCIf<"ArgFlags.isPointer()", A>;
class CCIfPtrAddrSpace<int AS, CCAction A>
    : CCIf<!strconcat("(ArgFlags.isPointer() && ArgFlags.getPointerAddrSpace() == ",
                      !strconcat(!cast<string>(AS), ")")), A>;
class CCIfSRet<CCAction A> : CCIf<"ArgFlags.isSRet()", A>;
class CCIfSplit<CCAction A> : CCIf<"ArgFlags.isSplit()", A>;
class CCIfSwiftAsync<CCAction A> : CCIf<"ArgFlags.isSwiftAsync()", A>;
class CCIfSwiftError<CCAction A> : CCIf<"ArgFlags.isSwiftError()", A>;
class CCIfSwiftSelf<CCAction A> : CCIf<"ArgFlags.isSwiftSelf()", A>;

// ---- Places ---------------------------------------------------------------------------------------------------------

// The first register of the list that is free.
class CCAssignToReg<list<Register> regList> : CCAction {
  list<Register> RegList = regList;
}

// Taking the n-th register also takes the n-th shadow.
class CCAssignToRegWithShadow<list<Register> regList, list<Register> shadowList> : CCAction {
  list<Register> RegList = regList;
  list<Register> ShadowRegList = shadowList;
}

// Members of RegisterTuples, by name.
class CCAssignToRegTuple<list<string> regList> : CCAction {
  list<string> RegList = regList;
}

// A register and stack space beside it.
class CCAssignToRegAndStack<list<Register> regList, int size, int align> : CCAssignToReg<regList> {
  int Size = size;
  int Align = align;
}

// Bytes of stack; 0 takes size or alignment from the type.
class CCAssignToStack<int size, int align> : CCAction {
  int Size = size;
  int Align = align;
}

// Using the stack also takes these registers.
class CCAssignToStackWithShadow<int size, int align, list<Register> shadowList> : CCAction {
  int Size = size;
  int Align = align;
  list<Register> ShadowRegList = shadowList;
}

// An aggregate copied to the stack.
class CCPassByVal<int size, int align> : CCAction {
  int Size = size;
  int Align = align;
}

// ---- Changes of type ------------------------------------------------------------------------------------------------

class CCPromoteToType<ValueType destTy> : CCAction {
  ValueType DestTy = destTy;
}

class CCPromoteToUpperBitsInType<ValueType destTy> : CCAction {
  ValueType DestTy = destTy;
}

class CCBitConvertToType<ValueType destTy> : CCAction {
  ValueType DestTy = destTy;
}

class CCTruncToType<ValueType destTy> : CCAction {
  ValueType DestTy = destTy;
}

// The address of a copy is passed.
class CCPassIndirect<ValueType destTy> : CCAction {
  ValueType DestTy = destTy;
}

// ---- Others ---------------------------------------------------------------------------------------------------------

class CCDelegateTo<CallingConv cc> : CCAction {
  CallingConv CC = cc;
}

class CCCustom<string fn> : CCAction {
  string FuncName = fn;
}
