// Which instructions compute what.

// ---- Constants ------------------------------------------------------------------------------------------------------

def movz_imm64 : ImmLeaf<i64, MovzGroup.Valid>;
def movn_imm64 : ImmLeaf<i64, movn_value64.MCOperandPredicate>;
def movz_imm32 : ImmLeaf<i32, movz_value32.MCOperandPredicate>;
def movn_imm32 : ImmLeaf<i32, movn_value32.MCOperandPredicate>;
foreach n = [0, 1, 2, 3] in
  def group#n : SDNodeXForm<imm, "(Imm >> "#!mul(16, n)#") & 0xffff">;

let AddedComplexity = 2 in {
  def : Pat<(i64 movz_imm64:$v), (MOVXzi imm:$v)>;
  def : Pat<(i64 movn_imm64:$v), (MOVXni imm:$v)>;
  def : Pat<(i32 movz_imm32:$v), (MOVWzi imm:$v)>;
  def : Pat<(i32 movn_imm32:$v), (MOVWni imm:$v)>;
}
def : Pat<(i32 imm:$v), (MOVKWi (MOVZWi (group0 imm:$v), 0), (group1 imm:$v), 16)>;
def : Pat<(i64 imm:$v), (MOVKXi (MOVKXi (MOVKXi (MOVZXi (group0 imm:$v), 0), (group1 imm:$v), 16),
                                        (group2 imm:$v), 32), (group3 imm:$v), 48)>;

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

def negated : SDNodeXForm<imm, [{ -Imm }]>;
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  def addsub_leaf#w.Bits : ImmLeaf<T, "isUInt<12>(Imm)">;
  def addsub_neg#w.Bits : ImmLeaf<T, "Imm < 0 && isUInt<12>(-Imm)">;
  def shift_count#w.Bits : ImmLeaf<T, "Imm > 0 && Imm < "#w.Bits>;
  def logical_leaf#w.Bits : ImmLeaf<T, !if(w.Sf, logical_imm64.MCOperandPredicate, "("#Doubled#")")>;
}
foreach w = Widths in {
  defvar T = !cast<ValueType>("i"#w.Bits);
  defvar zero = w.Zero;
  foreach op = [["add", "ADD"], ["sub", "SUB"], ["and", "AND"], ["or", "ORR"], ["xor", "EOR"]] in
    def : Pat<(!cast<SDNode>(op[0]) T:$a, T:$b), (!cast<Instruction>(op[1]#w.L#"rs") T:$a, T:$b, 0, 0)>;
  def : Pat<(add T:$a, (T !cast<ImmLeaf>("addsub_leaf"#w.Bits):$b)), (!cast<Instruction>("ADD"#w.L#"ri") T:$a, imm:$b, 0)>;
  def : Pat<(add T:$a, (T !cast<ImmLeaf>("addsub_neg"#w.Bits):$b)),
            (!cast<Instruction>("SUB"#w.L#"ri") T:$a, (negated imm:$b), 0)>;
  def : Pat<(mul T:$a, T:$b), (!cast<Instruction>("MADD"#w.L#"rrr") T:$a, T:$b, zero)>;
  def : Pat<(udiv T:$a, T:$b), (!cast<Instruction>("UDIV"#w.L#"r") T:$a, T:$b)>;
  def : Pat<(sdiv T:$a, T:$b), (!cast<Instruction>("SDIV"#w.L#"r") T:$a, T:$b)>;
  foreach op = [["shl", "LSLV"], ["srl", "LSRV"], ["sra", "ASRV"]] in
    def : Pat<(!cast<SDNode>(op[0]) T:$a, T:$n), (!cast<Instruction>(op[1]#w.L#"r") T:$a, T:$n)>;

  // ---- Conditions ---------------------------------------------------------------------------------------------------

  def : Pat<(a64_branch_if bb:$to, T:$a, T:$b, timm:$cc), (!cast<Instruction>("BRCC"#w.L#"r") bb:$to, T:$a, T:$b, timm:$cc)>;
  def : Pat<(a64_branch_if bb:$to, T:$a, (T !cast<ImmLeaf>("addsub_leaf"#w.Bits):$b), timm:$cc),
            (!cast<Instruction>("BRCC"#w.L#"i") bb:$to, T:$a, imm:$b, timm:$cc)>;
  foreach v = Widths in {
    defvar V = !cast<ValueType>("i"#v.Bits);
    def : Pat<(V (a64_select_if V:$otherwise, V:$then, T:$a, T:$b, timm:$cc)),
              (!cast<Instruction>("SELECT"#v.L#w.L#"r") V:$otherwise, V:$then, T:$a, T:$b, timm:$cc)>;
    def : Pat<(V (a64_select_if V:$otherwise, V:$then, T:$a, (T !cast<ImmLeaf>("addsub_leaf"#w.Bits):$b), timm:$cc)),
              (!cast<Instruction>("SELECT"#v.L#w.L#"i") V:$otherwise, V:$then, T:$a, imm:$b, timm:$cc)>;
  }
}
def : Pat<(br bb:$to), (B bb:$to)>;

// ---- Widths ---------------------------------------------------------------------------------------------------------

def : Pat<(i64 (sext i32:$a)), (SXTWXr i32:$a)>;
def : Pat<(i64 (zext i32:$a)), (SUBREG_TO_REG (i64 0), (ORRWrs WZR, i32:$a, 0, 0), sub_32)>;
def : Pat<(i64 (anyext i32:$a)), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), i32:$a, sub_32)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG i64:$a, sub_32)>;
def : Pat<(i32 (sext_inreg i32:$a, i8)), (SBFMWri i32:$a, 0, 7)>;
def : Pat<(i32 (sext_inreg i32:$a, i16)), (SBFMWri i32:$a, 0, 15)>;
def : Pat<(i64 (sext_inreg i64:$a, i8)), (SBFMXri i64:$a, 0, 7)>;
def : Pat<(i64 (sext_inreg i64:$a, i16)), (SBFMXri i64:$a, 0, 15)>;
def : Pat<(i64 (sext_inreg i64:$a, i32)), (SBFMXri i64:$a, 0, 31)>;

// ---- Memory ---------------------------------------------------------------------------------------------------------

multiclass LoadPat<ValueType T, PatFrag load, string name, string unscaled, int width> {
  let AddedComplexity = 1 in
  def : Pat<(T (load !cast<ComplexPattern>("am_indexed"#width):$from)),
            (!cast<Instruction>(name#"ui") !cast<ComplexPattern>("am_indexed"#width):$from)>;
  def : Pat<(T (load am_unscaled:$from)), (!cast<Instruction>(unscaled#"i") am_unscaled:$from)>;
}
multiclass StorePat<ValueType T, PatFrag store, string name, string unscaled, int width> {
  let AddedComplexity = 1 in
  def : Pat<(store T:$v, !cast<ComplexPattern>("am_indexed"#width):$to),
            (!cast<Instruction>(name#"ui") T:$v, !cast<ComplexPattern>("am_indexed"#width):$to)>;
  def : Pat<(store T:$v, am_unscaled:$to), (!cast<Instruction>(unscaled#"i") T:$v, am_unscaled:$to)>;
}
defm : LoadPat<i32, load, "LDRW", "LDURW", 32>;
defm : LoadPat<i64, load, "LDRX", "LDURX", 64>;
defm : LoadPat<i32, zextloadi8, "LDRBB", "LDURBB", 8>;
defm : LoadPat<i32, extloadi8, "LDRBB", "LDURBB", 8>;
defm : LoadPat<i32, sextloadi8, "LDRSBW", "LDURSBW", 8>;
defm : LoadPat<i64, sextloadi8, "LDRSBX", "LDURSBX", 8>;
defm : LoadPat<i32, zextloadi16, "LDRHH", "LDURHH", 16>;
defm : LoadPat<i32, extloadi16, "LDRHH", "LDURHH", 16>;
defm : LoadPat<i32, sextloadi16, "LDRSHW", "LDURSHW", 16>;
defm : LoadPat<i64, sextloadi16, "LDRSHX", "LDURSHX", 16>;
defm : LoadPat<i64, sextloadi32, "LDRSW", "LDURSW", 32>;
defm : StorePat<i32, store, "STRW", "STURW", 32>;
defm : StorePat<i64, store, "STRX", "STURX", 64>;
defm : StorePat<i32, truncstorei8, "STRBB", "STURBB", 8>;
defm : StorePat<i32, truncstorei16, "STRHH", "STURHH", 16>;

// ---- Floating point -------------------------------------------------------------------------------------------------

foreach t = [Single, Double] in {
  defvar T = !if(!eq(t.L, "S"), f32, f64);
  foreach op = [["fadd", "FADD"], ["fsub", "FSUB"], ["fmul", "FMUL"], ["fdiv", "FDIV"]] in
    def : Pat<(T (!cast<SDNode>(op[0]) T:$a, T:$b)), (!cast<Instruction>(op[1]#t.L#"rr") T:$a, T:$b)>;
  foreach op = [["fneg", "FNEG"], ["fabs", "FABS"], ["fsqrt", "FSQRT"]] in
    def : Pat<(T (!cast<SDNode>(op[0]) T:$a)), (!cast<Instruction>(op[1]#t.L#"r") T:$a)>;
  foreach w = Widths in {
    defvar I = !cast<ValueType>("i"#w.Bits);
    def : Pat<(T (sint_to_fp I:$a)), (!cast<Instruction>("SCVTFU"#w.L#t.L#"ri") I:$a)>;
    def : Pat<(T (uint_to_fp I:$a)), (!cast<Instruction>("UCVTFU"#w.L#t.L#"ri") I:$a)>;
    def : Pat<(I (fp_to_sint T:$a)), (!cast<Instruction>("FCVTZSU"#w.L#t.L#"r") T:$a)>;
    def : Pat<(I (fp_to_uint T:$a)), (!cast<Instruction>("FCVTZUU"#w.L#t.L#"r") T:$a)>;
  }
}
def : Pat<(f64 (fpextend f32:$a)), (FCVTDSr f32:$a)>;
def : Pat<(f32 (fpround f64:$a)), (FCVTSDr f64:$a)>;
def : Pat<(i32 (bitconvert f32:$a)), (FMOVSWr f32:$a)>;
def : Pat<(f32 (bitconvert i32:$a)), (FMOVWSr i32:$a)>;
def : Pat<(i64 (bitconvert f64:$a)), (FMOVDXr f64:$a)>;
def : Pat<(f64 (bitconvert i64:$a)), (FMOVXDr i64:$a)>;
defm : LoadPat<f32, load, "LDRS", "LDURS", 32>;
defm : LoadPat<f64, load, "LDRD", "LDURD", 64>;
defm : StorePat<f32, store, "STRS", "STURS", 32>;
defm : StorePat<f64, store, "STRD", "STURD", 64>;

// ---- Calls and addresses --------------------------------------------------------------------------------------------

def : Pat<(a64_call tglobaladdr:$callee), (BL tglobaladdr:$callee)>;
def : Pat<(a64_call texternalsym:$callee), (BL texternalsym:$callee)>;
def : Pat<(a64_call i64:$callee), (BLR i64:$callee)>;
def : Pat<(a64_ret), (RET LR)>;
def : Pat<(a64_address tglobaladdr:$s), (MOVaddr tglobaladdr:$s)>;
def : Pat<(a64_address texternalsym:$s), (MOVaddr texternalsym:$s)>;
