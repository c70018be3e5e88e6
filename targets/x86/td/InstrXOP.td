// AMD's extensions under the prefix 8F: XOP, TBM and LWP. Processors since Zen have none of them.

// ---- XOP: one source ------------------------------------------------------------------------------------------------

// Sums and differences of neighbours, into elements two, four or eight times as wide.
multiclass XopUnary<bits<8> opcode, X86MemOperand mem = i128mem> {
  let Predicates = [HasXOP] in
  defm NAME : Form2<opcode, !tolower(NAME), "r", VR128, VR128, mem>, XOP9;
}
defm VPHADDBW : XopUnary<0xC1>;
defm VPHADDBD : XopUnary<0xC2>;
defm VPHADDBQ : XopUnary<0xC3>;
defm VPHADDWD : XopUnary<0xC6>;
defm VPHADDWQ : XopUnary<0xC7>;
defm VPHADDDQ : XopUnary<0xCB>;
defm VPHADDUBW : XopUnary<0xD1>;
defm VPHADDUBD : XopUnary<0xD2>;
defm VPHADDUBQ : XopUnary<0xD3>;
defm VPHADDUWD : XopUnary<0xD6>;
defm VPHADDUWQ : XopUnary<0xD7>;
defm VPHADDUDQ : XopUnary<0xDB>;
defm VPHSUBBW : XopUnary<0xE1>;
defm VPHSUBWD : XopUnary<0xE2>;
defm VPHSUBDQ : XopUnary<0xE3>;

// The fraction.
defm VFRCZPS : XopUnary<0x80, f128mem>;
defm VFRCZPD : XopUnary<0x81, f128mem>;
defm VFRCZSS : XopUnary<0x82, f32mem>;
defm VFRCZSD : XopUnary<0x83, f64mem>;
let Predicates = [HasXOP] in {
  defm VFRCZPSY : Form2<0x80, "vfrczps", "r", VR256, VR256, f256mem>, XOP9, VEX_L;
  defm VFRCZPDY : Form2<0x81, "vfrczpd", "r", VR256, VR256, f256mem>, XOP9, VEX_L;
}

// ---- XOP: two sources -----------------------------------------------------------------------------------------------

// Shifts and rotations of each element by its own number. W says which source the ModRM byte has.
multiclass XopShift<bits<8> opcode> {
  defvar text = !tolower(NAME)#"\t{$src2, $src1, $dst|$dst, $src1, $src2}";
  let Predicates = [HasXOP], hasSideEffects = false in {
    def rr : I<opcode, MRMSrcReg4VOp3, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), text, []>, XOP9, VVVV;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def rr_REV : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), text, []>, XOP9, VVVV, REX_W;
    let mayLoad = true in {
      def rm : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, i128mem:$src2), text, []>, XOP9, VVVV, REX_W;
      def mr : I<opcode, MRMSrcMem4VOp3, (outs VR128:$dst), (ins i128mem:$src1, VR128:$src2), text, []>, XOP9, VVVV;
    }
  }
}
defm VPROTB : XopShift<0x90>;
defm VPROTW : XopShift<0x91>;
defm VPROTD : XopShift<0x92>;
defm VPROTQ : XopShift<0x93>;
defm VPSHLB : XopShift<0x94>;
defm VPSHLW : XopShift<0x95>;
defm VPSHLD : XopShift<0x96>;
defm VPSHLQ : XopShift<0x97>;
defm VPSHAB : XopShift<0x98>;
defm VPSHAW : XopShift<0x99>;
defm VPSHAD : XopShift<0x9A>;
defm VPSHAQ : XopShift<0x9B>;

multiclass XopRotateImm<bits<8> opcode> {
  let Predicates = [HasXOP] in
  defm NAME : Form2Imm<opcode, !tolower(NAME), "", VR128, VR128, i128mem>, XOP8;
}
defm VPROTB : XopRotateImm<0xC0>;
defm VPROTW : XopRotateImm<0xC1>;
defm VPROTD : XopRotateImm<0xC2>;
defm VPROTQ : XopRotateImm<0xC3>;

// Comparison of integers; the kind, an immediate operand, is written into the mnemonic.
multiclass XopCompare<bits<8> opcode> {
  defvar text = !tolower(NAME)#"\t{$imm, $src2, $src1, $dst|$dst, $src1, $src2, $imm}";
  let Predicates = [HasXOP], hasSideEffects = false, ExeDomain = SSEPackedInt in {
    def ri : Ii8<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, u8imm:$imm), text, []>, XOP8, VVVV;
    let mayLoad = true in
    def mi : Ii8<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, i128mem:$src2, u8imm:$imm), text, []>,
             XOP8, VVVV;
  }
}
defm VPCOMB : XopCompare<0xCC>;
defm VPCOMW : XopCompare<0xCD>;
defm VPCOMD : XopCompare<0xCE>;
defm VPCOMQ : XopCompare<0xCF>;
defm VPCOMUB : XopCompare<0xEC>;
defm VPCOMUW : XopCompare<0xED>;
defm VPCOMUD : XopCompare<0xEE>;
defm VPCOMUQ : XopCompare<0xEF>;
// Position in the list is the immediate operand.
defvar XopCompareNames = ["lt", "le", "gt", "ge", "eq", "neq", "false", "true"];
foreach imm = 0...7 in
  foreach type = ["b", "w", "d", "q", "ub", "uw", "ud", "uq"] in {
    defvar text = !strconcat("vpcom", XopCompareNames[imm], type, Ops3);
    defvar record = "VPCOM"#!toupper(type);
    def : InstAlias<text, (!cast<Instruction>(record#"ri") VR128:$dst, VR128:$src1, VR128:$src2, imm)>;
    def : InstAlias<text, (!cast<Instruction>(record#"mi") VR128:$dst, VR128:$src1, i128mem:$src2, imm)>;
  }

// ---- XOP: three sources ---------------------------------------------------------------------------------------------

// Multiplication and addition of integers.
multiclass XopMultiplyAdd<bits<8> opcode> {
  let Predicates = [HasXOP], hasSideEffects = false in {
    let isCommutable = true in
    def rr : Ii8Reg<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, VR128:$src3),
                    !strconcat(!tolower(NAME), Ops4), []>, XOP8, VVVV;
    let mayLoad = true in
    def rm : Ii8Reg<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, i128mem:$src2, VR128:$src3),
                    !strconcat(!tolower(NAME), Ops4), []>, XOP8, VVVV;
  }
}
defm VPMACSSWW : XopMultiplyAdd<0x85>;
defm VPMACSSWD : XopMultiplyAdd<0x86>;
defm VPMACSSDQL : XopMultiplyAdd<0x87>;
defm VPMACSSDD : XopMultiplyAdd<0x8E>;
defm VPMACSSDQH : XopMultiplyAdd<0x8F>;
defm VPMACSWW : XopMultiplyAdd<0x95>;
defm VPMACSWD : XopMultiplyAdd<0x96>;
defm VPMACSDQL : XopMultiplyAdd<0x97>;
defm VPMACSDD : XopMultiplyAdd<0x9E>;
defm VPMACSDQH : XopMultiplyAdd<0x9F>;
defm VPMADCSSWD : XopMultiplyAdd<0xA6>;
defm VPMADCSWD : XopMultiplyAdd<0xB6>;

// Choice of bits, and of bytes.
multiclass XopSelect<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem> {
  let Predicates = [HasXOP], hasSideEffects = false in {
    def rrr : Ii8Reg<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3), !strconcat(text, Ops4), []>,
              XOP8, VVVV;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def rrr_REV : Ii8Reg<opcode, MRMSrcRegOp4, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3),
                         !strconcat(text, Ops4), []>, XOP8, VVVV, REX_W;
    let mayLoad = true in {
      def rrm : Ii8Reg<opcode, MRMSrcMemOp4, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3),
                       !strconcat(text, Ops4), []>, XOP8, VVVV, REX_W;
      def rmr : Ii8Reg<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2, rc:$src3),
                       !strconcat(text, Ops4), []>, XOP8, VVVV;
    }
  }
}
defm VPCMOV : XopSelect<0xA2, "vpcmov", VR128, i128mem>;
defm VPCMOVY : XopSelect<0xA2, "vpcmov", VR256, i256mem>, VEX_L;
defm VPPERM : XopSelect<0xA3, "vpperm", VR128, i128mem>;

// Floating-point elements out of two registers, or zero; in the encoding of FMA4, with a constant in the same byte as the
// register.
multiclass XopPermute<bits<8> opcode, string text, RegisterClass rc, X86MemOperand mem> {
  defvar operands = "\t{$imm, $src3, $src2, $src1, $dst|$dst, $src1, $src2, $src3, $imm}";
  let Predicates = [HasXOP], hasSideEffects = false in {
    def rr : Ii8Reg<opcode, MRMSrcReg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3, u4imm:$imm), text#operands, []>,
             PD, TA, VEX, VVVV;
    let isCodeGenOnly = true, ForceDisassemble = true in
    def rr_REV : Ii8Reg<opcode, MRMSrcRegOp4, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3, u4imm:$imm),
                        text#operands, []>, PD, TA, VEX, VVVV, REX_W;
    let mayLoad = true in {
      def rm : Ii8Reg<opcode, MRMSrcMemOp4, (outs rc:$dst), (ins rc:$src1, rc:$src2, mem:$src3, u4imm:$imm),
                      text#operands, []>, PD, TA, VEX, VVVV, REX_W;
      def mr : Ii8Reg<opcode, MRMSrcMem, (outs rc:$dst), (ins rc:$src1, mem:$src2, rc:$src3, u4imm:$imm),
                      text#operands, []>, PD, TA, VEX, VVVV;
    }
  }
}
defm VPERMIL2PS : XopPermute<0x48, "vpermil2ps", VR128, f128mem>;
defm VPERMIL2PSY : XopPermute<0x48, "vpermil2ps", VR256, f256mem>, VEX_L;
defm VPERMIL2PD : XopPermute<0x49, "vpermil2pd", VR128, f128mem>;
defm VPERMIL2PDY : XopPermute<0x49, "vpermil2pd", VR256, f256mem>, VEX_L;

// ---- TBM ------------------------------------------------------------------------------------------------------------
// Tricks with the lowest bits of integers.

multiclass Tbm<bits<8> opcode, Format reg, Format mem> {
  foreach width = [32, 64] in {
    defvar rc = !if(!eq(width, 32), GR32, GR64);
    defvar memory = !if(!eq(width, 32), i32mem, i64mem);
    defvar text = !tolower(NAME)#!if(!eq(width, 32), "{l}", "{q}")#"\t{$src, $dst|$dst, $src}";
    let Predicates = [HasTBM], Defs = [EFLAGS], hasSideEffects = false, hasREX_W = !eq(width, 64) in {
      def NAME#width#rr : I<opcode, reg, (outs rc:$dst), (ins rc:$src), text, []>, XOP9, VVVV;
      let mayLoad = true in
      def NAME#width#rm : I<opcode, mem, (outs rc:$dst), (ins memory:$src), text, []>, XOP9, VVVV;
    }
  }
}
defm BLCFILL : Tbm<0x01, MRM1r, MRM1m>;
defm BLSFILL : Tbm<0x01, MRM2r, MRM2m>;
defm BLCS : Tbm<0x01, MRM3r, MRM3m>;
defm TZMSK : Tbm<0x01, MRM4r, MRM4m>;
defm BLCIC : Tbm<0x01, MRM5r, MRM5m>;
defm BLSIC : Tbm<0x01, MRM6r, MRM6m>;
defm T1MSKC : Tbm<0x01, MRM7r, MRM7m>;
defm BLCMSK : Tbm<0x02, MRM1r, MRM1m>;
defm BLCI : Tbm<0x02, MRM6r, MRM6m>;

multiclass Bextri<string suffix, RegisterClass rc, X86MemOperand mem, DAGOperand imm> {
  defvar text = "bextr{"#suffix#"}\t{$ctl, $src, $dst|$dst, $src, $ctl}";
  let Predicates = [HasTBM], Defs = [EFLAGS], hasSideEffects = false in {
    def ri : Ii32<0x10, MRMSrcReg, (outs rc:$dst), (ins rc:$src, imm:$ctl), text, []>, XOPA;
    let mayLoad = true in
    def mi : Ii32<0x10, MRMSrcMem, (outs rc:$dst), (ins mem:$src, imm:$ctl), text, []>, XOPA;
  }
}
defm BEXTRI32 : Bextri<"l", GR32, i32mem, imm32>;
let ImmT = Imm32S in
defm BEXTRI64 : Bextri<"q", GR64, i64mem, i64i32imm>, REX_W;

// ---- LWP ------------------------------------------------------------------------------------------------------------
// Profiling without the kernel.

let Predicates = [HasLWP], hasSideEffects = true in {
  def LLWPCB : I<0x12, MRM0r, (outs), (ins GR32:$src), "llwpcb\t$src", []>, XOP9;
  def LLWPCB64 : I<0x12, MRM0r, (outs), (ins GR64:$src), "llwpcb\t$src", []>, XOP9, REX_W;
  def SLWPCB : I<0x12, MRM1r, (outs GR32:$dst), (ins), "slwpcb\t$dst", []>, XOP9;
  def SLWPCB64 : I<0x12, MRM1r, (outs GR64:$dst), (ins), "slwpcb\t$dst", []>, XOP9, REX_W;

  multiclass LwpEvent<string name, RegisterClass rc, Format reg, Format mem> {
    defvar text = name#"\t{$cntl, $src1, $src0|$src0, $src1, $cntl}";
    def rri : Ii32<0x12, reg, (outs), (ins rc:$src0, GR32:$src1, imm32:$cntl), text, []>, XOPA, VVVV;
    let mayLoad = true in
    def rmi : Ii32<0x12, mem, (outs), (ins rc:$src0, i32mem:$src1, imm32:$cntl), text, []>, XOPA, VVVV;
  }
  let Defs = [EFLAGS] in {
    defm LWPINS32 : LwpEvent<"lwpins", GR32, MRM0r, MRM0m>;
    defm LWPINS64 : LwpEvent<"lwpins", GR64, MRM0r, MRM0m>, REX_W;
  }
  defm LWPVAL32 : LwpEvent<"lwpval", GR32, MRM1r, MRM1m>;
  defm LWPVAL64 : LwpEvent<"lwpval", GR64, MRM1r, MRM1m>, REX_W;
}
