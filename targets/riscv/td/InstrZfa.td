// Further floating-point instructions (Zfa): constants, minima and maxima that keep what is no number, rounding to integers,
// quiet comparisons, and moves of halves of a register.
//
// Source: The RISC-V Instruction Set Manual, volume I, chapter on Zfa.

// ---- Constants ------------------------------------------------------------------------------------------------------

// Each is read by its value.
defvar FloatConstantNames = [
  "-1.0", "min", "1.52587890625e-05", "3.0517578125e-05", "0.00390625", "0.0078125", "0.0625", "0.125", "0.25", "0.3125",
  "0.375", "0.4375", "0.5", "0.625", "0.75", "0.875", "1.0", "1.25", "1.5", "1.75", "2.0", "2.5", "3.0", "4.0", "8.0", "16.0",
  "128.0", "256.0", "32768.0", "65536.0", "inf", "nan"];
def LoadFPImmOperand : AsmOperandClass {
  let Name = "LoadFPImm";
  let ParserMethod = "parseFPImm";
  let RenderMethod = "addFPImmOperands";
  let DiagnosticString = "operand must be a valid floating-point constant";
}
def loadfpimm : Operand<XLenVT>, NamedOperand<!foreach(i, !range(32), NamedValue<i, FloatConstantNames[i]>)> {
  let MCOperandPredicate = [{ return isUInt<5>(Imm); }];
  let ParserMatchClass = LoadFPImmOperand;
  let PrintMethod = "printFPImmOperand";
}

// ---- Instructions ---------------------------------------------------------------------------------------------------

class FPConstant<FloatFormat f>
    : RVInstR<{0b11110, f.Fmt{1}, f.Fmt{0}}, 0b000, OPC_OP_FP, (outs f.RC:$rd), (ins loadfpimm:$rs1), "fli"#f.Text,
              "$rd, $rs1"> {
  let rs2 = 1;
}

// Zfa implies F: beside it, only the other formats are asked for.
class NeedsOfZfa<FloatFormat f> {
  list<Predicate> List = !listconcat([HasStdExtZfa], !if(!eq(f.Text, ".s"), []<Predicate>, f.Arithmetic));
}

// A constant of half precision needs instructions of half precision, of the scalar or the vector kind.
let Predicates = [HasStdExtZfa, HasStdExtZfhOrZvfh] in
def FLI_H : FPConstant<FloatH>;
foreach f = [FloatS, FloatD, FloatQ] in
  let Predicates = NeedsOfZfa<f>.List in
  def FLI#f.Record : FPConstant<f>;

foreach f = FloatFormats in {
  let Predicates = NeedsOfZfa<f>.List in {
    def FMINM#f.Record : FPBinary<0b00101, 0b010, f, "fminm">;
    def FMAXM#f.Record : FPBinary<0b00101, 0b011, f, "fmaxm">;
    def FROUND#f.Record : FPUnaryFrm<0b01000, f.Fmt, 4, f.RC, f.RC, "fround"#f.Text>;
    def FROUNDNX#f.Record : FPUnaryFrm<0b01000, f.Fmt, 5, f.RC, f.RC, "froundnx"#f.Text>;
    def FLEQ#f.Record : FPCompare<0b100, f, "fleq">;
    def FLTQ#f.Record : FPCompare<0b101, f, "fltq">;
    def : InstAlias<"fgtq"#f.Text#" $rd, $rs, $rt", (!cast<Instruction>("FLTQ"#f.Record) GPR:$rd, f.RC:$rt, f.RC:$rs), 0>;
    def : InstAlias<"fgeq"#f.Text#" $rd, $rs, $rt", (!cast<Instruction>("FLEQ"#f.Record) GPR:$rd, f.RC:$rt, f.RC:$rs), 0>;
  }
}

// The rounding mode must be written, and be the one towards zero.
def RTZArg : AsmOperandClass {
  let Name = "RTZArg";
  let RenderMethod = "addFRMArgOperands";
  let ParserMethod = "parseFRMArg";
  let DiagnosticString = "operand must be 'rtz' floating-point rounding mode";
}
def rtzarg : Operand<XLenVT>, NamedOperand<[NamedValue<1, "rtz">]>, DecodeExpr<[{ Bits }], [{ Bits == 1 }]> {
  let MCOperandPredicate = [{ return Imm == 1; }];
  let ParserMatchClass = RTZArg;
  let PrintMethod = "printFRMArg";
}
let Predicates = [HasStdExtZfa, HasStdExtD] in
def FCVTMOD_W_D : RVInstRFrm<0b1100001, OPC_OP_FP, (outs GPR:$rd), (ins FPR64:$rs1, rtzarg:$frm), "fcvtmod.w.d",
                             "$rd, $rs1, $frm"> {
  let rs2 = 8;
}

// The upper half of a register, and a register of two halves.
let Predicates = [HasStdExtZfa, HasStdExtD, IsRV32] in {
  def FMVH_X_D : FPUnary<0b11100, 0b01, 1, 0b000, GPR, FPR64, "fmvh.x.d">;
  def FMVP_D_X : FPBinary<0b10110, 0b000, FloatD, "fmvp"> {
    let InOperandList = (ins GPR:$rs1, GPR:$rs2);
    let AsmString = "fmvp.d.x\t$rd, $rs1, $rs2";
  }
}
let Predicates = [HasStdExtZfa, HasStdExtQ, IsRV64] in {
  def FMVH_X_Q : FPUnary<0b11100, 0b11, 1, 0b000, GPR, FPR128, "fmvh.x.q">;
  def FMVP_Q_X : FPBinary<0b10110, 0b000, FloatQ, "fmvp"> {
    let InOperandList = (ins GPR:$rs1, GPR:$rs2);
    let AsmString = "fmvp.q.x\t$rd, $rs1, $rs2";
  }
}
