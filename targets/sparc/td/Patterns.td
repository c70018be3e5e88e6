// Which instructions compute what.

// ---- Constants ------------------------------------------------------------------------------------------------------
// Twelve bits and a sign are one instruction, 32 bits two: what is above the lower ten bits, and those. A negative number has
// its upper bits inverted. Longer ones are two halves, or a shorter one that is shifted.

def HighBits : SDNodeXForm<imm, [{ bits(Imm, 31, 10) }]>;
def LowBits : SDNodeXForm<imm, [{ Imm & 0x3ff }]>;
def InvertedHighBits : SDNodeXForm<imm, [{ bits(~Imm, 31, 10) }]>;
def InvertedLowBits : SDNodeXForm<imm, [{ (Imm & 0x3ff) | -1024 }]>;
def UpperHighBits : SDNodeXForm<imm, [{ bits(Imm, 63, 42) }]>;
def UpperLowBits : SDNodeXForm<imm, [{ bits(Imm, 41, 32) }]>;
def TrailingZeros : SDNodeXForm<imm, [{ ctz(Imm) }]>;
def LeadingZeros : SDNodeXForm<imm, [{ clz(Imm) }]>;
def WithoutZeros : SDNodeXForm<imm, [{ Imm >> ctz(Imm) }]>;
def UpperHalf : SDNodeXForm<imm, [{ Imm >> 32 }]>;
def LowerHalf : SDNodeXForm<imm, [{ Imm & 0xffffffff }]>;

def Imm13 : ImmLeaf<Word, [{ isInt<13>(Imm) }]>;
def HighOnly : ImmLeaf<i64, [{ isShiftedUInt<22, 10>(Imm) }]>;
def Unsigned32 : ImmLeaf<i64, [{ isUInt<32>(Imm) }]>;
def Negative32 : ImmLeaf<i64, [{ Imm < 0 && isInt<32>(Imm) }]>;
def ShiftedImm13 : ImmLeaf<i64, [{ Imm != 0 && isInt<13>(Imm >> ctz(Imm)) }]>;
def LowMask : ImmLeaf<i64, [{ Imm != 0 && clz(Imm) + popcount(Imm) == 64 }]>;
def ShortUpper : ImmLeaf<i64, [{ isInt<13>(Imm >> 32) && isUInt<12>(Imm & 0xffffffff) }]>;
def HighUpperOnly : ImmLeaf<i64, [{ (Imm & 0x3ffffffffff) == 0 }]>;
def UpperOnly : ImmLeaf<i64, [{ (Imm & 0xffffffff) == 0 }]>;
def ShortLower : ImmLeaf<i64, [{ isUInt<12>(Imm & 0xffffffff) }]>;
def ShortUpperAny : ImmLeaf<i64, [{ isInt<13>(Imm >> 32) }]>;

def HighWordOnly : ImmLeaf<i32, [{ (Imm & 0x3ff) == 0 }]>;
let AddedComplexity = 9 in
def : Pat<(Word Imm13:$n), (ORri (Word G0), imm:$n)>;
let AddedComplexity = 8 in
def : Pat<(i32 HighWordOnly:$n), (SETHI (HighBits $n))>;
let AddedComplexity = 7 in
def : Pat<(i32 imm:$n), (ORri (i32 (SETHI (HighBits $n))), (LowBits $n))>;
let AddedComplexity = 8 in
def : Pat<(i64 HighOnly:$n), (SETHI (HighBits $n))>;
let AddedComplexity = 7 in {
  def : Pat<(i64 Unsigned32:$n), (ORri (i64 (SETHI (HighBits $n))), (LowBits $n))>;
  def : Pat<(i64 Negative32:$n), (XORri (i64 (SETHI (InvertedHighBits $n))), (InvertedLowBits $n))>;
}
let AddedComplexity = 6 in {
  def : Pat<(i64 ShiftedImm13:$n), (SLLXri (i64 (ORri (i64 G0), (WithoutZeros $n))), (TrailingZeros $n))>;
  def : Pat<(i64 LowMask:$n), (SRLXri (i64 (ORri (i64 G0), -1)), (LeadingZeros $n))>;
}
let AddedComplexity = 5 in {
  def : Pat<(i64 HighUpperOnly:$n), (SLLXri (i64 (SETHI (UpperHighBits $n))), 32)>;
  def : Pat<(i64 ShortUpper:$n), (ORri (i64 (SLLXri (i64 (ORri (i64 G0), (UpperHalf $n))), 32)), (LowerHalf $n))>;
}
let AddedComplexity = 4 in {
  def : Pat<(i64 UpperOnly:$n), (SLLXri (i64 (ORri (i64 (SETHI (UpperHighBits $n))), (UpperLowBits $n))), 32)>;
  def : Pat<(i64 ShortUpperAny:$n), (ORrr (i64 (SLLXri (i64 (ORri (i64 G0), (UpperHalf $n))), 32)),
                  (i64 (ORri (i64 (SETHI (HighBits $n))), (LowBits $n))))>;
}
let AddedComplexity = 3 in
def : Pat<(i64 ShortLower:$n),
          (ORri (i64 (SLLXri (i64 (ORri (i64 (SETHI (UpperHighBits $n))), (UpperLowBits $n))), 32)), (LowerHalf $n))>;
def : Pat<(i64 imm:$n), (ORrr (i64 (SLLXri (i64 (ORri (i64 (SETHI (UpperHighBits $n))), (UpperLowBits $n))), 32)),
                (i64 (ORri (i64 (SETHI (HighBits $n))), (LowBits $n))))>;

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

multiclass ArithmeticPat<ValueType T, string op, string inst> {
  def : Pat<(T (!cast<SDNode>(op) T:$a, T:$b)), (!cast<Instruction>(inst#"rr") T:$a, T:$b)>;
  def : Pat<(T (!cast<SDNode>(op) T:$a, Imm13:$b)), (!cast<Instruction>(inst#"ri") T:$a, imm:$b)>;
}
foreach o = [["add", "ADD"], ["sub", "SUB"], ["and", "AND"], ["or", "OR"], ["xor", "XOR"]] in
  defm : ArithmeticPat<Word, o[0], o[1]>;
foreach o = [["mul", "MULX"], ["sdiv", "SDIVX"], ["udiv", "UDIVX"]] in
  defm : ArithmeticPat<i64, o[0], o[1]>;
foreach o = [["mul", "SMUL"], ["addc", "ADDCC"], ["adde", "ADDXCC"], ["subc", "SUBCC"], ["sube", "SUBXCC"]] in
  defm : ArithmeticPat<i32, o[0], o[1]>;
def : Pat<(i32 (mulhu i32:$a, i32:$b)), (UMUL_high i32:$a, i32:$b)>;
def : Pat<(i32 (mulhs i32:$a, i32:$b)), (SMUL_high i32:$a, i32:$b)>;
def : Pat<(i32 (sdiv i32:$a, i32:$b)), (SDIV_word i32:$a, i32:$b)>;
def : Pat<(i32 (udiv i32:$a, i32:$b)), (UDIV_word i32:$a, i32:$b)>;
foreach o = [["and", "ANDN"], ["or", "ORN"], ["xor", "XNOR"]] in
  def : Pat<(Word (!cast<SDNode>(o[0]) Word:$a, (xor Word:$b, -1))), (!cast<Instruction>(o[1]#"rr") Word:$a, Word:$b)>;
def : Pat<(Word (sub 0, Word:$a)), (SUBrr (Word G0), Word:$a)>;

def ShiftCount : ComplexPattern<Word, 1, "selectShiftCount">;
def Count64 : ImmLeaf<i64, [{ isUInt<6>(Imm) }]>;
def Count32 : ImmLeaf<Word, [{ isUInt<5>(Imm) }]>;
multiclass ShiftPat<ValueType T, string op, string inst, ImmLeaf count> {
  def : Pat<(T (!cast<SDNode>(op) T:$a, ShiftCount:$n)), (!cast<Instruction>(inst#"rr") T:$a, T:$n)>;
  let AddedComplexity = 10 in
  def : Pat<(T (!cast<SDNode>(op) T:$a, count:$n)), (!cast<Instruction>(inst#"ri") T:$a, imm:$n)>;
}
foreach o = [["shl", "SLL"], ["srl", "SRL"], ["sra", "SRA"]] in {
  defm : ShiftPat<i64, o[0], o[1]#"X", Count64>;
  defm : ShiftPat<i32, o[0], o[1], Count32>;
}
let AddedComplexity = 12 in {
  def : Pat<(i64 (sra (sext_inreg i64:$a, i32), Count32:$n)), (SRAri i64:$a, imm:$n)>;
  def : Pat<(i64 (srl (and i64:$a, 0xffffffff), Count32:$n)), (SRLri i64:$a, imm:$n)>;
}
def : Pat<(i64 (sext_inreg i64:$a, i32)), (SRAri i64:$a, 0)>;
def : Pat<(i64 (and i64:$a, 0xffffffff)), (SRLri i64:$a, 0)>;
// Processors without it leave it to a trap.
let Predicates = [HasPopc] in
def : Pat<(i64 (ctpop i64:$a)), (POPC i64:$a)>;
let Predicates = [HasPopc, HasV9] in
def : Pat<(i32 (ctpop i32:$a)), (POPC (i32 (SRLri i32:$a, 0)))>;

// ---- Memory ---------------------------------------------------------------------------------------------------------

def ADDRri : ComplexPattern<Word, 2, "SelectADDRri">;
def ADDRrr : ComplexPattern<Word, 2, "SelectADDRrr">;
def : AddressingMode<ADDRri, [AddressBase, AddressDisplacement], [{ isInt<13>(Imm) }]>;
def : AddressingMode<ADDRrr, [AddressBase, AddressIndex]>;

multiclass LoadPat<ValueType T, PatFrag load, string name> {
  let AddedComplexity = 4 in
  def : Pat<(T (load ADDRrr:$from)), (!cast<Instruction>(name#"rr") ADDRrr:$from)>;
  def : Pat<(T (load ADDRri:$from)), (!cast<Instruction>(name#"ri") ADDRri:$from)>;
}
multiclass StorePat<ValueType T, PatFrag store, string name> {
  let AddedComplexity = 4 in
  def : Pat<(store T:$v, ADDRrr:$to), (!cast<Instruction>(name#"rr") T:$v, ADDRrr:$to)>;
  def : Pat<(store T:$v, ADDRri:$to), (!cast<Instruction>(name#"ri") T:$v, ADDRri:$to)>;
}
// A load of memory of fewer bits than a register: with zeros, anything, or the sign above.
class Part<ValueType type, int width, string zeros, string any, string signs, string store> {
  ValueType T = type;
  int Bits = width;
  string Zero = zeros;
  string Any = any;
  string Sign = signs;
  string Store = store;
}
defvar Parts = [Part<Word, 8, "LDUB", "LDUB", "LDSB", "STB">, Part<Word, 16, "LDUH", "LDUH", "LDSH", "STH">,
                Part<i64, 32, "LD", "LDSW", "LDSW", "ST">];
foreach p = Parts in {
  defm : LoadPat<p.T, !cast<PatFrag>("zextloadi"#p.Bits), p.Zero>;
  defm : LoadPat<p.T, !cast<PatFrag>("extloadi"#p.Bits), p.Any>;
  defm : LoadPat<p.T, !cast<PatFrag>("sextloadi"#p.Bits), p.Sign>;
  defm : StorePat<p.T, !cast<PatFrag>("truncstorei"#p.Bits), p.Store>;
}
defm : LoadPat<i64, load, "LDX">;
defm : LoadPat<i32, load, "LD">;
defm : LoadPat<f32, load, "LDF">;
defm : LoadPat<f64, load, "LDDF">;
defm : StorePat<i64, store, "STX">;
defm : StorePat<i32, store, "ST">;
defm : StorePat<f32, store, "STF">;
defm : StorePat<f64, store, "STDF">;

// ---- Floating point -------------------------------------------------------------------------------------------------

foreach w = [[Single], [Double]] in {
  defvar T = !if(!eq(w[0].Letter, "s"), f32, f64);
  defvar L = !toupper(w[0].Letter);
  foreach o = [["fadd", "FADD"], ["fsub", "FSUB"], ["fmul", "FMUL"], ["fdiv", "FDIV"]] in
    def : Pat<(T (!cast<SDNode>(o[0]) T:$a, T:$b)), (!cast<Instruction>(o[1]#L) T:$a, T:$b)>;
  foreach o = [["fneg", "FNEG"], ["fabs", "FABS"], ["fsqrt", "FSQRT"]] in
    def : Pat<(T (!cast<SDNode>(o[0]) T:$a)), (!cast<Instruction>(o[1]#L) T:$a)>;
}
// The sign is in the first half.
let Predicates = [HasNoV9] in
foreach o = [["fneg", "FNEGS"], ["fabs", "FABSS"]] in
  def : Pat<(f64 (!cast<SDNode>(o[0]) f64:$a)),
            (INSERT_SUBREG f64:$a, (f32 (!cast<Instruction>(o[1]) (f32 (EXTRACT_SUBREG f64:$a, sub_even)))), sub_even)>;
def : Pat<(f64 (fpextend f32:$a)), (FSTOD f32:$a)>;
def : Pat<(f32 (fpround f64:$a)), (FDTOS f64:$a)>;

// Integers are converted where they lie in floating-point registers.
def SDT_FromBits : SDTypeProfile<1, 1, [SDTCisFP<0>, SDTCisFP<1>]>;
def sp_from_bits : SDNode<"SPISD::XTOF", SDT_FromBits>;
def sp_to_bits : SDNode<"SPISD::FTOX", SDT_FromBits>;
let Predicates = [Is64Bit] in {
  def : Pat<(f32 (sp_from_bits f64:$a)), (FXTOS f64:$a)>;
  def : Pat<(f64 (sp_from_bits f64:$a)), (FXTOD f64:$a)>;
  def : Pat<(f64 (sp_to_bits f32:$a)), (FSTOX f32:$a)>;
  def : Pat<(f64 (sp_to_bits f64:$a)), (FDTOX f64:$a)>;
}
let Predicates = [Is32Bit] in {
  def : Pat<(f32 (sp_from_bits f32:$a)), (FITOS f32:$a)>;
  def : Pat<(f64 (sp_from_bits f32:$a)), (FITOD f32:$a)>;
  def : Pat<(f32 (sp_to_bits f32:$a)), (FSTOI f32:$a)>;
  def : Pat<(f32 (sp_to_bits f64:$a)), (FDTOI f64:$a)>;
}

// ---- Comparisons ----------------------------------------------------------------------------------------------------

def : Pat<(br bb:$to), (BA bb:$to)>;
def : Pat<(brcond i64:$c, bb:$to), (BRNZ i64:$c, bb:$to)>;
def : Pat<(i64 (select i64:$c, i64:$a, i64:$b)), (MOVRNZrr i64:$c, i64:$a, i64:$b)>;
def : Pat<(f32 (select i64:$c, f32:$a, f32:$b)), (FMOVRSNZ i64:$c, f32:$a, f32:$b)>;
def : Pat<(f64 (select i64:$c, f64:$a, f64:$b)), (FMOVRDNZ i64:$c, f64:$a, f64:$b)>;
def : Pat<(brcond i32:$c, bb:$to), (CBRNEri i32:$c, 0, bb:$to)>;
foreach v = [["r", "i32"], ["S", "f32"], ["D", "f64"]] in {
  defvar T = !cast<ValueType>(v[1]);
  let Predicates = [HasV9] in
  def : Pat<(T (select i32:$c, T:$a, T:$b)), (!cast<Instruction>("SEL"#v[0]#"NEri") T:$b, T:$a, i32:$c, 0)>;
  let Predicates = [HasNoV9] in
  def : Pat<(T (select i32:$c, T:$a, T:$b)), (!cast<Instruction>("CHOICE"#v[0]#"NEri") i32:$c, 0, T:$a, T:$b)>;
}

foreach kind = [0, 1] in
foreach c = !if(kind, FloatComparisons, IntegerComparisons) in
foreach o = !if(kind, FloatOperands, IntegerOperands) in
foreach op = c.Ops in {
  defvar name = c.Name#o.Suffix;
  defvar T = !cond(!eq(o.Suffix, "s"): f32, !eq(o.Suffix, "d"): f64, true: Word);
  defvar compare = !if(!eq(o.Suffix, "ri"), (op Word:$a, Imm13:$b), (op T:$a, T:$b));
  defvar operands = !if(!eq(o.Suffix, "ri"), (ops Word:$a, imm:$b), (ops T:$a, T:$b));
  def : Pat<(brcond (Word compare), bb:$to), !con(!setdagop(operands, !cast<Instruction>("CBR"#name)),
                                                  (!cast<Instruction>("CBR"#name) bb:$to))>;
  def : Pat<(Word compare), !setdagop(operands, !cast<Instruction>("SET"#name))>;
  foreach v = [Choices[0], Choices[2], Choices[3]] in {
    defvar V = !cond(!eq(v.Name, "S"): f32, !eq(v.Name, "D"): f64, true: Word);
    defvar chooser = !cast<Instruction>("SEL"#v.Name#name);
    defvar choice = !cast<Instruction>("CHOICE"#v.Name#name);
    let Predicates = [HasV9] in
    def : Pat<(V (select (Word compare), V:$then, V:$old)), !con((chooser V:$old, V:$then), !setdagop(operands, chooser))>;
    let Predicates = [HasNoV9] in
    def : Pat<(V (select (Word compare), V:$then, V:$old)), !con(!setdagop(operands, choice), (choice V:$then, V:$old))>;
  }
}
// With zero there is no need to compare.
foreach c = [["seteq", "Z", "NZ"], ["setne", "NZ", "Z"], ["setlt", "LZ", "GEZ"], ["setge", "GEZ", "LZ"],
             ["setle", "LEZ", "GZ"], ["setgt", "GZ", "LEZ"]] in {
  defvar op = !cast<PatFrag>(c[0]);
  let AddedComplexity = 10 in {
    def : Pat<(brcond (i64 (op i64:$a, 0)), bb:$to), (!cast<Instruction>("BR"#c[1]) i64:$a, bb:$to)>;
    def : Pat<(i64 (select (i64 (op i64:$a, 0)), i64:$then, i64:$old)),
              (!cast<Instruction>("MOVR"#c[1]#"rr") i64:$a, i64:$then, i64:$old)>;
    def : Pat<(f32 (select (i64 (op i64:$a, 0)), f32:$then, f32:$old)),
              (!cast<Instruction>("FMOVRS"#c[1]) i64:$a, f32:$then, f32:$old)>;
    def : Pat<(f64 (select (i64 (op i64:$a, 0)), f64:$then, f64:$old)),
              (!cast<Instruction>("FMOVRD"#c[1]) i64:$a, f64:$then, f64:$old)>;
  }
}
let AddedComplexity = 10 in
def : Pat<(i64 (setne i64:$a, 0)), (MOVRNZri i64:$a, 1, i64:$a)>;

// ---- Others ---------------------------------------------------------------------------------------------------------

def : Pat<(i64 (readcyclecounter)), (RDASR ASR4)>;
def : Pat<(trap), (TA8ri (Word G0), 5)>;
