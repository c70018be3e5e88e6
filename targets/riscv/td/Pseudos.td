// Pseudo-instructions: what the assembler takes apart into several instructions, and what the code generator carries until
// it knows more.

// ---- Addresses ------------------------------------------------------------------------------------------------------

class LoadAddress<string mnemonic> : AsmPseudo<(outs GPR:$dst), (ins bare_symbol:$src), mnemonic, "$dst, $src">;

// An upper part relative to the program counter, and a second instruction that names the first by its label.
class AddressPair<dag pseudo, Specifier hi, dag second, list<Predicate> predicates = []>
    : Expansion<pseudo, [(at (label "pcrel_hi"), (AUIPC $dst, (spec hi, $src))), second], predicates>;

def PseudoLLA : LoadAddress<"lla">;
def : AddressPair<(PseudoLLA $dst, $src), SpecPcrelHi, (ADDI $dst, $dst, (spec SpecPcrelLo, (label "pcrel_hi")))>;

// From the global offset table.
class GotPair<dag pseudo, Specifier hi, list<Predicate> predicates, Instruction load>
    : AddressPair<pseudo, hi, (load $dst, $dst, (spec SpecPcrelLo, (label "pcrel_hi"))), predicates>;

def PseudoLGA : LoadAddress<"lga">;
// As lga in position-independent code, as lla otherwise: the hook `la` picks.
def PseudoLA : LoadAddress<"la">, ExpandWith<"la">;
def PseudoLA_TLS_IE : LoadAddress<"la.tls.ie">;
foreach p = [[PseudoLGA], [PseudoLA_TLS_IE]] in {
  defvar hi = !if(!eq(!cast<string>(p[0]), "PseudoLGA"), SpecGotPcrelHi, SpecTlsIePcrelHi);
  def : GotPair<(p[0] $dst, $src), hi, [IsRV32], LW>;
  def : GotPair<(p[0] $dst, $src), hi, [IsRV64], LD>;
}
def PseudoLA_TLS_GD : LoadAddress<"la.tls.gd">;
def : AddressPair<(PseudoLA_TLS_GD $dst, $src), SpecTlsGdPcrelHi,
                  (ADDI $dst, $dst, (spec SpecPcrelLo, (label "pcrel_hi")))>;

// ---- Constants ------------------------------------------------------------------------------------------------------

// How many instructions, and which, depends on the value.
def PseudoLI : AsmPseudo<(outs GPR:$rd), (ins ixlenimm_li:$imm), "li", "$rd, $imm">, ExpandConstant;
// The address may be a number.
class LoadAddressConstant<string mnemonic>
    : AsmPseudo<(outs GPR:$rd), (ins ixlenimm_li_restricted:$imm), mnemonic, "$rd, $imm">, ExpandConstant;
def PseudoLAImm : LoadAddressConstant<"la">;
def PseudoLLAImm : LoadAddressConstant<"lla">;

// ---- Loads and stores of a symbol -----------------------------------------------------------------------------------

// The destination also holds the address.
class LoadSymbol<string mnemonic>
    : AsmPseudo<(outs GPR:$rd), (ins bare_symbol:$addr), mnemonic, "$rd, $addr">;
// A register for the address is given.
class FloatLoadSymbol<string mnemonic, RegisterClass rc>
    : AsmPseudo<(outs GPR:$tmp, rc:$rd), (ins bare_symbol:$addr), mnemonic, "$rd, $addr, $tmp">;
class StoreSymbol<string mnemonic, RegisterClass rc>
    : AsmPseudo<(outs GPR:$tmp), (ins rc:$rs, bare_symbol:$addr), mnemonic, "$rs, $addr, $tmp">;

foreach name = ["LB", "LBU", "LH", "LHU", "LW", "LWU", "LD"] in {
  defvar inst = !cast<Instruction>(name);
  let Predicates = inst.Predicates, mayLoad = true in
  def Pseudo#name : LoadSymbol<!tolower(name)>;
  def : Expansion<(!cast<Instruction>("Pseudo"#name) $rd, $addr),
                  [(at (label "pcrel_hi"), (AUIPC $rd, (spec SpecPcrelHi, $addr))),
                   (inst $rd, $rd, (spec SpecPcrelLo, (label "pcrel_hi")))], inst.Predicates>;
}
foreach name = ["FLH", "FLW", "FLD", "FLQ"] in {
  defvar inst = !cast<Instruction>(name);
  defvar f = !cast<FloatFormat>("Float"#!cond(!eq(name, "FLH"): "H", !eq(name, "FLW"): "S", !eq(name, "FLD"): "D",
                                              true: "Q"));
  let Predicates = inst.Predicates, mayLoad = true in
  def Pseudo#name : FloatLoadSymbol<!tolower(name), f.RC>;
  def : Expansion<(!cast<Instruction>("Pseudo"#name) $tmp, $rd, $addr),
                  [(at (label "pcrel_hi"), (AUIPC $tmp, (spec SpecPcrelHi, $addr))),
                   (inst $rd, $tmp, (spec SpecPcrelLo, (label "pcrel_hi")))], inst.Predicates>;
}
foreach name = ["SB", "SH", "SW", "SD", "FSH", "FSW", "FSD", "FSQ"] in {
  defvar inst = !cast<Instruction>(name);
  defvar rc = !cond(!eq(name, "FSH"): FPR16, !eq(name, "FSW"): FPR32, !eq(name, "FSD"): FPR64, !eq(name, "FSQ"): FPR128,
                    true: GPR);
  let Predicates = inst.Predicates, mayStore = true in
  def Pseudo#name : StoreSymbol<!tolower(name), rc>;
  def : Expansion<(!cast<Instruction>("Pseudo"#name) $tmp, $rs, $addr),
                  [(at (label "pcrel_hi"), (AUIPC $tmp, (spec SpecPcrelHi, $addr))),
                   (inst $rs, $tmp, (spec SpecPcrelLo, (label "pcrel_hi")))], inst.Predicates>;
}

// ---- Calls and far jumps --------------------------------------------------------------------------------------------
// Two instructions with one relocation, which the linker may make one.

let isCall = true, Size = 8 in {
  let Defs = [X1] in
  def PseudoCALL : Pseudo<(outs), (ins call_symbol:$func), [], "call", "$func"> { let isCodeGenOnly = false; }
  def PseudoCALLReg : AsmPseudo<(outs GPR:$rd), (ins call_symbol:$func), "call", "$rd, $func">;
}
def : EncodedAs<(PseudoCALL $func), [(AUIPC X1, (spec SpecCall, $func)), (JALR X1, X1, 0)]>;
def : EncodedAs<(PseudoCALLReg $rd, $func), [(AUIPC $rd, (spec SpecCall, $func)), (JALR $rd, $rd, 0)]>;

let isCall = true, isTerminator = true, isReturn = true, isBarrier = true, Uses = [X2], Size = 8 in
def PseudoTAIL : Pseudo<(outs), (ins call_symbol:$dst), [], "tail", "$dst"> { let isCodeGenOnly = false; }
// x7 is the register of jumps that need no landing pad.
def : EncodedAs<(PseudoTAIL $dst), [(AUIPC X7, (spec SpecCall, $dst)), (JALR X0, X7, 0)], [HasStdExtZicfilp]>;
def : EncodedAs<(PseudoTAIL $dst), [(AUIPC X6, (spec SpecCall, $dst)), (JALR X0, X6, 0)]>;

let isBarrier = true, isBranch = true, isTerminator = true, Size = 8 in
def PseudoJump : AsmPseudo<(outs GPR:$rd), (ins pseudo_jump_symbol:$target), "jump", "$target, $rd">;
def : EncodedAs<(PseudoJump $rd, $target), [(AUIPC $rd, (spec SpecCall, $target)), (JALR X0, $rd, 0)]>;

// A branch that reaches as far as a jump: the opposite branch around a jump.
class LongBranch : Pseudo<(outs), (ins GPR:$rs1, GPR:$rs2, simm21_lsb0_jal:$imm20)> {
  let isBranch = true;
  let isTerminator = true;
  let Size = 8;
}
foreach pair = [["BEQ", "BNE"], ["BNE", "BEQ"], ["BLT", "BGE"], ["BGE", "BLT"], ["BLTU", "BGEU"], ["BGEU", "BLTU"]] in {
  defvar branch = !cast<Instruction>(pair[0]);
  defvar name = "PseudoLong"#pair[0];
  def name : LongBranch;
  defvar long = !cast<Instruction>(name);
  // The opposite one is short where it can be.
  if !or(!eq(pair[0], "BEQ"), !eq(pair[0], "BNE")) then {
    defvar short = !cast<Instruction>("C_"#pair[1]#"Z");
    def : EncodedAs<(long GPRC:$rs1, X0, $imm20), [(short $rs1, 6), (JAL X0, $imm20)], [HasStdExtZca]>;
    def : EncodedAs<(long X0, GPRC:$rs2, $imm20), [(short $rs2, 6), (JAL X0, $imm20)], [HasStdExtZca]>;
  }
  def : EncodedAs<(long $rs1, $rs2, $imm20), [(!cast<Instruction>(pair[1]) $rs1, $rs2, 8), (JAL X0, $imm20)]>;
  def : Relaxation<(branch $rs1, $rs2, $imm12), (long $rs1, $rs2, $imm12)>;
}
foreach pair = [["BEQI", "BNEI"], ["BNEI", "BEQI"]] in {
  defvar branch = !cast<Instruction>(pair[0]);
  defvar name = "PseudoLong"#pair[0];
  let isBranch = true, isTerminator = true, Size = 8 in
  def name : Pseudo<(outs), (ins GPR:$rs1, imm5_zibi:$rs2, simm21_lsb0_jal:$imm20)>;
  defvar long = !cast<Instruction>(name);
  def : EncodedAs<(long $rs1, $rs2, $imm20), [(!cast<Instruction>(pair[1]) $rs1, $rs2, 8), (JAL X0, $imm20)]>;
  def : Relaxation<(branch $rs1, $rs2, $imm12), (long $rs1, $rs2, $imm12)>;
}

// ---- Thread-local storage -------------------------------------------------------------------------------------------

// Marks the addition of the thread pointer for the linker.
def PseudoAddTPRel : Pseudo<(outs GPR:$rd), (ins GPR:$rs1, ThreadPointer:$rs2, tprel_add_symbol:$src), [], "add",
                            "$rd, $rs1, $rs2, $src"> { let isCodeGenOnly = false; let Size = 4; }
def : EncodedAs<(PseudoAddTPRel $rd, $rs1, $rs2, $src), [(ADD $rd, $rs1, $rs2)]>;

let isCall = true, Defs = [X5] in
def PseudoTLSDESCCall : Pseudo<(outs DescriptorLink:$rd), (ins GPR:$rs1, simm12:$imm12, tlsdesc_call_symbol:$sym), [], "jalr",
                               "$rd, ${imm12}(${rs1}), $sym"> { let isCodeGenOnly = false; let Size = 4; }
def : EncodedAs<(PseudoTLSDESCCall $rd, $rs1, $imm12, $sym), [(JALR $rd, $rs1, $imm12)]>;

// ---- Extensions without their instruction ---------------------------------------------------------------------------
// Two shifts, where Zbb has one instruction.

class ShiftPair<string mnemonic> : AsmPseudo<(outs GPR:$rd), (ins GPR:$rs), mnemonic, "$rd, $rs">;
def PseudoSEXT_B : ShiftPair<"sext.b">;
def PseudoSEXT_H : ShiftPair<"sext.h">;
def PseudoZEXT_H : ShiftPair<"zext.h">;
foreach p = [["PseudoSEXT_B", "SRAI", "8"], ["PseudoSEXT_H", "SRAI", "16"], ["PseudoZEXT_H", "SRLI", "16"]] in {
  defvar bits_ = !if(!eq(p[2], "8"), 8, 16);
  foreach mode_ = [IsRV32, IsRV64] in {
    defvar count = !sub(!if(!eq(!cast<string>(mode_), "IsRV64"), 64, 32), bits_);
    def : Expansion<(!cast<Instruction>(p[0]) $rd, $rs),
                    [(SLLI $rd, $rs, count), (!cast<Instruction>(p[1]) $rd, $rd, count)], [mode_]>;
  }
}
let Predicates = [IsRV64] in
def PseudoZEXT_W : ShiftPair<"zext.w">;
def : Expansion<(PseudoZEXT_W $rd, $rs), [(SLLI $rd, $rs, 32), (SRLI $rd, $rd, 32)], [IsRV64]>;

// ---- Code generation ------------------------------------------------------------------------------------------------

let isBranch = true, isTerminator = true, isBarrier = true in {
  def PseudoBR : Pseudo<(outs), (ins simm21_lsb0_jal:$imm20), [(br bb:$imm20)]>,
                 PseudoInstExpansion<(JAL X0, simm21_lsb0_jal:$imm20)>;
  let isIndirectBranch = true in
  def PseudoBRIND : Pseudo<(outs), (ins GPRJALR:$rs1, simm12:$imm12)>,
                    PseudoInstExpansion<(JALR X0, GPR:$rs1, simm12:$imm12)>;
}
def : Pat<(brind (XLenVT GPRJALR:$rs1)), (PseudoBRIND GPRJALR:$rs1, 0)>;

def SDT_Call : SDTypeProfile<0, -1, [SDTCisVT<0, XLenVT>]>;
def riscv_call : SDNode<"RISCVISD::CALL", SDT_Call, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
// The area of arguments on the stack stays where it is.
def SDT_Tail : SDTypeProfile<0, -1, [SDTCisVT<0, XLenVT>, SDTCisVT<1, i32>]>;
def riscv_tail : SDNode<"RISCVISD::TAIL", SDT_Tail, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def riscv_ret_glue : SDNode<"RISCVISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                           [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;

let Defs = [X2], Uses = [X2], hasSideEffects = true in {
  def ADJCALLSTACKDOWN : Pseudo<(outs), (ins i32imm:$amt1, i32imm:$amt2), [(callseq_start timm:$amt1, timm:$amt2)]>;
  def ADJCALLSTACKUP : Pseudo<(outs), (ins i32imm:$amt1, i32imm:$amt2), [(callseq_end timm:$amt1, timm:$amt2)]>;
}

def : Pat<(riscv_call tglobaladdr:$func), (PseudoCALL tglobaladdr:$func)>;
def : Pat<(riscv_call texternalsym:$func), (PseudoCALL texternalsym:$func)>;
def : Pat<(riscv_tail (iPTR tglobaladdr:$dst), 0), (PseudoTAIL tglobaladdr:$dst)>;
def : Pat<(riscv_tail (iPTR texternalsym:$dst), 0), (PseudoTAIL texternalsym:$dst)>;

let isCall = true, Defs = [X1] in
def PseudoCALLIndirect : Pseudo<(outs), (ins GPRJALR:$rs1), [(riscv_call GPRJALR:$rs1)]>,
                         PseudoInstExpansion<(JALR X1, GPR:$rs1, 0)>;
let isCall = true, isTerminator = true, isReturn = true, isBarrier = true, Uses = [X2] in
def PseudoTAILIndirect : Pseudo<(outs), (ins GPRTC:$rs1), [(riscv_tail GPRTC:$rs1, 0)]>,
                         PseudoInstExpansion<(JALR X0, GPR:$rs1, 0)>;
let isBarrier = true, isReturn = true, isTerminator = true in
def PseudoRET : Pseudo<(outs), (ins), [(riscv_ret_glue)]>, PseudoInstExpansion<(JALR X0, X1, 0)>;

defm : RemapAllTargetPseudoPointerOperands<GPR>;

// ---- Choices ----------------------------------------------------------------------------------------------------------

// One of two registers by a comparison: a branch around nothing.
class Choice<RegisterClass rc>
    : Pseudo<(outs rc:$dst), (ins GPR:$rs1, GPR:$rs2, rc:$yes, rc:$no), []> {
  let usesCustomInserter = true;
}

defvar BranchesThatChoose = ["BEQ", "BNE", "BLT", "BGE", "BLTU", "BGEU"];
defvar KindsOfChoice = ["X", "H", "S", "D"];

class ChoicePat<ValueType ty, RegisterClass rc, string choice, SDPatternOperator cond_, bit swapped>
    : Pat<(ty (select (XLenVT (cond_ (XLenVT GPR:$rs1), (XLenVT GPR:$rs2))), (ty rc:$yes), (ty rc:$no))),
          !if(swapped, (!cast<Instruction>(choice) GPR:$rs2, GPR:$rs1, rc:$yes, rc:$no),
                       (!cast<Instruction>(choice) GPR:$rs1, GPR:$rs2, rc:$yes, rc:$no))>;
class ChoiceByZeroPat<ValueType ty, RegisterClass rc, string choice, dag cond, bit swapped = false>
    : Pat<(ty (select (XLenVT cond), (ty rc:$yes), (ty rc:$no))),
          !if(swapped, (!cast<Instruction>(choice) (XLenVT X0), GPR:$rs1, rc:$yes, rc:$no),
                       (!cast<Instruction>(choice) GPR:$rs1, (XLenVT X0), rc:$yes, rc:$no))>;

multiclass Choices<RegisterClass rc, ValueType ty> {
  foreach branch = BranchesThatChoose in
    def ""#branch : Choice<rc>;

  def : ChoicePat<ty, rc, NAME#"BEQ", seteq, false>;
  def : ChoicePat<ty, rc, NAME#"BNE", setne, false>;
  def : ChoicePat<ty, rc, NAME#"BLT", setlt, false>;
  def : ChoicePat<ty, rc, NAME#"BGE", setge, false>;
  def : ChoicePat<ty, rc, NAME#"BLTU", setult, false>;
  def : ChoicePat<ty, rc, NAME#"BGEU", setuge, false>;
  def : ChoicePat<ty, rc, NAME#"BLT", setgt, true>;
  def : ChoicePat<ty, rc, NAME#"BGE", setle, true>;
  def : ChoicePat<ty, rc, NAME#"BLTU", setugt, true>;
  def : ChoicePat<ty, rc, NAME#"BGEU", setule, true>;

  def : ChoiceByZeroPat<ty, rc, NAME#"BNE", (XLenVT GPR:$rs1)>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BEQ", (xor (XLenVT GPR:$rs1), 1)>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BEQ", (seteq (XLenVT GPR:$rs1), 0)>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BNE", (setne (XLenVT GPR:$rs1), 0)>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BLT", (setlt (XLenVT GPR:$rs1), 0)>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BGE", (setge (XLenVT GPR:$rs1), 0)>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BLT", (setgt (XLenVT GPR:$rs1), 0), true>;
  def : ChoiceByZeroPat<ty, rc, NAME#"BGE", (setle (XLenVT GPR:$rs1), 0), true>;
}
defm PseudoChoice_X_ : Choices<GPR, XLenVT>;
let Predicates = [HasStdExtZfhmin] in
defm PseudoChoice_H_ : Choices<FPR16, f16>;
let Predicates = [HasStdExtF] in
defm PseudoChoice_S_ : Choices<FPR32, f32>;
let Predicates = [HasStdExtD] in
defm PseudoChoice_D_ : Choices<FPR64, f64>;

// Between a register and zero the condition, 0 or 1, becomes a mask.
let AddedComplexity = 10 in {
  def : Pat<(XLenVT (select (XLenVT GPR:$cond), (XLenVT GPR:$value), 0)),
            (AND GPR:$value, (XLenVT (SUB (XLenVT X0), GPR:$cond)))>;
  def : Pat<(XLenVT (select (XLenVT GPR:$cond), 0, (XLenVT GPR:$value))),
            (AND GPR:$value, (XLenVT (ADDI GPR:$cond, -1)))>;
  def : Pat<(XLenVT (select (XLenVT (xor (XLenVT GPR:$cond), 1)), 0, (XLenVT GPR:$value))),
            (AND GPR:$value, (XLenVT (SUB (XLenVT X0), GPR:$cond)))>;
  def : Pat<(XLenVT (select (XLenVT (xor (XLenVT GPR:$cond), 1)), (XLenVT GPR:$value), 0)),
            (AND GPR:$value, (XLenVT (ADDI GPR:$cond, -1)))>;
}
