// The calling convention: everything on the stack, nothing preserved, the result in f0.
//
// The caller pushes arguments from first to last, so the first one lies deepest; the return address is on top.

def CC_F2003f : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToStack<4, 4>>
]>;

def RetCC_F2003f : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[F0]>>
]>;

// A callee keeps f5 and nothing else.
def CSR_F2003f : CalleeSavedRegs<(add)>;
