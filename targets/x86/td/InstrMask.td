// The mask registers of AVX-512, whose own instructions have a VEX prefix.

def HasDQI : Has<FeatureDQI>;
def NoDQI : HasNot<FeatureDQI>;

// Width of a mask, and how an instruction says it: the mandatory prefix and W, which are swapped for moves between mask and
// integer registers and for shifts.
class MaskWidth<string letter, RegisterClass rc, X86MemOperand mem, Predicate pred> {
  string Letter = letter;
  RegisterClass RC = rc;
  X86MemOperand Mem = mem;
  list<Predicate> Predicates = [pred];
}
def MaskB : MaskWidth<"b", VK8, i8mem, HasDQI>;
def MaskW : MaskWidth<"w", VK16, i16mem, HasAVX512>;
def MaskD : MaskWidth<"d", VK32, i32mem, HasBWI>;
def MaskQ : MaskWidth<"q", VK64, i64mem, HasBWI>;

// ---- Moves ----------------------------------------------------------------------------------------------------------

multiclass MaskMoves<MaskWidth k> {
  let Predicates = k.Predicates, hasSideEffects = false in {
    let isMoveReg = true in
    def kk : I<0x90, MRMSrcReg, (outs k.RC:$dst), (ins k.RC:$src), "kmov"#k.Letter#"\t{$src, $dst|$dst, $src}", []>, VEX;
    let mayLoad = true in
    def km : I<0x90, MRMSrcMem, (outs k.RC:$dst), (ins k.Mem:$src), "kmov"#k.Letter#"\t{$src, $dst|$dst, $src}", []>, VEX;
    let mayStore = true in
    def mk : I<0x91, MRMDestMem, (outs), (ins k.Mem:$dst, k.RC:$src), "kmov"#k.Letter#"\t{$src, $dst|$dst, $src}", []>,
             VEX;
  }
}
defm KMOVB : MaskMoves<MaskB>, PD, TB;
defm KMOVW : MaskMoves<MaskW>, PS, TB;
defm KMOVD : MaskMoves<MaskD>, PD, TB, REX_W;
defm KMOVQ : MaskMoves<MaskQ>, PS, TB, REX_W;

multiclass MaskAndInteger<MaskWidth k, RegisterClass rc> {
  let Predicates = k.Predicates, hasSideEffects = false in {
    def kr : I<0x92, MRMSrcReg, (outs k.RC:$dst), (ins rc:$src), "kmov"#k.Letter#"\t{$src, $dst|$dst, $src}", []>, VEX;
    def rk : I<0x93, MRMSrcReg, (outs rc:$dst), (ins k.RC:$src), "kmov"#k.Letter#"\t{$src, $dst|$dst, $src}", []>, VEX;
  }
}
defm KMOVB : MaskAndInteger<MaskB, GR32>, PD, TB;
defm KMOVW : MaskAndInteger<MaskW, GR32>, PS, TB;
defm KMOVD : MaskAndInteger<MaskD, GR32>, XD, TB;
defm KMOVQ : MaskAndInteger<MaskQ, GR64>, XD, TB, REX_W;

// ---- Logic ----------------------------------------------------------------------------------------------------------

multiclass MaskBinaryForm<bits<8> opcode, string mnemonic, MaskWidth k, list<Predicate> predicates, bit commutable> {
  let Predicates = predicates, hasSideEffects = false, isCommutable = commutable in
  def kk : I<opcode, MRMSrcReg, (outs k.RC:$dst), (ins k.RC:$src1, k.RC:$src2),
             mnemonic#"\t{$src2, $src1, $dst|$dst, $src1, $src2}", []>, VEX, VVVV, VEX_L;
}
multiclass MaskBinary<bits<8> opcode, string mnemonic, bit commutable, Predicate word = HasAVX512> {
  defm B : MaskBinaryForm<opcode, mnemonic#"b", MaskB, [HasDQI], commutable>, PD, TB;
  defm W : MaskBinaryForm<opcode, mnemonic#"w", MaskW, [word], commutable>, PS, TB;
  defm D : MaskBinaryForm<opcode, mnemonic#"d", MaskD, [HasBWI], commutable>, PD, TB, REX_W;
  defm Q : MaskBinaryForm<opcode, mnemonic#"q", MaskQ, [HasBWI], commutable>, PS, TB, REX_W;
}
defm KAND : MaskBinary<0x41, "kand", true>;
defm KANDN : MaskBinary<0x42, "kandn", false>;
defm KOR : MaskBinary<0x45, "kor", true>;
defm KXNOR : MaskBinary<0x46, "kxnor", true>;
defm KXOR : MaskBinary<0x47, "kxor", true>;
defm KADD : MaskBinary<0x4A, "kadd", true, HasDQI>;
// One mask of two halves; the letters are the widths of the halves and of the whole.
defm KUNPCKBW : MaskBinaryForm<0x4B, "kunpckbw", MaskW, [HasAVX512], false>, PD, TB;
defm KUNPCKWD : MaskBinaryForm<0x4B, "kunpckwd", MaskD, [HasBWI], false>, PS, TB;
defm KUNPCKDQ : MaskBinaryForm<0x4B, "kunpckdq", MaskQ, [HasBWI], false>, PS, TB, REX_W;

multiclass MaskNotForm<string mnemonic, MaskWidth k> {
  let Predicates = k.Predicates, hasSideEffects = false in
  def kk : I<0x44, MRMSrcReg, (outs k.RC:$dst), (ins k.RC:$src), mnemonic#"\t{$src, $dst|$dst, $src}", []>, VEX;
}
defm KNOTB : MaskNotForm<"knotb", MaskB>, PD, TB;
defm KNOTW : MaskNotForm<"knotw", MaskW>, PS, TB;
defm KNOTD : MaskNotForm<"knotd", MaskD>, PD, TB, REX_W;
defm KNOTQ : MaskNotForm<"knotq", MaskQ>, PS, TB, REX_W;

// To the flags: whether all bits of the union, or of the intersection, are zero.
multiclass MaskTestForm<bits<8> opcode, string mnemonic, MaskWidth k, list<Predicate> predicates> {
  let Predicates = predicates, hasSideEffects = false, Defs = [EFLAGS] in
  def kk : I<opcode, MRMSrcReg, (outs), (ins k.RC:$src1, k.RC:$src2), mnemonic#"\t{$src2, $src1|$src1, $src2}", []>, VEX;
}
multiclass MaskTest<bits<8> opcode, string mnemonic, Predicate word> {
  defm B : MaskTestForm<opcode, mnemonic#"b", MaskB, [HasDQI]>, PD, TB;
  defm W : MaskTestForm<opcode, mnemonic#"w", MaskW, [word]>, PS, TB;
  defm D : MaskTestForm<opcode, mnemonic#"d", MaskD, [HasBWI]>, PD, TB, REX_W;
  defm Q : MaskTestForm<opcode, mnemonic#"q", MaskQ, [HasBWI]>, PS, TB, REX_W;
}
defm KORTEST : MaskTest<0x98, "kortest", HasAVX512>;
defm KTEST : MaskTest<0x99, "ktest", HasDQI>;

// ---- Shifts ---------------------------------------------------------------------------------------------------------

multiclass MaskShiftForm<bits<8> opcode, string mnemonic, MaskWidth k> {
  let Predicates = k.Predicates, hasSideEffects = false in
  def ki : Ii8<opcode, MRMSrcReg, (outs k.RC:$dst), (ins k.RC:$src, u8imm:$imm),
               mnemonic#"\t{$imm, $src, $dst|$dst, $src, $imm}", []>, PD, TA, VEX;
}
multiclass MaskShift<bits<8> narrow, bits<8> wide, string mnemonic> {
  defm B : MaskShiftForm<narrow, mnemonic#"b", MaskB>;
  defm W : MaskShiftForm<narrow, mnemonic#"w", MaskW>, REX_W;
  defm D : MaskShiftForm<wide, mnemonic#"d", MaskD>;
  defm Q : MaskShiftForm<wide, mnemonic#"q", MaskQ>, REX_W;
}
defm KSHIFTR : MaskShift<0x30, 0x31, "kshiftr">;
defm KSHIFTL : MaskShift<0x32, 0x33, "kshiftl">;
