// The shapes of vector instructions.
//
// Most vector instructions exist three times: as SSE defined them, with the first source overwritten; with a VEX
// prefix and a destination of its own; and, with VEX.L, on 256 bits. A multiclass here stands for such a family, so
// that a line in the files InstrVec*.td is all of it. The mandatory prefix, the map of the opcode and whatever else is
// common to a family are mixed in where it is defined:
//
//   defm ADDPS : Packed3<0x58, "addps", FloatSingle, any_fadd, v4f32, v8f32>, PS, TB;
//
// gives ADDPSrr ADDPSrm VADDPSrr VADDPSrm VADDPSYrr VADDPSYrm.

// ---- Facts a family shares ------------------------------------------------------------------------------------------

// Who has the three forms, the width of their memory operands, and where bypass delays differ.
class VecLevel<list<Predicate> sse, list<Predicate> vex, list<Predicate> vex256, X86MemOperand mem,
               X86MemOperand mem256, Domain domain> {
  list<Predicate> SSE = sse;
  list<Predicate> AVX = vex;
  list<Predicate> AVX256 = vex256;
  X86MemOperand Mem = mem;
  X86MemOperand Mem256 = mem256;
  Domain ExeDomain = domain;
}

def FloatSingle : VecLevel<[UseSSE1], [HasAVX], [HasAVX], f128mem, f256mem, SSEPackedSingle>;
def FloatDouble : VecLevel<[UseSSE2], [HasAVX], [HasAVX], f128mem, f256mem, SSEPackedDouble>;
def FloatSingle3 : VecLevel<[UseSSE3], [HasAVX], [HasAVX], f128mem, f256mem, SSEPackedSingle>;
def FloatDouble3 : VecLevel<[UseSSE3], [HasAVX], [HasAVX], f128mem, f256mem, SSEPackedDouble>;
def FloatSingle41 : VecLevel<[UseSSE41], [HasAVX], [HasAVX], f128mem, f256mem, SSEPackedSingle>;
def FloatDouble41 : VecLevel<[UseSSE41], [HasAVX], [HasAVX], f128mem, f256mem, SSEPackedDouble>;
def Integer2 : VecLevel<[UseSSE2], [HasAVX], [HasAVX2], i128mem, i256mem, SSEPackedInt>;
def IntegerSSE3 : VecLevel<[UseSSE3], [HasAVX], [HasAVX2], i128mem, i256mem, SSEPackedInt>;
def Integer3 : VecLevel<[UseSSSE3], [HasAVX], [HasAVX2], i128mem, i256mem, SSEPackedInt>;
def Integer41 : VecLevel<[UseSSE41], [HasAVX], [HasAVX2], i128mem, i256mem, SSEPackedInt>;
def Integer42 : VecLevel<[UseSSE42], [HasAVX], [HasAVX2], i128mem, i256mem, SSEPackedInt>;

// ---- Assembly text --------------------------------------------------------------------------------------------------

defvar Ops2 = "\t{$src, $dst|$dst, $src}";
defvar Ops2Imm = "\t{$imm, $src, $dst|$dst, $src, $imm}";
defvar OpsTied = "\t{$src2, $dst|$dst, $src2}";
defvar OpsTiedImm = "\t{$imm, $src2, $dst|$dst, $src2, $imm}";
defvar Ops3 = "\t{$src2, $src1, $dst|$dst, $src1, $src2}";
defvar Ops3Imm = "\t{$imm, $src2, $src1, $dst|$dst, $src1, $src2, $imm}";
defvar Ops4 = "\t{$src3, $src2, $src1, $dst|$dst, $src1, $src2, $src3}";

// Mnemonic and operands of an instruction with two sources, which VEX gives a destination besides.
class Asm3<string mnemonic, bit vex> {
  string Text = !if(vex, !strconcat("v"#mnemonic, Ops3), !strconcat(mnemonic, OpsTied));
}
class Asm3Imm<string mnemonic, bit vex> {
  string Text = !if(vex, !strconcat("v"#mnemonic, Ops3Imm), !strconcat(mnemonic, OpsTiedImm));
}
// The first source is the destination, unless VEX says otherwise.
class Tie<bit vex> {
  string Constraint = !if(vex, "", "$src1 = $dst");
}

// ---- One form -------------------------------------------------------------------------------------------------------
// Each a pair: second source in a register, and in memory.

// dst = op(src1, src2). The second register source is of a class of its own where it is narrower.
multiclass Form3<bits<8> opcode, string mnemonic, bit vex, RegisterClass rc, RegisterClass rc2, X86MemOperand mem,
                 SDPatternOperator node = null_frag, ValueType vt = untyped, bit commutable = false> {
  let Constraints = Tie<vex>.Constraint in {
    let isCommutable = commutable, hasSideEffects = false in
    def rr : I<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc2:$src2), Asm3<mnemonic, vex>.Text,
               [(set rc:$dst, (vt (node (vt rc:$src1), (vt rc2:$src2))))]>;
    let mayLoad = true, hasSideEffects = false in
    def rm : I<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2), Asm3<mnemonic, vex>.Text, []>;
  }
}

// dst = op(src1, src2, imm).
multiclass Form3Imm<bits<8> opcode, string mnemonic, bit vex, RegisterClass rc, DAGOperand rc2, X86MemOperand mem,
                    bit commutable = false> {
  let Constraints = Tie<vex>.Constraint, hasSideEffects = false in {
    let isCommutable = commutable in
    def rri : Ii8<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc2:$src2, u8imm:$imm),
                  Asm3Imm<mnemonic, vex>.Text, []>;
    let mayLoad = true in
    def rmi : Ii8<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2, u8imm:$imm),
                  Asm3Imm<mnemonic, vex>.Text, []>;
  }
}

// dst = op(src). `end` is what the names of the two end in before r and m.
multiclass Form2<bits<8> opcode, string text, string end, RegisterClass rc, RegisterClass from, X86MemOperand mem,
                 SDPatternOperator node = null_frag, ValueType vt = untyped, ValueType from_vt = vt> {
  let hasSideEffects = false in {
    def NAME#end#r : I<opcode, MRMSrcReg, (outs rc:$dst), (ins from:$src), !strconcat(text, Ops2),
                       [(set rc:$dst, (vt (node (from_vt from:$src))))]>;
    let mayLoad = true in
    def NAME#end#m : I<opcode, MRMSrcMem, (outs rc:$dst), (ins mem:$src), !strconcat(text, Ops2), []>;
  }
}

// dst = op(src, imm).
multiclass Form2Imm<bits<8> opcode, string text, string end, RegisterClass rc, RegisterClass from, X86MemOperand mem> {
  let hasSideEffects = false in {
    def NAME#end#ri : Ii8<opcode, MRMSrcReg, (outs rc:$dst), (ins from:$src, u8imm:$imm), !strconcat(text, Ops2Imm),
                          []>;
    let mayLoad = true in
    def NAME#end#mi : Ii8<opcode, MRMSrcMem, (outs rc:$dst), (ins mem:$src, u8imm:$imm), !strconcat(text, Ops2Imm), []>;
  }
}

// ---- Families -------------------------------------------------------------------------------------------------------
// `has256`: the third form exists.

multiclass Packed3<bits<8> opcode, string mnemonic, VecLevel level, SDPatternOperator node = null_frag,
                   ValueType vt = untyped, ValueType vt256 = untyped, bit commutable = false, bit has256 = true> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : Form3<opcode, mnemonic, false, VR128, VR128, level.Mem, node, vt, commutable>;
    let Predicates = level.AVX in
    defm V#NAME : Form3<opcode, mnemonic, true, VR128, VR128, level.Mem, node, vt, commutable>, VEX, VVVV, WIG;
    if has256 then {
      let Predicates = level.AVX256 in
      defm V#NAME#Y : Form3<opcode, mnemonic, true, VR256, VR256, level.Mem256, node, vt256, commutable>,
                      VEX, VVVV, VEX_L, WIG;
    }
  }
}

multiclass Packed3Imm<bits<8> opcode, string mnemonic, VecLevel level, bit commutable = false, bit has256 = true> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : Form3Imm<opcode, mnemonic, false, VR128, VR128, level.Mem, commutable>;
    let Predicates = level.AVX in
    defm V#NAME : Form3Imm<opcode, mnemonic, true, VR128, VR128, level.Mem, commutable>, VEX, VVVV, WIG;
    if has256 then {
      let Predicates = level.AVX256 in
      defm V#NAME#Y : Form3Imm<opcode, mnemonic, true, VR256, VR256, level.Mem256, commutable>,
                      VEX, VVVV, VEX_L, WIG;
    }
  }
}

multiclass Packed2<bits<8> opcode, string mnemonic, VecLevel level, SDPatternOperator node = null_frag,
                   ValueType vt = untyped, ValueType vt256 = untyped, bit has256 = true, string end = "r"> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : Form2<opcode, mnemonic, end, VR128, VR128, level.Mem, node, vt>;
    let Predicates = level.AVX in
    defm V#NAME : Form2<opcode, "v"#mnemonic, end, VR128, VR128, level.Mem, node, vt>, VEX, WIG;
    if has256 then {
      let Predicates = level.AVX256 in
      defm V#NAME#Y : Form2<opcode, "v"#mnemonic, end, VR256, VR256, level.Mem256, node, vt256>, VEX, VEX_L, WIG;
    }
  }
}

multiclass Packed2Imm<bits<8> opcode, string mnemonic, VecLevel level, bit has256 = true, string end = ""> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : Form2Imm<opcode, mnemonic, end, VR128, VR128, level.Mem>;
    let Predicates = level.AVX in
    defm V#NAME : Form2Imm<opcode, "v"#mnemonic, end, VR128, VR128, level.Mem>, VEX, WIG;
    if has256 then {
      let Predicates = level.AVX256 in
      defm V#NAME#Y : Form2Imm<opcode, "v"#mnemonic, end, VR256, VR256, level.Mem256>, VEX, VEX_L, WIG;
    }
  }
}

// A width that the source has and the destination has not, or the other way round: registers and memory of the two
// forms.
multiclass Widening<bits<8> opcode, string mnemonic, VecLevel level, X86MemOperand mem, X86MemOperand mem256> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : Form2<opcode, mnemonic, "r", VR128, VR128, mem>;
    let Predicates = level.AVX in
    defm V#NAME : Form2<opcode, "v"#mnemonic, "r", VR128, VR128, mem>, VEX, WIG;
    let Predicates = level.AVX256 in
    defm V#NAME#Y : Form2<opcode, "v"#mnemonic, "r", VR256, VR128, mem256>, VEX, VEX_L, WIG;
  }
}

// ---- Scalars in vector registers ------------------------------------------------------------------------------------
// An operation on the lowest element has two records: on the number alone, in a class of its own, for the code
// generator; and on the vector, whose other elements come from the first source. The latter is what text and bytes
// mean.

class ScalarFormat<string suffix, RegisterClass rc, X86MemOperand mem, ValueType vt, Domain domain,
                   list<Predicate> sse> {
  string Suffix = suffix;
  RegisterClass RC = rc;
  X86MemOperand Mem = mem;
  ValueType VT = vt;
  Domain ExeDomain = domain;
  list<Predicate> SSE = sse;
}
def ScalarSingle : ScalarFormat<"ss", FR32, f32mem, f32, SSEPackedSingle, [UseSSE1]>;
def ScalarDouble : ScalarFormat<"sd", FR64, f64mem, f64, SSEPackedDouble, [UseSSE2]>;

multiclass ScalarForm3<bits<8> opcode, string mnemonic, bit vex, ScalarFormat s, SDPatternOperator node,
                       bit commutable> {
  let Constraints = Tie<vex>.Constraint, hasSideEffects = false, ExeDomain = s.ExeDomain in {
    let isCodeGenOnly = true in {
      let isCommutable = commutable in
      def rr : I<opcode, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src1, s.RC:$src2), Asm3<mnemonic, vex>.Text,
                 [(set s.RC:$dst, (s.VT (node (s.VT s.RC:$src1), (s.VT s.RC:$src2))))]>;
      let mayLoad = true in
      def rm : I<opcode, MRMSrcMem, (outs s.RC:$dst), (ins s.RC:$src1, s.Mem:$src2), Asm3<mnemonic, vex>.Text, []>;
    }
    def rr_Int : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), Asm3<mnemonic, vex>.Text, []>;
    let mayLoad = true in
    def rm_Int : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, s.Mem:$src2), Asm3<mnemonic, vex>.Text, []>;
  }
}

multiclass Scalar3<bits<8> opcode, string mnemonic, ScalarFormat s, SDPatternOperator node = null_frag,
                   bit commutable = false> {
  let Predicates = s.SSE in
  defm NAME : ScalarForm3<opcode, mnemonic#s.Suffix, false, s, node, commutable>;
  let Predicates = [HasAVX] in
  defm V#NAME : ScalarForm3<opcode, mnemonic#s.Suffix, true, s, node, commutable>, VEX, VVVV, VEX_LIG, WIG;
}

// One source: without VEX there is no place for the other elements.
multiclass ScalarForm2<bits<8> opcode, string mnemonic, ScalarFormat s, SDPatternOperator node> {
  let hasSideEffects = false, ExeDomain = s.ExeDomain, Predicates = s.SSE in {
    let isCodeGenOnly = true in {
      def r : I<opcode, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src), !strconcat(mnemonic, Ops2),
                [(set s.RC:$dst, (s.VT (node (s.VT s.RC:$src))))]>;
      let mayLoad = true in
      def m : I<opcode, MRMSrcMem, (outs s.RC:$dst), (ins s.Mem:$src), !strconcat(mnemonic, Ops2), []>;
    }
    let Constraints = "$src1 = $dst" in {
      def r_Int : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), !strconcat(mnemonic,
                    OpsTied), []>;
      let mayLoad = true in
      def m_Int : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, s.Mem:$src2), !strconcat(mnemonic,
                    OpsTied), []>;
    }
  }
}

multiclass ScalarForm2Vex<bits<8> opcode, string mnemonic, ScalarFormat s> {
  let hasSideEffects = false, ExeDomain = s.ExeDomain, Predicates = [HasAVX] in {
    let isCodeGenOnly = true in {
      def r : I<opcode, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src1, s.RC:$src2), !strconcat("v"#mnemonic, Ops3), []>;
      let mayLoad = true in
      def m : I<opcode, MRMSrcMem, (outs s.RC:$dst), (ins s.RC:$src1, s.Mem:$src2), !strconcat("v"#mnemonic, Ops3), []>;
    }
    def r_Int : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), !strconcat("v"#mnemonic, Ops3),
                  []>;
    let mayLoad = true in
    def m_Int : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, s.Mem:$src2), !strconcat("v"#mnemonic, Ops3),
                  []>;
  }
}

multiclass Scalar2<bits<8> opcode, string mnemonic, ScalarFormat s, SDPatternOperator node = null_frag> {
  defm NAME : ScalarForm2<opcode, mnemonic#s.Suffix, s, node>;
  defm V#NAME : ScalarForm2Vex<opcode, mnemonic#s.Suffix, s>, VEX, VVVV, VEX_LIG, WIG;
}
