// Numbers of 80 bits, as the code generator sees them: instructions on registers of which each has a name.
//
// A pass before register allocation makes instructions on the stack of registers of them: it knows each of these by its
// name. Nothing else remains of them.

class OnX87<dag outs, dag ins, FPFormat form, list<dag> pattern> : FpI_<outs, ins, form, pattern> {
  let Uses = [FPCW];
  let hasSideEffects = false;
}

// ---- Memory ---------------------------------------------------------------------------------------------------------

let mayLoad = true in {
  def LD_Fp80m : OnX87<(outs RFP80:$dst), (ins f80mem:$src), ZeroArgFP, [(set RFP80:$dst, (f80 (load addr:$src)))]>;
  def LD_Fp32m80 : OnX87<(outs RFP80:$dst), (ins f32mem:$src), ZeroArgFP,
                         [(set RFP80:$dst, (f80 (extloadf32 addr:$src)))]>;
  def LD_Fp64m80 : OnX87<(outs RFP80:$dst), (ins f64mem:$src), ZeroArgFP,
                         [(set RFP80:$dst, (f80 (extloadf64 addr:$src)))]>;
  def ILD_Fp16m80 : OnX87<(outs RFP80:$dst), (ins i16mem:$src), ZeroArgFP, []>;
  def ILD_Fp32m80 : OnX87<(outs RFP80:$dst), (ins i32mem:$src), ZeroArgFP, []>;
  def ILD_Fp64m80 : OnX87<(outs RFP80:$dst), (ins i64mem:$src), ZeroArgFP, []>;
}
let mayStore = true in {
  def ST_FpP80m : OnX87<(outs), (ins f80mem:$dst, RFP80:$src), OneArgFP, [(store RFP80:$src, addr:$dst)]>;
  def ST_Fp80m32 : OnX87<(outs), (ins f32mem:$dst, RFP80:$src), OneArgFP, [(truncstoref32 RFP80:$src, addr:$dst)]>;
  def ST_Fp80m64 : OnX87<(outs), (ins f64mem:$dst, RFP80:$src), OneArgFP, [(truncstoref64 RFP80:$src, addr:$dst)]>;
  // Towards zero: the control word is changed for the time, if there is no instruction that does it by itself.
  let Defs = [FPSW, EFLAGS] in {
    def FP80_TO_INT16_IN_MEM : OnX87<(outs), (ins i16mem:$dst, RFP80:$src), OneArgFP, []>;
    def FP80_TO_INT32_IN_MEM : OnX87<(outs), (ins i32mem:$dst, RFP80:$src), OneArgFP, []>;
    def FP80_TO_INT64_IN_MEM : OnX87<(outs), (ins i64mem:$dst, RFP80:$src), OneArgFP, []>;
    // Of what is an integer, which rounding does not change.
    def IST_Fp64m80 : OnX87<(outs), (ins i64mem:$dst, RFP80:$src), OneArgFP, []>;
  }
}

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

foreach op = [["ADD", "fadd"], ["SUB", "fsub"], ["MUL", "fmul"], ["DIV", "fdiv"]] in
  def op[0]#_Fp80 : OnX87<(outs RFP80:$dst), (ins RFP80:$a, RFP80:$b), TwoArgFP,
                          [(set RFP80:$dst, (!cast<SDNode>(op[1]) RFP80:$a, RFP80:$b))]>;
foreach op = [["CHS", "fneg"], ["ABS", "fabs"], ["SQRT", "fsqrt"]] in
  def op[0]#_Fp80 : OnX87<(outs RFP80:$dst), (ins RFP80:$a), OneArgFPRW,
                          [(set RFP80:$dst, (!cast<SDNode>(op[1]) RFP80:$a))]>;
// As the environment says.
foreach op = ["frint", "fnearbyint"] in
  def FRND_#op#_Fp80 : OnX87<(outs RFP80:$dst), (ins RFP80:$a), OneArgFPRW,
                             [(set RFP80:$dst, (!cast<SDNode>(op) RFP80:$a))]>;
def LD_Fp080 : OnX87<(outs RFP80:$dst), (ins), ZeroArgFP, []>;
def LD_Fp180 : OnX87<(outs RFP80:$dst), (ins), ZeroArgFP, []>;

// ---- Comparisons and choices ----------------------------------------------------------------------------------------

let Defs = [EFLAGS, FPSW] in
def UCOM_FpIr80 : OnX87<(outs), (ins RFP80:$a, RFP80:$b), CompareFP, []>;
def : Pat<(X86fcmp RFP80:$a, RFP80:$b), (UCOM_FpIr80 RFP80:$a, RFP80:$b)>;
def CMOV_RFP80 : CmovPseudo<f80, RFP80>;

// ---- On the stack ---------------------------------------------------------------------------------------------------

// The instruction that one on named registers is on the stack. Of two operands, `other` takes them the other way round; of
// stores that round towards zero, it does so by itself, while the first needs a control word; of comparisons, it leaves what it
// finds in the status word.
class StackForm<Instruction named, Instruction real, Instruction second = real> {
  Instruction Named = named;
  Instruction Real = real;
  Instruction Other = second;
  FPFormat Action = !cast<OnX87>(named).FPForm;
}
foreach form = [[LD_Fp80m, LD_F80m], [LD_Fp32m80, LD_F32m], [LD_Fp64m80, LD_F64m], [ILD_Fp16m80, ILD_F16m],
                [ILD_Fp32m80, ILD_F32m], [ILD_Fp64m80, ILD_F64m], [LD_Fp080, LD_F0], [LD_Fp180, LD_F1],
                [ST_FpP80m, ST_FP80m], [ST_Fp80m32, ST_FP32m], [ST_Fp80m64, ST_FP64m], [CHS_Fp80, CHS_F], [ABS_Fp80, ABS_F],
                [IST_Fp64m80, IST_FP64m], [SQRT_Fp80, SQRT_F], [FRND_frint_Fp80, FRNDINT], [FRND_fnearbyint_Fp80, FRNDINT]] in
  def : StackForm<form[0], form[1]>;
def : StackForm<UCOM_FpIr80, UCOM_FIPr, UCOM_FPr>;
foreach size = [16, 32, 64] in
  def : StackForm<!cast<Instruction>("FP80_TO_INT"#size#"_IN_MEM"), !cast<Instruction>("IST_FP"#size#"m"),
                  !cast<Instruction>("ISTT_FP"#size#"m")>;
foreach name = ["ADD", "MUL"] in
  def : StackForm<!cast<Instruction>(name#"_Fp80"), !cast<Instruction>(name#"_FPrST0")>;
foreach name = ["SUB", "DIV"] in
  def : StackForm<!cast<Instruction>(name#"_Fp80"), !cast<Instruction>(name#"_FPrST0"), !cast<Instruction>(name#"R_FPrST0")>;

def StackActions : Values<"FPFormat">;
def StackForms : GenericTable {
  let FilterClass = "StackForm";
  let Fields = ["Named", "Real", "Other", "Action"];
  GenericEnum TypeOf_Action = StackActions;
}

// ---- Numbers of 32 and 64 bits without vector registers -----------------------------------------------------------------
// They are computed as those of 80 bits are, and become as narrow as they should be when they are stored.

class Fpu<int width, RegisterClass rc, string predicate> {
  ValueType Type = !cast<ValueType>("f"#width);
  RegisterClass RC = rc;
  string Name = "_Fp"#width;
  list<Predicate> Modes = [Not64BitMode, !cast<Predicate>(predicate)];
}
def Fpu32 : Fpu<32, RFP32, "NoSSE1">;
def Fpu64 : Fpu<64, RFP64, "NoSSE2">;
foreach f = [Fpu32, Fpu64] in {
  defvar width = f.Type.Size;
  defvar mem = !cast<Operand>("f"#width#"mem");
  let Predicates = f.Modes in {
    let mayLoad = true in {
      def LD#f.Name#"m" : OnX87<(outs f.RC:$dst), (ins mem:$src), ZeroArgFP, [(set f.RC:$dst, (f.Type (load addr:$src)))]>;
      def ILD_Fp16m#width : OnX87<(outs f.RC:$dst), (ins i16mem:$src), ZeroArgFP, []>;
      def ILD_Fp32m#width : OnX87<(outs f.RC:$dst), (ins i32mem:$src), ZeroArgFP, []>;
      def ILD_Fp64m#width : OnX87<(outs f.RC:$dst), (ins i64mem:$src), ZeroArgFP, []>;
    }
    let mayStore = true in
    def ST#f.Name#"m" : OnX87<(outs), (ins mem:$dst, f.RC:$src), OneArgFP, [(store f.RC:$src, addr:$dst)]>;
    foreach op = [["ADD", "fadd"], ["SUB", "fsub"], ["MUL", "fmul"], ["DIV", "fdiv"]] in
      def op[0]#f.Name : OnX87<(outs f.RC:$dst), (ins f.RC:$a, f.RC:$b), TwoArgFP,
                               [(set f.RC:$dst, (!cast<SDNode>(op[1]) f.RC:$a, f.RC:$b))]>;
    foreach op = [["CHS", "fneg"], ["ABS", "fabs"], ["SQRT", "fsqrt"]] in
      def op[0]#f.Name : OnX87<(outs f.RC:$dst), (ins f.RC:$a), OneArgFPRW,
                               [(set f.RC:$dst, (!cast<SDNode>(op[1]) f.RC:$a))]>;
    foreach op = ["frint", "fnearbyint"] in
      def FRND_#op#f.Name : OnX87<(outs f.RC:$dst), (ins f.RC:$a), OneArgFPRW,
                                  [(set f.RC:$dst, (!cast<SDNode>(op) f.RC:$a))]>;
    def LD_Fp0#width : OnX87<(outs f.RC:$dst), (ins), ZeroArgFP, []>;
    def LD_Fp1#width : OnX87<(outs f.RC:$dst), (ins), ZeroArgFP, []>;
    let Defs = [EFLAGS, FPSW] in
    def UCOM_FpIr#width : OnX87<(outs), (ins f.RC:$a, f.RC:$b), CompareFP, []>;
    def : Pat<(X86fcmp f.RC:$a, f.RC:$b), (!cast<Instruction>("UCOM_FpIr"#width) f.RC:$a, f.RC:$b)>;
    def CMOV_RFP#width : CmovPseudo<f.Type, f.RC>;
  }
  def : StackForm<!cast<Instruction>("LD"#f.Name#"m"), !cast<Instruction>("LD_F"#width#"m")>;
  def : StackForm<!cast<Instruction>("ST"#f.Name#"m"), !cast<Instruction>("ST_FP"#width#"m")>;
  foreach size = [16, 32, 64] in
    def : StackForm<!cast<Instruction>("ILD_Fp"#size#"m"#width), !cast<Instruction>("ILD_F"#size#"m")>;
  foreach form = [["LD_Fp0"#width, "LD_F0"], ["LD_Fp1"#width, "LD_F1"], ["CHS"#f.Name, "CHS_F"], ["ABS"#f.Name, "ABS_F"],
                  ["SQRT"#f.Name, "SQRT_F"], ["FRND_frint"#f.Name, "FRNDINT"], ["FRND_fnearbyint"#f.Name, "FRNDINT"]] in
    def : StackForm<!cast<Instruction>(form[0]), !cast<Instruction>(form[1])>;
  def : StackForm<!cast<Instruction>("UCOM_FpIr"#width), UCOM_FIPr, UCOM_FPr>;
  foreach name = ["ADD", "MUL"] in
    def : StackForm<!cast<Instruction>(name#f.Name), !cast<Instruction>(name#"_FPrST0")>;
  foreach name = ["SUB", "DIV"] in
    def : StackForm<!cast<Instruction>(name#f.Name), !cast<Instruction>(name#"_FPrST0"), !cast<Instruction>(name#"R_FPrST0")>;
}
// From one width to the other by way of memory.
let Predicates = [Not64BitMode, NoSSE2] in {
  let mayLoad = true in
  def LD_Fp32m64 : OnX87<(outs RFP64:$dst), (ins f32mem:$src), ZeroArgFP, [(set RFP64:$dst, (f64 (extloadf32 addr:$src)))]>;
  let mayStore = true in
  def ST_Fp64m32 : OnX87<(outs), (ins f32mem:$dst, RFP64:$src), OneArgFP, [(truncstoref32 RFP64:$src, addr:$dst)]>;
}
def : StackForm<LD_Fp32m64, LD_F32m>;
def : StackForm<ST_Fp64m32, ST_FP32m>;

// What is loaded as an integer, by the width of the number and that of the integer.
class IntegerLoad<int number, int integer> {
  int Number = number;
  int Integer = integer;
  Instruction Load = !cast<Instruction>("ILD_Fp"#integer#"m"#number);
}
foreach number = [32, 64, 80] in
  foreach integer = [16, 32, 64] in
    def : IntegerLoad<number, integer>;
def IntegerLoads : GenericTable {
  let FilterClass = "IntegerLoad";
  let Fields = ["Number", "Integer", "Load"];
}

// Zero and one, by the width of the number.
class NumberLoad<int number> {
  int Number = number;
  Instruction Zero = !cast<Instruction>("LD_Fp0"#number);
  Instruction One = !cast<Instruction>("LD_Fp1"#number);
}
foreach number = [32, 64, 80] in
  def : NumberLoad<number>;
def NumberLoads : GenericTable {
  let FilterClass = "NumberLoad";
  let Fields = ["Number", "Zero", "One"];
}
