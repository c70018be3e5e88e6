// What the code generator adds to the target-independent operations.

// ---- Nodes ----------------------------------------------------------------------------------------------------------

def SDT_A64Call : SDTypeProfile<0, -1, [SDTCisVT<0, i64>]>;
// The second says how much further down the callee's arguments begin.
def SDT_A64TailCall : SDTypeProfile<0, -1, [SDTCisVT<0, i64>, SDTCisVT<1, i32>]>;
def SDT_A64BranchIf : SDTypeProfile<0, 4, [SDTCisVT<0, OtherVT>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>]>;
def SDT_A64SelectIf : SDTypeProfile<1, 5, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<3, 4>,
                                           SDTCisVT<5, i8>]>;
def SDT_A64Address : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisPtrTy<0>]>;

def a64_call : SDNode<"AArch64ISD::CALL", SDT_A64Call, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def a64_tail_call : SDNode<"AArch64ISD::TC_RETURN", SDT_A64TailCall, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def a64_probe : SDNode<"AArch64ISD::PROBED_ALLOCA", SDTypeProfile<0, 2, [SDTCisVT<0, i64>, SDTCisVT<1, i32>]>,
                       [SDNPHasChain, SDNPMayStore]>;
def a64_ret : SDNode<"AArch64ISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
// Compare and branch, compare and select; the condition is a number (ccode).
def a64_branch_if : SDNode<"AArch64ISD::BR_CC", SDT_A64BranchIf, [SDNPHasChain]>;
def a64_select_if : SDNode<"AArch64ISD::SELECT_CC", SDT_A64SelectIf>;
// The same in parts that glue holds together, of which the second is made if a condition holds.
def a64_compare : SDNode<"AArch64ISD::CMP", SDTypeProfile<0, 2, [SDTCisSameAs<0, 1>]>, [SDNPOutGlue]>;
def a64_compare_if : SDNode<"AArch64ISD::CCMP", SDTypeProfile<0, 4, [SDTCisSameAs<0, 1>, SDTCisVT<2, i32>, SDTCisVT<3, i8>]>,
                            [SDNPInGlue, SDNPOutGlue]>;
def a64_branch_on_flags : SDNode<"AArch64ISD::BRCOND", SDTypeProfile<0, 2, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i8>]>,
                                 [SDNPHasChain, SDNPInGlue]>;
def a64_select_on_flags : SDNode<"AArch64ISD::CSEL", SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i8>]>,
                                 [SDNPInGlue]>;
// Numbers of several registers: the flags of a sum, sums and differences with the carry of flags, and the flags of these.
def a64_compare_sum : SDNode<"AArch64ISD::CMN", SDTypeProfile<0, 2, [SDTCisSameAs<0, 1>]>, [SDNPOutGlue]>;
foreach op = [["add", "ADC"], ["subtract", "SBC"]] in {
  def a64_#op[0]#_carry : SDNode<"AArch64ISD::"#op[1], SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>, [SDNPInGlue]>;
  def a64_#op[0]#_carry_flags : SDNode<"AArch64ISD::"#op[1]#"S", SDTypeProfile<0, 2, [SDTCisSameAs<0, 1>]>,
                                       [SDNPInGlue, SDNPOutGlue]>;
}
// A value with a field of bits taken from the lowest ones of another (place, width), and with its lowest bits taken from a field
// (first, last).
def SDT_A64Field : SDTypeProfile<1, 4, [SDTCisInt<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i64>, SDTCisVT<4, i64>]>;
def a64_insert_field : SDNode<"AArch64ISD::BFI", SDT_A64Field>;
def a64_insert_low : SDNode<"AArch64ISD::BFXIL", SDT_A64Field>;
// An address to return to without its signature.
def a64_strip : SDNode<"AArch64ISD::XPACLRI", SDTypeProfile<1, 1, [SDTCisVT<0, i64>, SDTCisVT<1, i64>]>>;
// The address of a symbol as a value.
def a64_address : SDNode<"AArch64ISD::ADDlow", SDT_A64Address>;

// Vectors: elements in another order, comparison, shifts by a number, lower halves as wider or narrower numbers.
def SDT_A64Three : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>;
def SDT_A64Two : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>]>;
def SDT_A64Number : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisInt<2>]>;
def SDT_A64Align : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<3>]>;
def SDT_A64Insert : SDTypeProfile<1, 4, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<3>, SDTCisInt<4>]>;
def SDT_A64Compare : SDTypeProfile<1, 2, [SDTCisSameAs<1, 2>]>;
def SDT_A64Convert : SDTypeProfile<1, 1, []>;
foreach op = ["zip1", "zip2", "uzp1", "uzp2", "trn1", "trn2", "tbl"] in
  def a64_#op : SDNode<"AArch64ISD::"#!toupper(op), SDT_A64Three>;
foreach op = ["rev16", "rev32", "rev64"] in
  def a64_#op : SDNode<"AArch64ISD::"#!toupper(op), SDT_A64Two>;
def a64_ext : SDNode<"AArch64ISD::EXT", SDT_A64Align>;
def a64_dup_lane : SDNode<"AArch64ISD::DUPLANE", SDT_A64Number>;
def a64_insert_lane : SDNode<"AArch64ISD::INSLANE", SDT_A64Insert>;
foreach op = ["cmeq", "cmgt", "cmge", "cmhi", "cmhs", "fcmeq", "fcmgt", "fcmge"] in
  def a64_#op : SDNode<"AArch64ISD::"#!toupper(op), SDT_A64Compare>;
def a64_vshl : SDNode<"AArch64ISD::VSHL", SDT_A64Number>;
def a64_vlshr : SDNode<"AArch64ISD::VLSHR", SDT_A64Number>;
def a64_vashr : SDNode<"AArch64ISD::VASHR", SDT_A64Number>;
def a64_fcvtl : SDNode<"AArch64ISD::FCVTL", SDT_A64Convert>;
def a64_fcvtn : SDNode<"AArch64ISD::FCVTN", SDT_A64Convert>;
def SDT_A64Product : SDTypeProfile<1, 2, [SDTCisSameAs<1, 2>]>;
def a64_smull : SDNode<"AArch64ISD::SMULL", SDT_A64Product, [SDNPCommutative]>;
def a64_umull : SDNode<"AArch64ISD::UMULL", SDT_A64Product, [SDNPCommutative]>;
def a64_sqxtn : SDNode<"AArch64ISD::SQXTN", SDT_A64Compare>;
def a64_sqxtun : SDNode<"AArch64ISD::SQXTUN", SDT_A64Compare>;

// All elements, or all of the lower half, in one: in a register with zeros above, or above twice the width of the elements.
def SDT_A64Across : SDTypeProfile<1, 1, [SDTCisVec<1>]>;
foreach op = ["add", "smax", "smin", "umax", "umin", "saddl", "uaddl", "fadd", "fmaxnm", "fminnm", "fmax", "fmin"] in
  foreach half = ["", "_half"] in
    def a64_#op#v#half : SDNode<"AArch64ISD::"#!toupper(op#"v"#half), SDT_A64Across>;
def a64_saddlp : SDNode<"AArch64ISD::SADDLP", SDT_A64Convert>;
def a64_uaddlp : SDNode<"AArch64ISD::UADDLP", SDT_A64Convert>;

// A whole register of a tuple.
def SDT_A64Part : SDTypeProfile<1, 1, [SDTCisVT<1, untyped>]>;
foreach n = 0...3 in
  def a64_part#n : SDNode<"AArch64ISD::PART"#n, SDT_A64Part>;

def callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                           [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

// ---- Addresses ------------------------------------------------------------------------------------------------------

// A register and an offset in units of what is accessed, or in bytes.
foreach k = 0...4 in
  def am_indexed#!shl(8, k) : ComplexPattern<i64, 2, "SelectAddrModeIndexed"#!shl(8, k), [frameindex]>;
def am_unscaled : ComplexPattern<i64, 2, "SelectAddrModeUnscaled">;
// Two registers.
def am_registers : ComplexPattern<i64, 2, "SelectAddrModeRegisters">;
