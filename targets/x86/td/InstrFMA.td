// Fused multiplication and addition.
//
// FMA3 overwrites one of three operands. The digits in a mnemonic say which are multiplied and which is added: in `213`, the
// second and the first are multiplied and the third, the only one that may be in memory, is added. FMA4 has a
// destination of its own, and either of the last two operands may be in memory.

// ---- FMA3 -----------------------------------------------------------------------------------------------------------

// The opcode of 132 is the family's; the others follow at a distance.
class FmaOrder<string name, int distance> {
  string Name = name;
  int Distance = distance;
}
defvar FmaOrders = [FmaOrder<"132", 0x00>, FmaOrder<"213", 0x10>, FmaOrder<"231", 0x20>];
class FmaOpcode<bits<8> base, FmaOrder order> {
  bits<8> Value = !add(base, order.Distance);
}

multiclass FmaForm<bits<8> opcode, string mnemonic, RegisterClass rc, X86MemOperand mem> {
  let Constraints = "$src1 = $dst", Uses = [MXCSR], mayRaiseFPException = true, hasSideEffects = false in {
    let isCommutable = true in
    def r : FMA3<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3),
                 mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>;
    let mayLoad = true in
    def m : FMA3<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3),
                 mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>;
  }
}
multiclass FmaScalarForm<bits<8> opcode, string mnemonic, ScalarFormat s> {
  let isCodeGenOnly = true in
  defm NAME : FmaForm<opcode, mnemonic, s.RC, s.Mem>;
  let Constraints = "$src1 = $dst", Uses = [MXCSR], mayRaiseFPException = true, hasSideEffects = false in {
    def r_Int : FMA3<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, VR128:$src3),
                     mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>;
    let mayLoad = true in
    def m_Int : FMA3<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, s.Mem:$src3),
                     mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>;
  }
}

multiclass FmaPacked<bits<8> base> {
  defvar mnemonic = !tolower(NAME);
  foreach order = FmaOrders in {
    defvar opcode = FmaOpcode<base, order>.Value;
    let ExeDomain = SSEPackedSingle in {
      defm NAME#order.Name#PS : FmaForm<opcode, mnemonic#order.Name#"ps", VR128, f128mem>;
      defm NAME#order.Name#PSY : FmaForm<opcode, mnemonic#order.Name#"ps", VR256, f256mem>, VEX_L;
    }
    let ExeDomain = SSEPackedDouble in {
      defm NAME#order.Name#PD : FmaForm<opcode, mnemonic#order.Name#"pd", VR128, f128mem>, REX_W;
      defm NAME#order.Name#PDY : FmaForm<opcode, mnemonic#order.Name#"pd", VR256, f256mem>, REX_W, VEX_L;
    }
  }
}
multiclass FmaScalar<bits<8> base> {
  defvar mnemonic = !tolower(NAME);
  foreach order = FmaOrders in {
    defvar opcode = FmaOpcode<base, order>.Value;
    let ExeDomain = SSEPackedSingle in
    defm NAME#order.Name#SS : FmaScalarForm<opcode, mnemonic#order.Name#"ss", ScalarSingle>, VEX_LIG;
    let ExeDomain = SSEPackedDouble in
    defm NAME#order.Name#SD : FmaScalarForm<opcode, mnemonic#order.Name#"sd", ScalarDouble>, VEX_LIG, REX_W;
  }
}

defm VFMADDSUB : FmaPacked<0x96>;
defm VFMSUBADD : FmaPacked<0x97>;
defm VFMADD : FmaPacked<0x98>;
defm VFMSUB : FmaPacked<0x9A>;
defm VFNMADD : FmaPacked<0x9C>;
defm VFNMSUB : FmaPacked<0x9E>;
defm VFMADD : FmaScalar<0x99>;
defm VFMSUB : FmaScalar<0x9B>;
defm VFNMADD : FmaScalar<0x9D>;
defm VFNMSUB : FmaScalar<0x9F>;

// ---- FMA4 -----------------------------------------------------------------------------------------------------------

// VEX.W says which of the last two operands the ModRM byte has; between registers both encodings exist.
multiclass Fma4Form<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem> {
  let Uses = [MXCSR], mayRaiseFPException = true, hasSideEffects = false in {
    def rr : Ii8Reg<opcode, MRMSrcRegOp4, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3), !strconcat(text, Ops4),
                    []>,
             PD, TA, VEX, VVVV, REX_W;
    let mayLoad = true in {
      def rm : Ii8Reg<opcode, MRMSrcMemOp4, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3), !strconcat(text,
                      Ops4), []>,
               PD, TA, VEX, VVVV, REX_W;
      def mr : Ii8Reg<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2, rc:$src3), !strconcat(text, Ops4),
                      []>,
               PD, TA, VEX, VVVV;
    }
    let isCodeGenOnly = true, ForceDisassemble = true in
    def rr_REV : Ii8Reg<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3), !strconcat(text, Ops4),
                        []>,
                 PD, TA, VEX, VVVV;
  }
}
multiclass Fma4Packed<bits<8> base> {
  defvar mnemonic = !tolower(NAME);
  let Predicates = [HasFMA4] in {
    let ExeDomain = SSEPackedSingle in {
      defm PS4 : Fma4Form<base, mnemonic#"ps", VR128, f128mem>;
      defm PS4Y : Fma4Form<base, mnemonic#"ps", VR256, f256mem>, VEX_L;
    }
    let ExeDomain = SSEPackedDouble in {
      defm PD4 : Fma4Form<!add(base, 1), mnemonic#"pd", VR128, f128mem>;
      defm PD4Y : Fma4Form<!add(base, 1), mnemonic#"pd", VR256, f256mem>, VEX_L;
    }
  }
}
multiclass Fma4Scalar<bits<8> base> {
  defvar mnemonic = !tolower(NAME);
  let Predicates = [HasFMA4] in {
    let ExeDomain = SSEPackedSingle in
    defm SS4 : Fma4Form<base, mnemonic#"ss", FR32, f32mem>, VEX_LIG;
    let ExeDomain = SSEPackedDouble in
    defm SD4 : Fma4Form<!add(base, 1), mnemonic#"sd", FR64, f64mem>, VEX_LIG;
  }
}
defm VFMADDSUB : Fma4Packed<0x5C>;
defm VFMSUBADD : Fma4Packed<0x5E>;
defm VFMADD : Fma4Packed<0x68>;
defm VFMADD : Fma4Scalar<0x6A>;
defm VFMSUB : Fma4Packed<0x6C>;
defm VFMSUB : Fma4Scalar<0x6E>;
defm VFNMADD : Fma4Packed<0x78>;
defm VFNMADD : Fma4Scalar<0x7A>;
defm VFNMSUB : Fma4Packed<0x7C>;
defm VFNMSUB : Fma4Scalar<0x7E>;
