// Moves of vectors and scalars, and the control register of SSE.

// A second encoding of a move between registers, with the operands in the places that a store gives them. Text never
// means it; the disassembler finds it, and the encoder takes it where it is shorter.
class OtherDirection {
  bit isCodeGenOnly = true;
  bit ForceDisassemble = true;
}

// ---- Whole registers ------------------------------------------------------------------------------------------------

multiclass MoveForm<bits<8> load, bits<8> store, string text, RegisterClass rc, X86MemOperand mem> {
  let hasSideEffects = false in {
    let isMoveReg = true in
    def rr : I<load, MRMSrcReg, (outs rc:$dst), (ins rc:$src), !strconcat(text, Ops2), []>;
    let mayLoad = true, canFoldAsLoad = true, isReMaterializable = true in
    def rm : I<load, MRMSrcMem, (outs rc:$dst), (ins mem:$src), !strconcat(text, Ops2), []>;
    let mayStore = true in
    def mr : I<store, MRMDestMem, (outs), (ins mem:$dst, rc:$src), !strconcat(text, Ops2), []>;
    let isMoveReg = true in
    def rr_REV : I<store, MRMDestReg, (outs rc:$dst), (ins rc:$src), !strconcat(text, Ops2), []>, OtherDirection;
  }
}
multiclass Move<bits<8> load, bits<8> store, string mnemonic, VecLevel level> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : MoveForm<load, store, mnemonic, VR128, level.Mem>;
    let Predicates = [HasAVX] in {
      defm V#NAME : MoveForm<load, store, "v"#mnemonic, VR128, level.Mem>, VEX, WIG;
      defm V#NAME#Y : MoveForm<load, store, "v"#mnemonic, VR256, level.Mem256>, VEX, VEX_L, WIG;
    }
  }
  // The direction that leaves the prefix VEX short can be asked for.
  def : InstAlias<!strconcat(mnemonic#".s", Ops2), (!cast<Instruction>(NAME#"rr_REV") VR128:$dst, VR128:$src), 0>;
  def : InstAlias<!strconcat("v"#mnemonic#".s", Ops2), (!cast<Instruction>("V"#NAME#"rr_REV") VR128:$dst, VR128:$src),
                  0>;
  def : InstAlias<!strconcat("v"#mnemonic#".s", Ops2), (!cast<Instruction>("V"#NAME#"Yrr_REV") VR256:$dst, VR256:$src),
                  0>;
}
defm MOVAPS : Move<0x28, 0x29, "movaps", FloatSingle>, PS, TB;
defm MOVAPD : Move<0x28, 0x29, "movapd", FloatDouble>, PD, TB;
defm MOVUPS : Move<0x10, 0x11, "movups", FloatSingle>, PS, TB;
defm MOVUPD : Move<0x10, 0x11, "movupd", FloatDouble>, PD, TB;
defm MOVDQA : Move<0x6F, 0x7F, "movdqa", Integer2>, PD, TB;
defm MOVDQU : Move<0x6F, 0x7F, "movdqu", Integer2>, XS, TB;

// ---- Scalars --------------------------------------------------------------------------------------------------------
// From register to register the other elements stay, or come from a further register; a load clears them.

multiclass MoveScalarReg<string mnemonic, bit vex> {
  let Constraints = Tie<vex>.Constraint, hasSideEffects = false in {
    def rr : I<0x10, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), Asm3<mnemonic, vex>.Text, []>;
    def rr_REV : I<0x11, MRMDestReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), Asm3<mnemonic, vex>.Text, []>,
                 OtherDirection;
  }
}
multiclass MoveScalarMem<string text, ScalarFormat s> {
  let hasSideEffects = false, ExeDomain = s.ExeDomain in {
    let mayLoad = true, canFoldAsLoad = true, isReMaterializable = true in {
      def rm : I<0x10, MRMSrcMem, (outs VR128:$dst), (ins s.Mem:$src), !strconcat(text, Ops2), []>;
      let isCodeGenOnly = true in
      def rm_alt : I<0x10, MRMSrcMem, (outs s.RC:$dst), (ins s.Mem:$src), !strconcat(text, Ops2), []>;
    }
    let mayStore = true in
    def mr : I<0x11, MRMDestMem, (outs), (ins s.Mem:$dst, s.RC:$src), !strconcat(text, Ops2), []>;
  }
}
multiclass MoveScalar<string mnemonic, ScalarFormat s> {
  let Predicates = s.SSE in {
    defm NAME : MoveScalarReg<mnemonic, false>;
    defm NAME : MoveScalarMem<mnemonic, s>;
  }
  let Predicates = [HasAVX] in {
    defm V#NAME : MoveScalarReg<mnemonic, true>, VEX, VVVV, VEX_LIG, WIG;
    defm V#NAME : MoveScalarMem<"v"#mnemonic, s>, VEX, VEX_LIG, WIG;
  }
  def : InstAlias<!strconcat(mnemonic#".s", OpsTied), (!cast<Instruction>(NAME#"rr_REV") VR128:$dst, VR128:$src2), 0>;
  def : InstAlias<!strconcat("v"#mnemonic#".s", Ops3),
                  (!cast<Instruction>("V"#NAME#"rr_REV") VR128:$dst, VR128:$src1, VR128:$src2), 0>;
}
defm MOVSS : MoveScalar<"movss", ScalarSingle>, XS, TB;
defm MOVSD : MoveScalar<"movsd", ScalarDouble>, XD, TB;

// ---- Halves ---------------------------------------------------------------------------------------------------------

// The lower or the upper 64 bits, from and to memory.
multiclass MoveHalfLoad<bits<8> opcode, string mnemonic, bit vex> {
  let Constraints = Tie<vex>.Constraint, hasSideEffects = false, mayLoad = true in
  def rm : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, f64mem:$src2), Asm3<mnemonic, vex>.Text, []>;
}
multiclass MoveHalf<bits<8> load, bits<8> store, string mnemonic, VecLevel level> {
  let ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    defm NAME : MoveHalfLoad<load, mnemonic, false>;
    let Predicates = [HasAVX] in
    defm V#NAME : MoveHalfLoad<load, mnemonic, true>, VEX, VVVV, WIG;
    let mayStore = true, hasSideEffects = false in {
      let Predicates = level.SSE in
      def mr : I<store, MRMDestMem, (outs), (ins f64mem:$dst, VR128:$src), !strconcat(mnemonic, Ops2), []>;
      let Predicates = [HasAVX] in
      def V#NAME#mr : I<store, MRMDestMem, (outs), (ins f64mem:$dst, VR128:$src), !strconcat("v"#mnemonic, Ops2), []>,
                        VEX, WIG;
    }
  }
}
defm MOVLPS : MoveHalf<0x12, 0x13, "movlps", FloatSingle>, PS, TB;
defm MOVLPD : MoveHalf<0x12, 0x13, "movlpd", FloatDouble>, PD, TB;
defm MOVHPS : MoveHalf<0x16, 0x17, "movhps", FloatSingle>, PS, TB;
defm MOVHPD : MoveHalf<0x16, 0x17, "movhpd", FloatDouble>, PD, TB;

// From one half to the other.
multiclass MoveAcross<bits<8> opcode, string mnemonic> {
  let hasSideEffects = false, ExeDomain = SSEPackedSingle in {
    let Predicates = [UseSSE1], Constraints = "$src1 = $dst" in
    def rr : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), !strconcat(mnemonic, OpsTied), []>;
    let Predicates = [HasAVX] in
    def V#NAME#rr : I<opcode, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), !strconcat("v"#mnemonic,
                      Ops3), []>,
                    VEX, VVVV, WIG;
  }
}
defm MOVHLPS : MoveAcross<0x12, "movhlps">, PS, TB;
defm MOVLHPS : MoveAcross<0x16, "movlhps">, PS, TB;

// ---- Duplicates -----------------------------------------------------------------------------------------------------

defm MOVSLDUP : Packed2<0x12, "movsldup", FloatSingle3>, XS, TB;
defm MOVSHDUP : Packed2<0x16, "movshdup", FloatSingle3>, XS, TB;
let ExeDomain = SSEPackedDouble in {
  let Predicates = [UseSSE3] in
  defm MOVDDUP : Form2<0x12, "movddup", "r", VR128, VR128, f64mem>, XD, TB;
  let Predicates = [HasAVX] in {
    defm VMOVDDUP : Form2<0x12, "vmovddup", "r", VR128, VR128, f64mem>, XD, TB, VEX, WIG;
    defm VMOVDDUPY : Form2<0x12, "vmovddup", "r", VR256, VR256, f256mem>, XD, TB, VEX, VEX_L, WIG;
  }
}

// ---- To and from integer registers ----------------------------------------------------------------------------------

// 32 bits, and the 64 bits of the same opcodes with REX.W or VEX.W.
class WhichW<bit vex> {
  bit ignoresW = vex;
}
multiclass MoveInteger<string v, bit vex> {
  let hasSideEffects = false, ExeDomain = SSEPackedInt in {
    def NAME#DI2PDIrr : I<0x6E, MRMSrcReg, (outs VR128:$dst), (ins GR32:$src), !strconcat(v#"movd", Ops2), []>, PD, TB;
    let mayLoad = true in
    def NAME#DI2PDIrm : I<0x6E, MRMSrcMem, (outs VR128:$dst), (ins i32mem:$src), !strconcat(v#"movd", Ops2), []>, PD,
                          TB;
    def NAME#PDI2DIrr : I<0x7E, MRMDestReg, (outs GR32:$dst), (ins VR128:$src), !strconcat(v#"movd", Ops2), []>, PD, TB;
    let mayStore = true in
    def NAME#PDI2DImr : I<0x7E, MRMDestMem, (outs), (ins i32mem:$dst, VR128:$src), !strconcat(v#"movd", Ops2), []>, PD,
                          TB;

    def NAME#64toPQIrr : I<0x6E, MRMSrcReg, (outs VR128:$dst), (ins GR64:$src), !strconcat(v#"movq", Ops2), []>, PD,
                           TB, REX_W;
    let isCodeGenOnly = true, ForceDisassemble = true, mayLoad = true in
    def NAME#64toPQIrm : I<0x6E, MRMSrcMem, (outs VR128:$dst), (ins i64mem:$src), !strconcat(v#"movq", Ops2), []>, PD,
                           TB, REX_W;
    def NAME#PQIto64rr : I<0x7E, MRMDestReg, (outs GR64:$dst), (ins VR128:$src), !strconcat(v#"movq", Ops2), []>, PD,
                           TB, REX_W;
    let isCodeGenOnly = true, ForceDisassemble = true, mayStore = true in
    def NAME#PQIto64mr : I<0x7E, MRMDestMem, (outs), (ins i64mem:$dst, VR128:$src), !strconcat(v#"movq", Ops2), []>,
                           PD, TB, REX_W;

    // The same for scalars, for the code generator.
    let isCodeGenOnly = true in {
      def NAME#DI2SSrr : I<0x6E, MRMSrcReg, (outs FR32:$dst), (ins GR32:$src), !strconcat(v#"movd", Ops2),
                           [(set FR32:$dst, (f32 (bitconvert (i32 GR32:$src))))]>, PD, TB;
      def NAME#SS2DIrr : I<0x7E, MRMDestReg, (outs GR32:$dst), (ins FR32:$src), !strconcat(v#"movd", Ops2),
                           [(set GR32:$dst, (i32 (bitconvert (f32 FR32:$src))))]>, PD, TB;
      def NAME#64toSDrr : I<0x6E, MRMSrcReg, (outs FR64:$dst), (ins GR64:$src), !strconcat(v#"movq", Ops2),
                            [(set FR64:$dst, (f64 (bitconvert (i64 GR64:$src))))]>, PD, TB, REX_W;
      def NAME#SDto64rr : I<0x7E, MRMDestReg, (outs GR64:$dst), (ins FR64:$src), !strconcat(v#"movq", Ops2),
                            [(set GR64:$dst, (i64 (bitconvert (f64 FR64:$src))))]>, PD, TB, REX_W;
    }
    // 64 bits by opcodes of their own, which need no W.
    let mayLoad = true in
    def NAME#QI2PQIrm : I<0x7E, MRMSrcMem, (outs VR128:$dst), (ins i64mem:$src), !strconcat(v#"movq", Ops2), []>, XS,
                          TB,
                        WhichW<vex>;
    let mayStore = true in
    def NAME#PQI2QImr : I<0xD6, MRMDestMem, (outs), (ins i64mem:$dst, VR128:$src), !strconcat(v#"movq", Ops2), []>, PD,
                          TB,
                        WhichW<vex>;
    def NAME#ZPQILo2PQIrr : I<0x7E, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src), !strconcat(v#"movq", Ops2), []>,
                              XS, TB,
                            WhichW<vex>;
    def NAME#PQI2QIrr : I<0xD6, MRMDestReg, (outs VR128:$dst), (ins VR128:$src), !strconcat(v#"movq", Ops2), []>, PD,
                          TB,
                        WhichW<vex>, OtherDirection;
  }
  def : InstAlias<!strconcat(v#"movq.s", Ops2), (!cast<Instruction>(NAME#"PQI2QIrr") VR128:$dst, VR128:$src), 0>;
  // The other assemblers' name for what is moved between 64-bit registers.
  def : InstAlias<!strconcat(v#"movd", Ops2), (!cast<Instruction>(NAME#"64toPQIrr") VR128:$dst, GR64:$src), 0>;
  def : InstAlias<!strconcat(v#"movd", Ops2), (!cast<Instruction>(NAME#"PQIto64rr") GR64:$dst, VR128:$src), 0>;
}
let Predicates = [UseSSE2] in
defm MOV : MoveInteger<"", false>;
let Predicates = [HasAVX] in
defm VMOV : MoveInteger<"v", true>, VEX;

// ---- Loads and stores of special kinds ------------------------------------------------------------------------------

multiclass LoadForm<bits<8> opcode, string mnemonic, VecLevel level, list<Predicate> level256 = level.AVX256> {
  let hasSideEffects = false, mayLoad = true, ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    def rm : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins level.Mem:$src), !strconcat(mnemonic, Ops2), []>;
    let Predicates = level.AVX in
    def V#NAME#rm : I<opcode, MRMSrcMem, (outs VR128:$dst), (ins level.Mem:$src), !strconcat("v"#mnemonic, Ops2), []>,
                      VEX, WIG;
    let Predicates = level256 in
    def V#NAME#Yrm : I<opcode, MRMSrcMem, (outs VR256:$dst), (ins level.Mem256:$src), !strconcat("v"#mnemonic, Ops2),
                       []>,
                     VEX, VEX_L, WIG;
  }
}
multiclass StoreForm<bits<8> opcode, string mnemonic, VecLevel level> {
  let hasSideEffects = false, mayStore = true, ExeDomain = level.ExeDomain in {
    let Predicates = level.SSE in
    def mr : I<opcode, MRMDestMem, (outs), (ins level.Mem:$dst, VR128:$src), !strconcat(mnemonic, Ops2), []>;
    let Predicates = [HasAVX] in {
      def V#NAME#mr : I<opcode, MRMDestMem, (outs), (ins level.Mem:$dst, VR128:$src), !strconcat("v"#mnemonic, Ops2),
                        []>, VEX, WIG;
      def V#NAME#Ymr : I<opcode, MRMDestMem, (outs), (ins level.Mem256:$dst, VR256:$src), !strconcat("v"#mnemonic,
                         Ops2), []>,
                       VEX, VEX_L, WIG;
    }
  }
}
// Across the boundaries of cache lines.
defm LDDQU : LoadForm<0xF0, "lddqu", IntegerSSE3, [HasAVX]>, XD, TB;
// Past the caches.
defm MOVNTDQA : LoadForm<0x2A, "movntdqa", Integer41>, PD, T8;
defm MOVNTPS : StoreForm<0x2B, "movntps", FloatSingle>, PS, TB;
defm MOVNTPD : StoreForm<0x2B, "movntpd", FloatDouble>, PD, TB;
defm MOVNTDQ : StoreForm<0xE7, "movntdq", Integer2>, PD, TB;
let hasSideEffects = false, mayStore = true in {
  let Predicates = [HasSSE2] in {
    def MOVNTImr : I<0xC3, MRMDestMem, (outs), (ins i32mem:$dst, GR32:$src), !strconcat("movnti{l}", Ops2), []>, PS, TB;
  }
  let Predicates = [HasSSE2, In64BitMode] in
  def MOVNTI_64mr : I<0xC3, MRMDestMem, (outs), (ins i64mem:$dst, GR64:$src), !strconcat("movnti{q}", Ops2), []>, PS,
                      TB, REX_W;
  let Predicates = [HasSSE4A] in {
    def MOVNTSS : I<0x2B, MRMDestMem, (outs), (ins f32mem:$dst, VR128:$src), !strconcat("movntss", Ops2), []>, XS, TB;
    def MOVNTSD : I<0x2B, MRMDestMem, (outs), (ins f64mem:$dst, VR128:$src), !strconcat("movntsd", Ops2), []>, XD, TB;
  }
}

// Bytes under a mask, to where di points. The width of addresses is the mode's.
multiclass MaskMove<string v> {
  let hasSideEffects = false, mayStore = true, ExeDomain = SSEPackedInt in {
    let Uses = [EDI] in
    def DQU : I<0xF7, MRMSrcReg, (outs), (ins VR128:$src, VR128:$mask), v#"maskmovdqu\t{$mask, $src|$src, $mask}", []>,
              Requires<[Not64BitMode]>;
    let Uses = [RDI] in
    def DQU64 : I<0xF7, MRMSrcReg, (outs), (ins VR128:$src, VR128:$mask), v#"maskmovdqu\t{$mask, $src|$src, $mask}",
                  []>,
                Requires<[In64BitMode]>;
  }
}
defm MASKMOV : MaskMove<"">, PD, TB;
defm VMASKMOV : MaskMove<"v">, PD, TB, VEX, WIG;

// ---- Control --------------------------------------------------------------------------------------------------------

let hasSideEffects = true in {
  let mayLoad = true, Defs = [MXCSR] in {
    def LDMXCSR : I<0xAE, MRM2m, (outs), (ins i32mem:$src), "ldmxcsr\t$src", []>, TB, PS, Requires<[HasSSE1]>;
    def VLDMXCSR : I<0xAE, MRM2m, (outs), (ins i32mem:$src), "vldmxcsr\t$src", []>, TB, PS, VEX, WIG,
                     Requires<[HasAVX]>;
  }
  let mayStore = true, Uses = [MXCSR] in {
    def STMXCSR : I<0xAE, MRM3m, (outs), (ins i32mem:$dst), "stmxcsr\t$dst", []>, TB, PS, Requires<[HasSSE1]>;
    def VSTMXCSR : I<0xAE, MRM3m, (outs), (ins i32mem:$dst), "vstmxcsr\t$dst", []>, TB, PS, VEX, WIG,
                     Requires<[HasAVX]>;
  }
  def SFENCE : I<0xAE, MRM7X, (outs), (ins), "sfence", []>, TB, PS, Requires<[HasSSE1]>;
  def LFENCE : I<0xAE, MRM5X, (outs), (ins), "lfence", []>, TB, PS, Requires<[HasSSE2]>;
  def MFENCE : I<0xAE, MRM6X, (outs), (ins), "mfence", []>, TB, PS, Requires<[HasSSE2]>;
}

// Hints: a byte of the line that will be read, or written.
class PrefetchHint<bits<8> opcode, Format form, string mnemonic>
    : I<opcode, form, (outs), (ins i8mem:$src), mnemonic#"\t$src", []>, TB {
  let mayLoad = true;
  let mayStore = true;
}
def PREFETCHNTA : PrefetchHint<0x18, MRM0m, "prefetchnta">;
def PREFETCHT0 : PrefetchHint<0x18, MRM1m, "prefetcht0">;
def PREFETCHT1 : PrefetchHint<0x18, MRM2m, "prefetcht1">;
def PREFETCHT2 : PrefetchHint<0x18, MRM3m, "prefetcht2">;
def PREFETCHRST2 : PrefetchHint<0x18, MRM4m, "prefetchrst2">;
let Predicates = [In64BitMode] in {
  def PREFETCHIT1 : PrefetchHint<0x18, MRM6m, "prefetchit1">;
  def PREFETCHIT0 : PrefetchHint<0x18, MRM7m, "prefetchit0">;
}
def PREFETCH : PrefetchHint<0x0D, MRM0m, "prefetch">;
def PREFETCHW : PrefetchHint<0x0D, MRM1m, "prefetchw">;
def PREFETCHWT1 : PrefetchHint<0x0D, MRM2m, "prefetchwt1">;
