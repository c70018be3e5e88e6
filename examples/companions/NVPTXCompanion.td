// Completes LLVM's description of NVPTX (lib/Target/NVPTX):
//
//   mc -target-td=NVPTXCompanion.td -I <LLVM's include> -I <lib/Target/NVPTX>
//
// PTX is text and nothing else: no binary form of it exists. The bytes are a numbering of this file's own, which carries a text
// to a parsed instruction and back: the number of the instruction in two bytes, in the order of names, a byte for each register,
// and numbers in LEB128. They mean nothing to any machine or tool, and differ from one version of LLVM to the next.

include "NVPTX.td"
include "codewright/Extensions.td"

def : Companion<"nvptx", ["nvptx", "nvptx64"]>;
def : AsmConventions { let CommentString = "//"; let SeparatorString = "\\"; let RegisterPrefix = "%"; let MaxInstLength = 255; }

// The number of a register is that in its name; the special ones come behind.
foreach kind = ["P", "RS", "R", "RL", "RQ", "H", "HH", "F", "FL", "ia", "la", "fa", "da"] in
  foreach number = 0...4 in
    def : Amends<kind # number> {
      bits<16> HWEncoding = number;
      string AsmName = !cond(!eq(kind, "P"): "p", !eq(kind, "RS"): "rs", !eq(kind, "R"): "r", !eq(kind, "RL"): "rd",
                             !eq(kind, "RQ"): "rq", !eq(kind, "H"): "h", !eq(kind, "HH"): "hh", !eq(kind, "F"): "f",
                             !eq(kind, "FL"): "fd", true: kind) # number;
    }
foreach number = 0...31 in def : Amends<"ENVREG" # number> {
  bits<16> HWEncoding = !add(number, 8);
  string AsmName = "envreg" # number;
}
foreach name = ["VRFrame32", "VRFrame64"] in def : Amends<name> { bits<16> HWEncoding = 5; string AsmName = "SP"; }
foreach name = ["VRFrameLocal32", "VRFrameLocal64"] in def : Amends<name> { bits<16> HWEncoding = 6; string AsmName = "SPL"; }
def : Amends<"VRDepot"> { bits<16> HWEncoding = 7; string AsmName = "Depot"; }

foreach type = !instances<Operand>() in def : Amends<!cast<string>(type)>, Leb128<true>;

// PTX versions, as far as texts differ.
def : Amends<"MmaCode">, NamedOperand<[NamedValue<63, ".aligned">, NamedValue<60, "">]>;

// Memory: a register, and what is added to it.
def offset : Operand<i32>, DecodeExpr<[{ sext(Bits, 32) }]> { code MCOperandPredicate = [{ isInt<32>(Imm) && Imm != 0 }]; }
class AtRegister<RegisterClass class_> : OperandForm<"$base", (ops class_:$base, 0)> {
  bits<32> zero = 0;
  dag Inst = (ascend (operand "$base", 8), zero);
}
class AtOffset<RegisterClass class_> : OperandForm<"$base+$offset", (ops class_:$base, offset:$offset)> {
  dag Inst = (ascend (operand "$base", 8), (operand "$offset", 32));
}
def : Amends<"MEMri">, HasForms<[AtOffset<Int32Regs>, AtRegister<Int32Regs>]>;
def : Amends<"MEMri64">, HasForms<[AtOffset<Int64Regs>, AtRegister<Int64Regs>]>;

class Numbered<NVPTXInst inst, bits<16> number> : Amends<!cast<string>(inst)> {
  defvar operands = !con(inst.OutOperandList, !setdagop(inst.InOperandList, outs));
  defvar numbers = !range(!size(operands));
  dag Inst = !con((ascend number),
                  !dag(ascend, !foreach(i, numbers, !if(!isa<Operand>(!getdagarg<DAGOperand>(operands, i)),
                                                        (encoded !strconcat("$", !getdagname(operands, i))),
                                                        (operand !strconcat("$", !getdagname(operands, i)), 8))),
                       !foreach(i, numbers, "")));
}
defvar all = !instances<NVPTXInst>();
foreach number = !range(!size(all)) in def : Numbered<all[number], number>;
