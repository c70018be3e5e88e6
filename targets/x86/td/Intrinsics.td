// Intrinsic functions of x86 (`llvm.x86.…`) and the instructions that they are. Names and types are those that clang's
// headers lead to; a family of names is a line.
//
// Sources: Intel's Software Developer's Manual, volume 2, for what an instruction does with its operands; Intel's
// Intrinsics Guide for which intrinsic is which instruction.

// An intrinsic that only computes, unless properties say otherwise.
class X86Intrinsic<list<ValueType> results, list<ValueType> params, list<IntrinsicProperty> properties = [IntrNoMem]>
    : Intrinsic<!foreach(ty, results, LLVMType<ty>), !foreach(ty, params, LLVMType<ty>), properties> {
  let TargetPrefix = "x86";
  let isTarget = true;
  // Of the patterns in a family that is defined with the intrinsic.
  list<Predicate> Predicates = [];
}

// Pointers, by mode.
class PointerIn<Predicate mode, RegisterClass rc> {
  Predicate Mode = mode;
  RegisterClass RC = rc;
}
defvar Pointers = [PointerIn<In64BitMode, GR64>, PointerIn<Not64BitMode, GR32>];

// ---- Shapes ---------------------------------------------------------------------------------------------------------
// `name` is the intrinsic's, after `llvm.x86.`; `inst` the instruction without what its operands add to it. Legacy
// instructions want their memory operands aligned, so only VEX forms take them here.

// dst = op(a, b), one instruction.
multiclass Op2<string name, string inst, RegisterClass rc, ValueType to, ValueType a, ValueType b,
               RegisterClass rc2 = rc, string form = "rr"> {
  def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (a rc:$a), (b rc2:$b))),
            (!cast<Instruction>(inst#form) rc:$a, rc2:$b)>;
}
multiclass Op2Memory<string name, string inst, RegisterClass rc, ValueType to, ValueType a, ValueType b> {
  def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (a rc:$a), (b (load addr:$b)))),
            (!cast<Instruction>(inst#"rm") rc:$a, addr:$b)>;
}

// 128 bits: with and without VEX, which is taken where there is a choice.
multiclass Packed<string name, string inst, ValueType to, ValueType a = to, ValueType b = a> {
  def int_x86_#name : X86Intrinsic<[to], [a, b]>;
  defm "" : Op2<name, inst, VR128, to, a, b>;
  let AddedComplexity = 1 in {
    defm "" : Op2<name, "V"#inst, VR128, to, a, b>;
    defm "" : Op2Memory<name, "V"#inst, VR128, to, a, b>;
  }
}

// 256 bits.
multiclass PackedY<string name, string inst, ValueType to, ValueType a = to, ValueType b = a> {
  def int_x86_#name : X86Intrinsic<[to], [a, b]>;
  defm "" : Op2<name, "V"#inst#"Y", VR256, to, a, b>;
  defm "" : Op2Memory<name, "V"#inst#"Y", VR256, to, a, b>;
}

// On the lowest element; the others are those of the first operand.
multiclass Lowest<string name, string inst, ValueType ty> {
  def int_x86_#name : X86Intrinsic<[ty], [ty, ty]>;
  defm "" : Op2<name, inst, VR128, ty, ty, ty, VR128, "rr_Int">;
  let AddedComplexity = 1 in
  defm "" : Op2<name, "V"#inst, VR128, ty, ty, ty, VR128, "rr_Int">;
}

// dst = op(a). `end` is the form.
multiclass Op1<string name, string inst, RegisterClass rc, ValueType to, ValueType a> {
  def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (a rc:$a))), (!cast<Instruction>(inst) rc:$a)>;
}
multiclass Unary<string name, string inst, ValueType to, ValueType a = to, string end = "rr"> {
  def int_x86_#name : X86Intrinsic<[to], [a]>;
  defm "" : Op1<name, inst#end, VR128, to, a>;
  let AddedComplexity = 1 in
  defm "" : Op1<name, "V"#inst#end, VR128, to, a>;
}
multiclass UnaryY<string name, string inst, ValueType to, ValueType a = to, string end = "rr"> {
  def int_x86_#name : X86Intrinsic<[to], [a]>;
  defm "" : Op1<name, "V"#inst#"Y"#end, VR256, to, a>;
}

// dst = op(a, number) and dst = op(a, b, number).
multiclass Imm1<string name, string inst, RegisterClass rc, ValueType to, ValueType a, ValueType number> {
  def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (a rc:$a), (number timm:$n))),
            (!cast<Instruction>(inst) rc:$a, (i8 timm:$n))>;
}
multiclass Imm2<string name, string inst, RegisterClass rc, ValueType to, ValueType a, ValueType number> {
  def : Pat<(to (!cast<Intrinsic>("int_x86_"#name) (a rc:$a), (a rc:$b), (number timm:$n))),
            (!cast<Instruction>(inst) rc:$a, rc:$b, (i8 timm:$n))>;
}
multiclass UnaryImm<string name, string inst, ValueType to, ValueType a, ValueType number> {
  def int_x86_#name : X86Intrinsic<[to], [a, number], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
  defm "" : Imm1<name, inst, VR128, to, a, number>;
  let AddedComplexity = 1 in
  defm "" : Imm1<name, "V"#inst, VR128, to, a, number>;
}
multiclass UnaryImmY<string name, string inst, ValueType to, ValueType a, ValueType number> {
  def int_x86_#name : X86Intrinsic<[to], [a, number], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
  defm "" : Imm1<name, inst, VR256, to, a, number>;
}
multiclass PackedImm<string name, string inst, ValueType to, ValueType a, ValueType number, string form = "rri"> {
  def int_x86_#name : X86Intrinsic<[to], [a, a, number], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
  defm "" : Imm2<name, inst#form, VR128, to, a, number>;
  let AddedComplexity = 1 in
  defm "" : Imm2<name, "V"#inst#form, VR128, to, a, number>;
}
multiclass PackedImmY<string name, string inst, ValueType to, ValueType a, ValueType number> {
  def int_x86_#name : X86Intrinsic<[to], [a, a, number], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
  defm "" : Imm2<name, "V"#inst#"Yrri", VR256, to, a, number>;
}

// ---- Integer arithmetic ---------------------------------------------------------------------------------------------

// An operation on 128 bits, and on 256 with AVX2: the level of the first, its name, and what follows the name there.
multiclass Integer<string level, string name, string inst, ValueType to, ValueType to256, ValueType a = to,
                   ValueType a256 = to256, string after = ""> {
  defm "" : Packed<level#"_"#name#after, inst, to, a>;
  defm "" : PackedY<"avx2_"#name, inst, to256, a256>;
}
defm "" : Integer<"sse2", "pmulh_w", "PMULHW", v8i16, v16i16>;
defm "" : Integer<"sse2", "pmulhu_w", "PMULHUW", v8i16, v16i16>;
defm "" : Integer<"sse2", "pmadd_wd", "PMADDWD", v4i32, v8i32, v8i16, v16i16>;
defm "" : Integer<"sse2", "pavg_b", "PAVGB", v16i8, v32i8>;
defm "" : Integer<"sse2", "pavg_w", "PAVGW", v8i16, v16i16>;
defm "" : Integer<"sse2", "psad_bw", "PSADBW", v2i64, v4i64, v16i8, v32i8>;
defm "" : Integer<"sse2", "packsswb", "PACKSSWB", v16i8, v32i8, v8i16, v16i16, "_128">;
defm "" : Integer<"sse2", "packssdw", "PACKSSDW", v8i16, v16i16, v4i32, v8i32, "_128">;
defm "" : Integer<"sse2", "packuswb", "PACKUSWB", v16i8, v32i8, v8i16, v16i16, "_128">;
defm "" : Integer<"sse41", "packusdw", "PACKUSDW", v8i16, v16i16, v4i32, v8i32>;
foreach op = ["phadd", "phsub"] in {
  defvar inst = !toupper(op);
  defm "" : Integer<"ssse3", op#"_w", inst#"W", v8i16, v16i16, v8i16, v16i16, "_128">;
  defm "" : Integer<"ssse3", op#"_d", inst#"D", v4i32, v8i32, v4i32, v8i32, "_128">;
  defm "" : Integer<"ssse3", op#"_sw", inst#"SW", v8i16, v16i16, v8i16, v16i16, "_128">;
}
defm "" : Integer<"ssse3", "pmadd_ub_sw", "PMADDUBSW", v8i16, v16i16, v16i8, v32i8, "_128">;
defm "" : Integer<"ssse3", "pmul_hr_sw", "PMULHRSW", v8i16, v16i16, v8i16, v16i16, "_128">;
defm "" : Integer<"ssse3", "pshuf_b", "PSHUFB", v16i8, v32i8, v16i8, v32i8, "_128">;
defm "" : Integer<"ssse3", "psign_b", "PSIGNB", v16i8, v32i8, v16i8, v32i8, "_128">;
defm "" : Integer<"ssse3", "psign_w", "PSIGNW", v8i16, v16i16, v8i16, v16i16, "_128">;
defm "" : Integer<"ssse3", "psign_d", "PSIGND", v4i32, v8i32, v4i32, v8i32, "_128">;
defm "" : Unary<"sse41_phminposuw", "PHMINPOSUW", v8i16>;
defm "" : PackedImm<"sse41_mpsadbw", "MPSADBW", v8i16, v16i8, i8>;
defm "" : PackedImmY<"avx2_mpsadbw", "MPSADBW", v16i16, v32i8, i8>;

// Shifts of all elements: by the low half of a vector, or by a number, which need not be a constant.
multiclass Shift<string name, string inst, ValueType ty, ValueType ty256> {
  def int_x86_sse2_#name : X86Intrinsic<[ty], [ty, ty]>;
  def int_x86_avx2_#name : X86Intrinsic<[ty256], [ty256, ty]>;
  defm "" : Op2<"sse2_"#name, inst, VR128, ty, ty, ty>;
  defm "" : Op2<"sse2_"#name, "V"#inst, VR128, ty, ty, ty>;
  defm "" : Op2<"avx2_"#name, "V"#inst#"Y", VR256, ty256, ty256, ty, VR128>;
}
// A greater number than the instruction has bits for is one in a register.
def shiftCount : ImmLeaf<i32, [{ return isUInt<8>(Imm); }]>;
multiclass ShiftByNumber<string name, string inst, ValueType ty, ValueType ty256> {
  def int_x86_sse2_#name : X86Intrinsic<[ty], [ty, i32]>;
  def int_x86_avx2_#name : X86Intrinsic<[ty256], [ty256, i32]>;
  foreach prefix = ["", "V"] in {
    defvar move = !cast<Instruction>(prefix#"MOVDI2PDIrr");
    defvar f = !cast<Intrinsic>("int_x86_sse2_"#name);
    def : Pat<(ty (f (ty VR128:$a), (i32 shiftCount:$n))),
              (!cast<Instruction>(prefix#inst#"ri") VR128:$a, (i8 imm:$n))>;
    def : Pat<(ty (f (ty VR128:$a), GR32:$n)), (!cast<Instruction>(prefix#inst#"rr") VR128:$a, (ty (move GR32:$n)))>;
  }
  defvar g = !cast<Intrinsic>("int_x86_avx2_"#name);
  def : Pat<(ty256 (g (ty256 VR256:$a), (i32 shiftCount:$n))),
            (!cast<Instruction>("V"#inst#"Yri") VR256:$a, (i8 imm:$n))>;
  def : Pat<(ty256 (g (ty256 VR256:$a), GR32:$n)),
            (!cast<Instruction>("V"#inst#"Yrr") VR256:$a, (ty (VMOVDI2PDIrr GR32:$n)))>;
}
foreach op = ["psll", "psrl", "psra"] in {
  defvar inst = !toupper(op);
  defm "" : Shift<op#"_w", inst#"W", v8i16, v16i16>;
  defm "" : Shift<op#"_d", inst#"D", v4i32, v8i32>;
  defm "" : ShiftByNumber<op#"i_w", inst#"W", v8i16, v16i16>;
  defm "" : ShiftByNumber<op#"i_d", inst#"D", v4i32, v8i32>;
  if !ne(op, "psra") then {
    defm "" : Shift<op#"_q", inst#"Q", v2i64, v4i64>;
    defm "" : ShiftByNumber<op#"i_q", inst#"Q", v2i64, v4i64>;
  }
}

// Each element by an amount of its own.
multiclass ShiftEach<string name, string inst, ValueType ty, ValueType ty256> {
  def int_x86_avx2_#name : X86Intrinsic<[ty], [ty, ty]>;
  def int_x86_avx2_#name#_256 : X86Intrinsic<[ty256], [ty256, ty256]>;
  defm "" : Op2<"avx2_"#name, "V"#inst, VR128, ty, ty, ty>;
  defm "" : Op2<"avx2_"#name#"_256", "V"#inst#"Y", VR256, ty256, ty256, ty256>;
}
defm "" : ShiftEach<"psllv_d", "PSLLVD", v4i32, v8i32>;
defm "" : ShiftEach<"psllv_q", "PSLLVQ", v2i64, v4i64>;
defm "" : ShiftEach<"psrlv_d", "PSRLVD", v4i32, v8i32>;
defm "" : ShiftEach<"psrlv_q", "PSRLVQ", v2i64, v4i64>;
defm "" : ShiftEach<"psrav_d", "PSRAVD", v4i32, v8i32>;

// ---- Floating point -------------------------------------------------------------------------------------------------

foreach op = ["min", "max"] in {
  defvar inst = !toupper(op);
  defm "" : Packed<"sse_"#op#"_ps", inst#"PS", v4f32>;
  defm "" : Packed<"sse2_"#op#"_pd", inst#"PD", v2f64>;
  defm "" : PackedY<"avx_"#op#"_ps_256", inst#"PS", v8f32>;
  defm "" : PackedY<"avx_"#op#"_pd_256", inst#"PD", v4f64>;
  defm "" : Lowest<"sse_"#op#"_ss", inst#"SS", v4f32>;
  defm "" : Lowest<"sse2_"#op#"_sd", inst#"SD", v2f64>;
}
foreach op = ["addsub", "hadd", "hsub"] in {
  defvar inst = !toupper(op);
  defm "" : Packed<"sse3_"#op#"_ps", inst#"PS", v4f32>;
  defm "" : Packed<"sse3_"#op#"_pd", inst#"PD", v2f64>;
  defm "" : PackedY<"avx_"#op#"_ps_256", inst#"PS", v8f32>;
  defm "" : PackedY<"avx_"#op#"_pd_256", inst#"PD", v4f64>;
}
foreach op = ["rcp", "rsqrt"] in {
  defvar inst = !toupper(op);
  defm "" : Unary<"sse_"#op#"_ps", inst#"PS", v4f32, v4f32, "r">;
  defm "" : UnaryY<"avx_"#op#"_ps_256", inst#"PS", v8f32, v8f32, "r">;
  def int_x86_sse_#op#_ss : X86Intrinsic<[v4f32], [v4f32]>;
  foreach prefix = ["", "V"] in
    def : Pat<(v4f32 (!cast<Intrinsic>("int_x86_sse_"#op#"_ss") VR128:$a)),
              (!cast<Instruction>(prefix#inst#"SSr_Int") VR128:$a, VR128:$a)>;
}
defm "" : PackedImm<"sse_cmp_ps", "CMPPS", v4f32, v4f32, i8>;
defm "" : PackedImm<"sse2_cmp_pd", "CMPPD", v2f64, v2f64, i8>;
defm "" : PackedImmY<"avx_cmp_ps_256", "CMPPS", v8f32, v8f32, i8>;
defm "" : PackedImmY<"avx_cmp_pd_256", "CMPPD", v4f64, v4f64, i8>;
defm "" : PackedImm<"sse_cmp_ss", "CMPSS", v4f32, v4f32, i8, "rri_Int">;
defm "" : PackedImm<"sse2_cmp_sd", "CMPSD", v2f64, v2f64, i8, "rri_Int">;
defm "" : UnaryImm<"sse41_round_ps", "ROUNDPSri", v4f32, v4f32, i32>;
defm "" : UnaryImm<"sse41_round_pd", "ROUNDPDri", v2f64, v2f64, i32>;
defm "" : UnaryImmY<"avx_round_ps_256", "VROUNDPSYri", v8f32, v8f32, i32>;
defm "" : UnaryImmY<"avx_round_pd_256", "VROUNDPDYri", v4f64, v4f64, i32>;
defm "" : PackedImm<"sse41_round_ss", "ROUNDSS", v4f32, v4f32, i32, "ri_Int">;
defm "" : PackedImm<"sse41_round_sd", "ROUNDSD", v2f64, v2f64, i32, "ri_Int">;
defm "" : PackedImm<"sse41_insertps", "INSERTPS", v4f32, v4f32, i8>;
defm "" : PackedImm<"sse41_dpps", "DPPS", v4f32, v4f32, i8>;
defm "" : PackedImm<"sse41_dppd", "DPPD", v2f64, v2f64, i8>;
defm "" : PackedImmY<"avx_dp_ps_256", "DPPS", v8f32, v8f32, i8>;

// ---- Conversions ----------------------------------------------------------------------------------------------------

foreach t = ["", "t"] in {
  defvar inst = "CVT"#!toupper(t);
  defm "" : Unary<"sse2_cvt"#t#"ps2dq", inst#"PS2DQ", v4i32, v4f32>;
  defm "" : Unary<"sse2_cvt"#t#"pd2dq", inst#"PD2DQ", v4i32, v2f64>;
  defm "" : UnaryY<"avx_cvt"#t#"_ps2dq_256", inst#"PS2DQ", v8i32, v8f32>;
  defm "" : UnaryY<"avx_cvt"#t#"_pd2dq_256", inst#"PD2DQ", v4i32, v4f64>;
  defm "" : Unary<"sse_cvt"#t#"ss2si", inst#"SS2SI", i32, v4f32, "rr_Int">;
  defm "" : Unary<"sse_cvt"#t#"ss2si64", inst#"SS2SI64", i64, v4f32, "rr_Int">;
  defm "" : Unary<"sse2_cvt"#t#"sd2si", inst#"SD2SI", i32, v2f64, "rr_Int">;
  defm "" : Unary<"sse2_cvt"#t#"sd2si64", inst#"SD2SI64", i64, v2f64, "rr_Int">;
}
defm "" : Unary<"sse2_cvtpd2ps", "CVTPD2PS", v4f32, v2f64>;
defm "" : UnaryY<"avx_cvt_pd2_ps_256", "CVTPD2PS", v4f32, v4f64>;
def int_x86_sse2_cvtsd2ss : X86Intrinsic<[v4f32], [v4f32, v2f64]>;
foreach prefix = ["", "V"] in
  defm "" : Op2<"sse2_cvtsd2ss", prefix#"CVTSD2SS", VR128, v4f32, v4f32, v2f64, VR128, "rr_Int">;
def int_x86_vcvtps2ph_128 : X86Intrinsic<[v8i16], [v4f32, i32], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
def int_x86_vcvtps2ph_256 : X86Intrinsic<[v8i16], [v8f32, i32], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
defm "" : Imm1<"vcvtps2ph_128", "VCVTPS2PHrr", VR128, v8i16, v4f32, i32>;
defm "" : Imm1<"vcvtps2ph_256", "VCVTPS2PHYrr", VR256, v8i16, v8f32, i32>;

// ---- Signs and tests ------------------------------------------------------------------------------------------------

defm "" : Unary<"sse_movmsk_ps", "MOVMSKPS", i32, v4f32>;
defm "" : Unary<"sse2_movmsk_pd", "MOVMSKPD", i32, v2f64>;
defm "" : Unary<"sse2_pmovmskb_128", "PMOVMSKB", i32, v16i8>;
defm "" : UnaryY<"avx_movmsk_ps_256", "MOVMSKPS", i32, v8f32>;
defm "" : UnaryY<"avx_movmsk_pd_256", "MOVMSKPD", i32, v4f64>;
defm "" : UnaryY<"avx2_pmovmskb", "PMOVMSKB", i32, v32i8>;

// 1 if the flags that an instruction sets are so. The numbers are those of conditions in instructions.
class FlagTest<string name, int condition> {
  string Name = name;
  int Condition = condition;
}
defvar BitTests = [FlagTest<"z", 4>, FlagTest<"c", 2>, FlagTest<"nzc", 7>];
multiclass Test<string name, string inst, RegisterClass rc, ValueType ty, int condition> {
  def : Pat<(i32 (!cast<Intrinsic>("int_x86_"#name) (ty rc:$a), (ty rc:$b))),
            (MOVZX32rr8 (i8 (SETCCr condition, (!cast<Instruction>(inst#"rr") rc:$a, rc:$b))))>;
}
foreach t = BitTests in {
  def int_x86_sse41_ptest#t.Name : X86Intrinsic<[i32], [v2i64, v2i64]>;
  def int_x86_avx_ptest#t.Name#_256 : X86Intrinsic<[i32], [v4i64, v4i64]>;
  defm "" : Test<"sse41_ptest"#t.Name, "PTEST", VR128, v2i64, t.Condition>;
  let AddedComplexity = 1 in
  defm "" : Test<"sse41_ptest"#t.Name, "VPTEST", VR128, v2i64, t.Condition>;
  defm "" : Test<"avx_ptest"#t.Name#"_256", "VPTESTY", VR256, v4i64, t.Condition>;
  def int_x86_avx_vtest#t.Name#_ps : X86Intrinsic<[i32], [v4f32, v4f32]>;
  def int_x86_avx_vtest#t.Name#_pd : X86Intrinsic<[i32], [v2f64, v2f64]>;
  def int_x86_avx_vtest#t.Name#_ps_256 : X86Intrinsic<[i32], [v8f32, v8f32]>;
  def int_x86_avx_vtest#t.Name#_pd_256 : X86Intrinsic<[i32], [v4f64, v4f64]>;
  defm "" : Test<"avx_vtest"#t.Name#"_ps", "VTESTPS", VR128, v4f32, t.Condition>;
  defm "" : Test<"avx_vtest"#t.Name#"_pd", "VTESTPD", VR128, v2f64, t.Condition>;
  defm "" : Test<"avx_vtest"#t.Name#"_ps_256", "VTESTPSY", VR256, v8f32, t.Condition>;
  defm "" : Test<"avx_vtest"#t.Name#"_pd_256", "VTESTPDY", VR256, v4f64, t.Condition>;
}

// Comparisons of the lowest elements. Less is greater the other way round; equal is also not unordered.
class LowestTest<string name, string inst, ValueType vector, ValueType number, RegisterClass rc, bit swapped = false> {
  defvar a = (number (COPY_TO_REGCLASS (vector VR128:$a), rc));
  defvar b = (number (COPY_TO_REGCLASS (vector VR128:$b), rc));
  dag Source = (i32 (!cast<Intrinsic>("int_x86_"#name) (vector VR128:$a), (vector VR128:$b)));
  dag Flags = !if(swapped, (!cast<Instruction>(inst#"rr") b, a), (!cast<Instruction>(inst#"rr") a, b));
}
multiclass CompareLowest<string stem, string type, string inst, ValueType vector, ValueType number, RegisterClass rc> {
  foreach op = ["eq", "neq", "lt", "le", "gt", "ge"] in
    def int_x86_#stem#op#type : X86Intrinsic<[i32], [vector, vector]>;
  foreach form = ["", "V"] in
    let AddedComplexity = !if(!empty(form), 0, 1) in {
      foreach t = [FlagTest<"gt", 7>, FlagTest<"ge", 3>, FlagTest<"lt", 7>, FlagTest<"le", 3>] in {
        defvar swapped = !eq(!substr(t.Name, 0, 1), "l");
        defvar of = LowestTest<stem#t.Name#type, form#inst, vector, number, rc, swapped>;
        def : Pat<of.Source, (MOVZX32rr8 (i8 (SETCCr t.Condition, of.Flags)))>;
      }
      defvar eq = LowestTest<stem#"eq"#type, form#inst, vector, number, rc>;
      def : Pat<eq.Source, (MOVZX32rr8 (i8 (AND8rr (i8 (SETCCr 4, eq.Flags)), (i8 (SETCCr 11, eq.Flags)))))>;
      defvar neq = LowestTest<stem#"neq"#type, form#inst, vector, number, rc>;
      def : Pat<neq.Source, (MOVZX32rr8 (i8 (OR8rr (i8 (SETCCr 5, neq.Flags)), (i8 (SETCCr 10, neq.Flags)))))>;
    }
}
foreach op = ["comi", "ucomi"] in {
  defm "" : CompareLowest<"sse_"#op, "_ss", !toupper(op)#"SS", v4f32, f32, FR32>;
  defm "" : CompareLowest<"sse2_"#op, "_sd", !toupper(op)#"SD", v2f64, f64, FR64>;
}

// ---- Choices and orders ---------------------------------------------------------------------------------------------

// The legacy form has its mask in a fixed register.
multiclass Blend<string name, string name256, string inst, ValueType ty, ValueType ty256> {
  def int_x86_#name : X86Intrinsic<[ty], [ty, ty, ty]>;
  defvar f = !cast<Intrinsic>("int_x86_"#name);
  def int_x86_#name256 : X86Intrinsic<[ty256], [ty256, ty256, ty256]>;
  def : Pat<(ty (f (ty VR128:$a), (ty VR128:$b), XMM0)), (!cast<Instruction>(inst#"rr0") VR128:$a, VR128:$b)>;
  def : Pat<(ty (f (ty VR128:$a), (ty VR128:$b), (ty VR128:$m))),
            (!cast<Instruction>("V"#inst#"rrr") VR128:$a, VR128:$b, VR128:$m)>;
  def : Pat<(ty256 (!cast<Intrinsic>("int_x86_"#name256) (ty256 VR256:$a), (ty256 VR256:$b), (ty256 VR256:$m))),
            (!cast<Instruction>("V"#inst#"Yrrr") VR256:$a, VR256:$b, VR256:$m)>;
}
defm "" : Blend<"sse41_pblendvb", "avx2_pblendvb", "PBLENDVB", v16i8, v32i8>;
defm "" : Blend<"sse41_blendvps", "avx_blendv_ps_256", "BLENDVPS", v4f32, v8f32>;
defm "" : Blend<"sse41_blendvpd", "avx_blendv_pd_256", "BLENDVPD", v2f64, v4f64>;

multiclass Vex2<string name, string inst, RegisterClass rc, ValueType ty, ValueType order> {
  def int_x86_#name : X86Intrinsic<[ty], [ty, order]>;
  defm "" : Op2<name, inst, rc, ty, ty, order>;
}
defm "" : Vex2<"avx_vpermilvar_ps", "VPERMILPS", VR128, v4f32, v4i32>;
defm "" : Vex2<"avx_vpermilvar_pd", "VPERMILPD", VR128, v2f64, v2i64>;
defm "" : Vex2<"avx_vpermilvar_ps_256", "VPERMILPSY", VR256, v8f32, v8i32>;
defm "" : Vex2<"avx_vpermilvar_pd_256", "VPERMILPDY", VR256, v4f64, v4i64>;
// Instructions have the order first.
def int_x86_avx2_permd : X86Intrinsic<[v8i32], [v8i32, v8i32]>;
def int_x86_avx2_permps : X86Intrinsic<[v8f32], [v8f32, v8i32]>;
def : Pat<(v8i32 (int_x86_avx2_permd VR256:$a, VR256:$order)), (VPERMDYrr VR256:$order, VR256:$a)>;
def : Pat<(v8f32 (int_x86_avx2_permps VR256:$a, VR256:$order)), (VPERMPSYrr VR256:$order, VR256:$a)>;

// ---- Memory under a mask --------------------------------------------------------------------------------------------

multiclass Masked<string load, string store, string inst, RegisterClass rc, ValueType ty, ValueType mask> {
  def int_x86_#load : X86Intrinsic<[ty], [iPTR, mask], [IntrReadMem, IntrArgMemOnly]>;
  def int_x86_#store : X86Intrinsic<[], [iPTR, mask, ty], [IntrWriteMem, IntrArgMemOnly]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_"#load) addr:$p, (mask rc:$m))), (!cast<Instruction>(inst#"rm") rc:$m, addr:$p)>;
  def : Pat<(!cast<Intrinsic>("int_x86_"#store) addr:$p, (mask rc:$m), (ty rc:$a)),
            (!cast<Instruction>(inst#"mr") addr:$p, rc:$m, rc:$a)>;
}
foreach t = ["ps", "pd"] in {
  defvar inst = "VMASKMOV"#!toupper(t);
  defvar m = "avx_mask";
  defm "" : Masked<m#"load_"#t, m#"store_"#t, inst, VR128, !if(!eq(t, "ps"), v4f32, v2f64), !if(!eq(t, "ps"), v4i32, v2i64)>;
  defm "" : Masked<m#"load_"#t#"_256", m#"store_"#t#"_256", inst#"Y", VR256, !if(!eq(t, "ps"), v8f32, v4f64),
                   !if(!eq(t, "ps"), v8i32, v4i64)>;
}
foreach t = ["d", "q"] in {
  defvar inst = "VPMASKMOV"#!toupper(t);
  defvar m = "avx2_mask";
  defvar ty = !if(!eq(t, "d"), v4i32, v2i64);
  defvar ty256 = !if(!eq(t, "d"), v8i32, v4i64);
  defm "" : Masked<m#"load_"#t, m#"store_"#t, inst, VR128, ty, ty>;
  defm "" : Masked<m#"load_"#t#"_256", m#"store_"#t#"_256", inst#"Y", VR256, ty256, ty256>;
}
// Elements of a vector, each from its own place, where the mask says so.
multiclass Gathering<string name, string inst, RegisterClass rc, ValueType ty, RegisterClass indices, ValueType index> {
  def int_x86_avx2_gather_#name : X86Intrinsic<[ty], [ty, iPTR, index, ty, i8], [IntrReadMem, ImmArg<ArgIndex<4>>]>;
  foreach m = Pointers in
    let Predicates = [HasAVX2, m.Mode] in
    def : Pat<(ty (!cast<Intrinsic>("int_x86_avx2_gather_"#name) (ty rc:$src), m.RC:$base, (index indices:$index),
                                                                 (ty rc:$mask), (i8 timm:$scale))),
              (!cast<Instruction>(inst) rc:$src, m.RC:$base, timm:$scale, indices:$index, 0, zero_reg, rc:$mask)>;
}
defm "" : Gathering<"d_pd", "VGATHERDPDrm", VR128, v2f64, VR128, v4i32>;
defm "" : Gathering<"d_pd_256", "VGATHERDPDYrm", VR256, v4f64, VR128, v4i32>;
defm "" : Gathering<"q_pd", "VGATHERQPDrm", VR128, v2f64, VR128, v2i64>;
defm "" : Gathering<"q_pd_256", "VGATHERQPDYrm", VR256, v4f64, VR256, v4i64>;
defm "" : Gathering<"d_ps", "VGATHERDPSrm", VR128, v4f32, VR128, v4i32>;
defm "" : Gathering<"d_ps_256", "VGATHERDPSYrm", VR256, v8f32, VR256, v8i32>;
defm "" : Gathering<"q_ps", "VGATHERQPSrm", VR128, v4f32, VR128, v2i64>;
defm "" : Gathering<"q_ps_256", "VGATHERQPSYrm", VR128, v4f32, VR256, v4i64>;
defm "" : Gathering<"d_q", "VPGATHERDQrm", VR128, v2i64, VR128, v4i32>;
defm "" : Gathering<"d_q_256", "VPGATHERDQYrm", VR256, v4i64, VR128, v4i32>;
defm "" : Gathering<"q_q", "VPGATHERQQrm", VR128, v2i64, VR128, v2i64>;
defm "" : Gathering<"q_q_256", "VPGATHERQQYrm", VR256, v4i64, VR256, v4i64>;
defm "" : Gathering<"d_d", "VPGATHERDDrm", VR128, v4i32, VR128, v4i32>;
defm "" : Gathering<"d_d_256", "VPGATHERDDYrm", VR256, v8i32, VR256, v8i32>;
defm "" : Gathering<"q_d", "VPGATHERQDrm", VR128, v4i32, VR128, v2i64>;
defm "" : Gathering<"q_d_256", "VPGATHERQDYrm", VR128, v4i32, VR256, v4i64>;

def int_x86_sse3_ldu_dq : X86Intrinsic<[v16i8], [iPTR], [IntrReadMem, IntrArgMemOnly]>;
def : Pat<(v16i8 (int_x86_sse3_ldu_dq addr:$p)), (LDDQUrm addr:$p)>;
def : Pat<(v16i8 (int_x86_sse3_ldu_dq addr:$p)), (VLDDQUrm addr:$p)>;
def int_x86_avx_ldu_dq_256 : X86Intrinsic<[v32i8], [iPTR], [IntrReadMem, IntrArgMemOnly]>;
def : Pat<(v32i8 (int_x86_avx_ldu_dq_256 addr:$p)), (VLDDQUYrm addr:$p)>;

// ---- Ciphers, hashes, sums ------------------------------------------------------------------------------------------

foreach op = ["aesenc", "aesenclast", "aesdec", "aesdeclast"] in {
  defm "" : Packed<"aesni_"#op, !toupper(op), v2i64>;
  defm "" : PackedY<"aesni_"#op#"_256", !toupper(op), v4i64>;
}
defm "" : Unary<"aesni_aesimc", "AESIMC", v2i64>;
defm "" : UnaryImm<"aesni_aeskeygenassist", "AESKEYGENASSISTrri", v2i64, v2i64, i8>;
defm "" : PackedImm<"pclmulqdq", "PCLMULQDQ", v2i64, v2i64, i8>;
defm "" : PackedImmY<"pclmulqdq_256", "PCLMULQDQ", v4i64, v4i64, i8>;
defm "" : Packed<"vgf2p8mulb_128", "GF2P8MULB", v16i8>;
defm "" : PackedY<"vgf2p8mulb_256", "GF2P8MULB", v32i8>;
foreach op = ["vgf2p8affineqb", "vgf2p8affineinvqb"] in {
  defvar inst = !substr(!toupper(op), 1);
  defm "" : PackedImm<op#"_128", inst, v16i8, v16i8, i8>;
  defm "" : PackedImmY<op#"_256", inst, v32i8, v32i8, i8>;
}
foreach op = ["sha1nexte", "sha1msg1", "sha1msg2", "sha256msg1", "sha256msg2"] in {
  def int_x86_#op : X86Intrinsic<[v4i32], [v4i32, v4i32]>;
  defm "" : Op2<op, !toupper(op), VR128, v4i32, v4i32, v4i32>;
}
def int_x86_sha1rnds4 : X86Intrinsic<[v4i32], [v4i32, v4i32, i8], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
defm "" : Imm2<"sha1rnds4", "SHA1RNDS4rri", VR128, v4i32, v4i32, i8>;
def int_x86_sha256rnds2 : X86Intrinsic<[v4i32], [v4i32, v4i32, v4i32]>;
def : Pat<(v4i32 (int_x86_sha256rnds2 VR128:$a, VR128:$b, XMM0)), (SHA256RNDS2rr VR128:$a, VR128:$b)>;

class CrcOp<string name, ValueType sum, RegisterClass sum_rc, ValueType data, RegisterClass rc, string inst> {
  string Name = name;
  ValueType Sum = sum;
  RegisterClass SumRC = sum_rc;
  ValueType Data = data;
  RegisterClass RC = rc;
  string Inst = inst;
}
foreach c = [CrcOp<"32_8", i32, GR32, i8, GR8, "r32r8">, CrcOp<"32_16", i32, GR32, i16, GR16, "r32r16">,
             CrcOp<"32_32", i32, GR32, i32, GR32, "r32r32">, CrcOp<"64_64", i64, GR64, i64, GR64, "r64r64">] in {
  def int_x86_sse42_crc32_#c.Name : X86Intrinsic<[c.Sum], [c.Sum, c.Data]>;
  def : Pat<(c.Sum (!cast<Intrinsic>("int_x86_sse42_crc32_"#c.Name) c.SumRC:$a, c.RC:$b)),
            (!cast<Instruction>("CRC32"#c.Inst) c.SumRC:$a, c.RC:$b)>;
}

// ---- Strings --------------------------------------------------------------------------------------------------------

def int_x86_sse42_pcmpistri128 : X86Intrinsic<[i32], [v16i8, v16i8, i8], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
def int_x86_sse42_pcmpistrm128 : X86Intrinsic<[v16i8], [v16i8, v16i8, i8], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
def int_x86_sse42_pcmpestri128
    : X86Intrinsic<[i32], [v16i8, i32, v16i8, i32, i8], [IntrNoMem, ImmArg<ArgIndex<4>>]>;
def int_x86_sse42_pcmpestrm128
    : X86Intrinsic<[v16i8], [v16i8, i32, v16i8, i32, i8], [IntrNoMem, ImmArg<ArgIndex<4>>]>;
// The index is in ECX, the mask in XMM0; explicit lengths come in EAX and EDX.
foreach form = ["", "V"] in {
  def : Pat<(i32 (!cast<Intrinsic>("int_x86_sse42_pcmpistri128") (v16i8 VR128:$a), (v16i8 VR128:$b), (i8 timm:$how))),
            (!cast<Instruction>(form#"PCMPISTRIrri") VR128:$a, VR128:$b, timm:$how)>;
  def : Pat<(v16i8 (!cast<Intrinsic>("int_x86_sse42_pcmpistrm128") (v16i8 VR128:$a), (v16i8 VR128:$b), (i8 timm:$how))),
            (!cast<Instruction>(form#"PCMPISTRMrri") VR128:$a, VR128:$b, timm:$how)>;
  def : Pat<(i32 (!cast<Intrinsic>("int_x86_sse42_pcmpestri128") (v16i8 VR128:$a), EAX, (v16i8 VR128:$b), EDX,
                                                                 (i8 timm:$how))),
            (!cast<Instruction>(form#"PCMPESTRIrri") VR128:$a, VR128:$b, timm:$how)>;
  def : Pat<(v16i8 (!cast<Intrinsic>("int_x86_sse42_pcmpestrm128") (v16i8 VR128:$a), EAX, (v16i8 VR128:$b), EDX,
                                                                   (i8 timm:$how))),
            (!cast<Instruction>(form#"PCMPESTRMrri") VR128:$a, VR128:$b, timm:$how)>;
}

// ---- Integers -------------------------------------------------------------------------------------------------------

foreach w = [32, 64] in {
  defvar ty = !cast<ValueType>("i"#w);
  defvar rc = !cast<RegisterClass>("GR"#w);
  foreach op = ["bextr", "bzhi", "pdep", "pext"] in {
    def int_x86_bmi_#op#_#w : X86Intrinsic<[ty], [ty, ty]>;
    def : Pat<(ty (!cast<Intrinsic>("int_x86_bmi_"#op#"_"#w) rc:$a, rc:$b)),
              (!cast<Instruction>(!toupper(op)#w#"rr") rc:$a, rc:$b)>;
  }
  // Carry in, carry out: a byte that is 0 or not.
  foreach op = [["addcarry", "ADC"], ["subborrow", "SBB"]] in {
    def int_x86_#op[0]#_#w : X86Intrinsic<[i8, ty], [i8, ty, ty]>;
    let Constraints = "$in = $out, $a = $dst", Defs = [EFLAGS], hasSideEffects = false in
    def op[1]#w#carry : PseudoI<(outs GR8:$out, rc:$dst), (ins GR8:$in, rc:$a, rc:$b),
        [(set GR8:$out, rc:$dst, (!cast<Intrinsic>("int_x86_"#op[0]#"_"#w) GR8:$in, rc:$a, rc:$b))]>;
    def : Expansion<(!cast<Instruction>(op[1]#w#"carry") $out, $dst, $b),
                    [(ADD8ri $out, -1), (!cast<Instruction>(op[1]#w#"rr") $dst, $b), (SETCCr $out, 2)]>;
  }
  def int_x86_rdfsbase_#w : X86Intrinsic<[ty], [], [IntrNoMem, IntrHasSideEffects]>;
  def int_x86_rdgsbase_#w : X86Intrinsic<[ty], [], [IntrNoMem, IntrHasSideEffects]>;
  foreach s = ["fs", "gs"] in
    def : Pat<(ty (!cast<Intrinsic>("int_x86_rd"#s#"base_"#w))),
              (!cast<Instruction>("RD"#!toupper(s)#"BASE"#!if(!eq(w, 64), "64", "")))>;
}

// ---- The machine ----------------------------------------------------------------------------------------------------

// What they do beyond memory is a side effect of the instruction.
class Plain<string name, string inst> {
  string Name = name;
  string Inst = inst;
}
foreach b = [Plain<"sse_sfence", "SFENCE">, Plain<"sse2_lfence", "LFENCE">, Plain<"sse2_mfence", "MFENCE">,
             Plain<"sse2_pause", "PAUSE">, Plain<"avx_vzeroupper", "VZEROUPPER">, Plain<"avx_vzeroall", "VZEROALL">,
             Plain<"mmx_emms", "MMX_EMMS">, Plain<"serialize", "SERIALIZE">, Plain<"wbinvd", "WBINVD">,
             Plain<"xend", "XEND">] in {
  def int_x86_#b.Name : X86Intrinsic<[], [], [IntrNoMem, IntrHasSideEffects]>;
  def : Pat<(!cast<Intrinsic>("int_x86_"#b.Name)), (!cast<Instruction>(b.Inst))>;
}
// A number of 64 bits that the instruction leaves as two halves.
multiclass InTwoHalves<Instruction inst, list<Register> read, dag pattern> {
  let Defs = [RAX, RDX, EFLAGS], Uses = read, hasSideEffects = true in
  def _64 : PseudoI<(outs), (ins), []>;
  def : Expansion<(!cast<Instruction>(NAME#"_64")), [(inst), (SHL64ri RDX, 32), (OR64rr RAX, RDX)]>;
  def : Pat<pattern, (!cast<Instruction>(NAME#"_64"))>;
}
def int_x86_rdtsc : X86Intrinsic<[i64], [], [IntrNoMem, IntrHasSideEffects]>;
def int_x86_rdpmc : X86Intrinsic<[i64], [i32], [IntrNoMem, IntrHasSideEffects]>;
def int_x86_xgetbv : X86Intrinsic<[i64], [i32], [IntrNoMem, IntrHasSideEffects]>;
defm RDTSC : InTwoHalves<RDTSC, [], (i64 (int_x86_rdtsc))>;
def : Pat<(i64 (readcyclecounter)), (RDTSC_64)>;
defm RDPMC : InTwoHalves<RDPMC, [ECX], (i64 (int_x86_rdpmc ECX))>;
defm XGETBV : InTwoHalves<XGETBV, [ECX], (i64 (int_x86_xgetbv ECX))>;

multiclass AtAddress<string name, string inst, IntrinsicProperty access> {
  def int_x86_#name : X86Intrinsic<[], [iPTR], [access, IntrHasSideEffects]>;
  def : Pat<(!cast<Intrinsic>("int_x86_"#name) addr:$p), (!cast<Instruction>(inst) addr:$p)>;
}
foreach m = [Plain<"sse2_clflush", "CLFLUSH">, Plain<"clflushopt", "CLFLUSHOPT">, Plain<"clwb", "CLWB">,
             Plain<"sse_ldmxcsr", "LDMXCSR">, Plain<"fxrstor", "FXRSTOR">, Plain<"fxrstor64", "FXRSTOR64">] in
  defm "" : AtAddress<m.Name, m.Inst, IntrReadMem>;
foreach m = [Plain<"sse_stmxcsr", "STMXCSR">, Plain<"fxsave", "FXSAVE">, Plain<"fxsave64", "FXSAVE64">] in
  defm "" : AtAddress<m.Name, m.Inst, IntrWriteMem>;
// The state of SSE's arithmetic.
let AddedComplexity = 1 in {
  def : Pat<(int_x86_sse_ldmxcsr addr:$p), (VLDMXCSR addr:$p)>;
  def : Pat<(int_x86_sse_stmxcsr addr:$p), (VSTMXCSR addr:$p)>;
}

// Instructions whose operands are in fixed registers, which their records do not name.
class InRegisters<list<Register> read, list<Register> written, dag outs_ = (outs), dag ins_ = (ins)>
    : PseudoI<outs_, ins_, []> {
  let Uses = read;
  let Defs = written;
  let hasSideEffects = true;
}
class X86System<list<ValueType> results, list<ValueType> params, list<IntrinsicProperty> properties = []>
    : X86Intrinsic<results, params, !listconcat([IntrNoMem, IntrHasSideEffects], properties)>;

foreach b = [Plain<"wbnoinvd", "WBNOINVD">, Plain<"xsusldtrk", "XSUSLDTRK">, Plain<"xresldtrk", "XRESLDTRK">,
             Plain<"clui", "CLUI">, Plain<"stui", "STUI">, Plain<"saveprevssp", "SAVEPREVSSP">,
             Plain<"setssbsy", "SETSSBSY">] in {
  def int_x86_#b.Name : X86System<[], []>;
  def : Pat<(!cast<Intrinsic>("int_x86_"#b.Name)), (!cast<Instruction>(b.Inst))>;
}
foreach m = [Plain<"cldemote", "CLDEMOTE">, Plain<"rstorssp", "RSTORSSP">, Plain<"clrssbsy", "CLRSSBSY">] in
  defm "" : AtAddress<m.Name, m.Inst, IntrReadMem>;

// Random numbers: the number, and whether there was one.
foreach op = ["rdrand", "rdseed"] in
  foreach t = WideTypes in {
    def int_x86_#op#_#t.Bits : X86System<[!cast<ValueType>("i"#t.Bits), i32], []>;
    let Defs = [EFLAGS], hasSideEffects = true, Constraints = "@earlyclobber $ok" in
    def !toupper(op)#t.Bits#ok : PseudoI<(outs t.RC:$dst, GR32:$ok), (ins),
                                         [(set t.RC:$dst, GR32:$ok, (!cast<Intrinsic>("int_x86_"#op#"_"#t.Bits)))]>;
    def : Expansion<(!cast<Instruction>(!toupper(op)#t.Bits#"ok") $dst, $ok),
                    [(MOV32ri $ok, 0), (!cast<Instruction>(!toupper(op)#t.Bits#"r") $dst), (ADC32ri $ok, 0)]>;
  }

// Time and processor; the registers of protection keys, of extended states and of processors.
def int_x86_rdtscp : X86System<[i64, i32], []>;
let Defs = [RAX, RCX, RDX, EFLAGS], hasSideEffects = true in
def RDTSCP_64 : PseudoI<(outs GR64:$time, GR32:$processor), (ins),
                        [(set GR64:$time, GR32:$processor, (int_x86_rdtscp))]>;
def : Expansion<(RDTSCP_64 $time, $processor),
                [(RDTSCP), (SHL64ri RDX, 32), (OR64rr RAX, RDX), (MOV64rr $time, RAX), (MOV32rr $processor, ECX)]>;
def int_x86_rdpid : X86System<[i32], []>;
def : Pat<(i32 (int_x86_rdpid)), (EXTRACT_SUBREG (RDPID64), sub_32bit)>;
def int_x86_rdpru : X86System<[i64], [i32]>;
defm RDPRU : InTwoHalves<RDPRU, [ECX], (i64 (int_x86_rdpru ECX))>;
def int_x86_rdpkru : X86System<[i32], []>;
def RDPKRU_32 : InRegisters<[], [EAX, ECX, EDX]>;
def : Expansion<(RDPKRU_32), [(MOV32ri ECX, 0), (RDPKRUr)]>;
def : Pat<(i32 (int_x86_rdpkru)), (RDPKRU_32)>;
def int_x86_wrpkru : X86System<[], [i32]>;
def WRPKRU_32 : InRegisters<[EAX], [ECX, EDX]>;
def : Expansion<(WRPKRU_32), [(MOV32ri ECX, 0), (MOV32ri EDX, 0), (WRPKRUr)]>;
def : Pat<(int_x86_wrpkru EAX), (WRPKRU_32)>;
def int_x86_xsetbv : X86System<[], [i32, i32, i32]>;
def XSETBV_32 : InRegisters<[EAX, ECX, EDX], []>;
def : Expansion<(XSETBV_32), [(XSETBV)]>;
def : Pat<(int_x86_xsetbv ECX, EDX, EAX), (XSETBV_32)>;

foreach x = ["xsave", "xrstor", "xsaveopt", "xsavec", "xsaves", "xrstors"] in
  foreach w = ["", "64"] in {
    defvar name = x#w;
    defvar inst = !toupper(x)#w;
    def int_x86_#name : X86Intrinsic<[], [iPTR, i32, i32], [IntrHasSideEffects]>;
    let mayLoad = true, mayStore = true in
    def inst#_mask : InRegisters<[EAX, EDX], [], (outs), (ins opaquemem:$area)>;
    def : Expansion<(!cast<Instruction>(inst#"_mask") $base, $scale, $index, $disp, $segment),
                    [(!cast<Instruction>(inst) $base, $scale, $index, $disp, $segment)]>;
    def : Pat<(!cast<Intrinsic>("int_x86_"#name) addr:$p, EDX, EAX), (!cast<Instruction>(inst#"_mask") addr:$p)>;
  }

// Waiting for stores and for time.
foreach x = ["", "x"] in {
  defvar name = !if(!empty(x), "sse3_monitor", "monitorx");
  def int_x86_#name : X86System<[], [iPTR, i32, i32]>;
  def MONITOR#!toupper(x)#_64 : InRegisters<[RAX, ECX, EDX], []>;
  def : Expansion<(!cast<Instruction>("MONITOR"#!toupper(x)#"_64")),
                  [(!cast<Instruction>("MONITOR"#!toupper(x)#"64rrr"))]>;
  def : Pat<(!cast<Intrinsic>("int_x86_"#name) RAX, ECX, EDX), (!cast<Instruction>("MONITOR"#!toupper(x)#"_64"))>;
}
def int_x86_sse3_mwait : X86System<[], [i32, i32]>;
def MWAIT_32 : InRegisters<[EAX, ECX], []>;
def : Expansion<(MWAIT_32), [(MWAITrr)]>;
def : Pat<(int_x86_sse3_mwait ECX, EAX), (MWAIT_32)>;
def int_x86_clzero : X86System<[], [iPTR]>;
def CLZERO_64 : InRegisters<[RAX], []>;
def : Expansion<(CLZERO_64), [(CLZERO64r)]>;
def : Pat<(int_x86_clzero RAX), (CLZERO_64)>;
def int_x86_umonitor : X86System<[], [iPTR]>;
def : Pat<(int_x86_umonitor GR64:$p), (UMONITOR64 GR64:$p)>;
foreach op = ["umwait", "tpause"] in {
  def int_x86_#op : X86System<[i8], [i32, i32, i32]>;
  let Uses = [EDX, EAX], Defs = [EFLAGS], hasSideEffects = true in
  def !toupper(op)#_flag : PseudoI<(outs GR8:$late), (ins GR32:$how), []>;
  def : Expansion<(!cast<Instruction>(!toupper(op)#"_flag") $late, $how),
                  [(!cast<Instruction>(!toupper(op)) $how), (SETCCr $late, 2)]>;
  def : Pat<(i8 (!cast<Intrinsic>("int_x86_"#op) GR32:$how, EDX, EAX)),
            (!cast<Instruction>(!toupper(op)#"_flag") GR32:$how)>;
}

// Stores past the caches.
foreach w = [32, 64] in {
  defvar ty = !cast<ValueType>("i"#w);
  defvar rc = !cast<RegisterClass>("GR"#w);
  def int_x86_directstore#w : X86Intrinsic<[], [iPTR, ty], [IntrWriteMem, IntrHasSideEffects]>;
  def : Pat<(!cast<Intrinsic>("int_x86_directstore"#w) addr:$p, rc:$a),
            (!cast<Instruction>("MOVDIRI"#w) addr:$p, rc:$a)>;
  def int_x86_ptwrite#w : X86System<[], [ty]>;
  def : Pat<(!cast<Intrinsic>("int_x86_ptwrite"#w) rc:$a),
            (!cast<Instruction>("PTWRITE"#!if(!eq(w, 64), "64", "")#"r") rc:$a)>;
  foreach s = ["fs", "gs"] in {
    def int_x86_wr#s#base_#w : X86System<[], [ty]>;
    def : Pat<(!cast<Intrinsic>("int_x86_wr"#s#"base_"#w) rc:$a),
              (!cast<Instruction>("WR"#!toupper(s)#"BASE"#!if(!eq(w, 64), "64", "")) rc:$a)>;
  }
  // The shadow stack.
  defvar l = !if(!eq(w, 64), "q", "d");
  def int_x86_incssp#l : X86System<[], [ty]>;
  def : Pat<(!cast<Intrinsic>("int_x86_incssp"#l) rc:$a), (!cast<Instruction>("INCSSP"#!toupper(l)) rc:$a)>;
  def int_x86_rdssp#l : X86System<[ty], [ty]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_rdssp"#l) rc:$a)), (!cast<Instruction>("RDSSP"#!toupper(l)) rc:$a)>;
  foreach op = ["wrss", "wruss"] in {
    def int_x86_#op#l : X86Intrinsic<[], [ty, iPTR], [IntrWriteMem, IntrHasSideEffects]>;
    def : Pat<(!cast<Intrinsic>("int_x86_"#op#l) rc:$a, addr:$p),
              (!cast<Instruction>(!toupper(op#l)) addr:$p, rc:$a)>;
  }
}
def int_x86_movdir64b : X86Intrinsic<[], [iPTR, iPTR], [IntrHasSideEffects]>;
let Predicates = [In64BitMode] in
def : Pat<(int_x86_movdir64b GR64:$to, addr:$from), (MOVDIR64B64 GR64:$to, addr:$from)>;
let Predicates = [Not64BitMode] in
def : Pat<(int_x86_movdir64b GR32:$to, addr:$from), (MOVDIR64B32 GR32:$to, addr:$from)>;
foreach op = ["enqcmd", "enqcmds"] in {
  defvar inst = !toupper(op);
  def int_x86_#op : X86Intrinsic<[i8], [iPTR, iPTR], [IntrHasSideEffects]>;
  let Defs = [EFLAGS], mayLoad = true, mayStore = true, hasSideEffects = true in
  def inst#_flag : PseudoI<(outs GR8:$failed), (ins GR64:$to, i512mem:$from), []>;
  def : Expansion<(!cast<Instruction>(inst#"_flag") $failed, $to, $base, $scale, $index, $disp, $segment),
                  [(!cast<Instruction>(inst#"64") $to, $base, $scale, $index, $disp, $segment), (SETCCr $failed, 4)]>;
  def : Pat<(i8 (!cast<Intrinsic>("int_x86_"#op) GR64:$to, addr:$from)),
            (!cast<Instruction>(inst#"_flag") GR64:$to, addr:$from)>;
}
def int_x86_invpcid : X86System<[], [i32, iPTR]>;
let Predicates = [Not64BitMode] in
def : Pat<(int_x86_invpcid GR32:$what, addr:$p), (INVPCID32 GR32:$what, addr:$p)>;
let Predicates = [In64BitMode] in
def : Pat<(int_x86_invpcid GR32:$what, addr:$p),
          (INVPCID64 (i64 (SUBREG_TO_REG (i64 0), (MOV32rr GR32:$what), sub_32bit)), addr:$p)>;

// Transactions. One that fails goes on after its beginning with the reason in EAX.
def int_x86_xbegin : X86System<[i32], []>;
let Defs = [EAX], hasSideEffects = true in
def XBEGIN_status : PseudoI<(outs GR32:$status), (ins), [(set GR32:$status, (int_x86_xbegin))]>;
def : Expansion<(XBEGIN_status $status),
                [(MOV32ri EAX, -1), (XBEGIN_4 (label "begun")), (at (label "begun"), (MOV32rr $status, EAX))]>;
def int_x86_xabort : X86System<[], [i8], [ImmArg<ArgIndex<0>>]>;
def : Pat<(int_x86_xabort (i8 timm:$why)), (XABORT timm:$why)>;
def int_x86_int : X86System<[], [i8], [ImmArg<ArgIndex<0>>]>;
def : Pat<(int_x86_int (i8 timm:$which)), (INT timm:$which)>;
def int_x86_senduipi : X86System<[], [i64]>;
def : Pat<(int_x86_senduipi GR64:$to), (SENDUIPI GR64:$to)>;
foreach f = [["xtest", "XTEST", "5"], ["testui", "TESTUI", "2"]] in {
  defvar cond = !if(!eq(f[2], "5"), 5, 2);
  let Defs = [EFLAGS], hasSideEffects = true in
  def f[1]#_flag : PseudoI<(outs GR8:$flag), (ins), []>;
  def : Expansion<(!cast<Instruction>(f[1]#"_flag") $flag), [(!cast<Instruction>(f[1])), (SETCCr $flag, cond)]>;
}
def int_x86_xtest : X86System<[i32], []>;
def : Pat<(i32 (int_x86_xtest)), (MOVZX32rr8 (XTEST_flag))>;
def int_x86_testui : X86System<[i8], []>;
def : Pat<(i8 (int_x86_testui)), (TESTUI_flag)>;

// All flags, by way of the stack.
class FlagsWidth<int width, Register stack, RegisterClass general> {
  int Bits = width;
  Register Stack = stack;
  RegisterClass General = general;
}
foreach w = [FlagsWidth<32, ESP, GR32>, FlagsWidth<64, RSP, GR64>] in {
  defvar ty = !cast<ValueType>("i"#w.Bits);
  def int_x86_flags_read_u#w.Bits : X86System<[ty], []>;
  def int_x86_flags_write_u#w.Bits : X86System<[], [ty]>;
  defvar read = !cast<Intrinsic>("int_x86_flags_read_u"#w.Bits);
  defvar write = !cast<Intrinsic>("int_x86_flags_write_u"#w.Bits);
  let Predicates = [!if(!eq(w.Bits, 64), In64BitMode, Not64BitMode)] in {
    let Uses = [w.Stack, EFLAGS, DF], hasSideEffects = true in
    def READ_FLAGS#w.Bits : PseudoI<(outs w.General:$flags), (ins), [(set w.General:$flags, (read))]>;
    let Uses = [w.Stack], Defs = [EFLAGS, DF], hasSideEffects = true in
    def WRITE_FLAGS#w.Bits : PseudoI<(outs), (ins w.General:$flags), [(write w.General:$flags)]>;
  }
  defvar push = !cast<Instruction>("PUSHF"#w.Bits);
  defvar pop = !cast<Instruction>("POPF"#w.Bits);
  def : Expansion<(!cast<Instruction>("READ_FLAGS"#w.Bits) $flags), [(push), (!cast<Instruction>("POP"#w.Bits#"r") $flags)]>;
  def : Expansion<(!cast<Instruction>("WRITE_FLAGS"#w.Bits) $flags), [(!cast<Instruction>("PUSH"#w.Bits#"r") $flags), (pop)]>;
}

// What a comparison of strings says by its flags.
foreach f = [FlagTest<"a", 7>, FlagTest<"c", 2>, FlagTest<"o", 0>, FlagTest<"s", 8>, FlagTest<"z", 4>] in {
  def int_x86_sse42_pcmpistri#f.Name#128 : X86Intrinsic<[i32], [v16i8, v16i8, i8], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
  def int_x86_sse42_pcmpestri#f.Name#128
      : X86Intrinsic<[i32], [v16i8, i32, v16i8, i32, i8], [IntrNoMem, ImmArg<ArgIndex<4>>]>;
  foreach form = ["", "V"] in {
    defvar i = form#"PCMPISTRI_"#f.Name;
    defvar e = form#"PCMPESTRI_"#f.Name;
    let Defs = [ECX, EFLAGS], hasSideEffects = false in {
      def i : PseudoI<(outs GR8:$flag), (ins VR128:$a, VR128:$b, u8imm:$how), []>;
      let Uses = [EAX, EDX] in
      def e : PseudoI<(outs GR8:$flag), (ins VR128:$a, VR128:$b, u8imm:$how), []>;
    }
    def : Expansion<(!cast<Instruction>(i) $flag, $a, $b, $how),
                    [(!cast<Instruction>(form#"PCMPISTRIrri") $a, $b, $how), (SETCCr $flag, f.Condition)]>;
    def : Expansion<(!cast<Instruction>(e) $flag, $a, $b, $how),
                    [(!cast<Instruction>(form#"PCMPESTRIrri") $a, $b, $how), (SETCCr $flag, f.Condition)]>;
    let AddedComplexity = !if(!empty(form), 0, 1), Predicates = !if(!empty(form), [UseSSE42], [UseAVX]) in {
      def : Pat<(i32 (!cast<Intrinsic>("int_x86_sse42_pcmpistri"#f.Name#"128") (v16i8 VR128:$a), (v16i8 VR128:$b),
                                                                              (i8 timm:$how))),
                (MOVZX32rr8 (!cast<Instruction>(i) VR128:$a, VR128:$b, timm:$how))>;
      def : Pat<(i32 (!cast<Intrinsic>("int_x86_sse42_pcmpestri"#f.Name#"128") (v16i8 VR128:$a), EAX, (v16i8 VR128:$b), EDX,
                                                                              (i8 timm:$how))),
                (MOVZX32rr8 (!cast<Instruction>(e) VR128:$a, VR128:$b, timm:$how))>;
    }
  }
}

// Sums and differences by turns.
foreach t = [["ps", "v4f32", "v8f32"], ["pd", "v2f64", "v4f64"]] in {
  defvar ty = !cast<ValueType>(t[1]);
  defvar wide = !cast<ValueType>(t[2]);
  def int_x86_fma_vfmaddsub_#t[0] : X86Intrinsic<[ty], [ty, ty, ty]>;
  def int_x86_fma_vfmaddsub_#t[0]#_256 : X86Intrinsic<[wide], [wide, wide, wide]>;
  def : Pat<(ty (!cast<Intrinsic>("int_x86_fma_vfmaddsub_"#t[0]) VR128:$a, VR128:$b, VR128:$c)),
            (!cast<Instruction>("VFMADDSUB213"#!toupper(t[0])#"r") VR128:$a, VR128:$b, VR128:$c)>;
  def : Pat<(wide (!cast<Intrinsic>("int_x86_fma_vfmaddsub_"#t[0]#"_256") VR256:$a, VR256:$b, VR256:$c)),
            (!cast<Instruction>("VFMADDSUB213"#!toupper(t[0])#"Yr") VR256:$a, VR256:$b, VR256:$c)>;
  let Predicates = [HasFMA4], AddedComplexity = -1 in {
    def : Pat<(ty (!cast<Intrinsic>("int_x86_fma_vfmaddsub_"#t[0]) VR128:$a, VR128:$b, VR128:$c)),
              (!cast<Instruction>("VFMADDSUB"#!toupper(t[0])#"4rr") VR128:$a, VR128:$b, VR128:$c)>;
    def : Pat<(wide (!cast<Intrinsic>("int_x86_fma_vfmaddsub_"#t[0]#"_256") VR256:$a, VR256:$b, VR256:$c)),
              (!cast<Instruction>("VFMADDSUB"#!toupper(t[0])#"4Yrr") VR256:$a, VR256:$b, VR256:$c)>;
  }
}
