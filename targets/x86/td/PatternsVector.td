// Floating point and vectors: what the instructions' own patterns leave open. Loads and stores, memory operands, scalars
// whose registers are vectors, comparisons, bit operations.

// ---- Moves ----------------------------------------------------------------------------------------------------------

// The legacy and the VEX form of an instruction, with the predicates under which patterns take each.
class Forms<string prefix, list<Predicate> predicates> {
  string Prefix = prefix;
  list<Predicate> Predicates = predicates;
}
def LegacyForms : Forms<"", [UseSSE2]>;
def VexForms : Forms<"V", [HasAVX]>;
defvar BothForms = [LegacyForms, VexForms];

// A scalar: suffix of instructions, type, register class, fragment of its load, vector that it is the first element of.
class Scalar<string suffix, ValueType ty, RegisterClass rc, PatFrag ld, string packed> {
  string Suffix = suffix;
  ValueType Type = ty;
  RegisterClass RC = rc;
  PatFrag Load = ld;
  string Packed = packed;
}
def FloatScalar : Scalar<"SS", f32, FR32, loadf32, "PS">;
def DoubleScalar : Scalar<"SD", f64, FR64, loadf64, "PD">;
defvar Scalars = [FloatScalar, DoubleScalar];

foreach f = BothForms in
  foreach s = Scalars in
    let Predicates = f.Predicates in {
      defvar move = f.Prefix#"MOV"#s.Suffix;
      def : Pat<(s.Type (load addr:$src)), (!cast<Instruction>(move#"rm_alt") addr:$src)>;
      def : Pat<(store s.RC:$src, addr:$dst), (!cast<Instruction>(move#"mr") addr:$dst, s.RC:$src)>;
    }

// A number of 128 bits is in a register like a vector.
defvar Types128 = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64, f128];
defvar Types256 = [v32i8, v16i16, v8i32, v4i64, v8f32, v4f64];
foreach ty = Types128 in
  foreach f = BothForms in
    let Predicates = f.Predicates in {
      def : Pat<(ty (load addr:$src)), (!cast<Instruction>(f.Prefix#"MOVUPSrm") addr:$src)>;
      def : Pat<(store (ty VR128:$src), addr:$dst), (!cast<Instruction>(f.Prefix#"MOVUPSmr") addr:$dst, VR128:$src)>;
    }
foreach ty = Types256 in
  let Predicates = [HasAVX] in {
    def : Pat<(ty (load addr:$src)), (VMOVUPSYrm addr:$src)>;
    def : Pat<(store (ty VR256:$src), addr:$dst), (VMOVUPSYmr addr:$dst, VR256:$src)>;
  }

// The same register under another type.
foreach from = Types128 in
  foreach to = Types128 in
    if !ne(!cast<string>(from), !cast<string>(to)) then
      def : Pat<(to (bitconvert (from VR128:$a))), (to VR128:$a)>;
foreach from = Types256 in
  foreach to = Types256 in
    if !ne(!cast<string>(from), !cast<string>(to)) then
      def : Pat<(to (bitconvert (from VR256:$a))), (to VR256:$a)>;

// Zero needs no memory.
let isReMaterializable = true, isAsCheapAsAMove = true, isMoveImm = true in {
  def FsFLD0SS : PseudoI<(outs FR32:$dst), (ins), []>;
  def FsFLD0SD : PseudoI<(outs FR64:$dst), (ins), []>;
}
let isReMaterializable = true, isAsCheapAsAMove = true, isMoveImm = true in
def V_SET0 : PseudoI<(outs VR128:$dst), (ins), []>;
foreach d = ["FsFLD0SS", "FsFLD0SD", "V_SET0"] in {
  def : Expansion<(!cast<Instruction>(d) $dst), [(VXORPSrr $dst, $dst, $dst)], [HasAVXInCode]>;
  def : Expansion<(!cast<Instruction>(d) $dst), [(XORPSrr $dst, $dst)]>;
}

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

foreach f = BothForms in
  foreach s = Scalars in
    let Predicates = f.Predicates in {
      foreach op = [["ADD", "fadd"], ["SUB", "fsub"], ["MUL", "fmul"], ["DIV", "fdiv"], ["MIN", "X86fmin"],
                    ["MAX", "X86fmax"]] in {
        defvar inst = f.Prefix#op[0]#s.Suffix;
        defvar node = !cast<SDNode>(op[1]);
        def : Pat<(s.Type (node s.RC:$a, s.RC:$b)), (!cast<Instruction>(inst#"rr") s.RC:$a, s.RC:$b)>;
        def : Pat<(s.Type (node s.RC:$a, (s.Load addr:$b))), (!cast<Instruction>(inst#"rm") s.RC:$a, addr:$b)>;
      }
      def : Pat<(s.Type (X86fsetcc s.RC:$a, s.RC:$b, timm:$n)),
                (!cast<Instruction>(f.Prefix#"CMP"#s.Suffix#"rri") s.RC:$a, s.RC:$b, timm:$n)>;
      defvar compare = f.Prefix#"UCOMI"#s.Suffix;
      def : Pat<(X86fcmp s.RC:$a, s.RC:$b), (!cast<Instruction>(compare#"rr") s.RC:$a, s.RC:$b)>;
      def : Pat<(X86fcmp s.RC:$a, (s.Load addr:$b)), (!cast<Instruction>(compare#"rm") s.RC:$a, addr:$b)>;
    }
foreach s = Scalars in {
  let Predicates = [UseSSE2] in
  def : Pat<(s.Type (fsqrt s.RC:$a)), (!cast<Instruction>("SQRT"#s.Suffix#"r") s.RC:$a)>;
  let Predicates = [HasAVX] in
  def : Pat<(s.Type (fsqrt s.RC:$a)), (!cast<Instruction>("VSQRT"#s.Suffix#"r") (s.Type (IMPLICIT_DEF)), s.RC:$a)>;
}

// Bits, in the whole register.
foreach f = BothForms in
  foreach s = Scalars in
    let Predicates = f.Predicates in
    foreach op = [["AND", "X86fand"], ["OR", "X86for"], ["XOR", "X86fxor"], ["ANDN", "X86fandn"]] in
      def : Pat<(s.Type (!cast<SDNode>(op[1]) s.RC:$a, s.RC:$b)),
                (COPY_TO_REGCLASS (!cast<Instruction>(f.Prefix#op[0]#"PSrr")
                                       (v4f32 (COPY_TO_REGCLASS s.RC:$a, VR128)),
                                       (v4f32 (COPY_TO_REGCLASS s.RC:$b, VR128))), s.RC)>;
// Masks are whole vectors in memory, aligned as legacy forms want it.
foreach f = BothForms in
  foreach s = Scalars in
    let Predicates = f.Predicates in {
      defvar vector = !if(!eq(s.Packed, "PS"), v4f32, v2f64);
      def : Pat<(s.Type (X86lowest (vector VR128:$a))), (COPY_TO_REGCLASS VR128:$a, s.RC)>;
      foreach op = [["AND", "X86fand"], ["XOR", "X86fxor"]] in
        def : Pat<(s.Type (!cast<SDNode>(op[1]) s.RC:$a, (X86lowest (vector (load addr:$b))))),
                  (COPY_TO_REGCLASS (!cast<Instruction>(f.Prefix#op[0]#"PSrm")
                                         (v4f32 (COPY_TO_REGCLASS s.RC:$a, VR128)), addr:$b), s.RC)>;
    }

foreach f = BothForms in
  let Predicates = f.Predicates in
  foreach op = [["AND", "X86fand"], ["OR", "X86for"], ["XOR", "X86fxor"]] in
    def : Pat<(f128 (!cast<SDNode>(op[1]) VR128:$a, VR128:$b)),
              (!cast<Instruction>(f.Prefix#op[0]#"PSrr") VR128:$a, VR128:$b)>;

// Rounding to integers in floating point: down, up, to zero, as the environment says with and without an exception, to even.
class Rounding<SDNode op, int how> {
  SDNode Op = op;
  int How = how;
}
def RoundDown : Rounding<ffloor, 9>;
def RoundUp : Rounding<fceil, 10>;
def RoundToZero : Rounding<ftrunc, 11>;
def RoundAsSet : Rounding<frint, 4>;
def RoundAsSetQuietly : Rounding<fnearbyint, 12>;
def RoundToEven : Rounding<froundeven, 8>;
foreach s = Scalars in
  foreach r = [RoundDown, RoundUp, RoundToZero, RoundAsSet, RoundAsSetQuietly, RoundToEven] in {
    let Predicates = [UseSSE41] in
    def : Pat<(s.Type (r.Op s.RC:$a)), (!cast<Instruction>("ROUND"#s.Suffix#"ri") s.RC:$a, r.How)>;
    let Predicates = [HasAVX] in
    def : Pat<(s.Type (r.Op s.RC:$a)),
              (!cast<Instruction>("VROUND"#s.Suffix#"ri") (s.Type (IMPLICIT_DEF)), s.RC:$a, r.How)>;
  }

// One rounding for product and sum.
let Predicates = [HasFMA] in
foreach s = Scalars in {
  def : Pat<(s.Type (fma s.RC:$a, s.RC:$b, s.RC:$c)),
            (!cast<Instruction>("VFMADD213"#s.Suffix#"r") s.RC:$a, s.RC:$b, s.RC:$c)>;
  def : Pat<(s.Type (fma s.RC:$a, s.RC:$b, (s.Load addr:$c))),
            (!cast<Instruction>("VFMADD213"#s.Suffix#"m") s.RC:$a, s.RC:$b, addr:$c)>;
}

// ---- Conversions ----------------------------------------------------------------------------------------------------

let Predicates = [UseSSE2] in {
  def : Pat<(f64 (fpextend FR32:$a)), (CVTSS2SDrr FR32:$a)>;
  def : Pat<(f32 (fpround FR64:$a)), (CVTSD2SSrr FR64:$a)>;
  def : Pat<(f64 (extloadf32 addr:$a)), (CVTSS2SDrr (MOVSSrm_alt addr:$a))>;
}
let Predicates = [HasAVX] in {
  def : Pat<(f64 (fpextend FR32:$a)), (VCVTSS2SDrr (f64 (IMPLICIT_DEF)), FR32:$a)>;
  def : Pat<(f32 (fpround FR64:$a)), (VCVTSD2SSrr (f32 (IMPLICIT_DEF)), FR64:$a)>;
  def : Pat<(f64 (extloadf32 addr:$a)), (VCVTSS2SDrr (f64 (IMPLICIT_DEF)), (VMOVSSrm_alt addr:$a))>;
}
// A half is 16 bits of a general register; where it comes from a vector register or goes to one, it stays there. The number
// says that the current rounding mode is used.
let Predicates = [HasF16C] in {
  def : Pat<(f32 (f16_to_fp GR32:$a)),
            (COPY_TO_REGCLASS (VCVTPH2PSrr (COPY_TO_REGCLASS (f32 (VMOVDI2SSrr GR32:$a)), VR128)), FR32)>;
  def : Pat<(f32 (f16_to_fp (i32 (bitconvert (f32 FR32:$a))))),
            (COPY_TO_REGCLASS (VCVTPH2PSrr (COPY_TO_REGCLASS FR32:$a, VR128)), FR32)>;
  def : Pat<(i32 (fp_to_f16 FR32:$a)),
            (VMOVSS2DIrr (COPY_TO_REGCLASS (VCVTPS2PHrr (COPY_TO_REGCLASS FR32:$a, VR128), 4), FR32))>;
  def : Pat<(f32 (bitconvert (i32 (fp_to_f16 FR32:$a)))),
            (COPY_TO_REGCLASS (VCVTPS2PHrr (COPY_TO_REGCLASS FR32:$a, VR128), 4), FR32)>;
}
foreach s = Scalars in
  foreach from = [Width32, Width64] in {
    defvar number = !if(!eq(from.Size, 64), "64", "");
    defvar inst = "CVTSI"#number#"2"#s.Suffix;
    let Predicates = [UseSSE2] in {
      def : Pat<(s.Type (sint_to_fp from.RC:$a)), (!cast<Instruction>(inst#"rr") from.RC:$a)>;
      def : Pat<(s.Type (sint_to_fp (from.Load addr:$a))), (!cast<Instruction>(inst#"rm") addr:$a)>;
      def : Pat<(from.Type (fp_to_sint s.RC:$a)), (!cast<Instruction>("CVTT"#s.Suffix#"2SI"#number#"rr") s.RC:$a)>;
    }
    let Predicates = [HasAVX] in {
      def : Pat<(s.Type (sint_to_fp from.RC:$a)), (!cast<Instruction>("V"#inst#"rr") (s.Type (IMPLICIT_DEF)), from.RC:$a)>;
      def : Pat<(s.Type (sint_to_fp (from.Load addr:$a))),
                (!cast<Instruction>("V"#inst#"rm") (s.Type (IMPLICIT_DEF)), addr:$a)>;
      def : Pat<(from.Type (fp_to_sint s.RC:$a)), (!cast<Instruction>("VCVTT"#s.Suffix#"2SI"#number#"rr") s.RC:$a)>;
    }
  }

// There and back, which leaves the fraction off: the number stays in vector registers, next to others that nobody asks for.
class ToInteger<ValueType type, RegisterClass rc, string suffix> {
  ValueType Type = type;
  RegisterClass RC = rc;
  string From = "CVTT"#suffix#"2DQrr";
  string Back = "CVTDQ2"#suffix#"rr";
}
defvar WithoutFractions = [ToInteger<f32, FR32, "PS">, ToInteger<f64, FR64, "PD">];
foreach from = WithoutFractions in
  foreach to = WithoutFractions in
    foreach v = ["", "V"] in
      let Predicates = [!if(!empty(v), UseSSE2, HasAVX)] in
      def : Pat<(to.Type (sint_to_fp (i32 (fp_to_sint from.RC:$a)))),
                (COPY_TO_REGCLASS (!cast<Instruction>(v#to.Back)
                                      (!cast<Instruction>(v#from.From) (COPY_TO_REGCLASS from.RC:$a, VR128))), to.RC)>;

// As the environment says: `long` has 64 bits where it has those of a pointer, and 32 elsewhere.
foreach s = Scalars in
  foreach to = [Width32, Width64] in {
    defvar inst = "CVT"#s.Suffix#"2SI"#!if(!eq(to.Size, 64), "64", "")#"rr";
    let Predicates = [UseSSE2] in
    def : Pat<(to.Type (lrint s.RC:$a)), (!cast<Instruction>(inst) s.RC:$a)>;
    let Predicates = [HasAVX] in
    def : Pat<(to.Type (lrint s.RC:$a)), (!cast<Instruction>("V"#inst) s.RC:$a)>;
  }
foreach s = Scalars in {
  let Predicates = [UseSSE2] in
  def : Pat<(i64 (llrint s.RC:$a)), (!cast<Instruction>("CVT"#s.Suffix#"2SI64rr") s.RC:$a)>;
  let Predicates = [HasAVX] in
  def : Pat<(i64 (llrint s.RC:$a)), (!cast<Instruction>("VCVT"#s.Suffix#"2SI64rr") s.RC:$a)>;
}

// From narrower integers: by way of 32 bits.
foreach s = Scalars in {
  let Predicates = [UseSSE2] in {
    def : Pat<(s.Type (sint_to_fp GR8:$a)), (!cast<Instruction>("CVTSI2"#s.Suffix#"rr") (MOVSX32rr8 GR8:$a))>;
    def : Pat<(s.Type (sint_to_fp GR16:$a)), (!cast<Instruction>("CVTSI2"#s.Suffix#"rr") (MOVSX32rr16 GR16:$a))>;
  }
  let Predicates = [HasAVX] in {
    def : Pat<(s.Type (sint_to_fp GR8:$a)),
              (!cast<Instruction>("VCVTSI2"#s.Suffix#"rr") (s.Type (IMPLICIT_DEF)), (MOVSX32rr8 GR8:$a))>;
    def : Pat<(s.Type (sint_to_fp GR16:$a)),
              (!cast<Instruction>("VCVTSI2"#s.Suffix#"rr") (s.Type (IMPLICIT_DEF)), (MOVSX32rr16 GR16:$a))>;
  }
}

// ---- Integer vectors ------------------------------------------------------------------------------------------------
// Bit operations are the same for all elements.

foreach op = [["AND", "and"], ["OR", "or"], ["XOR", "xor"]] in {
  foreach ty = [v16i8, v8i16, v4i32, v2i64] in
    foreach f = BothForms in
      let Predicates = f.Predicates in
      def : Pat<(ty (!cast<SDNode>(op[1]) VR128:$a, VR128:$b)),
                (!cast<Instruction>(f.Prefix#"P"#op[0]#"rr") VR128:$a, VR128:$b)>;
  foreach ty = [v32i8, v16i16, v8i32, v4i64] in {
    let Predicates = [HasAVX2] in
    def : Pat<(ty (!cast<SDNode>(op[1]) VR256:$a, VR256:$b)), (!cast<Instruction>("VP"#op[0]#"Yrr") VR256:$a, VR256:$b)>;
    // As if they were floating-point numbers, which is all that there is of 256 bits.
    let Predicates = [HasAVX1Only] in
    def : Pat<(ty (!cast<SDNode>(op[1]) VR256:$a, VR256:$b)), (!cast<Instruction>("V"#op[0]#"PSYrr") VR256:$a, VR256:$b)>;
  }
}
