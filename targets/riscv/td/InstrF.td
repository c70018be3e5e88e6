// Floating point: F, D, Q and Zfh, which differ in little but the format of the numbers; and Zfinx, Zdinx and Zhinx, which keep
// numbers in integer registers.

// ---- Formats of numbers ---------------------------------------------------------------------------------------------

class FloatFormat<string record, string text, bits<2> fmt, bits<3> width, RegisterClass rc, ValueType ty,
                  Predicate arithmetic, Predicate transfer, Predicate convert> {
  string Record = record;
  string Text = text;
  // Field of the encoding, and width of loads and stores.
  bits<2> Fmt = fmt;
  bits<3> Width = width;
  // The format as the source of a conversion, in rs2.
  bits<5> Source = {0, 0, 0, fmt};
  RegisterClass RC = rc;
  ValueType Type = ty;
  // What computing needs; loads, stores and moves; and conversions between formats.
  list<Predicate> Arithmetic = [arithmetic];
  list<Predicate> Transfer = [transfer];
  list<Predicate> Convert = [convert];
  // Registers of another kind have the same encodings.
  string Decoder = "";
}

def FloatH : FloatFormat<"_H", ".h", 0b10, 0b001, FPR16, f16, HasStdExtZfh, HasHalfFPLoadStoreMove,
                         HasStdExtZfhmin>;
def FloatS : FloatFormat<"_S", ".s", 0b00, 0b010, FPR32, f32, HasStdExtF, HasStdExtF, HasStdExtF>;
def FloatD : FloatFormat<"_D", ".d", 0b01, 0b011, FPR64, f64, HasStdExtD, HasStdExtD, HasStdExtD>;
def FloatQ : FloatFormat<"_Q", ".q", 0b11, 0b100, FPR128, f128, HasStdExtQ, HasStdExtQ, HasStdExtQ>;
defvar FloatFormats = [FloatH, FloatS, FloatD, FloatQ];

// In integer registers, or pairs of them where those are too narrow.
let Decoder = "Zfinx" in {
  def FloatHInX : FloatFormat<"_H_INX", ".h", 0b10, 0b001, GPR, f16, HasStdExtZhinx, HasStdExtZhinxmin, HasStdExtZhinxmin>;
  def FloatSInX : FloatFormat<"_S_INX", ".s", 0b00, 0b010, GPR, f32, HasStdExtZfinx, HasStdExtZfinx, HasStdExtZfinx>;
  let Arithmetic = [HasStdExtZdinx, IsRV64], Transfer = [HasStdExtZdinx, IsRV64] in
  def FloatDInX : FloatFormat<"_D_INX", ".d", 0b01, 0b011, GPR, f64, HasStdExtZdinx, HasStdExtZdinx, HasStdExtZdinx>;
}
let Decoder = "ZdinxRV32", Arithmetic = [HasStdExtZdinx, IsRV32], Transfer = [HasStdExtZdinx, IsRV32] in
def FloatDIn32X
    : FloatFormat<"_D_IN32X", ".d", 0b01, 0b011, GPRF64Pair, f64, HasStdExtZdinx, HasStdExtZdinx, HasStdExtZdinx>;
defvar InXFormats = [FloatHInX, FloatSInX, FloatDInX, FloatDIn32X];

// ---- Families -------------------------------------------------------------------------------------------------------

// Rounds as the operand frm, or the register frm, says.
class FPRounds {
  list<Register> Uses = [FRM];
  bit mayRaiseFPException = true;
}

class FPFused<bits<7> opcode, FloatFormat f, string mnemonic>
    : RVInstR4Frm<f.Fmt, opcode, (outs f.RC:$rd), (ins f.RC:$rs1, f.RC:$rs2, f.RC:$rs3, frmarg:$frm),
                  mnemonic#f.Text, "$rd, $rs1, $rs2, $rs3$frm">, FPRounds {
  let isCommutable = true;
}

class FPBinaryFrm<bits<5> funct5, FloatFormat f, string mnemonic>
    : RVInstRFrm<{funct5, f.Fmt{1}, f.Fmt{0}}, OPC_OP_FP, (outs f.RC:$rd), (ins f.RC:$rs1, f.RC:$rs2, frmarg:$frm),
                 mnemonic#f.Text, "$rd, $rs1, $rs2$frm">, FPRounds;

class FPBinary<bits<5> funct5, bits<3> funct3, FloatFormat f, string mnemonic>
    : RVInstR<{funct5, f.Fmt{1}, f.Fmt{0}}, funct3, OPC_OP_FP, (outs f.RC:$rd), (ins f.RC:$rs1, f.RC:$rs2), mnemonic#f.Text,
              "$rd, $rs1, $rs2">;

class FPCompare<bits<3> funct3, FloatFormat f, string mnemonic>
    : RVInstR<{0b10100, f.Fmt{1}, f.Fmt{0}}, funct3, OPC_OP_FP, (outs GPR:$rd), (ins f.RC:$rs1, f.RC:$rs2), mnemonic#f.Text,
              "$rd, $rs1, $rs2"> {
  let mayRaiseFPException = true;
}

// One source; rs2 says what is done with it.
class FPUnaryFrm<bits<5> funct5, bits<2> fmt, bits<5> what, DAGOperand to, DAGOperand from, string mnemonic,
                 Operand rounding = frmarg>
    : RVInstRFrm<{funct5, fmt}, OPC_OP_FP, (outs to:$rd), (ins from:$rs1, rounding:$frm), mnemonic, "$rd, $rs1$frm">,
      FPRounds {
  let rs2 = what;
}

class FPUnary<bits<5> funct5, bits<2> fmt, bits<5> what, bits<3> funct3, DAGOperand to, DAGOperand from,
              string mnemonic>
    : RVInstR<{funct5, fmt}, funct3, OPC_OP_FP, (outs to:$rd), (ins from:$rs1), mnemonic, "$rd, $rs1"> {
  let rs2 = what;
}

class FPLoad<FloatFormat f, string mnemonic>
    : RVInstI<f.Width, OPC_LOAD_FP, (outs f.RC:$rd), (ins GPR:$rs1, simm12:$imm12), mnemonic,
              "$rd, ${imm12}(${rs1})"> {
  let mayLoad = true;
  let canFoldAsLoad = true;
}

class FPStore<FloatFormat f, string mnemonic>
    : RVInstS<f.Width, OPC_STORE_FP, (outs), (ins f.RC:$rs2, GPR:$rs1, simm12_store:$imm12), mnemonic,
              "$rs2, ${imm12}(${rs1})"> {
  let mayStore = true;
}

// ---- Loads and stores -----------------------------------------------------------------------------------------------

foreach pair = [["FLH", "FSH", "H"], ["FLW", "FSW", "S"], ["FLD", "FSD", "D"], ["FLQ", "FSQ", "Q"]] in {
  defvar f = !cast<FloatFormat>("Float"#pair[2]);
  let Predicates = f.Transfer in {
    def pair[0] : FPLoad<f, !tolower(pair[0])>;
    def pair[1] : FPStore<f, !tolower(pair[1])>;
  }
}

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

foreach f = !listconcat(FloatFormats, InXFormats) in
let Predicates = f.Arithmetic, DecoderNamespace = f.Decoder in {
  def FMADD#f.Record : FPFused<OPC_MADD, f, "fmadd">;
  def FMSUB#f.Record : FPFused<OPC_MSUB, f, "fmsub">;
  def FNMSUB#f.Record : FPFused<OPC_NMSUB, f, "fnmsub">;
  def FNMADD#f.Record : FPFused<OPC_NMADD, f, "fnmadd">;

  let isCommutable = true in {
    def FADD#f.Record : FPBinaryFrm<0b00000, f, "fadd">;
    def FMUL#f.Record : FPBinaryFrm<0b00010, f, "fmul">;
  }
  def FSUB#f.Record : FPBinaryFrm<0b00001, f, "fsub">;
  def FDIV#f.Record : FPBinaryFrm<0b00011, f, "fdiv">;
  def FSQRT#f.Record : FPUnaryFrm<0b01011, f.Fmt, 0, f.RC, f.RC, "fsqrt"#f.Text>;

  def FSGNJ#f.Record : FPBinary<0b00100, 0b000, f, "fsgnj">;
  def FSGNJN#f.Record : FPBinary<0b00100, 0b001, f, "fsgnjn">;
  def FSGNJX#f.Record : FPBinary<0b00100, 0b010, f, "fsgnjx">;
  let mayRaiseFPException = true, isCommutable = true in {
    def FMIN#f.Record : FPBinary<0b00101, 0b000, f, "fmin">;
    def FMAX#f.Record : FPBinary<0b00101, 0b001, f, "fmax">;
  }

  let isCommutable = true in
  def FEQ#f.Record : FPCompare<0b010, f, "feq">;
  def FLT#f.Record : FPCompare<0b001, f, "flt">;
  def FLE#f.Record : FPCompare<0b000, f, "fle">;
  def FCLASS#f.Record : FPUnary<0b11100, f.Fmt, 0, 0b001, GPR, f.RC, "fclass"#f.Text>;
}

// ---- Conversions between formats ------------------------------------------------------------------------------------
// Widening is exact, so the rounding mode, which must be encoded as something, is 0.

foreach to = FloatFormats in
  foreach from = FloatFormats in
    if !ne(!cast<string>(to), !cast<string>(from)) then {
      // Conversions to and from half precision belong to Zfhmin with the wider format; a Q or D needs its extension too.
      let Predicates = !listconcat(!if(!or(!eq(from.Record, "_H"), !eq(to.Record, "_H")), FloatH.Convert, []<Predicate>),
                                   !if(!or(!eq(from.Record, "_Q"), !eq(to.Record, "_Q")), FloatQ.Transfer,
                                       !if(!or(!eq(from.Record, "_D"), !eq(to.Record, "_D")), FloatD.Transfer,
                                           []<Predicate>))) in
      def FCVT#to.Record#from.Record
          : FPUnaryFrm<0b01000, to.Fmt, from.Source, to.RC, from.RC, "fcvt"#to.Text#from.Text,
                       !if(!lt(from.Type.Size, to.Type.Size), frmarglegacy, frmarg)>;
    }

foreach pair = [["S", "H"], ["H", "S"], ["S", "D"], ["D", "S"], ["H", "D"], ["D", "H"]] in
  foreach d = ["InX", "In32X"] in
    if !or(!eq(d, "InX"), !eq(pair[0], "D"), !eq(pair[1], "D")) then {
      defvar to = !cast<FloatFormat>("Float"#pair[0]#!if(!eq(pair[0], "D"), d, "InX"));
      defvar from = !cast<FloatFormat>("Float"#pair[1]#!if(!eq(pair[1], "D"), d, "InX"));
      let Predicates = !listconcat(!if(!or(!eq(pair[0], "H"), !eq(pair[1], "H")), FloatHInX.Convert, []<Predicate>),
                                   !if(!eq(pair[0], "D"), to.Transfer,
                                       !if(!eq(pair[1], "D"), from.Transfer, FloatSInX.Transfer))),
          DecoderNamespace = !if(!eq(d, "InX"), "Zfinx", "ZdinxRV32") in
      def FCVT#to.Record#from.Record
          : FPUnaryFrm<0b01000, to.Fmt, from.Source, to.RC, from.RC, "fcvt"#to.Text#from.Text,
                       !if(!lt(from.Type.Size, to.Type.Size), frmarglegacy, frmarg)>;
    }

// The other format of 16 bits takes a number of its own as a source, and the field of half precision as a destination.
let Predicates = [HasStdExtZfbfmin] in {
  def FCVT_BF16_S : FPUnaryFrm<0b01000, FloatH.Fmt, 8, FPR16, FPR32, "fcvt.bf16.s">;
  def FCVT_S_BF16 : FPUnaryFrm<0b01000, FloatS.Fmt, 6, FPR32, FPR16, "fcvt.s.bf16", frmarglegacy>;
}

// ---- Conversions to and from integers -------------------------------------------------------------------------------

class IntFormat<string record, string text, bits<5> number, int size, list<Predicate> predicates> {
  string Record = record;
  string Text = text;
  bits<5> Code = number;
  int Size = size;
  list<Predicate> Predicates = predicates;
}
defvar IntFormats = [IntFormat<"_W", ".w", 0, 32, []>, IntFormat<"_WU", ".wu", 1, 32, []>,
                     IntFormat<"_L", ".l", 2, 64, [IsRV64]>, IntFormat<"_LU", ".lu", 3, 64, [IsRV64]>];
// Bits of significand: an integer that fits is converted exactly.
class Precision<FloatFormat f> {
  int Bits = !cond(!eq(f.Type.Size, 16): 11, !eq(f.Type.Size, 32): 24, !eq(f.Type.Size, 64): 53, true: 113);
}

foreach f = !listconcat(FloatFormats, InXFormats) in
  foreach i = IntFormats in
    // Pairs are of registers with 32 bits.
    if !or(!ne(f.Record, "_D_IN32X"), !eq(i.Size, 32)) then {
      let Predicates = !listconcat(f.Arithmetic, i.Predicates), DecoderNamespace = f.Decoder in {
        def FCVT#i.Record#f.Record : FPUnaryFrm<0b11000, f.Fmt, i.Code, GPR, f.RC, "fcvt"#i.Text#f.Text>;
        def FCVT#f.Record#i.Record
            : FPUnaryFrm<0b11010, f.Fmt, i.Code, f.RC, GPR, "fcvt"#f.Text#i.Text,
                         !if(!le(i.Size, Precision<f>.Bits), frmarglegacy, frmarg)>;
      }
    }

// ---- Moves of bits --------------------------------------------------------------------------------------------------

let Predicates = [HasHalfFPLoadStoreMove] in {
  def FMV_X_H : FPUnary<0b11100, FloatH.Fmt, 0, 0b000, GPR, FPR16, "fmv.x.h">;
  def FMV_H_X : FPUnary<0b11110, FloatH.Fmt, 0, 0b000, FPR16, GPR, "fmv.h.x">;
}
let Predicates = [HasStdExtF] in {
  def FMV_X_W : FPUnary<0b11100, FloatS.Fmt, 0, 0b000, GPR, FPR32, "fmv.x.w">;
  def FMV_W_X : FPUnary<0b11110, FloatS.Fmt, 0, 0b000, FPR32, GPR, "fmv.w.x">;
}
let Predicates = [HasStdExtD, IsRV64] in {
  def FMV_X_D : FPUnary<0b11100, FloatD.Fmt, 0, 0b000, GPR, FPR64, "fmv.x.d">;
  def FMV_D_X : FPUnary<0b11110, FloatD.Fmt, 0, 0b000, FPR64, GPR, "fmv.d.x">;
}

// ---- Selection ------------------------------------------------------------------------------------------------------
// In the result of a pattern, 7 as rounding mode means the one in frm.

foreach f = [FloatH, FloatS, FloatD] in {
  let Predicates = f.Arithmetic in {
    foreach op = [["fadd", "FADD"], ["fsub", "FSUB"], ["fmul", "FMUL"], ["fdiv", "FDIV"]] in
      def : Pat<(f.Type (!cast<PatFrags>("any_"#op[0]) (f.Type f.RC:$rs1), (f.Type f.RC:$rs2))),
                (!cast<Instruction>(op[1]#f.Record) f.RC:$rs1, f.RC:$rs2, 7)>;
    foreach op = [["fminnum", "FMIN"], ["fmaxnum", "FMAX"], ["fminimumnum", "FMIN"], ["fmaximumnum", "FMAX"]] in
      def : Pat<(f.Type (!cast<SDNode>(op[0]) (f.Type f.RC:$rs1), (f.Type f.RC:$rs2))),
                (!cast<Instruction>(op[1]#f.Record) f.RC:$rs1, f.RC:$rs2)>;
    def : Pat<(f.Type (any_fsqrt (f.Type f.RC:$rs1))), (!cast<Instruction>("FSQRT"#f.Record) f.RC:$rs1, 7)>;
    defvar neg = !cast<Instruction>("FSGNJN"#f.Record);
    def : Pat<(f.Type (fneg (f.Type f.RC:$rs1))), (neg f.RC:$rs1, f.RC:$rs1)>;
    def : Pat<(f.Type (fabs (f.Type f.RC:$rs1))), (!cast<Instruction>("FSGNJX"#f.Record) f.RC:$rs1, f.RC:$rs1)>;
    def : Pat<(f.Type (fcopysign (f.Type f.RC:$rs1), (f.Type f.RC:$rs2))),
              (!cast<Instruction>("FSGNJ"#f.Record) f.RC:$rs1, f.RC:$rs2)>;

    def : Pat<(f.Type (any_fma (f.Type f.RC:$rs1), (f.Type f.RC:$rs2), (f.Type f.RC:$rs3))),
              (!cast<Instruction>("FMADD"#f.Record) f.RC:$rs1, f.RC:$rs2, f.RC:$rs3, 7)>;
    def : Pat<(f.Type (any_fma (f.Type f.RC:$rs1), (f.Type f.RC:$rs2), (fneg (f.Type f.RC:$rs3)))),
              (!cast<Instruction>("FMSUB"#f.Record) f.RC:$rs1, f.RC:$rs2, f.RC:$rs3, 7)>;
    def : Pat<(f.Type (any_fma (fneg (f.Type f.RC:$rs1)), (f.Type f.RC:$rs2), (f.Type f.RC:$rs3))),
              (!cast<Instruction>("FNMSUB"#f.Record) f.RC:$rs1, f.RC:$rs2, f.RC:$rs3, 7)>;
    def : Pat<(f.Type (any_fma (fneg (f.Type f.RC:$rs1)), (f.Type f.RC:$rs2), (fneg (f.Type f.RC:$rs3)))),
              (!cast<Instruction>("FNMADD"#f.Record) f.RC:$rs1, f.RC:$rs2, f.RC:$rs3, 7)>;

    foreach cc = [["seteq", "FEQ"], ["setoeq", "FEQ"], ["setlt", "FLT"], ["setolt", "FLT"], ["setle", "FLE"],
                  ["setole", "FLE"]] in
      def : Pat<(XLenVT (!cast<PatFrag>(cc[0]) (f.Type f.RC:$rs1), (f.Type f.RC:$rs2))),
                (!cast<Instruction>(cc[1]#f.Record) f.RC:$rs1, f.RC:$rs2)>;
  }
  defvar load_op = !cast<Instruction>(!cond(!eq(f.Record, "_H"): "FLH", !eq(f.Record, "_S"): "FLW", true: "FLD"));
  defvar store_op = !cast<Instruction>(!cond(!eq(f.Record, "_H"): "FSH", !eq(f.Record, "_S"): "FSW", true: "FSD"));
  // With conversions: halves that cannot be converted are of the other format of 16 bits.
  let Predicates = f.Convert in {
    def : LoadPat<load, load_op, f.Type>;
    def : StorePat<store, store_op, f.RC, f.Type>;
  }
}

let Predicates = [HasStdExtZfhmin] in {
  def : Pat<(f16 (any_fpround (f32 FPR32:$rs1))), (FCVT_H_S FPR32:$rs1, 7)>;
  def : Pat<(f32 (any_fpextend (f16 FPR16:$rs1))), (FCVT_S_H FPR16:$rs1, 0)>;
}
let Predicates = [HasStdExtZfhmin, HasStdExtD] in {
  def : Pat<(f16 (any_fpround (f64 FPR64:$rs1))), (FCVT_H_D FPR64:$rs1, 7)>;
  def : Pat<(f64 (any_fpextend (f16 FPR16:$rs1))), (FCVT_D_H FPR16:$rs1, 0)>;
}
let Predicates = [HasStdExtD] in {
  def : Pat<(f32 (any_fpround (f64 FPR64:$rs1))), (FCVT_S_D FPR64:$rs1, 7)>;
  def : Pat<(f64 (any_fpextend (f32 FPR32:$rs1))), (FCVT_D_S FPR32:$rs1, 0)>;
}
// Classes in another order: infinities and finite numbers from the negative ones up, then what is no number.
def classBits : SDNodeXForm<timm, [{ return ((Imm >> 2) | (Imm << 8)) & 0x3ff; }]>;
foreach f = [FloatH, FloatS, FloatD] in
  let Predicates = f.Arithmetic in
  def : Pat<(XLenVT (is_fpclass (f.Type f.RC:$rs1), (i32 timm:$classes))),
            (SLTU (XLenVT X0), (XLenVT (ANDI (XLenVT (!cast<Instruction>("FCLASS"#f.Record) f.RC:$rs1)), (classBits $classes))))>;

// The nearest integer is what conversions give for a number that is beyond the bounds; for what is none they give the largest
// one, of which all bits are masked.
class Nearest<SDNode op, string inst, FloatFormat f, ValueType held, ValueType width>
    : Pat<(held (op (f.Type f.RC:$rs1), width)),
          (AND (!cast<Instruction>(inst#f.Record) f.RC:$rs1, 1),
               (SUB X0, (!cast<Instruction>("FEQ"#f.Record) f.RC:$rs1, f.RC:$rs1)))>;

// Conversion to an integer truncates: rounding mode 1.
foreach f = [FloatH, FloatS, FloatD] in {
  let Predicates = !listconcat(f.Arithmetic, [IsRV32]) in {
    def : Pat<(i32 (any_fp_to_sint (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_W"#f.Record) f.RC:$rs1, 1)>;
    def : Pat<(i32 (any_fp_to_uint (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_WU"#f.Record) f.RC:$rs1, 1)>;
    def : Nearest<fp_to_sint_sat, "FCVT_W", f, i32, i32>;
    def : Nearest<fp_to_uint_sat, "FCVT_WU", f, i32, i32>;
    def : Pat<(i32 (any_lrint (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_W"#f.Record) f.RC:$rs1, 7)>;
    def : Pat<(i32 (any_lround (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_W"#f.Record) f.RC:$rs1, 4)>;
    def : Pat<(f.Type (any_sint_to_fp (i32 GPR:$rs1))), (!cast<Instruction>("FCVT"#f.Record#"_W") GPR:$rs1, 7)>;
    def : Pat<(f.Type (any_uint_to_fp (i32 GPR:$rs1))), (!cast<Instruction>("FCVT"#f.Record#"_WU") GPR:$rs1, 7)>;
  }
  let Predicates = !listconcat(f.Arithmetic, [IsRV64]) in {
    def : Pat<(i64 (any_fp_to_sint (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_L"#f.Record) f.RC:$rs1, 1)>;
    def : Pat<(i64 (any_fp_to_uint (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_LU"#f.Record) f.RC:$rs1, 1)>;
    def : Nearest<fp_to_sint_sat, "FCVT_W", f, i64, i32>;
    def : Nearest<fp_to_uint_sat, "FCVT_WU", f, i64, i32>;
    def : Nearest<fp_to_sint_sat, "FCVT_L", f, i64, i64>;
    def : Nearest<fp_to_uint_sat, "FCVT_LU", f, i64, i64>;
    foreach op = [any_lrint, any_llrint] in
      def : Pat<(i64 (op (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_L"#f.Record) f.RC:$rs1, 7)>;
    foreach op = [any_lround, any_llround] in
      def : Pat<(i64 (op (f.Type f.RC:$rs1))), (!cast<Instruction>("FCVT_L"#f.Record) f.RC:$rs1, 4)>;
    def : Pat<(f.Type (any_sint_to_fp (i64 GPR:$rs1))), (!cast<Instruction>("FCVT"#f.Record#"_L") GPR:$rs1, 7)>;
    def : Pat<(f.Type (any_uint_to_fp (i64 GPR:$rs1))), (!cast<Instruction>("FCVT"#f.Record#"_LU") GPR:$rs1, 7)>;
    def : Pat<(f.Type (any_sint_to_fp (i64 (sext_inreg (i64 GPR:$rs1), i32)))),
              (!cast<Instruction>("FCVT"#f.Record#"_W") GPR:$rs1, 7)>;
    def : Pat<(f.Type (any_uint_to_fp (i64 (and (i64 GPR:$rs1), 0xffffffff)))),
              (!cast<Instruction>("FCVT"#f.Record#"_WU") GPR:$rs1, 7)>;
  }
}
let Predicates = [HasStdExtF, IsRV32] in {
  def : Pat<(i32 (bitconvert (f32 FPR32:$rs1))), (FMV_X_W FPR32:$rs1)>;
  def : Pat<(f32 (bitconvert (i32 GPR:$rs1))), (FMV_W_X GPR:$rs1)>;
}
let Predicates = [HasStdExtD, IsRV64] in {
  def : Pat<(i64 (bitconvert (f64 FPR64:$rs1))), (FMV_X_D FPR64:$rs1)>;
  def : Pat<(f64 (bitconvert (i64 GPR:$rs1))), (FMV_D_X GPR:$rs1)>;
}
