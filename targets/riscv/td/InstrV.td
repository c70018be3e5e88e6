// Vectors: configuration, arithmetic, permutation. Loads and stores are in InstrVMemory.td, what further extensions add in
// InstrZv.td.
//
// Source: The RISC-V Instruction Set Manual, volume I, chapter on the V extension, version 1.0.

// ---- Operands -------------------------------------------------------------------------------------------------------

// Lanes that take part: those whose bit in v0 is set, or, if nothing is written, all.
def VMaskOperand : AsmOperandClass {
  let Name = "RVVMaskRegOpOperand";
  let RenderMethod = "addRegOperands";
  let PredicateMethod = "isV0Reg";
  let ParserMethod = "parseMaskReg";
  let IsOptional = true;
  let DefaultMethod = "defaultMaskRegOp";
  let DiagnosticString = "expected '.t' suffix";
}
def vmask : Operand<XLenVT>, NamedOperand<[NamedValue<0, "v0.t">]>, OptionalWithDefault<1> {
  let MCOperandPredicate = [{ return isUInt<1>(Imm); }];
  let ParserMatchClass = VMaskOperand;
  let PrintMethod = "printVMaskReg";
  let OperandNamespace = "RISCVOp";
  let OperandType = "OPERAND_VMASK";
}

// A mask that must be written.
def VMaskWritten : AsmOperandClass {
  let Name = "RVVMaskWritten";
  let DiagnosticString = VMaskOperand.DiagnosticString;
}
def masked : Operand<XLenVT>, NamedOperand<[NamedValue<0, "v0.t">]> {
  let MCOperandPredicate = [{ return Imm == 0; }];
  let ParserMatchClass = VMaskWritten;
}

// `vtype` as a number of n bits: width of elements, registers in a group, and what becomes of elements of the tail and of
// masked ones.
defvar VTypeWords = !listconcat(
  !foreach(i, [0, 1, 2, 3], FieldValue<0x38, !shl(i, 3), "e"#!shl(8, i)>),
  !foreach(i, [0, 1, 2, 3], FieldValue<0x07, i, "m"#!shl(1, i)>),
  !foreach(i, [1, 2, 3], FieldValue<0x07, !sub(8, i), "mf"#!shl(1, i)>),
  [FieldValue<0x40, 0x40, "ta">, FieldValue<0x40, 0, "tu">, FieldValue<0x80, 0x80, "ma">, FieldValue<0x80, 0, "mu">]);
class VTypeOperand<int n> : AsmOperandClass {
  let Name = "VTypeI"#n;
  let ParserMethod = "parseVTypeI";
  let RenderMethod = "addVTypeIOperands";
  let DiagnosticString = "operand must be e[8|16|32|64],m[1|2|4|8|f2|f4|f8],[ta|tu],[ma|mu]";
}
class VType<int n> : Operand<XLenVT>, NamedFields<VTypeWords> {
  let MCOperandPredicate = "return isUInt<"#n#">(Imm);";
  let ParserMatchClass = VTypeOperand<n>;
  let PrintMethod = "printVTypeI";
  let OperandNamespace = "RISCVOp";
  let OperandType = "OPERAND_VTYPEI"#n;
}
def vtypei10 : VType<10>;
def vtypei11 : VType<11>;

// One more than what is encoded.
def simm5_plus1 : ImmOp<"SImm5Plus1", [{ return Imm > -16 && Imm <= 16; }], "immediate must be in the range [-15, 16]">,
                  Wrapping;

// ---- Formats --------------------------------------------------------------------------------------------------------

defvar OPC_OP_V = 0b1010111;

// The second source, and what goes with it: integers (I), masks and products (M), or floating point (F).
class VSource<bits<3> funct3, DAGOperand operand, string letter> {
  bits<3> Funct3 = funct3;
  DAGOperand Op = operand;
  string Letter = letter;
}
def OPIVV : VSource<0b000, VR, "v">;
def OPFVV : VSource<0b001, VR, "v">;
def OPMVV : VSource<0b010, VR, "v">;
def OPIVI : VSource<0b011, simm5, "i">;
def OPIVU : VSource<0b011, uimm5, "i">;
def OPIVX : VSource<0b100, GPR, "x">;
def OPFVF : VSource<0b101, FPR32, "f">;
def OPMVX : VSource<0b110, GPR, "x">;

defvar VXI = [OPIVV, OPIVX, OPIVI];
defvar VXU = [OPIVV, OPIVX, OPIVU];
defvar VX = [OPIVV, OPIVX];
defvar MVX = [OPMVV, OPMVX];
defvar FVF = [OPFVV, OPFVF];

class VInst<bits<6> funct6, bits<3> funct3, dag outs_, dag ins_, string mnemonic, string args, bits<7> opcode = OPC_OP_V>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatR> {
  bits<5> vd;
  bits<5> vs2;
  bits<5> vs1;
  bit vm;
  let Inst{31-26} = funct6;
  let Inst{25} = vm;
  let Inst{24-20} = vs2;
  let Inst{19-15} = vs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = vd;
}

class VMasked<bits<6> funct6, VSource s, string mnemonic>
    : VInst<funct6, s.Funct3, (outs VR:$vd), (ins VR:$vs2, s.Op:$vs1, vmask:$vm), mnemonic, "$vd, $vs2, $vs1$vm">;

// All lanes: vm is fixed.
class VUnmasked<bits<6> funct6, VSource s, string mnemonic, bit mask = 1>
    : VInst<funct6, s.Funct3, (outs VR:$vd), (ins VR:$vs2, s.Op:$vs1), mnemonic, "$vd, $vs2, $vs1"> {
  let vm = mask;
}

// v0 is a source for each lane.
class VWithV0<bits<6> funct6, VSource s, string mnemonic>
    : VInst<funct6, s.Funct3, (outs VR:$vd), (ins VR:$vs2, s.Op:$vs1, VMV0:$v0), mnemonic, "$vd, $vs2, $vs1, $v0"> {
  bits<0> v0;
  let vm = 0;
}

// The destination is a source, too.
class VAccumulate<bits<6> funct6, VSource s, string mnemonic, bits<7> opcode = OPC_OP_V>
    : VInst<funct6, s.Funct3, (outs VR:$vd_wb), (ins VR:$vd, s.Op:$vs1, VR:$vs2, vmask:$vm), mnemonic,
            "$vd, $vs1, $vs2$vm", opcode> {
  let Constraints = "$vd = $vd_wb";
}

// One source; what would be the other says what is done.
class VUnary<bits<6> funct6, bits<5> vs1_, VSource s, string mnemonic>
    : VInst<funct6, s.Funct3, (outs VR:$vd), (ins VR:$vs2, vmask:$vm), mnemonic, "$vd, $vs2$vm"> {
  let vs1 = vs1_;
}

// ---- What registers may not share ------------------------------------------------------------------------------------

defvar OverlapsSource = "the destination vector register group cannot overlap the source vector register group";
defvar OverlapsMask = "the destination vector register group cannot overlap the mask register";
defvar OverlapsV0 = "the destination vector register group cannot be V0";

// The operands of a masked instruction that its destination may not be.
class Overlap<bit vs2, bit vs1, bit mask = 1> {
  bit Vs2 = vs2;
  bit Vs1 = vs1;
  bit Mask = mask;
}
defvar MayOverlap = Overlap<0, 0, 0>;
defvar NotMask = Overlap<0, 0>;
defvar NotVs2 = Overlap<1, 0>;
defvar NotVs1 = Overlap<0, 1>;
defvar NotSources = Overlap<1, 1>;

// `isReg`: the other source is a vector register.
multiclass Masked2<Overlap o, bit isReg> {
  defvar inst = !cast<Instruction>(NAME);
  if o.Vs2 then
  def : Refusal<(inst $vd, $vd, $vs1, $vm), "1", OverlapsSource>;
  if !and(o.Vs1, isReg) then
  def : Refusal<(inst $vd, $vs2, $vd, $vm), "1", OverlapsSource>;
  if o.Mask then
  def : Refusal<(inst V0, $vs2, $vs1, 0), "1", OverlapsMask>;
}
multiclass Accumulating<Overlap o, bit isReg> {
  defvar inst = !cast<Instruction>(NAME);
  if o.Vs2 then
  def : Refusal<(inst $vd, $vs1, $vd, $vm), "1", OverlapsSource>;
  if !and(o.Vs1, isReg) then
  def : Refusal<(inst $vd, $vd, $vs2, $vm), "1", OverlapsSource>;
  if o.Mask then
  def : Refusal<(inst V0, $vs1, $vs2, 0), "1", OverlapsMask>;
}
multiclass Masked1<Overlap o> {
  defvar inst = !cast<Instruction>(NAME);
  if o.Vs2 then
  def : Refusal<(inst $vd, $vd, $vm), "1", OverlapsSource>;
  if o.Mask then
  def : Refusal<(inst V0, $vs2, 0), "1", OverlapsMask>;
}

multiclass VOps<bits<6> funct6, list<VSource> sources, Overlap o = NotMask, string shape = "v"> {
  foreach s = sources in {
    defvar suffix = shape#s.Letter;
    def _#!toupper(suffix) : VMasked<funct6, s, !tolower(NAME)#"."#suffix>;
    defm _#!toupper(suffix) : Masked2<o, !eq(s.Letter, "v")>;
  }
}
multiclass VAccumulates<bits<6> funct6, list<VSource> sources, Overlap o = NotMask> {
  foreach s = sources in {
    defvar suffix = "v"#s.Letter;
    def _#!toupper(suffix) : VAccumulate<funct6, s, !tolower(NAME)#"."#suffix>;
    defm _#!toupper(suffix) : Accumulating<o, !eq(s.Letter, "v")>;
  }
}

// ---- Configuration --------------------------------------------------------------------------------------------------

let Predicates = [HasVInstructions], hasSideEffects = true in {
  def VSETVLI : RVInst<OPC_OP_V, (outs GPR:$rd), (ins GPR:$rs1, vtypei11:$vtypei), "vsetvli", "$rd, $rs1, $vtypei", FormatI> {
    bits<5> rs1;
    bits<5> rd;
    bits<11> vtypei;
    let Inst{31} = 0;
    let Inst{30-20} = vtypei;
    let Inst{19-15} = rs1;
    let Inst{14-12} = 0b111;
    let Inst{11-7} = rd;
  }
  def VSETIVLI : RVInst<OPC_OP_V, (outs GPR:$rd), (ins uimm5:$uimm, vtypei10:$vtypei), "vsetivli", "$rd, $uimm, $vtypei",
                        FormatI> {
    bits<5> uimm;
    bits<5> rd;
    bits<10> vtypei;
    let Inst{31-30} = 0b11;
    let Inst{29-20} = vtypei;
    let Inst{19-15} = uimm;
    let Inst{14-12} = 0b111;
    let Inst{11-7} = rd;
  }
  def VSETVL : RVInstR<0b1000000, 0b111, OPC_OP_V, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "vsetvl", "$rd, $rs1, $rs2">;
}

// ---- Integer arithmetic ---------------------------------------------------------------------------------------------

let Predicates = [HasVInstructions] in {
defm VADD : VOps<0b000000, VXI>;
defm VSUB : VOps<0b000010, VX>;
defm VRSUB : VOps<0b000011, [OPIVX, OPIVI]>;
defm VMINU : VOps<0b000100, VX>;
defm VMIN : VOps<0b000101, VX>;
defm VMAXU : VOps<0b000110, VX>;
defm VMAX : VOps<0b000111, VX>;
defm VAND : VOps<0b001001, VXI>;
defm VOR : VOps<0b001010, VXI>;
defm VXOR : VOps<0b001011, VXI>;
defm VSLL : VOps<0b100101, VXU>;
defm VSRL : VOps<0b101000, VXU>;
defm VSRA : VOps<0b101001, VXU>;

// From two registers to one of half the width.
defm VNSRL : VOps<0b101100, VXU, NotMask, "w">;
defm VNSRA : VOps<0b101101, VXU, NotMask, "w">;
// The other way round.
foreach op = [["VWADDU", "0"], ["VWADD", "1"], ["VWSUBU", "2"], ["VWSUB", "3"]] in {
  defvar n = !cond(!eq(op[1], "0"): 0, !eq(op[1], "1"): 1, !eq(op[1], "2"): 2, true: 3);
  defm op[0] : VOps<!add(0b110000, n), [OPMVV, OPMVX], NotSources>;
  defm op[0] : VOps<!add(0b110100, n), [OPMVV, OPMVX], NotVs1, "w">;
}
defm VWMULU : VOps<0b111000, MVX, NotSources>;
defm VWMULSU : VOps<0b111010, MVX, NotSources>;
defm VWMUL : VOps<0b111011, MVX, NotSources>;

class Extend<bits<5> vs1_, string mnemonic> : VUnary<0b010010, vs1_, OPMVV, mnemonic>;
foreach f = [8, 4, 2] in {
  defvar number = !cond(!eq(f, 8): 0b00010, !eq(f, 4): 0b00100, true: 0b00110);
  def VZEXT_VF#f : Extend<number, "vzext.vf"#f>;
  def VSEXT_VF#f : Extend<!or(number, 1), "vsext.vf"#f>;
  defm VZEXT_VF#f : Masked1<NotMask>;
  defm VSEXT_VF#f : Masked1<NotMask>;
}

// With carry and borrow in v0; the mask of carries.
multiclass VCarry<bits<6> funct6, list<VSource> sources, bit hasMask> {
  foreach s = sources in {
    defvar suffix = "v"#s.Letter#"m";
    def _#!toupper(suffix) : VWithV0<funct6, s, !tolower(NAME)#"."#suffix>;
    if !not(hasMask) then
    def : Refusal<(!cast<Instruction>(NAME#"_"#!toupper(suffix)) V0, $vs2, $vs1, $v0), "1", OverlapsV0>;
    if hasMask then
    def _#!toupper("v"#s.Letter) : VUnmasked<funct6, s, !tolower(NAME)#".v"#s.Letter>;
  }
}
defm VADC : VCarry<0b010000, VXI, 0>;
defm VMADC : VCarry<0b010001, VXI, 1>;
defm VSBC : VCarry<0b010010, VX, 0>;
defm VMSBC : VCarry<0b010011, VX, 1>;
defm VMERGE : VCarry<0b010111, VXI, 0>;

class Splat<bits<6> funct6, VSource s, string mnemonic>
    : VInst<funct6, s.Funct3, (outs VR:$vd), (ins s.Op:$vs1), mnemonic, "$vd, $vs1"> {
  let vs2 = 0;
  let vm = 1;
}
def VMV_V_V : Splat<0b010111, OPIVV, "vmv.v.v">;
def VMV_V_X : Splat<0b010111, OPIVX, "vmv.v.x">;
def VMV_V_I : Splat<0b010111, OPIVI, "vmv.v.i">;

// Comparisons make masks.
defm VMSEQ : VOps<0b011000, VXI, MayOverlap>;
defm VMSNE : VOps<0b011001, VXI, MayOverlap>;
defm VMSLTU : VOps<0b011010, VX, MayOverlap>;
defm VMSLT : VOps<0b011011, VX, MayOverlap>;
defm VMSLEU : VOps<0b011100, VXI, MayOverlap>;
defm VMSLE : VOps<0b011101, VXI, MayOverlap>;
defm VMSGTU : VOps<0b011110, [OPIVX, OPIVI], MayOverlap>;
defm VMSGT : VOps<0b011111, [OPIVX, OPIVI], MayOverlap>;

defm VMUL : VOps<0b100101, MVX>;
defm VMULHU : VOps<0b100100, MVX>;
defm VMULHSU : VOps<0b100110, MVX>;
defm VMULH : VOps<0b100111, MVX>;
defm VDIVU : VOps<0b100000, MVX>;
defm VDIV : VOps<0b100001, MVX>;
defm VREMU : VOps<0b100010, MVX>;
defm VREM : VOps<0b100011, MVX>;

defm VMADD : VAccumulates<0b101001, MVX>;
defm VNMSUB : VAccumulates<0b101011, MVX>;
defm VMACC : VAccumulates<0b101101, MVX>;
defm VNMSAC : VAccumulates<0b101111, MVX>;
defm VWMACCU : VAccumulates<0b111100, MVX, NotSources>;
defm VWMACC : VAccumulates<0b111101, MVX, NotSources>;
defm VWMACCUS : VAccumulates<0b111110, [OPMVX], NotSources>;
defm VWMACCSU : VAccumulates<0b111111, MVX, NotSources>;

// ---- Fixed-point arithmetic -----------------------------------------------------------------------------------------

defm VSADDU : VOps<0b100000, VXI>;
defm VSADD : VOps<0b100001, VXI>;
defm VSSUBU : VOps<0b100010, VX>;
defm VSSUB : VOps<0b100011, VX>;
defm VAADDU : VOps<0b001000, MVX>;
defm VAADD : VOps<0b001001, MVX>;
defm VASUBU : VOps<0b001010, MVX>;
defm VASUB : VOps<0b001011, MVX>;
defm VSMUL : VOps<0b100111, VX>;
defm VSSRL : VOps<0b101010, VXU>;
defm VSSRA : VOps<0b101011, VXU>;
defm VNCLIPU : VOps<0b101110, VXU, NotMask, "w">;
defm VNCLIP : VOps<0b101111, VXU, NotMask, "w">;
} // HasVInstructions

// ---- Floating point -------------------------------------------------------------------------------------------------

// Functions of one source, by what is in the place of the other one.
class FloatUnary<bits<6> funct6, bits<5> number, string name, Overlap o = NotMask> {
  bits<6> Funct6 = funct6;
  bits<5> Number = number;
  string Name = name;
  Overlap Allowed = o;
}
defvar FloatUnaries = [
  FloatUnary<0b010011, 0b00000, "vfsqrt.v">, FloatUnary<0b010011, 0b00100, "vfrsqrt7.v">,
  FloatUnary<0b010011, 0b00101, "vfrec7.v">, FloatUnary<0b010011, 0b10000, "vfclass.v">,
  FloatUnary<0b010010, 0b00000, "vfcvt.xu.f.v">, FloatUnary<0b010010, 0b00001, "vfcvt.x.f.v">,
  FloatUnary<0b010010, 0b00010, "vfcvt.f.xu.v">, FloatUnary<0b010010, 0b00011, "vfcvt.f.x.v">,
  FloatUnary<0b010010, 0b00110, "vfcvt.rtz.xu.f.v">, FloatUnary<0b010010, 0b00111, "vfcvt.rtz.x.f.v">,
  FloatUnary<0b010010, 0b01000, "vfwcvt.xu.f.v", NotVs2>, FloatUnary<0b010010, 0b01001, "vfwcvt.x.f.v", NotVs2>,
  FloatUnary<0b010010, 0b01010, "vfwcvt.f.xu.v", NotVs2>, FloatUnary<0b010010, 0b01011, "vfwcvt.f.x.v", NotVs2>,
  FloatUnary<0b010010, 0b01100, "vfwcvt.f.f.v", NotVs2>,
  FloatUnary<0b010010, 0b01110, "vfwcvt.rtz.xu.f.v", NotVs2>, FloatUnary<0b010010, 0b01111, "vfwcvt.rtz.x.f.v", NotVs2>,
  FloatUnary<0b010010, 0b10000, "vfncvt.xu.f.w">, FloatUnary<0b010010, 0b10001, "vfncvt.x.f.w">,
  FloatUnary<0b010010, 0b10010, "vfncvt.f.xu.w">, FloatUnary<0b010010, 0b10011, "vfncvt.f.x.w">,
  FloatUnary<0b010010, 0b10100, "vfncvt.f.f.w">, FloatUnary<0b010010, 0b10101, "vfncvt.rod.f.f.w">,
  FloatUnary<0b010010, 0b10110, "vfncvt.rtz.xu.f.w">, FloatUnary<0b010010, 0b10111, "vfncvt.rtz.x.f.w">];

let Predicates = [HasVInstructionsAnyF] in {
defm VFADD : VOps<0b000000, FVF>;
defm VFSUB : VOps<0b000010, FVF>;
defm VFRSUB : VOps<0b100111, [OPFVF]>;
defm VFMUL : VOps<0b100100, FVF>;
defm VFDIV : VOps<0b100000, FVF>;
defm VFRDIV : VOps<0b100001, [OPFVF]>;
defm VFMIN : VOps<0b000100, FVF>;
defm VFMAX : VOps<0b000110, FVF>;
defm VFSGNJ : VOps<0b001000, FVF>;
defm VFSGNJN : VOps<0b001001, FVF>;
defm VFSGNJX : VOps<0b001010, FVF>;
defm VFWADD : VOps<0b110000, FVF, NotSources>;
defm VFWSUB : VOps<0b110010, FVF, NotSources>;
defm VFWADD : VOps<0b110100, FVF, NotVs1, "w">;
defm VFWSUB : VOps<0b110110, FVF, NotVs1, "w">;
defm VFWMUL : VOps<0b111000, FVF, NotSources>;

defm VFMADD : VAccumulates<0b101000, FVF>;
defm VFNMADD : VAccumulates<0b101001, FVF>;
defm VFMSUB : VAccumulates<0b101010, FVF>;
defm VFNMSUB : VAccumulates<0b101011, FVF>;
defm VFMACC : VAccumulates<0b101100, FVF>;
defm VFNMACC : VAccumulates<0b101101, FVF>;
defm VFMSAC : VAccumulates<0b101110, FVF>;
defm VFNMSAC : VAccumulates<0b101111, FVF>;
defm VFWMACC : VAccumulates<0b111100, FVF, NotSources>;
defm VFWNMACC : VAccumulates<0b111101, FVF, NotSources>;
defm VFWMSAC : VAccumulates<0b111110, FVF, NotSources>;
defm VFWNMSAC : VAccumulates<0b111111, FVF, NotSources>;

defm VMFEQ : VOps<0b011000, FVF, MayOverlap>;
defm VMFLE : VOps<0b011001, FVF, MayOverlap>;
defm VMFLT : VOps<0b011011, FVF, MayOverlap>;
defm VMFNE : VOps<0b011100, FVF, MayOverlap>;
defm VMFGT : VOps<0b011101, [OPFVF], MayOverlap>;
defm VMFGE : VOps<0b011111, [OPFVF], MayOverlap>;

def VFMERGE_VFM : VWithV0<0b010111, OPFVF, "vfmerge.vfm">;
def : Refusal<(VFMERGE_VFM V0, $vs2, $vs1, $v0), "1", OverlapsV0>;
def VFMV_V_F : Splat<0b010111, OPFVF, "vfmv.v.f">;

foreach f = FloatUnaries in {
  defvar name = !toupper(!subst(".", "_", f.Name));
  def name : VUnary<f.Funct6, f.Number, OPFVV, f.Name>;
  defm name : Masked1<f.Allowed>;
}
} // HasVInstructionsAnyF

// ---- Reductions -----------------------------------------------------------------------------------------------------

multiclass VReduce<bits<6> funct6, VSource s> {
  def _VS : VMasked<funct6, s, !tolower(NAME)#".vs">;
}
let Predicates = [HasVInstructions] in {
  defm VREDSUM : VReduce<0b000000, OPMVV>;
  defm VREDAND : VReduce<0b000001, OPMVV>;
  defm VREDOR : VReduce<0b000010, OPMVV>;
  defm VREDXOR : VReduce<0b000011, OPMVV>;
  defm VREDMINU : VReduce<0b000100, OPMVV>;
  defm VREDMIN : VReduce<0b000101, OPMVV>;
  defm VREDMAXU : VReduce<0b000110, OPMVV>;
  defm VREDMAX : VReduce<0b000111, OPMVV>;
  defm VWREDSUMU : VReduce<0b110000, OPIVV>;
  defm VWREDSUM : VReduce<0b110001, OPIVV>;
}
let Predicates = [HasVInstructionsAnyF] in {
  defm VFREDUSUM : VReduce<0b000001, OPFVV>;
  defm VFREDOSUM : VReduce<0b000011, OPFVV>;
  defm VFREDMIN : VReduce<0b000101, OPFVV>;
  defm VFREDMAX : VReduce<0b000111, OPFVV>;
  defm VFWREDUSUM : VReduce<0b110001, OPFVV>;
  defm VFWREDOSUM : VReduce<0b110011, OPFVV>;
}

// ---- Masks ----------------------------------------------------------------------------------------------------------

let Predicates = [HasVInstructions] in {
multiclass VMaskOp<bits<6> funct6> {
  def _MM : VUnmasked<funct6, OPMVV, !tolower(NAME)#".mm">;
}
defm VMANDN : VMaskOp<0b011000>;
defm VMAND : VMaskOp<0b011001>;
defm VMOR : VMaskOp<0b011010>;
defm VMXOR : VMaskOp<0b011011>;
defm VMORN : VMaskOp<0b011100>;
defm VMNAND : VMaskOp<0b011101>;
defm VMNOR : VMaskOp<0b011110>;
defm VMXNOR : VMaskOp<0b011111>;

// A number that a mask has: how many, which first.
class MaskToNumber<bits<5> vs1_, string mnemonic>
    : VInst<0b010000, OPMVV.Funct3, (outs GPR:$vd), (ins VR:$vs2, vmask:$vm), mnemonic, "$vd, $vs2$vm"> {
  let vs1 = vs1_;
}
def VCPOP_M : MaskToNumber<0b10000, "vcpop.m">;
def VFIRST_M : MaskToNumber<0b10001, "vfirst.m">;
def VMSBF_M : VUnary<0b010100, 0b00001, OPMVV, "vmsbf.m">;
def VMSOF_M : VUnary<0b010100, 0b00010, OPMVV, "vmsof.m">;
def VMSIF_M : VUnary<0b010100, 0b00011, OPMVV, "vmsif.m">;
def VIOTA_M : VUnary<0b010100, 0b10000, OPMVV, "viota.m">;
foreach name = ["VMSBF_M", "VMSOF_M", "VMSIF_M", "VIOTA_M"] in
  defm name : Masked1<NotVs2>;
def VID_V : VInst<0b010100, OPMVV.Funct3, (outs VR:$vd), (ins vmask:$vm), "vid.v", "$vd$vm"> {
  let vs2 = 0;
  let vs1 = 0b10001;
}
def : Refusal<(VID_V V0, 0), "1", OverlapsMask>;

// ---- Permutation ----------------------------------------------------------------------------------------------------

class FromElement<bits<6> funct6, bits<3> funct3, RegisterClass rc, string mnemonic>
    : VInst<funct6, funct3, (outs rc:$vd), (ins VR:$vs2), mnemonic, "$vd, $vs2"> {
  let vs1 = 0;
  let vm = 1;
}
class ToElement<bits<6> funct6, VSource s, string mnemonic> : Splat<funct6, s, mnemonic>;
def VMV_X_S : FromElement<0b010000, OPMVV.Funct3, GPR, "vmv.x.s">;
def VMV_S_X : ToElement<0b010000, OPMVX, "vmv.s.x">;

defm VSLIDEUP : VOps<0b001110, [OPIVX, OPIVU], NotVs2>;
defm VSLIDEDOWN : VOps<0b001111, [OPIVX, OPIVU]>;
defm VSLIDE1UP : VOps<0b001110, [OPMVX], NotVs2>;
defm VSLIDE1DOWN : VOps<0b001111, [OPMVX]>;
defm VRGATHER : VOps<0b001100, VXU, NotSources>;
defm VRGATHEREI16 : VOps<0b001110, [OPIVV], NotSources>;
def VCOMPRESS_VM : VUnmasked<0b010111, OPMVV, "vcompress.vm">;
def : Refusal<(VCOMPRESS_VM $vd, $vd, $vs1), "1", OverlapsSource>;
def : Refusal<(VCOMPRESS_VM $vd, $vs2, $vd), "1", OverlapsSource>;

// Whole groups.
foreach n = [1, 2, 4, 8] in {
  defvar group = !cond(!eq(n, 1): VR, !eq(n, 2): VRM2, !eq(n, 4): VRM4, true: VRM8);
  def VMV#n#R_V : VInst<0b100111, OPIVI.Funct3, (outs group:$vd), (ins group:$vs2), "vmv"#n#"r.v", "$vd, $vs2"> {
    let vs1 = !sub(n, 1);
    let vm = 1;
  }
}
} // HasVInstructions

let Predicates = [HasVInstructionsAnyF] in {
def VFMV_F_S : FromElement<0b010000, OPFVV.Funct3, FPR32, "vfmv.f.s">;
def VFMV_S_F : ToElement<0b010000, OPFVF, "vfmv.s.f">;
defm VFSLIDE1UP : VOps<0b001110, [OPFVF], NotVs2>;
defm VFSLIDE1DOWN : VOps<0b001111, [OPFVF]>;
}
