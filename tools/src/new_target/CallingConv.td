// Where arguments and results go, and which registers functions preserve. Rules are tried in order; codewright/CodeGen.td
// and the part of LLVM's TargetCallingConv.td that is carried along list them.

// TO DO: what the ABI says. Here the first two words are in registers, and the others on the stack in four bytes each.
def CC_@Name@ : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[R0, R1]>>,
  CCIfType<[i32], CCAssignToStack<4, 4>>
]>;

def RetCC_@Name@ : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[R0]>>
]>;

def CSR_@Name@ : CalleeSavedRegs<(add R2, R3)>;
