// What the code generator adds to the target-independent operations.

// ---- Nodes ----------------------------------------------------------------------------------------------------------

def SDT_A64Call : SDTypeProfile<0, -1, [SDTCisVT<0, i64>]>;
def SDT_A64BranchIf : SDTypeProfile<0, 4, [SDTCisVT<0, OtherVT>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>]>;
def SDT_A64SelectIf : SDTypeProfile<1, 5, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<3, 4>,
                                           SDTCisVT<5, i8>]>;
def SDT_A64Address : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisPtrTy<0>]>;

def a64_call : SDNode<"AArch64ISD::CALL", SDT_A64Call, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def a64_tail_call : SDNode<"AArch64ISD::TC_RETURN", SDT_A64Call, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def a64_ret : SDNode<"AArch64ISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
// Compare and branch, compare and select; the condition is a number (ccode).
def a64_branch_if : SDNode<"AArch64ISD::BR_CC", SDT_A64BranchIf, [SDNPHasChain]>;
def a64_select_if : SDNode<"AArch64ISD::SELECT_CC", SDT_A64SelectIf>;
// The address of a symbol as a value.
def a64_address : SDNode<"AArch64ISD::ADDlow", SDT_A64Address>;

def callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                           [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

// ---- Addresses ------------------------------------------------------------------------------------------------------

// A register and an offset in units of what is accessed, or in bytes.
foreach k = 0...4 in
  def am_indexed#!shl(8, k) : ComplexPattern<i64, 2, "SelectAddrModeIndexed"#!shl(8, k), [frameindex]>;
def am_unscaled : ComplexPattern<i64, 2, "SelectAddrModeUnscaled">;
