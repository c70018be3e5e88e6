// Floating-point arithmetic, comparison and logic on vectors: SSE to SSE4.1, and the same with VEX.

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

let Uses = [MXCSR], mayRaiseFPException = true in {

// All four formats of an operation.
multiclass FloatArith<bits<8> opcode, string mnemonic, SDPatternOperator node, bit commutable> {
  defm PS : Packed3<opcode, mnemonic#"ps", FloatSingle, node, v4f32, v8f32, commutable>, PS, TB;
  defm PD : Packed3<opcode, mnemonic#"pd", FloatDouble, node, v2f64, v4f64, commutable>, PD, TB;
  defm SS : Scalar3<opcode, mnemonic, ScalarSingle, node, commutable>, XS, TB;
  defm SD : Scalar3<opcode, mnemonic, ScalarDouble, node, commutable>, XD, TB;
}
defm ADD : FloatArith<0x58, "add", any_fadd, true>;
defm MUL : FloatArith<0x59, "mul", any_fmul, true>;
defm SUB : FloatArith<0x5C, "sub", any_fsub, false>;
defm MIN : FloatArith<0x5D, "min", null_frag, false>;
defm DIV : FloatArith<0x5E, "div", any_fdiv, false>;
defm MAX : FloatArith<0x5F, "max", null_frag, false>;

defm SQRTPS : Packed2<0x51, "sqrtps", FloatSingle, any_fsqrt, v4f32, v8f32, true, "">, PS, TB;
defm SQRTPD : Packed2<0x51, "sqrtpd", FloatDouble, any_fsqrt, v2f64, v4f64, true, "">, PD, TB;
defm SQRTSS : Scalar2<0x51, "sqrt", ScalarSingle, any_fsqrt>, XS, TB;
defm SQRTSD : Scalar2<0x51, "sqrt", ScalarDouble, any_fsqrt>, XD, TB;

defm ADDSUBPD : Packed3<0xD0, "addsubpd", FloatDouble3>, PD, TB;
defm ADDSUBPS : Packed3<0xD0, "addsubps", FloatSingle3>, XD, TB;
defm HADDPD : Packed3<0x7C, "haddpd", FloatDouble3>, PD, TB;
defm HADDPS : Packed3<0x7C, "haddps", FloatSingle3>, XD, TB;
defm HSUBPD : Packed3<0x7D, "hsubpd", FloatDouble3>, PD, TB;
defm HSUBPS : Packed3<0x7D, "hsubps", FloatSingle3>, XD, TB;

defm DPPS : Packed3Imm<0x40, "dpps", FloatSingle41, true>, PD, TA;
defm DPPD : Packed3Imm<0x41, "dppd", FloatDouble41, true, false>, PD, TA;

defm ROUNDPS : Packed2Imm<0x08, "roundps", FloatSingle41>, PD, TA;
defm ROUNDPD : Packed2Imm<0x09, "roundpd", FloatDouble41>, PD, TA;

// Rounding of the lowest element.
multiclass ScalarRound<bits<8> opcode, string mnemonic, ScalarFormat s> {
  let ExeDomain = s.ExeDomain, hasSideEffects = false in {
    let Predicates = [UseSSE41] in {
      let isCodeGenOnly = true in {
        def ri : Ii8<opcode, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src, u8imm:$imm), !strconcat(mnemonic, Ops2Imm),
                     []>;
        let mayLoad = true in
        def mi : Ii8<opcode, MRMSrcMem, (outs s.RC:$dst), (ins s.Mem:$src, u8imm:$imm), !strconcat(mnemonic, Ops2Imm),
                     []>;
      }
      let Constraints = Tie<false>.Constraint in {
        def ri_Int : Ii8<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, u8imm:$imm),
                         Asm3Imm<mnemonic, false>.Text, []>;
        let mayLoad = true in
        def mi_Int : Ii8<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, s.Mem:$src2, u8imm:$imm),
                         Asm3Imm<mnemonic, false>.Text, []>;
      }
    }
  }
}
multiclass ScalarRoundVex<bits<8> opcode, string mnemonic, ScalarFormat s> {
  let ExeDomain = s.ExeDomain, hasSideEffects = false, Predicates = [HasAVX] in {
    let isCodeGenOnly = true in {
      def ri : Ii8<opcode, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src1, s.RC:$src2, u8imm:$imm),
                   Asm3Imm<mnemonic, true>.Text, []>;
      let mayLoad = true in
      def mi : Ii8<opcode, MRMSrcMem, (outs s.RC:$dst), (ins s.RC:$src1, s.Mem:$src2, u8imm:$imm),
                   Asm3Imm<mnemonic, true>.Text, []>;
    }
    def ri_Int : Ii8<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, u8imm:$imm),
                     Asm3Imm<mnemonic, true>.Text, []>;
    let mayLoad = true in
    def mi_Int : Ii8<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, s.Mem:$src2, u8imm:$imm),
                     Asm3Imm<mnemonic, true>.Text, []>;
  }
}
defm ROUNDSS : ScalarRound<0x0A, "roundss", ScalarSingle>, PD, TA;
defm ROUNDSD : ScalarRound<0x0B, "roundsd", ScalarDouble>, PD, TA;
defm VROUNDSS : ScalarRoundVex<0x0A, "roundss", ScalarSingle>, PD, TA, VEX, VVVV, VEX_LIG, WIG;
defm VROUNDSD : ScalarRoundVex<0x0B, "roundsd", ScalarDouble>, PD, TA, VEX, VVVV, VEX_LIG, WIG;

// ---- Comparison -----------------------------------------------------------------------------------------------------

// To a mask of all ones or all zeros in each element. The kind of comparison is the immediate operand; it is written into
// the mnemonic, by the aliases at the end of this file, if it has a name.
defm CMPPS : Packed3Imm<0xC2, "cmpps", FloatSingle>, PS, TB;
defm CMPPD : Packed3Imm<0xC2, "cmppd", FloatDouble>, PD, TB;

multiclass ScalarCompare<bits<8> opcode, string mnemonic, bit vex, ScalarFormat s> {
  let Constraints = Tie<vex>.Constraint, ExeDomain = s.ExeDomain, hasSideEffects = false in {
    let isCodeGenOnly = true in {
      def rri : Ii8<opcode, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src1, s.RC:$src2, u8imm:$imm),
                    Asm3Imm<mnemonic, vex>.Text, []>;
      let mayLoad = true in
      def rmi : Ii8<opcode, MRMSrcMem, (outs s.RC:$dst), (ins s.RC:$src1, s.Mem:$src2, u8imm:$imm),
                    Asm3Imm<mnemonic, vex>.Text, []>;
    }
    def rri_Int : Ii8<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, u8imm:$imm),
                      Asm3Imm<mnemonic, vex>.Text, []>;
    let mayLoad = true in
    def rmi_Int : Ii8<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, s.Mem:$src2, u8imm:$imm),
                      Asm3Imm<mnemonic, vex>.Text, []>;
  }
}
let Predicates = [UseSSE1] in
defm CMPSS : ScalarCompare<0xC2, "cmpss", false, ScalarSingle>, XS, TB;
let Predicates = [UseSSE2] in
defm CMPSD : ScalarCompare<0xC2, "cmpsd", false, ScalarDouble>, XD, TB;
let Predicates = [HasAVX] in {
  defm VCMPSS : ScalarCompare<0xC2, "cmpss", true, ScalarSingle>, XS, TB, VEX, VVVV, VEX_LIG, WIG;
  defm VCMPSD : ScalarCompare<0xC2, "cmpsd", true, ScalarDouble>, XD, TB, VEX, VVVV, VEX_LIG, WIG;
}

// To the flags.
multiclass FlagCompareForm<bits<8> opcode, string mnemonic, ScalarFormat s> {
  let Defs = [EFLAGS], isCompare = true, hasSideEffects = false, ExeDomain = s.ExeDomain in {
    def rr : I<opcode, MRMSrcReg, (outs), (ins s.RC:$src1, s.RC:$src2), mnemonic#"\t{$src2, $src1|$src1, $src2}", []>;
    let mayLoad = true in
    def rm : I<opcode, MRMSrcMem, (outs), (ins s.RC:$src1, s.Mem:$src2), mnemonic#"\t{$src2, $src1|$src1, $src2}", []>;
  }
}
multiclass FlagCompare<bits<8> opcode, string mnemonic, ScalarFormat s> {
  let Predicates = s.SSE in
  defm NAME : FlagCompareForm<opcode, mnemonic#s.Suffix, s>;
  let Predicates = [HasAVX] in
  defm V#NAME : FlagCompareForm<opcode, "v"#mnemonic#s.Suffix, s>, VEX, VEX_LIG, WIG;
}
defm UCOMISS : FlagCompare<0x2E, "ucomi", ScalarSingle>, PS, TB;
defm UCOMISD : FlagCompare<0x2E, "ucomi", ScalarDouble>, PD, TB;
defm COMISS : FlagCompare<0x2F, "comi", ScalarSingle>, PS, TB;
defm COMISD : FlagCompare<0x2F, "comi", ScalarDouble>, PD, TB;

} // MXCSR

// ---- Approximations -------------------------------------------------------------------------------------------------
// They round as they like and raise nothing.

defm RSQRTPS : Packed2<0x52, "rsqrtps", FloatSingle, null_frag, untyped, untyped, true, "">, PS, TB;
defm RCPPS : Packed2<0x53, "rcpps", FloatSingle, null_frag, untyped, untyped, true, "">, PS, TB;
defm RSQRTSS : Scalar2<0x52, "rsqrt", ScalarSingle>, XS, TB;
defm RCPSS : Scalar2<0x53, "rcp", ScalarSingle>, XS, TB;

// ---- Logic ----------------------------------------------------------------------------------------------------------

defm ANDPS : Packed3<0x54, "andps", FloatSingle, null_frag, untyped, untyped, true>, PS, TB;
defm ANDPD : Packed3<0x54, "andpd", FloatDouble, null_frag, untyped, untyped, true>, PD, TB;
defm ANDNPS : Packed3<0x55, "andnps", FloatSingle>, PS, TB;
defm ANDNPD : Packed3<0x55, "andnpd", FloatDouble>, PD, TB;
defm ORPS : Packed3<0x56, "orps", FloatSingle, null_frag, untyped, untyped, true>, PS, TB;
defm ORPD : Packed3<0x56, "orpd", FloatDouble, null_frag, untyped, untyped, true>, PD, TB;
defm XORPS : Packed3<0x57, "xorps", FloatSingle, null_frag, untyped, untyped, true>, PS, TB;
defm XORPD : Packed3<0x57, "xorpd", FloatDouble, null_frag, untyped, untyped, true>, PD, TB;

// ---- Comparisons by name --------------------------------------------------------------------------------------------

// Position in the list is the immediate operand. SSE knows the first eight.
defvar CompareNames = [
  "eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false", "neq_oq", "ge", "gt", "true",
  "eq_os", "lt_oq", "le_oq", "unord_s", "neq_us", "nlt_uq", "nle_uq", "ord_s", "eq_us", "nge_uq", "ngt_uq", "false_os",
  "neq_os", "ge_oq", "gt_oq", "true_us"
];

// A comparison under its name; with the synonyms that the assembler takes but nobody prints.
class NamedCompare<string text, dag result, bit print = true> : InstAlias<text, result, print>;

multiclass NamedCompares<string name, int imm, bit print> {
  if !lt(imm, 8) then {
    foreach format = ["ps", "pd"] in {
      defvar inst = "CMP"#!toupper(format);
      defvar text = !strconcat("cmp"#name#format, OpsTied);
      def : NamedCompare<text, (!cast<Instruction>(inst#"rri") VR128:$dst, VR128:$src2, imm), print>;
      def : NamedCompare<text, (!cast<Instruction>(inst#"rmi") VR128:$dst, f128mem:$src2, imm), print>;
    }
    foreach format = ["ss", "sd"] in {
      defvar inst = "CMP"#!toupper(format);
      defvar text = !strconcat("cmp"#name#format, OpsTied);
      defvar mem = !if(!eq(format, "ss"), f32mem, f64mem);
      def : NamedCompare<text, (!cast<Instruction>(inst#"rri_Int") VR128:$dst, VR128:$src2, imm), print>;
      def : NamedCompare<text, (!cast<Instruction>(inst#"rmi_Int") VR128:$dst, mem:$src2, imm), print>;
    }
  }
  foreach format = ["ps", "pd"] in {
    defvar inst = "VCMP"#!toupper(format);
    defvar text = !strconcat("vcmp"#name#format, Ops3);
    def : NamedCompare<text, (!cast<Instruction>(inst#"rri") VR128:$dst, VR128:$src1, VR128:$src2, imm), print>;
    def : NamedCompare<text, (!cast<Instruction>(inst#"rmi") VR128:$dst, VR128:$src1, f128mem:$src2, imm), print>;
    def : NamedCompare<text, (!cast<Instruction>(inst#"Yrri") VR256:$dst, VR256:$src1, VR256:$src2, imm), print>;
    def : NamedCompare<text, (!cast<Instruction>(inst#"Yrmi") VR256:$dst, VR256:$src1, f256mem:$src2, imm), print>;
  }
  foreach format = ["ss", "sd"] in {
    defvar inst = "VCMP"#!toupper(format);
    defvar text = !strconcat("vcmp"#name#format, Ops3);
    defvar mem = !if(!eq(format, "ss"), f32mem, f64mem);
    def : NamedCompare<text, (!cast<Instruction>(inst#"rri_Int") VR128:$dst, VR128:$src1, VR128:$src2, imm), print>;
    def : NamedCompare<text, (!cast<Instruction>(inst#"rmi_Int") VR128:$dst, VR128:$src1, mem:$src2, imm), print>;
  }
}
foreach imm = 0...31 in
  defm : NamedCompares<CompareNames[imm], imm, true>;
foreach synonym = [["eq_oq", "0"], ["lt_os", "1"], ["le_os", "2"], ["unord_q", "3"], ["neq_uq", "4"], ["nlt_us", "5"],
                   ["nle_us", "6"], ["ord_q", "7"], ["nge_us", "9"], ["ngt_us", "10"], ["false_oq", "11"], ["ge_os",
                       "13"],
                   ["gt_os", "14"], ["true_uq", "15"]] in
  foreach imm = 0...15 in
    if !eq(synonym[1], ""#imm) then
      defm : NamedCompares<synonym[0], imm, false>;
