// Completes LLVM's description of ARM (lib/Target/ARM):
//
//   mc -target-td=ARMCompanion.td -I <LLVM's include> -I <lib/Target/ARM>
//
// Not covered: conditions in IT and VPT blocks, NEON and VFP in Thumb state, symbols as operands, alignments of single lanes.

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
def : Amends<"pred">, NamedOperand<conditions>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]> { dag MIOperandInfo = (ops); }
def : Amends<"cc_out">, NamedOperand<[NamedValue<0, "">, NamedValue<1, "s">]>, EncodeExpr<[{ Imm }]>, DecodeExpr<[{ Bits }]> {
  dag MIOperandInfo = (ops);
}

// Where an instruction has no bits for its condition, it comes from a block around it, or there is none.
class Unconditional<Instruction inst> : Amends<!cast<string>(inst)> {
  defvar inputs = inst.InOperandList;
  defvar kept = !filter(i, !range(!size(inputs)), !not(!or(!eq(!getdagname(inputs, i), "p"), !eq(!getdagname(inputs, i), "vp"))));
  dag InOperandList = !dag(ins, !foreach(i, kept, !getdagarg<DAGOperand>(inputs, i)), !foreach(i, kept, !getdagname(inputs, i)));
  string AsmString = !foldl(inst.AsmString, ["{$p}", "${p}", "${vp}"], text, part, !subst(part, "", text));
  string Constraints = !subst(",$Qd = $vp.inactive", "", inst.Constraints);
}
class SetsFlags<Instruction inst> : Unconditional<inst> {
  defvar results = inst.OutOperandList;
  defvar numbers = !range(!sub(!size(results), 1));
  dag OutOperandList
      = !dag(outs, !foreach(i, numbers, !getdagarg<DAGOperand>(results, i)), !foreach(i, numbers, !getdagname(results, i)));
  let AsmString = !foldl(inst.AsmString, ["{$p}", "${p}", "${s}"], text, part, !subst(part, !if(!eq(part, "${s}"), "s", ""), text));
}
foreach inst = !instances<Thumb1sI>() in if !not(inst.isCodeGenOnly) then def : SetsFlags<inst>;
foreach inst = !instances<InstTemplate>() in {
  defvar is_thumb = !or(!isa<Thumb1pI>(inst), !isa<Thumb2I>(inst), !isa<Thumb2sI>(inst), !isa<ThumbI>(inst), !isa<MVE_MI>(inst));
  defvar is_neon = !or(!isa<NeonI>(inst), !isa<NeonXI>(inst));
  defvar has_bits = !or(!eq(!cast<string>(inst), "tBcc"), !eq(!cast<string>(inst), "t2Bcc"));
  if !and(!or(is_thumb, is_neon), !not(has_bits), !not(inst.isCodeGenOnly)) then def : Unconditional<inst>;
}
