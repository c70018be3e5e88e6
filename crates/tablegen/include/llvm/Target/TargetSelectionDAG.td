// Selection patterns, and the operations they are made of.
//
// A pattern is a tree of operations, (add GPR:$a, simm12:$b), that an instruction computes. Operations are nodes
// (SDNode), each with a profile that says what its types have in common; fragments (PatFrag) are names for trees with a
// condition; leaves are registers, immediates and complex patterns, which the target matches with code.

// ---- Type constraints -----------------------------------------------------------------------------------------------
// Operands are numbered from the first result on.

class SDTypeConstraint<int opnum> {
  int OperandNum = opnum;
}

class SDTCisVT<int OpNum, ValueType vt> : SDTypeConstraint<OpNum> {
  ValueType VT = vt;
}

class SDTCisPtrTy<int OpNum> : SDTypeConstraint<OpNum>;
// Scalars, or vectors of such.
class SDTCisInt<int OpNum> : SDTypeConstraint<OpNum>;
class SDTCisFP<int OpNum> : SDTypeConstraint<OpNum>;
class SDTCisVec<int OpNum> : SDTypeConstraint<OpNum>;

class SDTCisSameAs<int OpNum, int OtherOp> : SDTypeConstraint<OpNum> {
  int OtherOperandNum = OtherOp;
}

// The operand is a type (as in "sign extend from"), smaller than the type of the other.
class SDTCisVTSmallerThanOp<int OpNum, int OtherOp> : SDTypeConstraint<OpNum> {
  int OtherOperandNum = OtherOp;
}

class SDTCisOpSmallerThanOp<int SmallOp, int BigOp> : SDTypeConstraint<SmallOp> {
  int BigOperandNum = BigOp;
}

class SDTCisEltOfVec<int ThisOp, int OtherOp> : SDTypeConstraint<ThisOp> {
  int OtherOpNum = OtherOp;
}

class SDTCisSubVecOfVec<int ThisOp, int OtherOp> : SDTypeConstraint<ThisOp> {
  int OtherOpNum = OtherOp;
}

class SDTCVecEltisVT<int OpNum, ValueType vt> : SDTypeConstraint<OpNum> {
  ValueType VT = vt;
}

class SDTCisSameNumEltsAs<int OpNum, int OtherOp> : SDTypeConstraint<OpNum> {
  int OtherOperandNum = OtherOp;
}

class SDTCisSameSizeAs<int OpNum, int OtherOp> : SDTypeConstraint<OpNum> {
  int OtherOperandNum = OtherOp;
}

// numoperands is -1 where it varies.
class SDTypeProfile<int numresults, int numoperands, list<SDTypeConstraint> constraints> {
  int NumResults = numresults;
  int NumOperands = numoperands;
  list<SDTypeConstraint> Constraints = constraints;
}

class SDCallSeqStart<list<SDTypeConstraint> constraints> : SDTypeProfile<0, 2, constraints>;
class SDCallSeqEnd<list<SDTypeConstraint> constraints> : SDTypeProfile<0, 2, constraints>;

// ---- Profiles: leaves and conversions -------------------------------------------------------------------------------

def SDTNone : SDTypeProfile<0, 0, []>;
def SDTOther : SDTypeProfile<1, 0, [SDTCisVT<0, OtherVT>]>;
def SDTUNDEF : SDTypeProfile<1, 0, []>;
def SDTIntLeaf : SDTypeProfile<1, 0, [SDTCisInt<0>]>;
def SDTFPLeaf : SDTypeProfile<1, 0, [SDTCisFP<0>]>;
def SDTPtrLeaf : SDTypeProfile<1, 0, [SDTCisPtrTy<0>]>;
def SDTUnaryOp : SDTypeProfile<1, 1, []>;
def SDTFreeze : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>]>;
def SDT_assert : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisInt<1>, SDTCisSameAs<1, 0>]>;
def SDTIntExtendOp
    : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisInt<1>, SDTCisOpSmallerThanOp<1, 0>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTIntTruncOp
    : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisInt<1>, SDTCisOpSmallerThanOp<0, 1>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTFPExtendOp
    : SDTypeProfile<1, 1, [SDTCisFP<0>, SDTCisFP<1>, SDTCisOpSmallerThanOp<1, 0>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTFPRoundOp
    : SDTypeProfile<1, 1, [SDTCisFP<0>, SDTCisFP<1>, SDTCisOpSmallerThanOp<0, 1>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTFPTruncRoundOp
    : SDTypeProfile<1, 2, [SDTCisFP<0>, SDTCisFP<1>, SDTCisInt<2>, SDTCisOpSmallerThanOp<0, 1>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTIntToFPOp : SDTypeProfile<1, 1, [SDTCisFP<0>, SDTCisInt<1>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTFPToIntOp : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisFP<1>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTFPToIntSatOp
    : SDTypeProfile<1, 2, [SDTCisInt<0>, SDTCisFP<1>, SDTCisSameNumEltsAs<0, 1>, SDTCisVT<2, OtherVT>]>;
def SDTExtInreg
    : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisInt<0>, SDTCisVT<2, OtherVT>, SDTCisVTSmallerThanOp<2, 1>]>;
def SDTExtInvec
    : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisVec<0>, SDTCisInt<1>, SDTCisVec<1>, SDTCisOpSmallerThanOp<1, 0>]>;

// ---- Profiles: arithmetic -------------------------------------------------------------------------------------------

def SDTIntUnaryOp : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisInt<0>]>;
def SDTIntBitCountUnaryOp : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisInt<1>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTIntBinOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<0>]>;
def SDTIntBinHiLoOp : SDTypeProfile<2, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisInt<0>]>;
def SDTIntShiftOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisInt<0>, SDTCisInt<2>, SDTCisSameNumEltsAs<0, 2>]>;
def SDTIntShiftDOp
    : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<0>, SDTCisInt<3>, SDTCisSameNumEltsAs<0, 3>]>;
def SDTIntShiftPairOp
    : SDTypeProfile<2, 3, [SDTCisInt<0>, SDTCisSameAs<1, 0>, SDTCisSameAs<2, 0>, SDTCisSameAs<3, 0>, SDTCisInt<4>, SDTCisSameNumEltsAs<0, 4>]>;
def SDTIntSatNoShOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisInt<2>]>;
def SDTIntScaledBinOp : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<0>, SDTCisInt<3>]>;
def SDTPtrAddOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisInt<2>, SDTCisPtrTy<1>]>;
def SDTFPUnaryOp : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisFP<0>]>;
def SDTFPBinOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisFP<0>]>;
def SDTFPTernaryOp : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisFP<0>]>;
def SDTFPSignOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisFP<0>, SDTCisFP<2>, SDTCisSameNumEltsAs<0, 2>]>;
def SDTFPExpOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisFP<0>, SDTCisInt<2>]>;
def SDIsFPClassOp : SDTypeProfile<1, 2, [SDTCisInt<0>, SDTCisFP<1>, SDTCisInt<2>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTGetFPStateOp : SDTypeProfile<1, 0, [SDTCisInt<0>]>;
def SDTSetFPStateOp : SDTypeProfile<0, 1, [SDTCisInt<0>]>;

// ---- Profiles: comparison, choice, control --------------------------------------------------------------------------

def SDTSetCC : SDTypeProfile<1, 3, [SDTCisInt<0>, SDTCisSameAs<1, 2>, SDTCisVT<3, OtherVT>]>;
def SDTFSetCC : SDTypeProfile<1, 3, [SDTCisInt<0>, SDTCisFP<1>, SDTCisSameAs<1, 2>, SDTCisVT<3, OtherVT>]>;
def SDTSelect : SDTypeProfile<1, 3, [SDTCisInt<1>, SDTCisSameAs<0, 2>, SDTCisSameAs<2, 3>]>;
def SDTVSelect
    : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisInt<1>, SDTCisSameAs<0, 2>, SDTCisSameAs<2, 3>, SDTCisSameNumEltsAs<0, 1>]>;
def SDTSelectCC
    : SDTypeProfile<1, 5, [SDTCisSameAs<1, 2>, SDTCisSameAs<3, 4>, SDTCisSameAs<0, 3>, SDTCisVT<5, OtherVT>]>;
def SDTBr : SDTypeProfile<0, 1, [SDTCisVT<0, OtherVT>]>;
def SDTBrCC : SDTypeProfile<0, 4, [SDTCisVT<0, OtherVT>, SDTCisSameAs<1, 2>, SDTCisVT<3, OtherVT>]>;
def SDTBrcond : SDTypeProfile<0, 2, [SDTCisInt<0>, SDTCisVT<1, OtherVT>]>;
def SDTBrind : SDTypeProfile<0, 1, [SDTCisPtrTy<0>]>;
def SDTCatchret : SDTypeProfile<0, 2, [SDTCisVT<0, OtherVT>, SDTCisVT<1, OtherVT>]>;
def SDTCleanupret : SDTypeProfile<0, 1, [SDTCisVT<0, OtherVT>]>;
def SDTUBSANTrap : SDTypeProfile<0, 1, []>;

// ---- Profiles: memory -----------------------------------------------------------------------------------------------

def SDTLoad : SDTypeProfile<1, 1, [SDTCisPtrTy<1>]>;
def SDTStore : SDTypeProfile<0, 2, [SDTCisPtrTy<1>]>;
def SDTIStore : SDTypeProfile<1, 3, [SDTCisSameAs<0, 2>, SDTCisPtrTy<0>, SDTCisPtrTy<3>]>;
def SDTMaskedLoad
    : SDTypeProfile<1, 4, [SDTCisVec<0>, SDTCisPtrTy<1>, SDTCisPtrTy<2>, SDTCisVec<3>, SDTCisSameAs<0, 4>, SDTCisSameNumEltsAs<0, 3>]>;
def SDTMaskedStore
    : SDTypeProfile<0, 4, [SDTCisVec<0>, SDTCisPtrTy<1>, SDTCisPtrTy<2>, SDTCisVec<3>, SDTCisSameNumEltsAs<0, 3>]>;
def SDTMaskedGather
    : SDTypeProfile<1, 4, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisVec<2>, SDTCisPtrTy<3>, SDTCisVec<4>, SDTCisSameNumEltsAs<0, 2>, SDTCisSameNumEltsAs<0, 4>]>;
def SDTMaskedScatter
    : SDTypeProfile<0, 4, [SDTCisVec<0>, SDTCisVec<1>, SDTCisPtrTy<2>, SDTCisVec<3>, SDTCisSameNumEltsAs<0, 1>, SDTCisSameNumEltsAs<0, 3>]>;
def SDTPrefetch : SDTypeProfile<0, 4, [SDTCisPtrTy<0>, SDTCisSameAs<1, 2>, SDTCisSameAs<1, 3>, SDTCisInt<1>]>;
def SDTAtomicFence : SDTypeProfile<0, 2, [SDTCisSameAs<0, 1>, SDTCisPtrTy<0>]>;
def SDTAtomicLoad : SDTypeProfile<1, 1, [SDTCisPtrTy<1>]>;
def SDTAtomicStore : SDTypeProfile<0, 2, [SDTCisInt<0>, SDTCisPtrTy<1>]>;
def SDTAtomic2 : SDTypeProfile<1, 2, [SDTCisSameAs<0, 2>, SDTCisInt<0>, SDTCisPtrTy<1>]>;
def SDTAtomic3 : SDTypeProfile<1, 3, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisInt<0>, SDTCisPtrTy<1>]>;
def SDTFPAtomic2 : SDTypeProfile<1, 2, [SDTCisSameAs<0, 2>, SDTCisFP<0>, SDTCisPtrTy<1>]>;

// ---- Profiles: vectors ----------------------------------------------------------------------------------------------

def SDTVecShuffle : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<1, 2>]>;
def SDTVecSlice : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<1, 2>, SDTCisInt<3>]>;
def SDTVecReverse : SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisSameAs<0, 1>]>;
def SDTVecExtract : SDTypeProfile<1, 2, [SDTCisEltOfVec<0, 1>, SDTCisPtrTy<2>]>;
def SDTVecInsert : SDTypeProfile<1, 3, [SDTCisEltOfVec<2, 1>, SDTCisSameAs<0, 1>, SDTCisPtrTy<3>]>;
def SDTSubVecExtract : SDTypeProfile<1, 2, [SDTCisSubVecOfVec<0, 1>, SDTCisInt<2>]>;
def SDTSubVecInsert : SDTypeProfile<1, 3, [SDTCisSubVecOfVec<2, 1>, SDTCisSameAs<0, 1>, SDTCisInt<3>]>;
def SDTVecReduce : SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisVec<1>, SDTCisInt<1>]>;
def SDTFPVecReduce : SDTypeProfile<1, 1, [SDTCisFP<0>, SDTCisEltOfVec<0, 1>]>;
def SDTVectorCompress
    : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisVec<2>, SDTCisSameNumEltsAs<1, 2>, SDTCisSameAs<1, 3>]>;
def SDTPartialReduceMLA : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisVec<1>, SDTCisVec<2>]>;
def SDTLoopDepMask
    : SDTypeProfile<1, 4, [SDTCisVec<0>, SDTCisInt<1>, SDTCisInt<2>, SDTCisInt<3>, SDTCisInt<4>, SDTCisSameAs<2, 1>]>;

// ---- Nodes ----------------------------------------------------------------------------------------------------------

class SDNode<string opcode, SDTypeProfile typeprof, list<SDNodeProperty> props = [], string sdclass = "SDNode">
    : SDPatternOperator {
  string Opcode = opcode;
  string SDClass = sdclass;
  let Properties = props;
  SDTypeProfile TypeProfile = typeprof;
  bit IsStrictFP = false;
  bits<32> TSFlags = 0;
}

// Markers in patterns: an assignment, a register that is written on the side, results side by side, any subtree, and
// the description of a memory access.
def set;
def implicit;
def parallel;
def node;
def srcvalue;

// ---- Leaves ---------------------------------------------------------------------------------------------------------

def imm : SDNode<"ISD::Constant", SDTIntLeaf, [], "ConstantSDNode">;
def timm : SDNode<"ISD::TargetConstant", SDTIntLeaf, [], "ConstantSDNode">;
def fpimm : SDNode<"ISD::ConstantFP", SDTFPLeaf, [], "ConstantFPSDNode">;
def bb : SDNode<"ISD::BasicBlock", SDTOther, [], "BasicBlockSDNode">;
def cond : SDNode<"ISD::CONDCODE", SDTOther, [], "CondCodeSDNode">;
def vt : SDNode<"ISD::VALUETYPE", SDTOther, [], "VTSDNode">;
def undef : SDNode<"ISD::UNDEF", SDTUNDEF>;
def globaladdr : SDNode<"ISD::GlobalAddress", SDTPtrLeaf, [], "GlobalAddressSDNode">;
def tglobaladdr : SDNode<"ISD::TargetGlobalAddress", SDTPtrLeaf, [], "GlobalAddressSDNode">;
def globaltlsaddr : SDNode<"ISD::GlobalTLSAddress", SDTPtrLeaf, [], "GlobalAddressSDNode">;
def tglobaltlsaddr : SDNode<"ISD::TargetGlobalTLSAddress", SDTPtrLeaf, [], "GlobalAddressSDNode">;
def frameindex : SDNode<"ISD::FrameIndex", SDTPtrLeaf, [], "FrameIndexSDNode">;
def tframeindex : SDNode<"ISD::TargetFrameIndex", SDTPtrLeaf, [], "FrameIndexSDNode">;
def jumptable : SDNode<"ISD::JumpTable", SDTPtrLeaf, [], "JumpTableSDNode">;
def tjumptable : SDNode<"ISD::TargetJumpTable", SDTPtrLeaf, [], "JumpTableSDNode">;
def constpool : SDNode<"ISD::ConstantPool", SDTPtrLeaf, [], "ConstantPoolSDNode">;
def tconstpool : SDNode<"ISD::TargetConstantPool", SDTPtrLeaf, [], "ConstantPoolSDNode">;
def externalsym : SDNode<"ISD::ExternalSymbol", SDTPtrLeaf, [], "ExternalSymbolSDNode">;
def texternalsym : SDNode<"ISD::TargetExternalSymbol", SDTPtrLeaf, [], "ExternalSymbolSDNode">;
def mcsym : SDNode<"ISD::MCSymbol", SDTPtrLeaf, [], "MCSymbolSDNode">;
def blockaddress : SDNode<"ISD::BlockAddress", SDTPtrLeaf, [], "BlockAddressSDNode">;
def tblockaddress : SDNode<"ISD::TargetBlockAddress", SDTPtrLeaf, [], "BlockAddressSDNode">;
def vscale : SDNode<"ISD::VSCALE", SDTIntUnaryOp>;
def readcyclecounter : SDNode<"ISD::READCYCLECOUNTER", SDTIntLeaf, [SDNPHasChain, SDNPSideEffect]>;
def readsteadycounter : SDNode<"ISD::READSTEADYCOUNTER", SDTIntLeaf, [SDNPHasChain, SDNPSideEffect]>;

// ---- Integers -------------------------------------------------------------------------------------------------------

def add : SDNode<"ISD::ADD", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def sub : SDNode<"ISD::SUB", SDTIntBinOp>;
def ptradd : SDNode<"ISD::PTRADD", SDTPtrAddOp>;
def mul : SDNode<"ISD::MUL", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def mulhs : SDNode<"ISD::MULHS", SDTIntBinOp, [SDNPCommutative]>;
def mulhu : SDNode<"ISD::MULHU", SDTIntBinOp, [SDNPCommutative]>;
def umullohi : SDNode<"ISD::UMUL_LOHI", SDTIntBinHiLoOp, [SDNPCommutative]>;
def smullohi : SDNode<"ISD::SMUL_LOHI", SDTIntBinHiLoOp, [SDNPCommutative]>;
def sdiv : SDNode<"ISD::SDIV", SDTIntBinOp>;
def udiv : SDNode<"ISD::UDIV", SDTIntBinOp>;
def srem : SDNode<"ISD::SREM", SDTIntBinOp>;
def urem : SDNode<"ISD::UREM", SDTIntBinOp>;
def sdivrem : SDNode<"ISD::SDIVREM", SDTIntBinHiLoOp>;
def udivrem : SDNode<"ISD::UDIVREM", SDTIntBinHiLoOp>;
def and : SDNode<"ISD::AND", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def or : SDNode<"ISD::OR", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def xor : SDNode<"ISD::XOR", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def shl : SDNode<"ISD::SHL", SDTIntShiftOp>;
def srl : SDNode<"ISD::SRL", SDTIntShiftOp>;
def sra : SDNode<"ISD::SRA", SDTIntShiftOp>;
def rotl : SDNode<"ISD::ROTL", SDTIntShiftOp>;
def rotr : SDNode<"ISD::ROTR", SDTIntShiftOp>;
def fshl : SDNode<"ISD::FSHL", SDTIntShiftDOp>;
def fshr : SDNode<"ISD::FSHR", SDTIntShiftDOp>;
def shl_parts : SDNode<"ISD::SHL_PARTS", SDTIntShiftPairOp>;
def srl_parts : SDNode<"ISD::SRL_PARTS", SDTIntShiftPairOp>;
def sra_parts : SDNode<"ISD::SRA_PARTS", SDTIntShiftPairOp>;
def addc : SDNode<"ISD::ADDC", SDTIntBinOp, [SDNPCommutative, SDNPOutGlue]>;
def adde : SDNode<"ISD::ADDE", SDTIntBinOp, [SDNPCommutative, SDNPOutGlue, SDNPInGlue]>;
def subc : SDNode<"ISD::SUBC", SDTIntBinOp, [SDNPOutGlue]>;
def sube : SDNode<"ISD::SUBE", SDTIntBinOp, [SDNPOutGlue, SDNPInGlue]>;
def smin : SDNode<"ISD::SMIN", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def smax : SDNode<"ISD::SMAX", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def umin : SDNode<"ISD::UMIN", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def umax : SDNode<"ISD::UMAX", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def abs : SDNode<"ISD::ABS", SDTIntUnaryOp>;
def abds : SDNode<"ISD::ABDS", SDTIntBinOp, [SDNPCommutative]>;
def abdu : SDNode<"ISD::ABDU", SDTIntBinOp, [SDNPCommutative]>;
def avgceils : SDNode<"ISD::AVGCEILS", SDTIntBinOp, [SDNPCommutative]>;
def avgceilu : SDNode<"ISD::AVGCEILU", SDTIntBinOp, [SDNPCommutative]>;
def avgfloors : SDNode<"ISD::AVGFLOORS", SDTIntBinOp, [SDNPCommutative]>;
def avgflooru : SDNode<"ISD::AVGFLOORU", SDTIntBinOp, [SDNPCommutative]>;
def scmp : SDNode<"ISD::SCMP", SDTIntBinOp>;
def ucmp : SDNode<"ISD::UCMP", SDTIntBinOp>;
def saddsat : SDNode<"ISD::SADDSAT", SDTIntBinOp, [SDNPCommutative]>;
def uaddsat : SDNode<"ISD::UADDSAT", SDTIntBinOp, [SDNPCommutative]>;
def ssubsat : SDNode<"ISD::SSUBSAT", SDTIntBinOp>;
def usubsat : SDNode<"ISD::USUBSAT", SDTIntBinOp>;
def sshlsat : SDNode<"ISD::SSHLSAT", SDTIntShiftOp>;
def ushlsat : SDNode<"ISD::USHLSAT", SDTIntShiftOp>;
def smulfix : SDNode<"ISD::SMULFIX", SDTIntScaledBinOp, [SDNPCommutative]>;
def smulfixsat : SDNode<"ISD::SMULFIXSAT", SDTIntScaledBinOp, [SDNPCommutative]>;
def umulfix : SDNode<"ISD::UMULFIX", SDTIntScaledBinOp, [SDNPCommutative]>;
def umulfixsat : SDNode<"ISD::UMULFIXSAT", SDTIntScaledBinOp, [SDNPCommutative]>;
def sdivfix : SDNode<"ISD::SDIVFIX", SDTIntScaledBinOp>;
def sdivfixsat : SDNode<"ISD::SDIVFIXSAT", SDTIntScaledBinOp>;
def udivfix : SDNode<"ISD::UDIVFIX", SDTIntScaledBinOp>;
def udivfixsat : SDNode<"ISD::UDIVFIXSAT", SDTIntScaledBinOp>;
def clmul : SDNode<"ISD::CLMUL", SDTIntBinOp, [SDNPCommutative, SDNPAssociative]>;
def clmulh : SDNode<"ISD::CLMULH", SDTIntBinOp, [SDNPCommutative]>;
def clmulr : SDNode<"ISD::CLMULR", SDTIntBinOp, [SDNPCommutative]>;
def bitreverse : SDNode<"ISD::BITREVERSE", SDTIntUnaryOp>;
def bswap : SDNode<"ISD::BSWAP", SDTIntUnaryOp>;
def ctlz : SDNode<"ISD::CTLZ", SDTIntBitCountUnaryOp>;
def cttz : SDNode<"ISD::CTTZ", SDTIntBitCountUnaryOp>;
def ctpop : SDNode<"ISD::CTPOP", SDTIntBitCountUnaryOp>;
def ctlz_zero_undef : SDNode<"ISD::CTLZ_ZERO_UNDEF", SDTIntBitCountUnaryOp>;
def cttz_zero_undef : SDNode<"ISD::CTTZ_ZERO_UNDEF", SDTIntBitCountUnaryOp>;
def ctls : SDNode<"ISD::CTLS", SDTIntBitCountUnaryOp>;

// ---- Conversions ----------------------------------------------------------------------------------------------------

def sext : SDNode<"ISD::SIGN_EXTEND", SDTIntExtendOp>;
def zext : SDNode<"ISD::ZERO_EXTEND", SDTIntExtendOp>;
def anyext : SDNode<"ISD::ANY_EXTEND", SDTIntExtendOp>;
def trunc : SDNode<"ISD::TRUNCATE", SDTIntTruncOp>;
def truncssat_s : SDNode<"ISD::TRUNCATE_SSAT_S", SDTIntTruncOp>;
def truncssat_u : SDNode<"ISD::TRUNCATE_SSAT_U", SDTIntTruncOp>;
def truncusat_u : SDNode<"ISD::TRUNCATE_USAT_U", SDTIntTruncOp>;
def sext_inreg : SDNode<"ISD::SIGN_EXTEND_INREG", SDTExtInreg>;
def sext_invec : SDNode<"ISD::SIGN_EXTEND_VECTOR_INREG", SDTExtInvec>;
def zext_invec : SDNode<"ISD::ZERO_EXTEND_VECTOR_INREG", SDTExtInvec>;
def bitconvert : SDNode<"ISD::BITCAST", SDTUnaryOp>;
def addrspacecast : SDNode<"ISD::ADDRSPACECAST", SDTUnaryOp>;
def freeze : SDNode<"ISD::FREEZE", SDTFreeze>;
def assertsext : SDNode<"ISD::AssertSext", SDT_assert>;
def assertzext : SDNode<"ISD::AssertZext", SDT_assert>;
def assertalign : SDNode<"ISD::AssertAlign", SDT_assert>;
def assertnofpclass : SDNode<"ISD::AssertNoFPClass", SDTFPUnaryOp>;
def sint_to_fp : SDNode<"ISD::SINT_TO_FP", SDTIntToFPOp>;
def uint_to_fp : SDNode<"ISD::UINT_TO_FP", SDTIntToFPOp>;
def fp_to_sint : SDNode<"ISD::FP_TO_SINT", SDTFPToIntOp>;
def fp_to_uint : SDNode<"ISD::FP_TO_UINT", SDTFPToIntOp>;
def fp_to_sint_sat : SDNode<"ISD::FP_TO_SINT_SAT", SDTFPToIntSatOp>;
def fp_to_uint_sat : SDNode<"ISD::FP_TO_UINT_SAT", SDTFPToIntSatOp>;
def fp_to_sint_sat_gi : SDNode<"ISD::FP_TO_SINT_SAT", SDTFPToIntOp>;
def fp_to_uint_sat_gi : SDNode<"ISD::FP_TO_UINT_SAT", SDTFPToIntOp>;
def fpround : SDNode<"ISD::FP_ROUND", SDTFPRoundOp>;
def fpextend : SDNode<"ISD::FP_EXTEND", SDTFPExtendOp>;
def fptrunc_round : SDNode<"ISD::FPTRUNC_ROUND", SDTFPTruncRoundOp>;
def f16_to_fp : SDNode<"ISD::FP16_TO_FP", SDTIntToFPOp>;
def fp_to_f16 : SDNode<"ISD::FP_TO_FP16", SDTFPToIntOp>;
def bf16_to_fp : SDNode<"ISD::BF16_TO_FP", SDTIntToFPOp>;
def fp_to_bf16 : SDNode<"ISD::FP_TO_BF16", SDTFPToIntOp>;

// ---- Floating point -------------------------------------------------------------------------------------------------

def fadd : SDNode<"ISD::FADD", SDTFPBinOp, [SDNPCommutative]>;
def fsub : SDNode<"ISD::FSUB", SDTFPBinOp>;
def fmul : SDNode<"ISD::FMUL", SDTFPBinOp, [SDNPCommutative]>;
def fdiv : SDNode<"ISD::FDIV", SDTFPBinOp>;
def frem : SDNode<"ISD::FREM", SDTFPBinOp>;
def fma : SDNode<"ISD::FMA", SDTFPTernaryOp, [SDNPCommutative]>;
def fmad : SDNode<"ISD::FMAD", SDTFPTernaryOp, [SDNPCommutative]>;
def fmuladd : SDNode<"ISD::FMULADD", SDTFPTernaryOp, [SDNPCommutative]>;
def fneg : SDNode<"ISD::FNEG", SDTFPUnaryOp>;
def fabs : SDNode<"ISD::FABS", SDTFPUnaryOp>;
def fcopysign : SDNode<"ISD::FCOPYSIGN", SDTFPSignOp>;
def fgetsign : SDNode<"ISD::FGETSIGN", SDTFPToIntOp>;
def fsqrt : SDNode<"ISD::FSQRT", SDTFPUnaryOp>;
def fsin : SDNode<"ISD::FSIN", SDTFPUnaryOp>;
def fcos : SDNode<"ISD::FCOS", SDTFPUnaryOp>;
def ftan : SDNode<"ISD::FTAN", SDTFPUnaryOp>;
def fasin : SDNode<"ISD::FASIN", SDTFPUnaryOp>;
def facos : SDNode<"ISD::FACOS", SDTFPUnaryOp>;
def fatan : SDNode<"ISD::FATAN", SDTFPUnaryOp>;
def fatan2 : SDNode<"ISD::FATAN2", SDTFPBinOp>;
def fsinh : SDNode<"ISD::FSINH", SDTFPUnaryOp>;
def fcosh : SDNode<"ISD::FCOSH", SDTFPUnaryOp>;
def ftanh : SDNode<"ISD::FTANH", SDTFPUnaryOp>;
def fexp2 : SDNode<"ISD::FEXP2", SDTFPUnaryOp>;
def fexp10 : SDNode<"ISD::FEXP10", SDTFPUnaryOp>;
def fpow : SDNode<"ISD::FPOW", SDTFPBinOp>;
def fldexp : SDNode<"ISD::FLDEXP", SDTFPExpOp>;
def flog2 : SDNode<"ISD::FLOG2", SDTFPUnaryOp>;
def frint : SDNode<"ISD::FRINT", SDTFPUnaryOp>;
def ftrunc : SDNode<"ISD::FTRUNC", SDTFPUnaryOp>;
def fceil : SDNode<"ISD::FCEIL", SDTFPUnaryOp>;
def ffloor : SDNode<"ISD::FFLOOR", SDTFPUnaryOp>;
def fnearbyint : SDNode<"ISD::FNEARBYINT", SDTFPUnaryOp>;
def fround : SDNode<"ISD::FROUND", SDTFPUnaryOp>;
def froundeven : SDNode<"ISD::FROUNDEVEN", SDTFPUnaryOp>;
def lround : SDNode<"ISD::LROUND", SDTFPToIntOp>;
def llround : SDNode<"ISD::LLROUND", SDTFPToIntOp>;
def lrint : SDNode<"ISD::LRINT", SDTFPToIntOp>;
def llrint : SDNode<"ISD::LLRINT", SDTFPToIntOp>;
def fminnum : SDNode<"ISD::FMINNUM", SDTFPBinOp, [SDNPCommutative, SDNPAssociative]>;
def fmaxnum : SDNode<"ISD::FMAXNUM", SDTFPBinOp, [SDNPCommutative, SDNPAssociative]>;
def fminnum_ieee : SDNode<"ISD::FMINNUM_IEEE", SDTFPBinOp, [SDNPCommutative]>;
def fmaxnum_ieee : SDNode<"ISD::FMAXNUM_IEEE", SDTFPBinOp, [SDNPCommutative]>;
def fminimum : SDNode<"ISD::FMINIMUM", SDTFPBinOp, [SDNPCommutative, SDNPAssociative]>;
def fmaximum : SDNode<"ISD::FMAXIMUM", SDTFPBinOp, [SDNPCommutative, SDNPAssociative]>;
def fminimumnum : SDNode<"ISD::FMINIMUMNUM", SDTFPBinOp, [SDNPCommutative, SDNPAssociative]>;
def fmaximumnum : SDNode<"ISD::FMAXIMUMNUM", SDTFPBinOp, [SDNPCommutative, SDNPAssociative]>;
def fcanonicalize : SDNode<"ISD::FCANONICALIZE", SDTFPUnaryOp>;
def is_fpclass : SDNode<"ISD::IS_FPCLASS", SDIsFPClassOp>;
def get_fpenv : SDNode<"ISD::GET_FPENV", SDTGetFPStateOp, [SDNPHasChain]>;
def set_fpenv : SDNode<"ISD::SET_FPENV", SDTSetFPStateOp, [SDNPHasChain]>;
def reset_fpenv : SDNode<"ISD::RESET_FPENV", SDTNone, [SDNPHasChain]>;
def get_fpmode : SDNode<"ISD::GET_FPMODE", SDTGetFPStateOp, [SDNPHasChain]>;
def set_fpmode : SDNode<"ISD::SET_FPMODE", SDTSetFPStateOp, [SDNPHasChain]>;
def reset_fpmode : SDNode<"ISD::RESET_FPMODE", SDTNone, [SDNPHasChain]>;

// ---- Floating point whose rounding mode and exceptions are observed -------------------------------------------------

// The operation strict_x is x tied to its place by a chain.
foreach op = ["fadd", "fsub", "fmul", "fdiv", "frem", "fpow", "fatan2", "fminnum", "fmaxnum", "fminimum", "fmaximum"] in {
  defvar plain = !cast<SDNode>(op);
  def strict_#op : SDNode<"ISD::STRICT_"#!toupper(op), SDTFPBinOp, !listconcat([SDNPHasChain], plain.Properties)>;
}
foreach op = ["fsqrt", "fsin", "fcos", "ftan", "fasin", "facos", "fatan", "fsinh", "fcosh", "ftanh", "fexp2", "flog2",
              "frint", "fnearbyint", "fceil", "ffloor", "fround", "froundeven", "ftrunc"] in
  def strict_#op : SDNode<"ISD::STRICT_"#!toupper(op), SDTFPUnaryOp, [SDNPHasChain]>;
foreach op = ["lrint", "llrint", "lround", "llround", "fp_to_sint", "fp_to_uint", "fp_to_bf16"] in
  def strict_#op : SDNode<"ISD::STRICT_"#!toupper(op), SDTFPToIntOp, [SDNPHasChain]>;
foreach op = ["sint_to_fp", "uint_to_fp", "bf16_to_fp"] in
  def strict_#op : SDNode<"ISD::STRICT_"#!toupper(op), SDTIntToFPOp, [SDNPHasChain]>;
foreach op = ["fsetcc", "fsetccs"] in
  def strict_#op : SDNode<"ISD::STRICT_"#!toupper(op), SDTFSetCC, [SDNPHasChain]>;
def strict_fma : SDNode<"ISD::STRICT_FMA", SDTFPTernaryOp, [SDNPHasChain, SDNPCommutative]>;
def strict_fldexp : SDNode<"ISD::STRICT_FLDEXP", SDTFPExpOp, [SDNPHasChain]>;
def strict_fpround : SDNode<"ISD::STRICT_FP_ROUND", SDTFPRoundOp, [SDNPHasChain]>;
def strict_fpextend : SDNode<"ISD::STRICT_FP_EXTEND", SDTFPExtendOp, [SDNPHasChain]>;
def strict_f16_to_fp : SDNode<"ISD::STRICT_FP16_TO_FP", SDTIntToFPOp, [SDNPHasChain]>;
def strict_fp_to_f16 : SDNode<"ISD::STRICT_FP_TO_FP16", SDTFPToIntOp, [SDNPHasChain]>;

// ---- Comparison, choice, control ------------------------------------------------------------------------------------

def setcc : SDNode<"ISD::SETCC", SDTSetCC>;
def select : SDNode<"ISD::SELECT", SDTSelect>;
def vselect : SDNode<"ISD::VSELECT", SDTVSelect>;
def selectcc : SDNode<"ISD::SELECT_CC", SDTSelectCC>;
def br : SDNode<"ISD::BR", SDTBr, [SDNPHasChain]>;
def brcond : SDNode<"ISD::BRCOND", SDTBrcond, [SDNPHasChain]>;
def brcc : SDNode<"ISD::BR_CC", SDTBrCC, [SDNPHasChain]>;
def brind : SDNode<"ISD::BRIND", SDTBrind, [SDNPHasChain]>;
def catchret : SDNode<"ISD::CATCHRET", SDTCatchret, [SDNPHasChain, SDNPSideEffect]>;
def cleanupret : SDNode<"ISD::CLEANUPRET", SDTCleanupret, [SDNPHasChain]>;
def trap : SDNode<"ISD::TRAP", SDTNone, [SDNPHasChain, SDNPSideEffect]>;
def debugtrap : SDNode<"ISD::DEBUGTRAP", SDTNone, [SDNPHasChain, SDNPSideEffect]>;
def ubsantrap : SDNode<"ISD::UBSANTRAP", SDTUBSANTrap, [SDNPHasChain, SDNPSideEffect]>;
def jump_table_debug_info : SDNode<"ISD::JUMP_TABLE_DEBUG_INFO", SDTNone, [SDNPHasChain]>;
def convergencectrl_anchor : SDNode<"ISD::CONVERGENCECTRL_ANCHOR", SDTypeProfile<1, 0, [SDTCisVT<0, untyped>]>>;
def convergencectrl_entry : SDNode<"ISD::CONVERGENCECTRL_ENTRY", SDTypeProfile<1, 0, [SDTCisVT<0, untyped>]>>;
def convergencectrl_loop
    : SDNode<"ISD::CONVERGENCECTRL_LOOP", SDTypeProfile<1, 1, [SDTCisVT<0, untyped>, SDTCisVT<1, untyped>]>>;
def convergencectrl_glue : SDNode<"ISD::CONVERGENCECTRL_GLUE", SDTypeProfile<0, 1, [SDTCisVT<0, untyped>]>>;

// ---- Memory ---------------------------------------------------------------------------------------------------------

def ld : SDNode<"ISD::LOAD", SDTLoad, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def st : SDNode<"ISD::STORE", SDTStore, [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
def ist : SDNode<"ISD::STORE", SDTIStore, [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
def masked_ld : SDNode<"ISD::MLOAD", SDTMaskedLoad, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def masked_st : SDNode<"ISD::MSTORE", SDTMaskedStore, [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
def masked_gather : SDNode<"ISD::MGATHER", SDTMaskedGather, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def masked_scatter : SDNode<"ISD::MSCATTER", SDTMaskedScatter, [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
def prefetch : SDNode<"ISD::PREFETCH", SDTPrefetch, [SDNPHasChain, SDNPMayLoad, SDNPMayStore, SDNPMemOperand]>;
def membarrier : SDNode<"ISD::MEMBARRIER", SDTNone, [SDNPHasChain, SDNPSideEffect]>;

// ---- Atomics --------------------------------------------------------------------------------------------------------

def atomic_fence : SDNode<"ISD::ATOMIC_FENCE", SDTAtomicFence, [SDNPHasChain, SDNPSideEffect]>;
def atomic_load : SDNode<"ISD::ATOMIC_LOAD", SDTAtomicLoad, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def atomic_store : SDNode<"ISD::ATOMIC_STORE", SDTAtomicStore, [SDNPHasChain, SDNPMayStore, SDNPMemOperand]>;
def atomic_cmp_swap
    : SDNode<"ISD::ATOMIC_CMP_SWAP", SDTAtomic3, [SDNPHasChain, SDNPMayStore, SDNPMayLoad, SDNPMemOperand]>;
def atomic_swap : SDNode<"ISD::ATOMIC_SWAP", SDTAtomic2, [SDNPHasChain, SDNPMayStore, SDNPMayLoad, SDNPMemOperand]>;

foreach op = ["add", "sub", "and", "clr", "or", "xor", "nand", "min", "max", "umin", "umax", "uinc_wrap", "udec_wrap",
              "usub_cond", "usub_sat"] in
  def atomic_load_#op : SDNode<"ISD::ATOMIC_LOAD_"#!toupper(op), SDTAtomic2,
                               [SDNPHasChain, SDNPMayStore, SDNPMayLoad, SDNPMemOperand]>;
foreach op = ["fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum"] in
  def atomic_load_#op : SDNode<"ISD::ATOMIC_LOAD_"#!toupper(op), SDTFPAtomic2,
                               [SDNPHasChain, SDNPMayStore, SDNPMayLoad, SDNPMemOperand]>;

// ---- Vectors --------------------------------------------------------------------------------------------------------

def build_vector : SDNode<"ISD::BUILD_VECTOR", SDTypeProfile<1, -1, []>>;
def splat_vector : SDNode<"ISD::SPLAT_VECTOR", SDTypeProfile<1, 1, []>>;
def scalar_to_vector : SDNode<"ISD::SCALAR_TO_VECTOR", SDTypeProfile<1, 1, []>>;
def step_vector : SDNode<"ISD::STEP_VECTOR", SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisInt<1>]>>;
def vector_shuffle : SDNode<"ISD::VECTOR_SHUFFLE", SDTVecShuffle>;
def vector_reverse : SDNode<"ISD::VECTOR_REVERSE", SDTVecReverse>;
def vector_splice_left : SDNode<"ISD::VECTOR_SPLICE_LEFT", SDTVecSlice>;
def vector_splice_right : SDNode<"ISD::VECTOR_SPLICE_RIGHT", SDTVecSlice>;
def vector_compress : SDNode<"ISD::VECTOR_COMPRESS", SDTVectorCompress>;
def concat_vectors
    : SDNode<"ISD::CONCAT_VECTORS", SDTypeProfile<1, 2, [SDTCisSubVecOfVec<1, 0>, SDTCisSameAs<1, 2>]>>;
def extractelt : SDNode<"ISD::EXTRACT_VECTOR_ELT", SDTVecExtract>;
def insertelt : SDNode<"ISD::INSERT_VECTOR_ELT", SDTVecInsert>;
def extract_subvector : SDNode<"ISD::EXTRACT_SUBVECTOR", SDTSubVecExtract>;
def insert_subvector : SDNode<"ISD::INSERT_SUBVECTOR", SDTSubVecInsert>;
def vector_extract : SDNode<"ISD::EXTRACT_VECTOR_ELT", SDTypeProfile<1, 2, [SDTCisPtrTy<2>]>>;
def vector_insert : SDNode<"ISD::INSERT_VECTOR_ELT", SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisPtrTy<3>]>>;
def vector_extract_subvec
    : SDNode<"ISD::EXTRACT_SUBVECTOR", SDTypeProfile<1, 2, [SDTCisInt<2>, SDTCisVec<1>, SDTCisVec<0>]>>;
def vector_insert_subvec
    : SDNode<"ISD::INSERT_SUBVECTOR", SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisVec<2>, SDTCisInt<3>]>>;
def get_active_lane_mask
    : SDNode<"ISD::GET_ACTIVE_LANE_MASK", SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisInt<1>, SDTCisSameAs<1, 2>]>>;
def find_last_active : SDNode<"ISD::VECTOR_FIND_LAST_ACTIVE", SDTypeProfile<1, 1, [SDTCisInt<0>, SDTCisVec<1>]>>;
def loop_dependence_raw_mask : SDNode<"ISD::LOOP_DEPENDENCE_RAW_MASK", SDTLoopDepMask>;
def loop_dependence_war_mask : SDNode<"ISD::LOOP_DEPENDENCE_WAR_MASK", SDTLoopDepMask>;
def partial_reduce_fmla : SDNode<"ISD::PARTIAL_REDUCE_FMLA", SDTPartialReduceMLA>;
def partial_reduce_smla : SDNode<"ISD::PARTIAL_REDUCE_SMLA", SDTPartialReduceMLA>;
def partial_reduce_sumla : SDNode<"ISD::PARTIAL_REDUCE_SUMLA", SDTPartialReduceMLA>;
def partial_reduce_umla : SDNode<"ISD::PARTIAL_REDUCE_UMLA", SDTPartialReduceMLA>;

foreach op = ["add", "smin", "smax", "umin", "umax"] in
  def vecreduce_#op : SDNode<"ISD::VECREDUCE_"#!toupper(op), SDTVecReduce>;
foreach op = ["fadd", "fmin", "fmax", "fminimum", "fmaximum"] in
  def vecreduce_#op : SDNode<"ISD::VECREDUCE_"#!toupper(op), SDTFPVecReduce>;

// ---- Intrinsics -----------------------------------------------------------------------------------------------------

def intrinsic_void : SDNode<"ISD::INTRINSIC_VOID", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>, [SDNPHasChain]>;
def intrinsic_w_chain : SDNode<"ISD::INTRINSIC_W_CHAIN", SDTypeProfile<1, -1, [SDTCisPtrTy<1>]>, [SDNPHasChain]>;
def intrinsic_wo_chain : SDNode<"ISD::INTRINSIC_WO_CHAIN", SDTypeProfile<1, -1, [SDTCisPtrTy<1>]>>;

// ---- Conditions of comparisons --------------------------------------------------------------------------------------

class CondCode<string fcmpName = "", string icmpName = ""> {
  string ICmpPredicate = icmpName;
  string FCmpPredicate = fcmpName;
}

// Ordered: false if an operand is not a number. Unordered, or unsigned for integers: true in that case.
foreach cc = ["OEQ", "OGT", "OGE", "OLT", "OLE", "ONE", "UEQ", "UNE"] in
  def SET#cc : CondCode<"FCMP_"#cc>;
def SETO : CondCode<"FCMP_ORD">;
def SETUO : CondCode<"FCMP_UNO">;
foreach cc = ["UGT", "UGE", "ULT", "ULE"] in
  def SET#cc : CondCode<"FCMP_"#cc, "ICMP_"#cc>;
// Signed integers, or floating point where it does not matter what happens to operands that are no numbers.
foreach cc = ["EQ", "NE"] in
  def SET#cc : CondCode<"", "ICMP_"#cc>;
foreach cc = ["GT", "GE", "LT", "LE"] in
  def SET#cc : CondCode<"", "ICMP_S"#cc>;

// ---- Fragments: classes ---------------------------------------------------------------------------------------------

// Turns a matched node into another one, with code.
class SDNodeXForm<SDNode opc, code xformFunction> {
  SDNode Opcode = opc;
  code XFormFunction = xformFunction;
}

def NOOP_SDNodeXForm : SDNodeXForm<imm, [{}]>;

class GISelFlags {
  bit GIIgnoreCopies = ?;
}

// A name for any one of several trees, under a condition.
class PatFrags<dag ops, list<dag> frags, code pred = [{}], SDNodeXForm xform = NOOP_SDNodeXForm>
    : SDPatternOperator {
  dag Operands = ops;
  list<dag> Fragments = frags;
  // Code that looks at the node matched, or at its operands too.
  code PredicateCode = pred;
  bit PredicateCodeUsesOperands = false;
  code GISelPredicateCode = [{}];
  // Code that looks at the value of an immediate.
  code ImmediateCode = [{}];
  // Applied where the fragment appears in the result of a pattern.
  SDNodeXForm OperandTransform = xform;

  // Conditions that need no code.
  bit HasNoUse = ?;
  bit HasOneUse = ?;
  bit IsLoad = ?;
  bit IsStore = ?;
  bit IsAtomic = ?;
  bit IsUnindexed = ?;
  bit IsNonExtLoad = ?;
  bit IsAnyExtLoad = ?;
  bit IsSignExtLoad = ?;
  bit IsZeroExtLoad = ?;
  bit IsTruncStore = ?;
  list<int> AddressSpaces = ?;
  // Bytes.
  int MinAlignment = ?;
  bit IsAtomicOrderingMonotonic = ?;
  bit IsAtomicOrderingAcquire = ?;
  bit IsAtomicOrderingRelease = ?;
  bit IsAtomicOrderingAcquireRelease = ?;
  bit IsAtomicOrderingSequentiallyConsistent = ?;
  bit IsAtomicOrderingAcquireOrStronger = ?;
  bit IsAtomicOrderingReleaseOrStronger = ?;
  // Type in memory, or of an element in memory.
  ValueType MemoryVT = ?;
  ValueType ScalarMemoryVT = ?;
}

class PatFrag<dag ops, dag frag, code pred = [{}], SDNodeXForm xform = NOOP_SDNodeXForm>
    : PatFrags<ops, [frag], pred, xform>;

// A fragment for the results of patterns.
class OutPatFrag<dag ops, dag frag> : PatFrag<ops, frag, [{}], NOOP_SDNodeXForm>;

class PatLeaf<dag frag, code pred = [{}], SDNodeXForm xform = NOOP_SDNodeXForm> : PatFrag<(ops), frag, pred, xform> {
  code GISelLeafPredicateCode = ?;
}

// A constant under a condition on its value, which the code calls Imm.
class ImmLeaf<ValueType vt, code pred, SDNodeXForm xform = NOOP_SDNodeXForm, SDNode ImmNode = imm>
    : PatFrag<(ops), (vt ImmNode), [{}], xform> {
  let ImmediateCode = pred;
  bit FastIselShouldIgnore = false;
  // What Imm is: a 64-bit integer unless one of these is set.
  bit IsAPInt = false;
  bit IsAPFloat = false;
}

class TImmLeaf<ValueType vt, code pred, SDNodeXForm xform = NOOP_SDNodeXForm, SDNode ImmNode = timm>
    : ImmLeaf<vt, pred, xform, ImmNode>;

class IntImmLeaf<ValueType vt, code pred, SDNodeXForm xform = NOOP_SDNodeXForm> : ImmLeaf<vt, pred, xform> {
  let IsAPInt = true;
  let FastIselShouldIgnore = true;
}

class FPImmLeaf<ValueType vt, code pred, SDNodeXForm xform = NOOP_SDNodeXForm> : ImmLeaf<vt, pred, xform, fpimm> {
  let IsAPFloat = true;
  let FastIselShouldIgnore = true;
}

// A tree that the target matches with the function SelectFunc, which yields NumOperands operands.
class ComplexPattern<ValueType ty, int numops, string fn, list<SDNode> roots = [], list<SDNodeProperty> props = [],
                     int complexity = -1> {
  ValueType Ty = ty;
  int NumOperands = numops;
  string SelectFunc = fn;
  // Nodes it can begin with.
  list<SDNode> RootNodes = roots;
  list<SDNodeProperty> Properties = props;
  // Rank among patterns; -1 computes it from the number of operands.
  int Complexity = complexity;
  // What the function also gets.
  bit WantsRoot = false;
  bit WantsParent = false;
}

// ---- Patterns -------------------------------------------------------------------------------------------------------

class Pattern<dag patternToMatch, list<dag> resultInstrs> {
  dag PatternToMatch = patternToMatch;
  list<dag> ResultInstrs = resultInstrs;
  list<Predicate> Predicates = [];
  int AddedComplexity = 0;
  bit GISelShouldIgnore = false;
}

class Pat<dag pattern, dag result> : Pattern<pattern, [result]>;

// Makes the pattern it appears in disappear.
def null_frag : SDPatternOperator;

// ---- Fragments: values ----------------------------------------------------------------------------------------------

def immAllOnesV : SDPatternOperator;
def immAllZerosV : SDPatternOperator;

def vtInt : PatLeaf<(vt), [{ return N->getVT().isInteger(); }]>;
def vtFP : PatLeaf<(vt), [{ return N->getVT().isFloatingPoint(); }]>;

def not : PatFrag<(ops node:$in), (xor node:$in, -1)>;
def vnot : PatFrag<(ops node:$in), (xor node:$in, immAllOnesV)>;
def ineg : PatFrag<(ops node:$in), (sub 0, node:$in)>;

// An `or` of values that share no set bit adds them, and is an `xor` as well.
def or_disjoint : PatFrag<(ops node:$lhs, node:$rhs), (or node:$lhs, node:$rhs), [{
  return N->getFlags().hasDisjoint();
}]>;
def xor_like : PatFrags<(ops node:$lhs, node:$rhs), [(xor node:$lhs, node:$rhs), (or_disjoint node:$lhs, node:$rhs)]>;

def zanyext : PatFrags<(ops node:$op), [(zext node:$op), (anyext node:$op)]>;
def zext_nneg : PatFrag<(ops node:$src), (zext node:$src), [{
  return N->getFlags().hasNonNeg();
}]>;
def sext_like : PatFrags<(ops node:$src), [(zext_nneg node:$src), (sext node:$src)]>;
def undef_or_freeze_undef : PatFrags<(ops), [(undef), (freeze undef)]>;

foreach op = [fadd, fsub, fmul] in
  def op#_contract : PatFrag<(ops node:$a, node:$b), (op node:$a, node:$b), [{
    return N->getFlags().hasAllowContract();
  }]>;

// setlt: a comparison with its condition.
foreach cc = ["oeq", "ogt", "oge", "olt", "ole", "one", "o", "uo", "ueq", "ugt", "uge", "ult", "ule", "une",
              "eq", "gt", "ge", "lt", "le", "ne"] in
  def set#cc : PatFrag<(ops node:$lhs, node:$rhs), (setcc node:$lhs, node:$rhs, !cast<CondCode>("SET"#!toupper(cc)))>;

// ---- Fragments: either kind of floating point -----------------------------------------------------------------------

foreach op = ["fadd", "fsub", "fmul", "fdiv", "frem", "fpow", "fatan2", "fldexp", "fminnum", "fmaxnum", "fminimum",
              "fmaximum"] in
  def any_#op : PatFrags<(ops node:$lhs, node:$rhs), [(!cast<SDNode>("strict_"#op) node:$lhs, node:$rhs),
                                                      (!cast<SDNode>(op) node:$lhs, node:$rhs)]>;
foreach op = ["fsqrt", "fsin", "fcos", "ftan", "fasin", "facos", "fatan", "fsinh", "fcosh", "ftanh", "fexp2", "flog2",
              "frint", "fnearbyint", "fceil", "ffloor", "fround", "froundeven", "ftrunc", "lrint", "llrint", "lround",
              "llround", "fpround", "fpextend", "fp_to_sint", "fp_to_uint", "sint_to_fp", "uint_to_fp", "f16_to_fp",
              "fp_to_f16", "bf16_to_fp", "fp_to_bf16"] in
  def any_#op : PatFrags<(ops node:$src), [(!cast<SDNode>("strict_"#op) node:$src), (!cast<SDNode>(op) node:$src)]>;
def any_fma : PatFrags<(ops node:$src1, node:$src2, node:$src3), [(strict_fma node:$src1, node:$src2, node:$src3),
                                                                  (fma node:$src1, node:$src2, node:$src3)]>;
foreach op = ["fsetcc", "fsetccs"] in
  def any_#op : PatFrags<(ops node:$lhs, node:$rhs, node:$pred),
                         [(!cast<SDNode>("strict_"#op) node:$lhs, node:$rhs, node:$pred),
                          (setcc node:$lhs, node:$rhs, node:$pred)]>;

// ---- Fragments: loads -----------------------------------------------------------------------------------------------

let IsLoad = true in {
  let IsUnindexed = true in
  def unindexedload : PatFrag<(ops node:$ptr), (ld node:$ptr)>;

  let IsNonExtLoad = true in
  def load : PatFrag<(ops node:$ptr), (unindexedload node:$ptr)>;
  let IsAnyExtLoad = true in
  def extload : PatFrag<(ops node:$ptr), (unindexedload node:$ptr)>;
  let IsSignExtLoad = true in
  def sextload : PatFrag<(ops node:$ptr), (unindexedload node:$ptr)>;
  let IsZeroExtLoad = true in
  def zextload : PatFrag<(ops node:$ptr), (unindexedload node:$ptr)>;

  // By the type in memory, of the whole or (v) of an element.
  foreach kind = [extload, sextload, zextload] in {
    foreach vt = [i1, i8, i16, i32, i64] in
      def kind#vt : PatFrag<(ops node:$ptr), (kind node:$ptr)> { let MemoryVT = vt; }
    foreach vt = [i1, i8, i16, i32] in
      def kind#v#vt : PatFrag<(ops node:$ptr), (kind node:$ptr)> { let ScalarMemoryVT = vt; }
  }
  foreach vt = [f16, f32, f64] in {
    def extload#vt : PatFrag<(ops node:$ptr), (extload node:$ptr)> { let MemoryVT = vt; }
    def extloadv#vt : PatFrag<(ops node:$ptr), (extload node:$ptr)> { let ScalarMemoryVT = vt; }
  }
}

foreach vt = [f32, f64] in {
  def strict_extload#vt : PatFrag<(ops node:$ptr), (strict_fpextend (vt (load node:$ptr)))>;
  def any_extload#vt : PatFrags<(ops node:$ptr), [(!cast<PatFrag>("strict_extload"#vt) node:$ptr),
                                                  (!cast<PatFrag>("extload"#vt) node:$ptr)]>;
}

// Neither volatile nor atomic; with a hint that the data will not be used again.
def simple_load : PatFrag<(ops node:$ptr), (load node:$ptr), [{
  return cast<LoadSDNode>(N)->isSimple();
}]>;
def nontemporalload : PatFrag<(ops node:$ptr), (load node:$ptr), [{
  return cast<LoadSDNode>(N)->isNonTemporal();
}]>;
def alignednontemporalload : PatFrag<(ops node:$ptr), (nontemporalload node:$ptr), [{
  return cast<LoadSDNode>(N)->getAlign() >= cast<LoadSDNode>(N)->getMemoryVT().getStoreSize();
}]>;

// ---- Fragments: stores ----------------------------------------------------------------------------------------------

let IsStore = true in {
  let IsUnindexed = true in
  def unindexedstore : PatFrag<(ops node:$val, node:$ptr), (st node:$val, node:$ptr)>;

  let IsTruncStore = false in {
    def store : PatFrag<(ops node:$val, node:$ptr), (unindexedstore node:$val, node:$ptr)>;
    def istore : PatFrag<(ops node:$val, node:$base, node:$offset), (ist node:$val, node:$base, node:$offset)>;
  }
  let IsTruncStore = true in {
    def truncstore : PatFrag<(ops node:$val, node:$ptr), (unindexedstore node:$val, node:$ptr)>;
    def itruncstore : PatFrag<(ops node:$val, node:$base, node:$offset), (ist node:$val, node:$base, node:$offset)>;
  }

  foreach vt = [i8, i16, i32, i64, f16, f32, f64] in
    def truncstore#vt : PatFrag<(ops node:$val, node:$ptr), (truncstore node:$val, node:$ptr)> {
      let MemoryVT = vt;
    }
  foreach vt = [i8, i16, i32] in
    def truncstorev#vt : PatFrag<(ops node:$val, node:$ptr), (truncstore node:$val, node:$ptr)> {
      let ScalarMemoryVT = vt;
    }
}

def simple_store : PatFrag<(ops node:$val, node:$ptr), (store node:$val, node:$ptr), [{
  return cast<StoreSDNode>(N)->isSimple();
}]>;
def nontemporalstore : PatFrag<(ops node:$val, node:$ptr), (store node:$val, node:$ptr), [{
  return cast<StoreSDNode>(N)->isNonTemporal();
}]>;
def alignednontemporalstore : PatFrag<(ops node:$val, node:$ptr), (nontemporalstore node:$val, node:$ptr), [{
  return cast<StoreSDNode>(N)->getAlign() >= cast<StoreSDNode>(N)->getMemoryVT().getStoreSize();
}]>;
def unalignednontemporalstore : PatFrag<(ops node:$val, node:$ptr), (nontemporalstore node:$val, node:$ptr), [{
  return cast<StoreSDNode>(N)->getAlign() < cast<StoreSDNode>(N)->getMemoryVT().getStoreSize();
}]>;

// Stores that update the base, before or after.
def pre_store : PatFrag<(ops node:$val, node:$base, node:$offset), (istore node:$val, node:$base, node:$offset), [{
  return cast<StoreSDNode>(N)->getAddressingMode() == ISD::PRE_INC ||
         cast<StoreSDNode>(N)->getAddressingMode() == ISD::PRE_DEC;
}]>;
def post_store : PatFrag<(ops node:$val, node:$ptr, node:$offset), (istore node:$val, node:$ptr, node:$offset), [{
  return cast<StoreSDNode>(N)->getAddressingMode() == ISD::POST_INC ||
         cast<StoreSDNode>(N)->getAddressingMode() == ISD::POST_DEC;
}]>;
def pre_truncst
    : PatFrag<(ops node:$val, node:$base, node:$offset), (itruncstore node:$val, node:$base, node:$offset), [{
  return cast<StoreSDNode>(N)->getAddressingMode() == ISD::PRE_INC ||
         cast<StoreSDNode>(N)->getAddressingMode() == ISD::PRE_DEC;
}]>;
def post_truncst
    : PatFrag<(ops node:$val, node:$base, node:$offset), (itruncstore node:$val, node:$base, node:$offset), [{
  return cast<StoreSDNode>(N)->getAddressingMode() == ISD::POST_INC ||
         cast<StoreSDNode>(N)->getAddressingMode() == ISD::POST_DEC;
}]>;
let IsStore = true in
foreach kind = [pre_truncst, post_truncst] in {
  foreach vt = [i1, i8, i16, i32, f32] in
    def kind#vt : PatFrag<(ops node:$val, node:$base, node:$offset), (kind node:$val, node:$base, node:$offset)> {
      let MemoryVT = vt;
    }
  foreach vt = [i8, i16] in
    def kind#v#vt : PatFrag<(ops node:$val, node:$base, node:$offset), (kind node:$val, node:$base, node:$offset)> {
      let ScalarMemoryVT = vt;
    }
}

// ---- Fragments: gather and scatter ----------------------------------------------------------------------------------

class GatherFrag<code pred>
    : PatFrag<(ops node:$def, node:$pred, node:$ptr, node:$idx),
              (masked_gather node:$def, node:$pred, node:$ptr, node:$idx), pred>;
class ScatterFrag<code pred>
    : PatFrag<(ops node:$val, node:$pred, node:$ptr, node:$idx),
              (masked_scatter node:$val, node:$pred, node:$ptr, node:$idx), pred>;

def nonext_masked_gather : GatherFrag<[{
  return cast<MaskedGatherSDNode>(N)->getExtensionType() == ISD::NON_EXTLOAD;
}]>;
def nontrunc_masked_scatter : ScatterFrag<[{
  return !cast<MaskedScatterSDNode>(N)->isTruncatingStore();
}]>;
foreach vt = [i8, i16, i32] in {
  foreach kind = ["ext", "sext", "zext"] in
    def kind#_masked_gather_#vt : GatherFrag<
        "return cast<MaskedGatherSDNode>(N)->getExtensionType() == ISD::"#!toupper(kind)#"LOAD && "#
        "cast<MaskedGatherSDNode>(N)->getMemoryVT().getScalarType() == MVT::"#vt#";">;
  def azext_masked_gather_#vt
      : PatFrags<(ops node:$def, node:$pred, node:$ptr, node:$idx),
                 [(!cast<PatFrag>("ext_masked_gather_"#vt) node:$def, node:$pred, node:$ptr, node:$idx),
                  (!cast<PatFrag>("zext_masked_gather_"#vt) node:$def, node:$pred, node:$ptr, node:$idx)]>;
  def trunc_masked_scatter_#vt : ScatterFrag<
      "return cast<MaskedScatterSDNode>(N)->isTruncatingStore() && "#
      "cast<MaskedScatterSDNode>(N)->getMemoryVT().getScalarType() == MVT::"#vt#";">;
}

// ---- Fragments: atomics ---------------------------------------------------------------------------------------------

// NAME once for every ordering.
multiclass binary_atomic_op_ord {
  defvar any = !cast<SDPatternOperator>(NAME);
  let IsAtomic = true in {
    let IsAtomicOrderingMonotonic = true in
    def NAME#_monotonic : PatFrag<(ops node:$ptr, node:$val), (any node:$ptr, node:$val)>;
    let IsAtomicOrderingAcquire = true in
    def NAME#_acquire : PatFrag<(ops node:$ptr, node:$val), (any node:$ptr, node:$val)>;
    let IsAtomicOrderingRelease = true in
    def NAME#_release : PatFrag<(ops node:$ptr, node:$val), (any node:$ptr, node:$val)>;
    let IsAtomicOrderingAcquireRelease = true in
    def NAME#_acq_rel : PatFrag<(ops node:$ptr, node:$val), (any node:$ptr, node:$val)>;
    let IsAtomicOrderingSequentiallyConsistent = true in
    def NAME#_seq_cst : PatFrag<(ops node:$ptr, node:$val), (any node:$ptr, node:$val)>;
  }
}

multiclass ternary_atomic_op_ord {
  defvar any = !cast<SDPatternOperator>(NAME);
  let IsAtomic = true in {
    let IsAtomicOrderingMonotonic = true in
    def NAME#_monotonic : PatFrag<(ops node:$ptr, node:$cmp, node:$val), (any node:$ptr, node:$cmp, node:$val)>;
    let IsAtomicOrderingAcquire = true in
    def NAME#_acquire : PatFrag<(ops node:$ptr, node:$cmp, node:$val), (any node:$ptr, node:$cmp, node:$val)>;
    let IsAtomicOrderingRelease = true in
    def NAME#_release : PatFrag<(ops node:$ptr, node:$cmp, node:$val), (any node:$ptr, node:$cmp, node:$val)>;
    let IsAtomicOrderingAcquireRelease = true in
    def NAME#_acq_rel : PatFrag<(ops node:$ptr, node:$cmp, node:$val), (any node:$ptr, node:$cmp, node:$val)>;
    let IsAtomicOrderingSequentiallyConsistent = true in
    def NAME#_seq_cst : PatFrag<(ops node:$ptr, node:$cmp, node:$val), (any node:$ptr, node:$cmp, node:$val)>;
  }
}

// NAME_<type in memory>, and each of those for every ordering.
multiclass binary_atomic_op<SDNode atomic_op> {
  foreach vt = [i8, i16, i32, i64] in {
    def _#vt : PatFrag<(ops node:$ptr, node:$val), (atomic_op node:$ptr, node:$val)> {
      let IsAtomic = true;
      let MemoryVT = vt;
    }
    defm NAME#_#vt : binary_atomic_op_ord;
  }
}

multiclass binary_atomic_op_fp<SDNode atomic_op> {
  foreach vt = [f16, bf16, v2f16, v2bf16, f32, f64] in {
    def _#vt : PatFrag<(ops node:$ptr, node:$val), (atomic_op node:$ptr, node:$val)> {
      let IsAtomic = true;
      let MemoryVT = vt;
    }
    defm NAME#_#vt : binary_atomic_op_ord;
  }
}

multiclass ternary_atomic_op<SDNode atomic_op> {
  foreach vt = [i8, i16, i32, i64] in {
    def _#vt : PatFrag<(ops node:$ptr, node:$cmp, node:$val), (atomic_op node:$ptr, node:$cmp, node:$val)> {
      let IsAtomic = true;
      let MemoryVT = vt;
    }
    defm NAME#_#vt : ternary_atomic_op_ord;
  }
}

foreach op = ["load_add", "swap", "load_sub", "load_and", "load_clr", "load_or", "load_xor", "load_nand", "load_min",
              "load_max", "load_umin", "load_umax", "load_uinc_wrap", "load_udec_wrap"] in
  defm atomic_#op : binary_atomic_op<!cast<SDNode>("atomic_"#op)>;
defm atomic_cmp_swap : ternary_atomic_op<atomic_cmp_swap>;

let IsAtomic = true in {
  let IsNonExtLoad = true in
  def atomic_load_nonext : PatFrag<(ops node:$ptr), (atomic_load node:$ptr)>;
  let IsZeroExtLoad = true in
  def atomic_load_zext : PatFrag<(ops node:$ptr), (atomic_load node:$ptr)>;
  let IsSignExtLoad = true in
  def atomic_load_sext : PatFrag<(ops node:$ptr), (atomic_load node:$ptr)>;
  let IsAnyExtLoad = true in
  def atomic_load_aext : PatFrag<(ops node:$ptr), (atomic_load node:$ptr)>;

  foreach size = [8, 16, 32, 64] in
    def atomic_load_#size : PatFrag<(ops node:$ptr), (atomic_load node:$ptr)> {
      let MemoryVT = !cast<ValueType>("i"#size);
    }
  foreach size = [8, 16, 32, 64, 128] in {
    def atomic_load_nonext_#size : PatFrag<(ops node:$ptr), (atomic_load_nonext node:$ptr)> {
      let MemoryVT = !cast<ValueType>("i"#size);
    }
    def atomic_store_#size : PatFrag<(ops node:$val, node:$ptr), (atomic_store node:$val, node:$ptr)> {
      let MemoryVT = !cast<ValueType>("i"#size);
    }
  }
  foreach kind = [atomic_load_zext, atomic_load_sext, atomic_load_aext] in
    foreach size = [8, 16, 32] in
      def kind#_#size : PatFrag<(ops node:$ptr), (kind node:$ptr)> { let MemoryVT = !cast<ValueType>("i"#size); }
}

// One extension, or any.
foreach size = [8, 16, 32] in {
  defvar any = !cast<PatFrag>("atomic_load_aext_"#size);
  def atomic_load_azext_#size : PatFrags<(ops node:$op), [(any node:$op),
                                                          (!cast<PatFrag>("atomic_load_zext_"#size) node:$op)]>;
  def atomic_load_asext_#size : PatFrags<(ops node:$op), [(any node:$op),
                                                          (!cast<PatFrag>("atomic_load_sext_"#size) node:$op)]>;
}
