// What the code generator adds to the target-independent operations.

// ---- Nodes ----------------------------------------------------------------------------------------------------------

def SDT_FENXEO : SDTypeProfile<0, -1, [SDTCisVT<0, i32>]>;
def SDT_BR_CC : SDTypeProfile<0, 4, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i32>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>]>;
def SDT_SELECT_CC
    : SDTypeProfile<1, 5, [SDTCisVT<0, i32>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i32>,
                           SDTCisSameAs<3, 4>, SDTCisVT<5, i8>]>;
def SDT_Wrapper : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisPtrTy<0>]>;

// Call and return.
def fenxeo : SDNode<"F2003fISD::FENXEO", SDT_FENXEO, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def dosnud : SDNode<"F2003fISD::DOSNUD", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
// Compare and branch; compare and select. The condition is a number (Operands.td).
def jumpif : SDNode<"F2003fISD::BR_CC", SDT_BR_CC, [SDNPHasChain]>;
def selectif : SDNode<"F2003fISD::SELECT_CC", SDT_SELECT_CC>;
// The address of a symbol as a value.
def wrapper : SDNode<"F2003fISD::Wrapper", SDT_Wrapper>;

def callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                           [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

// ---- Fragments ------------------------------------------------------------------------------------------------------

// Base, index, displacement; never all three.
def addr : ComplexPattern<i32, 3, "selectAddr", [add, or, frameindex, wrapper]>;

def xnor : PatFrag<(ops node:$a, node:$b), (not (xor node:$a, node:$b))>;

// `umullohi` of which only the low half is wanted is `mul`.
def anyext_or_sext_i8 : PatFrags<(ops node:$ptr), [(sextloadi8 node:$ptr), (extloadi8 node:$ptr)]>;
def anyext_or_sext_i16 : PatFrags<(ops node:$ptr), [(sextloadi16 node:$ptr), (extloadi16 node:$ptr)]>;
