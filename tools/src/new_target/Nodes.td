// Operations that LLVM has no name for, and addresses.

// Compares and jumps: where to, two numbers, the number of a condition.
def jump_if : SDNode<"@Name@ISD::JUMP_IF", SDTypeProfile<0, 4, [SDTCisVT<0, OtherVT>, SDTCisInt<1>, SDTCisSameAs<1, 2>,
                                                                SDTCisVT<3, i8>]>, [SDNPHasChain]>;
// One of two values, the second one if the condition holds: the values, two numbers, the number of a condition.
def select_if : SDNode<"@Name@ISD::SELECT_IF", SDTypeProfile<1, 5, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<3>,
                                                                    SDTCisSameAs<3, 4>, SDTCisVT<5, i8>]>>;
// What calls and returns are until they are instructions; a call has its callee as an operand.
def call : SDNode<"@Name@ISD::CALL", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>,
                  [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def ret : SDNode<"@Name@ISD::RET", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def call_begin : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                        [SDNPHasChain, SDNPOutGlue]>;
def call_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                      [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

// The address of a symbol as a value.
def symbol : SDNode<"@Name@ISD::SYMBOL", SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisPtrTy<0>]>>;

// Addresses that instructions take: a register and a constant.
def address : ComplexPattern<iPTR, 2, "address">;
def : AddressingMode<address, [AddressBase, AddressDisplacement]>;
