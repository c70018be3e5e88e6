// Completes LLVM's description of ARM (lib/Target/ARM):
//
//   mc -target-td=ARMCompanion.td -I <LLVM's include> -I <lib/Target/ARM>
//
// Not covered: conditions in IT and VPT blocks, NEON and VFP in Thumb state, symbols as operands, lists of several registers of
// VLDM and VSTM, structures in single or all lanes, and alignments of single lanes. Floating-point and splatted constants, masks
// of MSR and banked registers are written as their encodings.

include "ARM.td"
include "codewright/Extensions.td"

// What these set differs from the records in Thumb state only.
def : Companion<"arm", ["arm", "thumb"]> {
  let PlainMethods = ["NEONThumb2DataIPostEncoder", "NEONThumb2DupPostEncoder", "NEONThumb2LoadStorePostEncoder",
                      "NEONThumb2V8PostEncoder", "VFPThumb2PostEncoder", "getHiLoImmOpValue"];
}
def : AsmConventions {
  let CommentString = "@";
  let ImmediatePrefix = "#";
  let MinInstAlign = 2;
  let ElfMachine = 40;
  let DecoderNamespaces = ["ARM", "VFP", "VFPV8", "NEONData", "NEONLoadStore", "NEONDup", "NEON", "v8NEON", "v8Crypto", "CoProc",
                           "ThumbSBit", "Thumb", "MVE", "Thumb2", "Thumb2CDE", "Thumb2CoProc"];
}

// In Thumb state, an instruction of four bytes is two halfwords, the upper one first.
def : CodeLayout<4, [1, 0, 3, 2]> { let Namespaces = ["Thumb", "MVE", "Thumb2", "Thumb2CDE", "Thumb2CoProc"]; }

// Conditions and the bit S are part of mnemonics.
defvar conditions = [
  NamedValue<14, "">, NamedValue<0, "eq">, NamedValue<1, "ne">, NamedValue<2, "hs">, NamedValue<3, "lo">, NamedValue<4, "mi">,
  NamedValue<5, "pl">, NamedValue<6, "vs">, NamedValue<7, "vc">, NamedValue<8, "hi">, NamedValue<9, "ls">,
  NamedValue<10, "ge">, NamedValue<11, "lt">, NamedValue<12, "gt">, NamedValue<13, "le">];
def : Amends<"pred">, NamedOperand<conditions>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }], [{ Bits != 15 }]> {
  dag MIOperandInfo = (ops);
}
def : Amends<"cc_out">, NamedOperand<[NamedValue<0, "">, NamedValue<1, "s">]>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]> {
  dag MIOperandInfo = (ops);
}

// Where an instruction has no bits for its condition, it comes from a block around it, or there is none.
class Unconditional<Instruction inst> : Amends<!cast<string>(inst)> {
  defvar inputs = inst.InOperandList;
  // A list of registers is one number; the variable operands behind it have no names.
  defvar has_list = !ne(!find(inst.AsmString, "$regs"), -1);
  defvar kept = !filter(i, !range(!sub(!size(inputs), !if(has_list, 1, 0))),
                         !and(!ne(!getdagname(inputs, i), "p"), !ne(!getdagname(inputs, i), "vp")));
  dag InOperandList = !dag(ins, !foreach(i, kept, !getdagarg<DAGOperand>(inputs, i)), !foreach(i, kept, !getdagname(inputs, i)));
  string AsmString = !foldl(inst.AsmString, ["{$p}", "${p}", "${vp}"], text, part, !subst(part, "", text));
  string Constraints = !subst(",$Qd = $vp.inactive", "", inst.Constraints);
}
class SetsFlags<Instruction inst> : Unconditional<inst> {
  defvar results = inst.OutOperandList;
  defvar numbers = !range(!sub(!size(results), 1));
  dag OutOperandList
      = !dag(outs, !foreach(i, numbers, !getdagarg<DAGOperand>(results, i)), !foreach(i, numbers, !getdagname(results, i)));
  let AsmString = !subst("${s}", "s", !foldl(inst.AsmString, ["{$p}", "${p}"], text, part, !subst(part, "", text)));
}
foreach inst = !instances<Thumb1sI>() in if !not(inst.isCodeGenOnly) then def : SetsFlags<inst>;
foreach inst = !instances<InstTemplate>() in {
  defvar space = inst.DecoderNamespace;
  defvar is_thumb = !or(!eq(space, "Thumb"), !eq(space, "MVE"), !eq(space, "Thumb2"), !eq(space, "Thumb2CDE"),
                        !eq(space, "Thumb2CoProc"));
  defvar is_neon = !or(!isa<NeonI>(inst), !isa<NeonXI>(inst));
  defvar has_bits = !or(!eq(!cast<string>(inst), "tBcc"), !eq(!cast<string>(inst), "t2Bcc"));
  if !and(!or(is_thumb, is_neon), !not(has_bits), !not(inst.isCodeGenOnly)) then def : Unconditional<inst>;
}
// NEON and VFP: the encodings of Thumb state are made by the methods above. MVE and the custom datapath have no others.
foreach inst = !instances<InstARM>() in {
  defvar domain = !cast<string>(inst.D);
  defvar is_simd = !or(!eq(domain, "NeonDomain"), !eq(domain, "VFPDomain"), !eq(domain, "VFPNeonDomain"),
                       !eq(domain, "VFPNeonA8Domain"));
  defvar is_thumb = !or(!eq(inst.DecoderNamespace, "MVE"), !eq(inst.DecoderNamespace, "Thumb2CDE"));
  if !and(!or(is_simd, is_thumb), !not(inst.isCodeGenOnly)) then
    def : Amends<!cast<string>(inst)> {
      list<Predicate> Predicates = !listconcat(inst.Predicates, [!if(is_thumb, IsThumb2, IsARM)]);
    }
}

// A Q register is numbered by its first D register, except in MVE.
foreach name = ["QPR", "QPR_VFP2", "QPR_8"] in
  def : Amends<name>, EncodeExpr<[{ Imm << 1 }]>, DecodeExpr<[{ Bits >> 1 }], [{ (Bits & 1) == 0 }]>;

// Numbers that are stored or written otherwise.
class Stored<string type, code encode, code decode> : Amends<type>, EncodeExpr<encode>, DecodeExpr<decode>;
class Written<string type, code print, code parse, code allowed> : Amends<type>, WrittenAs<print, parse> {
  code MCOperandPredicate = allowed;
}
foreach width = [8, 16, 32, 64] in {
  def : Stored<"shr_imm" # width, width # " - Imm", width # " - Bits">;
}
def : Stored<"neon_vcvt_imm32", [{ 64 - Imm }], [{ 64 - Bits }]> { code MCOperandPredicate = [{ Imm >= 1 && Imm <= 32 }]; }
foreach type = !instances<Operand>("^anonymous_") in
  if !eq(type.EncoderMethod, "getNEONVcvtImm32OpValue") then def : Stored<!cast<string>(type), [{ 64 - Imm }], [{ 64 - Bits }]>;
def : Stored<"MVE_VIDUP_imm", [{ ctz(Imm) }], [{ 1 << Bits }]> {
  code MCOperandPredicate = [{ Imm == 1 || Imm == 2 || Imm == 4 || Imm == 8 }];
}
def : Stored<"mve_shift_imm1_7", [{ Imm }], [{ Bits }]> { code MCOperandPredicate = [{ Imm >= 1 && Imm <= 7 }]; }
def : Stored<"mve_shift_imm1_15", [{ Imm }], [{ Bits }]> { code MCOperandPredicate = [{ Imm >= 1 && Imm <= 15 }]; }
def : Written<"imm_sr", [{ Imm == 0 ? 32 : Imm }], [{ Imm >= 1 && Imm <= 32 ? Imm & 31 : -1 }], [{ isUInt<5>(Imm) }]>;
def : Written<"imm1_16", [{ Imm + 1 }], [{ Imm - 1 }], [{ isUInt<4>(Imm) }]>;
def : Written<"imm1_32", [{ Imm + 1 }], [{ Imm - 1 }], [{ isUInt<5>(Imm) }]>;
def : Written<"fbits16", [{ 16 - Imm }], [{ 16 - Imm }], [{ Imm >= 0 && Imm <= 16 }]>;
def : Written<"fbits32", [{ 32 - Imm }], [{ 32 - Imm }], [{ isUInt<5>(Imm) }]>;
def : Written<"t_imm0_508s4", [{ Imm << 2 }], [{ (Imm & 3) == 0 ? Imm >> 2 : -1 }], [{ isUInt<7>(Imm) }]>;
def : Written<"t_imm0_1020s4", [{ Imm << 2 }], [{ (Imm & 3) == 0 ? Imm >> 2 : -1 }], [{ isUInt<8>(Imm) }]>;
def : Written<"complexrotateop", [{ Imm * 90 }], [{ remu(Imm, 90) == 0 ? divu(Imm, 90) : -1 }], [{ isUInt<2>(Imm) }]>;
def : Written<"complexrotateopodd", [{ Imm * 180 + 90 }], [{ Imm == 90 ? 0 : Imm == 270 ? 1 : -1 }], [{ isUInt<1>(Imm) }]>;
foreach type = ["nohash_imm"] in def : Amends<type> { string PrintMethod = "printBare"; }

// Branch targets, which are distances.
class BranchTarget<string type, int width, int shift> : Amends<type> {
  code MCOperandPredicate = "(Imm & " # !sub(!shl(1, shift), 1) # ") == 0 && isInt<" # !add(width, shift) # ">(Imm)";
  code EncodeExpr = "Imm >> " # shift;
  code DecodeExpr = "sext(Bits, " # width # ") << " # shift;
}
foreach type = ["arm_bl_target", "arm_br_target", "arm_blx_target"] in
  def : BranchTarget<type, !if(!eq(type, "arm_blx_target"), 25, 24), !if(!eq(type, "arm_blx_target"), 1, 2)>;
def : BranchTarget<"thumb_bcc_target", 8, 1>;
def : BranchTarget<"t_brtarget", 11, 1>;

// A number of 8 bits rotated to the right by an even amount: the least that is possible.
defvar rotations = !foldl("-1", !range(15, -1, -1), text, rotation,
    "isUInt<8>((Imm << " # !mul(2, rotation) # " | lshr(Imm, " # !sub(32, !mul(2, rotation)) # ")) & 0xffffffff) ? "
    # !shl(rotation, 8) # " | ((Imm << " # !mul(2, rotation) # " | lshr(Imm, " # !sub(32, !mul(2, rotation))
    # ")) & 0xff) : " # text);
def : Amends<"mod_imm">, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]>,
      WrittenAs<[{ (lshr(Imm & 0xff, 2 * bits(Imm, 11, 8)) | (Imm & 0xff) << (32 - 2 * bits(Imm, 11, 8))) & 0xffffffff }],
                "!isUInt<32>(Imm) ? -1 : " # rotations> {
  code MCOperandPredicate = [{ isUInt<12>(Imm) }];
}

// A byte, alone, or repeated in four places or two, or with its highest bit set and shifted left.
def : Amends<"t2_so_imm"> {
  code MCOperandPredicate = [{
    isUInt<32>(Imm)
    && (isUInt<8>(Imm) || Imm == (Imm & 0xff) * 0x10001 || Imm == (Imm & 0xff00) * 0x10001 || Imm == (Imm & 0xff) * 0x1010101
        || ctz(Imm) + 8 >= 64 - clz(Imm)) }];
  code EncodeExpr = [{
    isUInt<8>(Imm) ? Imm
    : Imm == (Imm & 0xff) * 0x10001 ? 0x100 | (Imm & 0xff)
    : Imm == (Imm & 0xff00) * 0x10001 ? 0x200 | (Imm >> 8 & 0xff)
    : Imm == (Imm & 0xff) * 0x1010101 ? 0x300 | (Imm & 0xff)
    : (clz(Imm) - 24) << 7 | (Imm >> (56 - clz(Imm)) & 0x7f) }];
  code DecodeExpr = [{
    bits(Bits, 11, 8) == 0 ? Bits
    : bits(Bits, 11, 8) == 1 ? (Bits & 0xff) * 0x10001
    : bits(Bits, 11, 8) == 2 ? (Bits & 0xff) * 0x1000100
    : bits(Bits, 11, 8) == 3 ? (Bits & 0xff) * 0x1010101
    : (0x80 | (Bits & 0x7f)) << (32 - (Bits >> 7)) }];
}

// Names.
class Names<string type, list<NamedValue> names> : Amends<type>, NamedOperand<names>, EncodeExpr<[{ Imm }]>;
def : Names<"p_imm", !foreach(n, !range(16), NamedValue<n, "p" # n>)> { code DecodeExpr = [{ Bits }]; }
def : Names<"c_imm", !foreach(n, !range(16), NamedValue<n, "c" # n>)> { code DecodeExpr = [{ Bits }]; }
def : Names<"memb_opt", [
  NamedValue<15, "sy">, NamedValue<14, "st">, NamedValue<13, "ld">, NamedValue<11, "ish">, NamedValue<10, "ishst">,
  NamedValue<9, "ishld">, NamedValue<7, "nsh">, NamedValue<6, "nshst">, NamedValue<5, "nshld">, NamedValue<3, "osh">,
  NamedValue<2, "oshst">, NamedValue<1, "oshld">]>;
def : Names<"instsyncb_opt", [NamedValue<15, "sy">]>;
def : Names<"setend_op", [NamedValue<0, "le">, NamedValue<1, "be">]>;
def : Names<"pred_noal", !tail(conditions)> { code DecodeExpr = [{ Bits }]; }
def : Names<"pred_basic_i", [NamedValue<0, "eq">, NamedValue<1, "ne">]> { code DecodeExpr = [{ Bits }]; }
def : Names<"pred_basic_u", [NamedValue<2, "hs">, NamedValue<3, "hi">]> {
  let EncodeExpr = [{ Imm & 1 }];
  code DecodeExpr = [{ Bits | 2 }];
}
def : Names<"pred_basic_s", [NamedValue<4, "ge">, NamedValue<5, "lt">, NamedValue<6, "gt">, NamedValue<7, "le">]> {
  let EncodeExpr = [{ Imm & 3 }];
  code DecodeExpr = [{ Bits | 4 }];
}
def : Names<"pred_basic_fp", [NamedValue<0, "eq">, NamedValue<1, "ne">, NamedValue<4, "ge">, NamedValue<5, "lt">,
                              NamedValue<6, "gt">, NamedValue<7, "le">]> { code DecodeExpr = [{ Bits }]; }
def : Names<"vpt_mask", [
  NamedValue<8, "">, NamedValue<4, "t">, NamedValue<12, "e">, NamedValue<2, "tt">, NamedValue<6, "te">, NamedValue<10, "ee">,
  NamedValue<14, "et">, NamedValue<1, "ttt">, NamedValue<3, "tte">, NamedValue<5, "tee">, NamedValue<7, "tet">,
  NamedValue<9, "eee">, NamedValue<11, "eet">, NamedValue<13, "ett">, NamedValue<15, "ete">]> {
  code DecodeExpr = [{ Bits }];
}
defvar names = ["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "sp", "lr", "pc"];
def : Amends<"reglist">, NameSet<!foreach(n, !range(16), NamedValue<!shl(1, n), names[n]>)>, EncodeExpr<[{ Imm }]>,
      DecodeExpr<[{ Bits }]> {
  code MCOperandPredicate = [{ isUInt<16>(Imm) && Imm != 0 }];
}

// Lists of D registers.
class DList<int length, int stride = 1, string suffix = ""> : SpelledByNumber<"d#" # suffix, length, stride>;
class DPairs<string type, int stride, string suffix> : Amends<type>, DList<2, stride, suffix> { RegisterClass RegClass = DPR; }
def : Amends<"VecListOneD">, DList<1>;
def : Amends<"VecListThreeD">, DList<3>;
def : Amends<"VecListFourD">, DList<4>;
def : Amends<"VecListOneDAllLanes">, DList<1, 1, "[]">;
foreach type = ["VecList2Q", "VecList4Q"] in
  def : Amends<type>, SpelledByNumber<"q#", !if(!eq(type, "VecList2Q"), 2, 4), 1, 8> { RegisterClass RegClass = MQPR; }
def : DPairs<"VecListDPair", 1, "">;
def : DPairs<"VecListDPairSpaced", 2, "">;
def : DPairs<"VecListDPairAllLanes", 1, "[]">;
def : DPairs<"VecListDPairSpacedAllLanes", 2, "[]">;

// Where the records have an operand for each register of such a list, without bits for those behind the first.
foreach length = [3, 4] in
  foreach stride = [1, 2] in def DList # length # stride : RegisterOperand<DPR>, DList<length, stride>;
class WithDList<Instruction inst, DAGOperand registers> : Unconditional<inst> {
  defvar outputs = inst.OutOperandList;
  defvar kept_outputs = !filter(i, !range(!size(outputs)), !eq(!find(!getdagname(outputs, i), "dst"), -1));
  defvar inputs = inst.InOperandList;
  defvar kept_inputs = !filter(i, !range(!size(inputs)), !and(!eq(!find(!getdagname(inputs, i), "src"), -1),
                                                              !ne(!getdagname(inputs, i), "p")));
  dag OutOperandList = !dag(outs, !foreach(i, kept_outputs, !if(!eq(!getdagname(outputs, i), "Vd"), registers,
                                                                !getdagarg<DAGOperand>(outputs, i))),
                            !foreach(i, kept_outputs, !getdagname(outputs, i)));
  let InOperandList = !dag(ins, !foreach(i, kept_inputs, !if(!eq(!getdagname(inputs, i), "Vd"), registers,
                                                             !getdagarg<DAGOperand>(inputs, i))),
                           !foreach(i, kept_inputs, !getdagname(inputs, i)));
  let AsmString = !foldl(!subst("${p}", "", inst.AsmString), ["\\{$Vd, $dst2, $dst3, $dst4\\}", "\\{$Vd, $dst2, $dst3\\}",
                                                              "\\{$Vd, $src2, $src3, $src4\\}", "\\{$Vd, $src2, $src3\\}"],
                         text, part, !subst(part, "$Vd", text));
}
foreach inst = !instances<NLdSt>("^V(LD|ST)[34][dq]") in
  if !not(inst.isCodeGenOnly) then
    def : WithDList<inst, !cast<DAGOperand>(!strconcat("DList", !substr(!cast<string>(inst), 3, 1),
                                                       !if(!eq(!substr(!cast<string>(inst), 4, 1), "q"), "2", "1")))>;

// The instructions that LLVM's assembler has for the same texts alone.
foreach inst = !instances<AsmPseudoInst>("^V(LD|ST)[34][dq]") in def : Amends<!cast<string>(inst)> { string AsmString = ""; }

// Numbers as parts of addresses. A distance is a magnitude below a bit that is set if it is added; `flag` is set besides.
class Count<int width, int shift = 0> : Operand<i32> {
  code MCOperandPredicate = "isUInt<" # width # ">(Imm)";
  code PrintExpr = "Imm << " # shift;
  code ParseExpr = "(Imm & " # !sub(!shl(1, shift), 1) # ") == 0 ? Imm >> " # shift # " : -1";
}
class Distance<int width, int shift = 0, int flag = 0> : Operand<i32> {
  defvar added = !shl(1, width);
  code MCOperandPredicate = "isUInt<" # !add(width, 1) # ">(Imm - " # flag # ") && Imm != " # flag;
  code PrintExpr = "bit(Imm, " # width # ") ? (Imm & " # !sub(added, 1) # ") << " # shift
                   # " : -((Imm & " # !sub(added, 1) # ") << " # shift # ")";
  code ParseExpr = "(Imm & " # !sub(!shl(1, shift), 1) # ") != 0 || !isUInt<" # !add(width, shift)
                   # ">(Imm < 0 ? -Imm : Imm) ? -1 : " # flag # " + (Imm < 0 ? -Imm >> " # shift # " : Imm >> " # shift
                   # " | " # added # ")";
}
class Negative<int width> : Operand<i32>, WrittenAs<[{ -Imm }], [{ -Imm }]> {
  code MCOperandPredicate = "isUInt<" # width # ">(Imm) && Imm != 0";
}
// The amount of a shift above its kind (0 lsl, 1 lsr, 2 asr, 3 ror); 32 is stored as 0.
class Amount<int kind, int flag = 0> : Operand<i32> {
  defvar begin = !or(kind, flag);
  defvar is_right = !or(!eq(kind, 1), !eq(kind, 2));
  code MCOperandPredicate = "isUInt<7>(Imm - " # flag # ") && (Imm & 3) == " # kind # !if(is_right, "", " && Imm != " # begin);
  code PrintExpr = !if(is_right, "bits(Imm, 6, 2) == 0 ? 32 : ", "") # "bits(Imm, 6, 2)";
  code ParseExpr = "Imm >= 1 && Imm <= " # !if(is_right, 32, 31) # " ? (Imm & 31) << 2 | " # begin # " : -1";
}
defvar shifts = ["lsl", "lsr", "asr", "ror"];

// `[base]`, and `[base, number]`.
class Base<DAGOperand base> : OperandForm<"[$base]", (ops base:$base)>;
class BaseOnly<DAGOperand base, int zero> : OperandForm<"[$base]", (ops base:$base, zero)>;
class NumberForm<string text, DAGOperand number> : OperandForm<text, (ops number:$number)>;
class BaseNumber<DAGOperand base, DAGOperand number> : OperandForm<"[$base, $number]", (ops base:$base, number:$number)>;
foreach pair = [["addr_offset_none", "GPR"], ["t2_addr_offset_none", "GPRnopc"], ["t2_nosp_addr_offset_none", "rGPR"],
                ["t_addr_offset_none", "tGPR"]] in
  def : Amends<pair[0]>, HasForms<[Base<!cast<DAGOperand>(pair[1])>]>;
class Address<string type, DAGOperand base, int zero, DAGOperand number>
    : Amends<type>, HasForms<[BaseOnly<base, zero>, BaseNumber<base, number>]> {
  bits<4> part0;
  bits<13> part1;
}
foreach type = ["addrmode_imm12", "addrmode_imm12_pre"] in
  def : Address<type, GPR, 0x1000, Distance<12>> { bits<17> Layout = { part0, part1 }; }
def : Address<"t2addrmode_imm12", GPR, 0, Count<12>> { bits<17> Layout = { part0, 0b1, part1{11-0} }; }
def : Amends<"t2addrmode_negimm8">, HasForms<[BaseNumber<GPR, Negative<8>>]> {
  bits<4> part0;
  bits<8> part1;
  bits<13> Layout = { part0, 0b0, part1 };
}
def : Address<"t2addrmode_posimm8", GPR, 0, Count<8>> { bits<13> Layout = { part0, 0b1, part1{7-0} }; }
def : Address<"t2addrmode_imm8_pre", GPR, 0x100, Distance<8>> { bits<13> Layout = { part0, part1{8-0} }; }
foreach type = ["t2addrmode_imm8s4", "t2addrmode_imm8s4_pre", "addrmode5", "addrmode5_pre"] in
  def : Address<type, GPR, 0x100, Distance<8, 2>> { bits<13> Layout = { part0, part1{8-0} }; }
def : Address<"addrmode5fp16", GPR, 0x100, Distance<8, 1>> { bits<13> Layout = { part0, part1{8-0} }; }
foreach type = ["t2addrmode_imm7s4", "t2addrmode_imm7s4_pre"] in
  def : Address<type, GPRnopc, 0x80, Distance<7, 2>> { bits<12> Layout = { part0, part1{7-0} }; }
def : Address<"t2addrmode_imm0_1020s4", GPRnopc, 0, Count<8, 2>> { bits<12> Layout = { part0, part1{7-0} }; }
foreach shift = [0, 1, 2] in
  def : Address<"t_addrmode_is" # !shl(1, shift), tGPR, 0, Count<5, shift>> { bits<8> Layout = { part1{4-0}, part0{2-0} }; }
class OneNumber<string type, list<OperandForm> forms> : Amends<type>, HasForms<forms> {
  dag MIOperandInfo = (ops i32imm:$offsimm);
}
def : OneNumber<"t_addrmode_sp", [OperandForm<"[sp]", (ops 0)>, NumberForm<"[sp, $number]", Count<8, 2>>]>;
def : OneNumber<"t_addrmode_pc", [NumberForm<"[pc, $number]", Count<8, 2>>]>;
def : OneNumber<"t2ldrlabel", [NumberForm<"[pc, $number]", Distance<12>>]>;

// Those of MVE, whose records have no names: their methods tell them apart.
foreach type = !instances<Operand>("^anonymous_") in {
  defvar info = type.MIOperandInfo;
  foreach shift = [0, 1, 2, 3] in {
    if !eq(type.EncoderMethod, "getT2AddrModeImmOpValue<7," # shift # ">") then
      def : Address<!cast<string>(type), !getdagarg<DAGOperand>(info, 0), 0x80, Distance<7, shift>> {
        bits<12> Layout = { part0, part1{7-0} };
      }
    if !eq(type.EncoderMethod, "getT2ScaledImmOpValue<7," # shift # ">") then
      def : OneNumber<!cast<string>(type), [NumberForm<", $number", Distance<7, shift>>]>;
    if !eq(type.EncoderMethod, "getMveAddrModeQOpValue<" # shift # ">") then
      def : Address<!cast<string>(type), MQPR, 0x80, Distance<7, shift>> { bits<11> Layout = { part0{2-0}, part1{7-0} }; }
    if !eq(type.PrintMethod, "printMveAddrModeRQOperand<" # shift # ">") then
      def : Amends<!cast<string>(type)>, HasForms<[
        OperandForm<"[$base, $index" # !if(shift, ", uxtw #" # shift, "") # "]", (ops GPRnopc:$base, MQPR:$index)>]> {
        bits<4> part0;
        bits<3> part1;
        bits<7> Layout = { part0, part1 };
      }
  }
}

// `[base, index]`, with shifts.
class BaseIndex<DAGOperand base, DAGOperand index> : OperandForm<"[$base, $index]", (ops base:$base, index:$index)>;
foreach type = ["t_addrmode_rr", "t_addrmode_rr_sext"] in
  def : Amends<type>, HasForms<[BaseIndex<tGPR, tGPR>]> {
    bits<3> part0;
    bits<3> part1;
    bits<6> Layout = { part1, part0 };
  }
def : Amends<"t2addrmode_so_reg">, HasForms<[
  OperandForm<"[$base, $index]", (ops GPRnopc:$base, rGPR:$index, 0)>,
  OperandForm<"[$base, $index, lsl $by]", (ops GPRnopc:$base, rGPR:$index, Count<2>:$by)>]> {
  bits<4> part0;
  bits<4> part1;
  bits<2> part2;
  bits<10> Layout = { part0, part1, part2 };
}
def : Amends<"addrmode_tbb">, HasForms<[BaseIndex<GPR, rGPR>]>;
def : Amends<"addrmode_tbh">, HasForms<[OperandForm<"[$base, $index, lsl #1]", (ops GPR:$base, rGPR:$index)>]>;
class Indexed<int flag, string sign> {
  list<OperandForm> addresses = !listconcat(
    [OperandForm<"[$base, " # sign # "$index]", (ops GPR:$base, GPRnopc:$index, flag)>],
    !foreach(kind, [0, 1, 2, 3], OperandForm<!strconcat("[$base, ", sign, "$index, ", shifts[kind], " $by]"),
                                             (ops GPR:$base, GPRnopc:$index, Amount<kind, flag>:$by)>),
    [OperandForm<"[$base, " # sign # "$index, rrx]", (ops GPR:$base, GPRnopc:$index, !or(flag, 3))>]);
  list<OperandForm> offsets = !listconcat(
    [OperandForm<sign # "$index", (ops GPRnopc:$index, flag)>],
    !foreach(kind, [0, 1, 2, 3], OperandForm<!strconcat(sign, "$index, ", shifts[kind], " $by"),
                                             (ops GPRnopc:$index, Amount<kind, flag>:$by)>),
    [OperandForm<sign # "$index, rrx", (ops GPRnopc:$index, !or(flag, 3))>]);
}
def : Amends<"ldst_so_reg">, HasForms<!listconcat(Indexed<0x80, "">.addresses, Indexed<0, "-">.addresses)> {
  bits<4> part0;
  bits<4> part1;
  bits<8> part2;
  bits<17> Layout = { part0, part2, 0b0, part1 };
}
def : Amends<"am2offset_reg">, HasForms<!listconcat(Indexed<0x80, "">.offsets, Indexed<0, "-">.offsets)> {
  bits<4> part0;
  bits<8> part1;
  bits<14> Layout = { 0b0, part1, 0b0, part0 };
}

// Offsets behind addresses; a register is a number here, since its bits may be those of another number.
class IndexName<int flag> : Operand<i32>, NamedOperand<!foreach(n, !range(16), NamedValue<!or(flag, n), names[n]>)> {
  code MCOperandPredicate = "(Imm & -16) == " # flag;
}
class Offset<string type, list<OperandForm> forms> : OneNumber<type, forms>;
def : Offset<"am2offset_imm", [NumberForm<"$number", Distance<12>>]>;
def : Offset<"am3offset", [NumberForm<"$number", IndexName<0x100>>, NumberForm<"-$number", IndexName<0>>,
                           NumberForm<"$number", Distance<8, 0, 0x200>>]>;
def : Offset<"postidx_imm8", [NumberForm<"$number", Distance<8>>]>;
def : Offset<"postidx_imm8s4", [NumberForm<"$number", Distance<8, 2>>]>;
def : Offset<"postidx_reg", [NumberForm<"$number", IndexName<0x10>>, NumberForm<"-$number", IndexName<0>>]>;
def : Offset<"t2am_imm8_offset", [NumberForm<", $number", Distance<8>>]>;
def : Offset<"t2am_imm8s4_offset", [NumberForm<", $number", Distance<8, 2>>]>;
def : Offset<"t2am_imm7s4_offset", [NumberForm<", $number", Distance<7, 2>>]>;
foreach type = ["addrmode3", "addrmode3_pre"] in
  def : Amends<type>, HasForms<[
    BaseOnly<GPR, 0x300>, BaseNumber<GPR, IndexName<0x100>>,
    OperandForm<"[$base, -$number]", (ops GPR:$base, IndexName<0>:$number)>, BaseNumber<GPR, Distance<8, 0, 0x200>>]> {
    dag MIOperandInfo = (ops GPR:$base, i32imm:$offset);
    bits<4> part0;
    bits<10> part1;
    bits<14> Layout = { part1{9}, part0, part1{8-0} };
  }
def : Offset<"am6offset", [OperandForm<"!", (ops SP)>, OperandForm<", $index", (ops rGPR:$index)>]> {
  dag MIOperandInfo = (ops GPR:$index);
}

// Shifted registers.
class ShiftedForms<DAGOperand reg> {
  list<OperandForm> forms = !listconcat(
    [OperandForm<"$reg", (ops reg:$reg, 0)>],
    !foreach(kind, [0, 1, 2, 3], OperandForm<!strconcat("$reg, ", shifts[kind], " $by"), (ops reg:$reg, Amount<kind>:$by)>),
    [OperandForm<"$reg, rrx", (ops reg:$reg, 3)>]);
}
class Shifted<string type, DAGOperand reg> : Amends<type>, HasForms<ShiftedForms<reg>.forms> {
  bits<4> part0;
  bits<7> part1;
  bits<12> Layout = { part1, 0b0, part0 };
}
def : Shifted<"so_reg_imm", GPR>;
def : Shifted<"shift_so_reg_imm", GPR>;
def : Shifted<"t2_so_reg", rGPR>;
class ShiftedByRegister<string type, DAGOperand reg> : Amends<type>, HasForms<!foreach(kind, [0, 1, 2, 3],
    OperandForm<!strconcat("$reg, ", shifts[kind], " $by"), (ops reg:$reg, reg:$by, kind)>)> {
  bits<4> part0;
  bits<4> part1;
  bits<2> part2;
  bits<12> Layout = { part1, 0b0, part2, 0b1, part0 };
}
def : ShiftedByRegister<"so_reg_reg", GPRnopc>;
def : ShiftedByRegister<"shift_so_reg_reg", GPR>;
def rotation : Operand<i32>, WrittenAs<[{ Imm << 3 }], [{ (Imm & 7) == 0 ? Imm >> 3 : -1 }]> {
  code MCOperandPredicate = [{ isUInt<2>(Imm) }];
}
def leftAmount : Operand<i32> { code MCOperandPredicate = [{ isUInt<5>(Imm) }]; }
def rightAmount : Operand<i32>, WrittenAs<[{ Imm == 0 ? 32 : Imm }], [{ Imm >= 1 && Imm <= 32 ? Imm & 31 : -1 }]> {
  code MCOperandPredicate = [{ isUInt<5>(Imm) }];
}
def flaggedAmount : Operand<i32>, WrittenAs<[{ Imm - 32 }], [{ Imm + 32 }]> {
  code MCOperandPredicate = [{ Imm > 32 && Imm < 64 }];
}
def : OneNumber<"rot_imm", [NumberForm<", ror $number", rotation>]>;
def : OneNumber<"pkh_lsl_amt", [NumberForm<", lsl $number", leftAmount>]>;
def : OneNumber<"pkh_asr_amt", [NumberForm<", asr $number", rightAmount>]>;
foreach type = ["shift_imm", "t2_shift_imm"] in
  def : OneNumber<type, [NumberForm<", lsl $number", leftAmount>, NumberForm<", asr $number", flaggedAmount>]>;

// Addresses of NEON, with their alignment.
class Aligned<int number, int align> : OperandForm<"[$base:" # align # "]", (ops GPR:$base, number)>;
class NeonAddress<string type, list<OperandForm> aligned> : Amends<type>, HasForms<!listconcat([BaseOnly<GPR, 0>], aligned)> {
  bits<4> part0;
  bits<2> part1;
  bits<6> Layout = { part1, part0 };
}
foreach type = ["addrmode6", "addrmode6oneL32", "addrmode6dup", "addrmode6dupalignNone"] in def : NeonAddress<type, []>;
foreach align = [16, 32, 64] in def : NeonAddress<"addrmode6dupalign" # align, [Aligned<1, align>]>;
def : NeonAddress<"addrmode6align64", [Aligned<1, 64>]>;
def : NeonAddress<"addrmode6align64or128", [Aligned<1, 64>, Aligned<2, 128>]>;
def : NeonAddress<"addrmode6align64or128or256", [Aligned<1, 64>, Aligned<2, 128>, Aligned<3, 256>]>;

// Lanes.
def lane : Operand<i32> { string PrintMethod = "printBare"; }
foreach type = !instances<Operand>() in
  if !and(!eq(type.PrintMethod, "printVectorIndex"), !eq(type.EncoderMethod, "")) then
    def : OneNumber<!cast<string>(type), [NumberForm<"[$number]", lane>]>;
def : OneNumber<"coproc_option_imm", [NumberForm<"\\{$number\\}", lane>]>;
