// The x87 unit: a stack of eight registers of 80 bits, in bytes D8 to DF and the byte after them.
//
// An operand in memory lies in the ModRM byte as everywhere; all other instructions use the ModRM bytes C0 to FF,
// either with the number of a stack register in the lowest three bits or, without operand, each byte for itself.
//
// AT&T syntax calls subtractions and divisions that do not write the top of the stack by the name of their mirror image, a
// mistake of the first assembler that all others keep: hence `{|r}` and `{r|}`.

// A register of the stack, always written with its number; `%st` by itself is part of the text.
def RSTi : RegisterOperand<RST, "printSTiRegOperand">;

let Uses = [FPCW], Defs = [FPSW], mayRaiseFPException = true in {

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

// With a number in memory: the top of the stack is the other operand and the result.
multiclass X87MemArith<string mnemonic, Format form> {
  let mayLoad = true, hasSideEffects = false in {
    def _F32m : FPI<0xD8, form, (outs), (ins f32mem:$src), "f"#mnemonic#"{s}\t$src">;
    def _F64m : FPI<0xDC, form, (outs), (ins f64mem:$src), "f"#mnemonic#"{l}\t$src">;
    def _FI16m : FPI<0xDE, form, (outs), (ins i16mem:$src), "fi"#mnemonic#"{s}\t$src">;
    def _FI32m : FPI<0xDA, form, (outs), (ins i32mem:$src), "fi"#mnemonic#"{l}\t$src">;
  }
}
defm ADD : X87MemArith<"add", MRM0m>;
defm MUL : X87MemArith<"mul", MRM1m>;
defm SUB : X87MemArith<"sub", MRM4m>;
defm SUBR : X87MemArith<"subr", MRM5m>;
defm DIV : X87MemArith<"div", MRM6m>;
defm DIVR : X87MemArith<"divr", MRM7m>;

// With two registers of the stack: into the top; into the other one; and so that the top is taken off.
class X87IntoTop<Format form, string mnemonic>
    : FPI<0xD8, form, (outs), (ins RSTi:$op), mnemonic#"\t{$op, %st|st, $op}">;
class X87FromTop<bits<8> opcode, Format form, string mnemonic>
    : FPI<opcode, form, (outs), (ins RSTi:$op), mnemonic#"\t{%st, $op|$op, st}">;

multiclass X87RegArith<Format into, Format from, string into_name, string from_name, string pop_name> {
  let hasSideEffects = false in {
    def _FST0r : X87IntoTop<into, into_name>;
    def _FrST0 : X87FromTop<0xDC, from, from_name>;
    def _FPrST0 : X87FromTop<0xDE, from, pop_name>;
  }
}
defm ADD : X87RegArith<MRM0r, MRM0r, "fadd", "fadd", "faddp">;
defm MUL : X87RegArith<MRM1r, MRM1r, "fmul", "fmul", "fmulp">;
defm SUBR : X87RegArith<MRM5r, MRM4r, "fsubr", "fsub{|r}", "fsub{|r}p">;
defm SUB : X87RegArith<MRM4r, MRM5r, "fsub", "fsub{r|}", "fsub{r|}p">;
defm DIVR : X87RegArith<MRM7r, MRM6r, "fdivr", "fdiv{|r}", "fdiv{|r}p">;
defm DIV : X87RegArith<MRM6r, MRM7r, "fdiv", "fdiv{r|}", "fdiv{r|}p">;

// ---- Comparison -----------------------------------------------------------------------------------------------------

let mayLoad = true, hasSideEffects = false, isCompare = true in {
  def FCOM32m : FPI<0xD8, MRM2m, (outs), (ins f32mem:$src), "fcom{s}\t$src">;
  def FCOMP32m : FPI<0xD8, MRM3m, (outs), (ins f32mem:$src), "fcomp{s}\t$src">;
  def FCOM64m : FPI<0xDC, MRM2m, (outs), (ins f64mem:$src), "fcom{l}\t$src">;
  def FCOMP64m : FPI<0xDC, MRM3m, (outs), (ins f64mem:$src), "fcomp{l}\t$src">;
  def FICOM16m : FPI<0xDE, MRM2m, (outs), (ins i16mem:$src), "ficom{s}\t$src">;
  def FICOMP16m : FPI<0xDE, MRM3m, (outs), (ins i16mem:$src), "ficomp{s}\t$src">;
  def FICOM32m : FPI<0xDA, MRM2m, (outs), (ins i32mem:$src), "ficom{l}\t$src">;
  def FICOMP32m : FPI<0xDA, MRM3m, (outs), (ins i32mem:$src), "ficomp{l}\t$src">;
}

let isCompare = true, hasSideEffects = false in {
  def COM_FST0r : FPI<0xD8, MRM2r, (outs), (ins RSTi:$op), "fcom\t$op">;
  def COMP_FST0r : FPI<0xD8, MRM3r, (outs), (ins RSTi:$op), "fcomp\t$op">;
  def FCOMPP : FPI<0xDE, MRM_D9, (outs), (ins), "fcompp">;
  def UCOM_Fr : FPI<0xDD, MRM4r, (outs), (ins RSTi:$op), "fucom\t$op">;
  def UCOM_FPr : FPI<0xDD, MRM5r, (outs), (ins RSTi:$op), "fucomp\t$op">;
  def UCOM_FPPr : FPI<0xDA, MRM_E9, (outs), (ins), "fucompp">;
  // The result goes to the flags of the processor.
  let Defs = [EFLAGS, FPSW] in {
    def COM_FIr : FPI<0xDB, MRM6r, (outs), (ins RSTi:$op), "fcomi\t{$op, %st|st, $op}">;
    def COM_FIPr : FPI<0xDF, MRM6r, (outs), (ins RSTi:$op), "fcompi\t{$op, %st|st, $op}">;
    def UCOM_FIr : FPI<0xDB, MRM5r, (outs), (ins RSTi:$op), "fucomi\t{$op, %st|st, $op}">;
    def UCOM_FIPr : FPI<0xDF, MRM5r, (outs), (ins RSTi:$op), "fucompi\t{$op, %st|st, $op}">;
  }
}

// ---- Moves ----------------------------------------------------------------------------------------------------------

let mayLoad = true, hasSideEffects = false in {
  def LD_F32m : FPI<0xD9, MRM0m, (outs), (ins f32mem:$src), "fld{s}\t$src">;
  def LD_F64m : FPI<0xDD, MRM0m, (outs), (ins f64mem:$src), "fld{l}\t$src">;
  def LD_F80m : FPI<0xDB, MRM5m, (outs), (ins f80mem:$src), "fld{t}\t$src">;
  def ILD_F16m : FPI<0xDF, MRM0m, (outs), (ins i16mem:$src), "fild{s}\t$src">;
  def ILD_F32m : FPI<0xDB, MRM0m, (outs), (ins i32mem:$src), "fild{l}\t$src">;
  def ILD_F64m : FPI<0xDF, MRM5m, (outs), (ins i64mem:$src), "fild{ll}\t$src">;
  def FBLDm : FPI<0xDF, MRM4m, (outs), (ins f80mem:$src), "fbld\t$src">;
}

let mayStore = true, hasSideEffects = false in {
  def ST_F32m : FPI<0xD9, MRM2m, (outs), (ins f32mem:$dst), "fst{s}\t$dst">;
  def ST_F64m : FPI<0xDD, MRM2m, (outs), (ins f64mem:$dst), "fst{l}\t$dst">;
  def ST_FP32m : FPI<0xD9, MRM3m, (outs), (ins f32mem:$dst), "fstp{s}\t$dst">;
  def ST_FP64m : FPI<0xDD, MRM3m, (outs), (ins f64mem:$dst), "fstp{l}\t$dst">;
  def ST_FP80m : FPI<0xDB, MRM7m, (outs), (ins f80mem:$dst), "fstp{t}\t$dst">;
  def IST_F16m : FPI<0xDF, MRM2m, (outs), (ins i16mem:$dst), "fist{s}\t$dst">;
  def IST_F32m : FPI<0xDB, MRM2m, (outs), (ins i32mem:$dst), "fist{l}\t$dst">;
  def IST_FP16m : FPI<0xDF, MRM3m, (outs), (ins i16mem:$dst), "fistp{s}\t$dst">;
  def IST_FP32m : FPI<0xDB, MRM3m, (outs), (ins i32mem:$dst), "fistp{l}\t$dst">;
  def IST_FP64m : FPI<0xDF, MRM7m, (outs), (ins i64mem:$dst), "fistp{ll}\t$dst">;
  // Rounds towards zero, whatever the control word says.
  def ISTT_FP16m : FPI<0xDF, MRM1m, (outs), (ins i16mem:$dst), "fisttp{s}\t$dst">;
  def ISTT_FP32m : FPI<0xDB, MRM1m, (outs), (ins i32mem:$dst), "fisttp{l}\t$dst">;
  def ISTT_FP64m : FPI<0xDD, MRM1m, (outs), (ins i64mem:$dst), "fisttp{ll}\t$dst">;
  def FBSTPm : FPI<0xDF, MRM6m, (outs), (ins f80mem:$dst), "fbstp\t$dst">;
}

class X87Move<bits<8> opcode, Format form, string condition>
    : FPI<opcode, form, (outs), (ins RSTi:$op), "fcmov"#condition#"\t{$op, %st|st, $op}">;

let hasSideEffects = false in {
  def LD_Frr : FPI<0xD9, MRM0r, (outs), (ins RSTi:$op), "fld\t$op">;
  def ST_Frr : FPI<0xDD, MRM2r, (outs), (ins RSTi:$op), "fst\t$op">;
  def ST_FPrr : FPI<0xDD, MRM3r, (outs), (ins RSTi:$op), "fstp\t$op">;
  def XCH_F : FPI<0xD9, MRM1r, (outs), (ins RSTi:$op), "fxch\t$op">;

  let Uses = [EFLAGS, FPCW] in {
    def CMOVB_F : X87Move<0xDA, MRM0r, "b">;
    def CMOVE_F : X87Move<0xDA, MRM1r, "e">;
    def CMOVBE_F : X87Move<0xDA, MRM2r, "be">;
    def CMOVP_F : X87Move<0xDA, MRM3r, "u">;
    def CMOVNB_F : X87Move<0xDB, MRM0r, "nb">;
    def CMOVNE_F : X87Move<0xDB, MRM1r, "ne">;
    def CMOVNBE_F : X87Move<0xDB, MRM2r, "nbe">;
    def CMOVNP_F : X87Move<0xDB, MRM3r, "nu">;
  }
}

// ---- On the top of the stack ----------------------------------------------------------------------------------------

let hasSideEffects = false in {
  def CHS_F : FPI<0xD9, MRM_E0, (outs), (ins), "fchs">;
  def ABS_F : FPI<0xD9, MRM_E1, (outs), (ins), "fabs">;
  def TST_F : FPI<0xD9, MRM_E4, (outs), (ins), "ftst">;
  def XAM_F : FPI<0xD9, MRM_E5, (outs), (ins), "fxam">;
  def SQRT_F : FPI<0xD9, MRM_FA, (outs), (ins), "fsqrt">;

  def LD_F1 : FPI<0xD9, MRM_E8, (outs), (ins), "fld1">;
  def FLDL2T : FPI<0xD9, MRM_E9, (outs), (ins), "fldl2t">;
  def FLDL2E : FPI<0xD9, MRM_EA, (outs), (ins), "fldl2e">;
  def FLDPI : FPI<0xD9, MRM_EB, (outs), (ins), "fldpi">;
  def FLDLG2 : FPI<0xD9, MRM_EC, (outs), (ins), "fldlg2">;
  def FLDLN2 : FPI<0xD9, MRM_ED, (outs), (ins), "fldln2">;
  def LD_F0 : FPI<0xD9, MRM_EE, (outs), (ins), "fldz">;

  def F2XM1 : FPI<0xD9, MRM_F0, (outs), (ins), "f2xm1">;
  def FYL2X : FPI<0xD9, MRM_F1, (outs), (ins), "fyl2x">;
  def FPTAN : FPI<0xD9, MRM_F2, (outs), (ins), "fptan">;
  def FPATAN : FPI<0xD9, MRM_F3, (outs), (ins), "fpatan">;
  def FXTRACT : FPI<0xD9, MRM_F4, (outs), (ins), "fxtract">;
  def FPREM1 : FPI<0xD9, MRM_F5, (outs), (ins), "fprem1">;
  def FPREM : FPI<0xD9, MRM_F8, (outs), (ins), "fprem">;
  def FYL2XP1 : FPI<0xD9, MRM_F9, (outs), (ins), "fyl2xp1">;
  def FSINCOS : FPI<0xD9, MRM_FB, (outs), (ins), "fsincos">;
  def FRNDINT : FPI<0xD9, MRM_FC, (outs), (ins), "frndint">;
  def FSCALE : FPI<0xD9, MRM_FD, (outs), (ins), "fscale">;
  def FSIN : FPI<0xD9, MRM_FE, (outs), (ins), "fsin">;
  def FCOS : FPI<0xD9, MRM_FF, (outs), (ins), "fcos">;
}

} // FPCW, FPSW

// ---- Control --------------------------------------------------------------------------------------------------------

let hasSideEffects = true in {
  def FNOP : FPI<0xD9, MRM_D0, (outs), (ins), "fnop">;
  def FDECSTP : FPI<0xD9, MRM_F6, (outs), (ins), "fdecstp">;
  def FINCSTP : FPI<0xD9, MRM_F7, (outs), (ins), "fincstp">;
  def FFREE : FPI<0xDD, MRM0r, (outs), (ins RSTi:$op), "ffree\t$op">;
  def FFREEP : FPI<0xDF, MRM0r, (outs), (ins RSTi:$op), "ffreep\t$op">;

  let Defs = [FPSW] in
  def FNCLEX : FPI<0xDB, MRM_E2, (outs), (ins), "fnclex">;
  let Defs = [FPCW, FPSW] in
  def FNINIT : FPI<0xDB, MRM_E3, (outs), (ins), "fninit">;
  let Uses = [FPSW], Defs = [AX] in
  def FNSTSW16r : FPI<0xDF, MRM_E0, (outs), (ins), "fnstsw\t{%ax|ax}">;
  let Uses = [FPSW], mayStore = true in
  def FNSTSWm : FPI<0xDD, MRM7m, (outs), (ins i16mem:$dst), "fnstsw\t$dst">;
  let Uses = [FPCW], mayStore = true in
  def FNSTCW16m : FPI<0xD9, MRM7m, (outs), (ins i16mem:$dst), "fnstcw\t$dst">;
  let Defs = [FPCW, FPSW], mayLoad = true in
  def FLDCW16m : FPI<0xD9, MRM5m, (outs), (ins i16mem:$src), "fldcw\t$src">;

  let Uses = [FPCW, FPSW], mayStore = true in {
    def FSTENVm : FPI<0xD9, MRM6m, (outs), (ins anymem:$dst), "fnstenv\t$dst">;
    def FSAVEm : FPI<0xDD, MRM6m, (outs), (ins anymem:$dst), "fnsave\t$dst">;
  }
  let Defs = [FPCW, FPSW], mayLoad = true in {
    def FLDENVm : FPI<0xD9, MRM4m, (outs), (ins anymem:$src), "fldenv\t$src">;
    def FRSTORm : FPI<0xDD, MRM4m, (outs), (ins anymem:$src), "frstor\t$src">;
  }

  let Uses = [FPCW, FPSW] in
  def WAIT : I<0x9B, RawFrm, (outs), (ins), "wait", []>;

  // The state of x87 and SSE together.
  let mayStore = true in {
    def FXSAVE : I<0xAE, MRM0m, (outs), (ins opaquemem:$dst), "fxsave\t$dst", []>, TB;
    def FXSAVE64 : RI<0xAE, MRM0m, (outs), (ins opaquemem:$dst), "fxsave64\t$dst", []>, TB, Requires<[In64BitMode]>;
  }
  let mayLoad = true in {
    def FXRSTOR : I<0xAE, MRM1m, (outs), (ins opaquemem:$src), "fxrstor\t$src", []>, TB;
    def FXRSTOR64 : RI<0xAE, MRM1m, (outs), (ins opaquemem:$src), "fxrstor64\t$src", []>, TB, Requires<[In64BitMode]>;
  }
}

// ---- Other ways to write it -----------------------------------------------------------------------------------------

// The instructions of the 8087 that wait for its errors first are two instructions.
class X87WaitFor<dag ins_, string mnemonic, string operands> : I<0, Pseudo, (outs), ins_, mnemonic#operands, []> {
  let isAsmParserOnly = true;
  let isCodeGenOnly = false;
}
multiclass X87Waiting<Instruction real, string mnemonic, X86MemOperand mem> {
  def NAME : X87WaitFor<(ins mem:$dst), mnemonic, "\t$dst">;
  def : Expansion<(!cast<Instruction>(NAME) $base, $scale, $index, $disp, $segment),
                  [(WAIT), (real $base, $scale, $index, $disp, $segment)]>;
}
defm FSTCW16m : X87Waiting<FNSTCW16m, "fstcw", i16mem>;
defm FSTSWm : X87Waiting<FNSTSWm, "fstsw", i16mem>;
defm FSTENVm_WAIT : X87Waiting<FSTENVm, "fstenv", anymem>;
defm FSAVEm_WAIT : X87Waiting<FSAVEm, "fsave", anymem>;
def FSTSW16r : X87WaitFor<(ins), "fstsw", "\t{%ax|ax}">;
def : Expansion<(FSTSW16r), [(WAIT), (FNSTSW16r)]>;
def FCLEX : X87WaitFor<(ins), "fclex", "">;
def : Expansion<(FCLEX), [(WAIT), (FNCLEX)]>;
def FINIT : X87WaitFor<(ins), "finit", "">;
def : Expansion<(FINIT), [(WAIT), (FNINIT)]>;
def : InstAlias<"fstsw", (FSTSW16r), 0>;
def : InstAlias<"fnstsw", (FNSTSW16r), 0>;

foreach alias = [["fcmova", "fcmovnbe"], ["fcmovae", "fcmovnb"], ["fcmovna", "fcmovbe"], ["fcmovnae", "fcmovb"],
                 ["fcmovz", "fcmove"], ["fcmovnz", "fcmovne"], ["fcomip", "fcompi"], ["fucomip", "fucompi"],
                 ["fldcww", "fldcw"], ["fnstcww", "fnstcw"], ["fstcww", "fstcw"], ["fnstsww", "fnstsw"],
                 ["fstsww", "fstsw"],
                 ["fwait", "wait"]] in
  def : MnemonicAlias<alias[0], alias[1]>;
foreach alias = [["fxsaveq", "fxsave64"], ["fxrstorq", "fxrstor64"], ["fildq", "fildll"], ["fistpq", "fistpll"], ["fisttpq", "fisttpll"]] in
  def : MnemonicAlias<alias[0], alias[1], "att">;

// The top of the stack may be left out, or stand on either side where the instruction knows only one.
class X87ImpliedTop<string mnemonic, Instruction inst> : InstAlias<mnemonic#"\t$op", (inst RSTi:$op), 0>;
// With both operands left out, or all: the second register, and the top is taken off by arithmetic.
class X87ImpliedSecond<string mnemonic, Instruction inst> : InstAlias<mnemonic, (inst ST1), 0>;

foreach op = ["ADD", "MUL", "SUB", "SUBR", "DIV", "DIVR"] in {
  defvar into = !cast<Instruction>(op#"_FST0r");
  defvar pop = !cast<Instruction>(op#"_FPrST0");
  defvar name = "f"#!tolower(op);
  // The name that AT&T syntax gives the instruction that pops.
  defvar mirror = !cond(!eq(op, "SUB"): "fsub{r|}", !eq(op, "SUBR"): "fsub{|r}", !eq(op, "DIV"): "fdiv{r|}",
                        !eq(op, "DIVR"): "fdiv{|r}", true: name);
  // Where both are the top, two instructions would do; it is this one.
  def : InstAlias<name#"\t{%st, %st|st, st}", (into ST0), 0>;
  def : X87ImpliedTop<name, into>;
  def : X87ImpliedTop<mirror#"p", pop>;
  def : InstAlias<mirror#"p\t{$op, %st|st, $op}", (pop RSTi:$op), 0>;
  def : X87ImpliedSecond<mirror, pop>;
  def : X87ImpliedSecond<mirror#"p", pop>;
}
foreach cmp = [["fcomi", "COM_FIr"], ["fcompi", "COM_FIPr"], ["fucomi", "UCOM_FIr"], ["fucompi", "UCOM_FIPr"]] in {
  def : X87ImpliedTop<cmp[0], !cast<Instruction>(cmp[1])>;
  def : X87ImpliedSecond<cmp[0], !cast<Instruction>(cmp[1])>;
}
foreach one = [["fcom", "COM_FST0r"], ["fcomp", "COMP_FST0r"], ["fucom", "UCOM_Fr"], ["fucomp", "UCOM_FPr"],
               ["fxch", "XCH_F"]] in
  def : X87ImpliedSecond<one[0], !cast<Instruction>(one[1])>;
