// Conversions between the formats of numbers, in vectors and of scalars.

let Uses = [MXCSR], mayRaiseFPException = true in {

// ---- Between vectors ------------------------------------------------------------------------------------------------

// As many elements on both sides.
defm CVTDQ2PS : Packed2<0x5B, "cvtdq2ps", FloatSingle>, PS, TB;
defm CVTPS2DQ : Packed2<0x5B, "cvtps2dq", FloatDouble>, PD, TB;
defm CVTTPS2DQ : Packed2<0x5B, "cvttps2dq", FloatDouble>, XS, TB;

// To elements twice as wide: the lower half of the source is converted.
defm CVTPS2PD : Widening<0x5A, "cvtps2pd", FloatDouble, f64mem, f128mem>, PS, TB;
defm CVTDQ2PD : Widening<0xE6, "cvtdq2pd", FloatDouble, i64mem, i128mem>, XS, TB;

// To elements half as wide: with VEX the result does not say how wide a source in memory is, so the mnemonic does.
multiclass NarrowingForm<bits<8> opcode, string text, string width, RegisterClass from, X86MemOperand mem> {
  let hasSideEffects = false in {
    def rr : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins from:$src), !strconcat(text, Ops2), []>;
    let mayLoad = true in
    def rm : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins mem:$src), !strconcat(text#"{"#width#"}", Ops2), []>;
  }
}
multiclass Narrowing<bits<8> opcode, string mnemonic> {
  let ExeDomain = SSEPackedDouble in {
    let Predicates = [UseSSE2] in
    defm NAME : Form2<opcode, mnemonic, "r", VR128, VR128, f128mem>;
    let Predicates = [HasAVX] in {
      defm V#NAME : NarrowingForm<opcode, "v"#mnemonic, "x", VR128, f128mem>, VEX, WIG;
      defm V#NAME#Y : NarrowingForm<opcode, "v"#mnemonic, "y", VR256, f256mem>, VEX, VEX_L, WIG;
    }
  }
}
defm CVTPD2PS : Narrowing<0x5A, "cvtpd2ps">, PD, TB;
defm CVTTPD2DQ : Narrowing<0xE6, "cvttpd2dq">, PD, TB;
defm CVTPD2DQ : Narrowing<0xE6, "cvtpd2dq">, XD, TB;

// Half precision.
multiclass HalfToSingle<RegisterClass rc, X86MemOperand mem> {
  let Predicates = [HasF16C], hasSideEffects = false in
  defm NAME : Form2<0x13, "vcvtph2ps", "r", rc, VR128, mem>, PD, T8, VEX;
}
defm VCVTPH2PS : HalfToSingle<VR128, i64mem>;
defm VCVTPH2PSY : HalfToSingle<VR256, i128mem>, VEX_L;

multiclass SingleToHalf<RegisterClass rc, X86MemOperand mem> {
  let Predicates = [HasF16C], hasSideEffects = false in {
    def rr : Ii8<0x1D, MRMDestReg, (outs VR128:$dst), (ins rc:$src, u8imm:$imm), !strconcat("vcvtps2ph", Ops2Imm), []>,
                 PD, TA, VEX;
    let mayStore = true in
    def mr : Ii8<0x1D, MRMDestMem, (outs), (ins mem:$dst, rc:$src, u8imm:$imm), !strconcat("vcvtps2ph", Ops2Imm), []>,
                 PD, TA, VEX;
  }
}
defm VCVTPS2PH : SingleToHalf<VR128, i64mem>;
defm VCVTPS2PHY : SingleToHalf<VR256, i128mem>, VEX_L;

// ---- From integers to scalars ---------------------------------------------------------------------------------------

// The size of an integer in memory is a suffix in AT&T syntax.
multiclass FromInteger<string mnemonic, string suffix, bit vex, RegisterClass from, X86MemOperand mem, ScalarFormat s,
                       SDPatternOperator node, ValueType from_vt> {
  let hasSideEffects = false, ExeDomain = s.ExeDomain in {
    let isCodeGenOnly = true in {
      if vex then {
        def rr : I<0x2A, MRMSrcReg, (outs s.RC:$dst), (ins s.RC:$src1, from:$src),
                   "v"#mnemonic#"\t{$src, $src1, $dst|$dst, $src1, $src}",
                   []>;
        let mayLoad = true in
        def rm : I<0x2A, MRMSrcMem, (outs s.RC:$dst), (ins s.RC:$src1, mem:$src),
                   "v"#mnemonic#"{"#suffix#"}"#"\t{$src, $src1, $dst|$dst, $src1, $src}", []>;
      } else {
        def rr : I<0x2A, MRMSrcReg, (outs s.RC:$dst), (ins from:$src), !strconcat(mnemonic, Ops2),
                   [(set s.RC:$dst, (s.VT (node (from_vt from:$src))))]>;
        let mayLoad = true in
        def rm : I<0x2A, MRMSrcMem, (outs s.RC:$dst), (ins mem:$src), !strconcat(mnemonic#"{"#suffix#"}", Ops2), []>;
      }
    }
    let Constraints = Tie<vex>.Constraint in {
      def rr_Int : I<0x2A, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, from:$src2), Asm3<mnemonic, vex>.Text, []>;
      let mayLoad = true in
      def rm_Int : I<0x2A, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, mem:$src2),
                     Asm3<mnemonic#"{"#suffix#"}", vex>.Text, []>;
    }
  }
}
let Predicates = [UseSSE1] in {
  defm CVTSI2SS : FromInteger<"cvtsi2ss", "l", false, GR32, i32mem, ScalarSingle, any_sint_to_fp, i32>, XS, TB;
  defm CVTSI642SS : FromInteger<"cvtsi2ss", "q", false, GR64, i64mem, ScalarSingle, any_sint_to_fp, i64>, XS, TB, REX_W;
}
let Predicates = [UseSSE2] in {
  defm CVTSI2SD : FromInteger<"cvtsi2sd", "l", false, GR32, i32mem, ScalarDouble, any_sint_to_fp, i32>, XD, TB;
  defm CVTSI642SD : FromInteger<"cvtsi2sd", "q", false, GR64, i64mem, ScalarDouble, any_sint_to_fp, i64>, XD, TB, REX_W;
}
let Predicates = [HasAVX] in {
  defm VCVTSI2SS : FromInteger<"cvtsi2ss", "l", true, GR32, i32mem, ScalarSingle, null_frag, i32>, XS, TB, VEX, VVVV,
                   VEX_LIG;
  defm VCVTSI642SS : FromInteger<"cvtsi2ss", "q", true, GR64, i64mem, ScalarSingle, null_frag, i64>, XS, TB, VEX, VVVV,
                     VEX_LIG, REX_W;
  defm VCVTSI2SD : FromInteger<"cvtsi2sd", "l", true, GR32, i32mem, ScalarDouble, null_frag, i32>, XD, TB, VEX, VVVV,
                   VEX_LIG;
  defm VCVTSI642SD : FromInteger<"cvtsi2sd", "q", true, GR64, i64mem, ScalarDouble, null_frag, i64>, XD, TB, VEX, VVVV,
                     VEX_LIG, REX_W;
}
// ---- From scalars to integers ---------------------------------------------------------------------------------------

// Rounded as MXCSR says, and towards zero.
multiclass ToIntegerForm<bits<8> opcode, string text, RegisterClass rc, ScalarFormat s,
                         SDPatternOperator node, ValueType to_vt> {
  let hasSideEffects = false, ExeDomain = s.ExeDomain in {
    let isCodeGenOnly = true in {
      def rr : I<opcode, MRMSrcReg, (outs rc:$dst), (ins s.RC:$src), !strconcat(text, Ops2),
                 [(set rc:$dst, (to_vt (node (s.VT s.RC:$src))))]>;
      let mayLoad = true in
      def rm : I<opcode, MRMSrcMem, (outs rc:$dst), (ins s.Mem:$src), !strconcat(text, Ops2), []>;
    }
    def rr_Int : I<opcode, MRMSrcReg, (outs rc:$dst), (ins VR128:$src), !strconcat(text, Ops2), []>;
    let mayLoad = true in
    def rm_Int : I<opcode, MRMSrcMem, (outs rc:$dst), (ins s.Mem:$src), !strconcat(text, Ops2), []>;
  }
}
multiclass ToInteger<bits<8> opcode, string mnemonic, ScalarFormat s, SDPatternOperator node> {
  let Predicates = s.SSE in {
    defm SI : ToIntegerForm<opcode, mnemonic, GR32, s, node, i32>;
    defm SI64 : ToIntegerForm<opcode, mnemonic, GR64, s, node, i64>, REX_W;
  }
  let Predicates = [HasAVX] in {
    defm V#NAME#SI : ToIntegerForm<opcode, "v"#mnemonic, GR32, s, node, i32>, VEX, VEX_LIG;
    defm V#NAME#SI64 : ToIntegerForm<opcode, "v"#mnemonic, GR64, s, node, i64>, VEX, VEX_LIG, REX_W;
  }
}
defm CVTTSS2 : ToInteger<0x2C, "cvttss2si", ScalarSingle, any_fp_to_sint>, XS, TB;
defm CVTTSD2 : ToInteger<0x2C, "cvttsd2si", ScalarDouble, any_fp_to_sint>, XD, TB;
defm CVTSS2 : ToInteger<0x2D, "cvtss2si", ScalarSingle, null_frag>, XS, TB;
defm CVTSD2 : ToInteger<0x2D, "cvtsd2si", ScalarDouble, null_frag>, XD, TB;

// ---- Between scalars ------------------------------------------------------------------------------------------------

multiclass ScalarToScalar<string mnemonic, ScalarFormat from, ScalarFormat to, SDPatternOperator node> {
  let hasSideEffects = false, ExeDomain = from.ExeDomain in {
    let Predicates = [UseSSE2] in {
      let isCodeGenOnly = true in {
        def rr : I<0x5A, MRMSrcReg, (outs to.RC:$dst), (ins from.RC:$src), !strconcat(mnemonic, Ops2),
                   [(set to.RC:$dst, (to.VT (node (from.VT from.RC:$src))))]>;
        let mayLoad = true in
        def rm : I<0x5A, MRMSrcMem, (outs to.RC:$dst), (ins from.Mem:$src), !strconcat(mnemonic, Ops2), []>;
      }
      let Constraints = "$src1 = $dst" in {
        def rr_Int : I<0x5A, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), !strconcat(mnemonic,
                       OpsTied), []>;
        let mayLoad = true in
        def rm_Int : I<0x5A, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, from.Mem:$src2), !strconcat(mnemonic,
                       OpsTied), []>;
      }
    }
    let Predicates = [HasAVX] in {
      let isCodeGenOnly = true in {
        def V#NAME#rr : I<0x5A, MRMSrcReg, (outs to.RC:$dst), (ins to.RC:$src1, from.RC:$src2),
                          !strconcat("v"#mnemonic, Ops3), []>,
                        VEX, VVVV, VEX_LIG, WIG;
        let mayLoad = true in
        def V#NAME#rm : I<0x5A, MRMSrcMem, (outs to.RC:$dst), (ins to.RC:$src1, from.Mem:$src2),
                          !strconcat("v"#mnemonic, Ops3), []>,
                        VEX, VVVV, VEX_LIG, WIG;
      }
      def V#NAME#rr_Int : I<0x5A, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2),
                            !strconcat("v"#mnemonic, Ops3), []>,
                          VEX, VVVV, VEX_LIG, WIG;
      let mayLoad = true in
      def V#NAME#rm_Int : I<0x5A, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, from.Mem:$src2),
                            !strconcat("v"#mnemonic, Ops3), []>,
                          VEX, VVVV, VEX_LIG, WIG;
    }
  }
}
defm CVTSS2SD : ScalarToScalar<"cvtss2sd", ScalarSingle, ScalarDouble, any_fpextend>, XS, TB;
defm CVTSD2SS : ScalarToScalar<"cvtsd2ss", ScalarDouble, ScalarSingle, any_fpround>, XD, TB;

} // MXCSR

// ---- Suffixes that AT&T syntax allows -------------------------------------------------------------------------------

multiclass NarrowingSuffix<string inst> {
  def : InstAlias<!strconcat("v"#!tolower(inst)#"x", Ops2), (!cast<Instruction>("V"#inst#"rr") VR128:$dst, VR128:$src),
                  0, "att">;
  def : InstAlias<!strconcat("v"#!tolower(inst)#"y", Ops2), (!cast<Instruction>("V"#inst#"Yrr") VR128:$dst,
                  VR256:$src), 0, "att">;
}
defm : NarrowingSuffix<"CVTPD2PS">;
defm : NarrowingSuffix<"CVTTPD2DQ">;
defm : NarrowingSuffix<"CVTPD2DQ">;

// The size of an integer may be written even where a register says it; if nothing says it, it is 32 bits.
multiclass IntegerSuffix<string suffix, string record, RegisterClass rc> {
  foreach format = ["ss", "sd"] in {
    defvar from = "CVTSI"#record#"2"#!toupper(format)#"rr_Int";
    def : InstAlias<!strconcat("cvtsi2"#format#suffix, OpsTied), (!cast<Instruction>(from) VR128:$dst, rc:$src2), 0,
                    "att">;
    def : InstAlias<!strconcat("vcvtsi2"#format#suffix, Ops3),
                    (!cast<Instruction>("V"#from) VR128:$dst, VR128:$src1, rc:$src2), 0, "att">;
    foreach kind = ["cvt", "cvtt"] in {
      defvar to = !toupper(kind#format)#"2SI"#record;
      defvar mem = !if(!eq(format, "ss"), f32mem, f64mem);
      foreach v = ["", "V"] in {
        def : InstAlias<!strconcat(!tolower(v)#kind#format#"2si"#suffix, Ops2),
                        (!cast<Instruction>(v#to#"rr_Int") rc:$dst, VR128:$src), 0, "att">;
        def : InstAlias<!strconcat(!tolower(v)#kind#format#"2si"#suffix, Ops2),
                        (!cast<Instruction>(v#to#"rm_Int") rc:$dst, mem:$src), 0, "att">;
      }
    }
  }
}
defm : IntegerSuffix<"l", "", GR32>;
defm : IntegerSuffix<"q", "64", GR64>;
foreach format = ["SS", "SD"] in {
  defvar inst = "CVTSI2"#format#"rm_Int";
  defvar text = "cvtsi2"#!tolower(format);
  def : InstAlias<!strconcat(text, OpsTied), (!cast<Instruction>(inst) VR128:$dst, i32mem:$src2), 0, "att">;
  def : InstAlias<!strconcat("v"#text, Ops3), (!cast<Instruction>("V"#inst) VR128:$dst, VR128:$src1, i32mem:$src2), 0,
                  "att">;
}
