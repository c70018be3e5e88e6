// Completes LLVM's description of WebAssembly (lib/Target/WebAssembly):
//
//   mc -target-td=WebAssemblyCompanion.td -I <LLVM's include> -I <lib/Target/WebAssembly>
//
// Not covered: symbols as operands, floating-point constants, lists of branch targets, and types of indirect calls.

include "WebAssembly.td"
include "codewright/Extensions.td"

def : Companion<"webassembly", ["wasm32", "wasm64"]>;
def : AsmConventions { let MaxInstLength = 32; }

// Operands stand behind the opcode as numbers in LEB128.
foreach type = ["bb_op", "local_op", "global_op32", "global_op64", "function32_op", "table32_op", "offset64_op", "tag_op",
                "TypeIndex", "i32imm", "i8imm"] in
  def : Amends<type>, Leb128 { code MCOperandPredicate = [{ Imm >= 0 }]; }
def : Amends<"offset32_op">, Leb128 { code MCOperandPredicate = [{ isUInt<32>(Imm) }]; }
def : Amends<"i32imm_op">, Leb128<true> { code MCOperandPredicate = [{ isInt<32>(Imm) }]; }
def : Amends<"i64imm_op">, Leb128<true>;

// Lanes, parts of vectors and signatures are so many bytes.
class Lane<string type, int count> : Amends<type> { code DecodeExpr = "sext(Bits, " # !mul(count, 8) # ")"; }
def : Amends<"vec_i8imm_op"> { code MCOperandPredicate = [{ isUInt<8>(Imm) }]; }
def : Lane<"vec_i16imm_op", 2>;
def : Lane<"vec_i32imm_op", 4>;
def : Amends<"Signature">, NamedOperand<[
  NamedValue<0x40, "">, NamedValue<0x7f, "i32">, NamedValue<0x7e, "i64">, NamedValue<0x7d, "f32">, NamedValue<0x7c, "f64">,
  NamedValue<0x7b, "v128">, NamedValue<0x70, "funcref">, NamedValue<0x6f, "externref">, NamedValue<0x69, "exnref">]>;

// The logarithm of the alignment, which is left out where it is the natural one.
def anyAlign : Operand<i32>, Leb128 { code MCOperandPredicate = [{ isUInt<6>(Imm) }]; }
def Align : OperandForm<":p2align=$align", (ops anyAlign:$align)>;
def : Amends<"P2Align">, HasForms<[Align]> { dag MIOperandInfo = (ops anyAlign:$align); }

class Has<string text, list<string> parts> {
  bit value = !foldl(false, parts, found, part, !or(found, !ne(!find(text, part), -1)));
}
class NaturalAlign<string text> {
  int value = !cond(Has<text, ["8x8", "16x4", "32x2", "load64", "store64", "wait64"]>.value: 3,
                    Has<text, ["load8", "store8", "rmw8"]>.value: 0,
                    Has<text, ["load16", "store16", "rmw16", "_f16"]>.value: 1,
                    Has<text, ["load32", "store32", "rmw32", "wait32", "notify"]>.value: 2,
                    Has<text, ["i32.", "f32."]>.value: 2,
                    Has<text, ["i64.", "f64."]>.value: 3,
                    true: 4);
  bits<8> byte = value;
}
class HasFixedAlign<string text> {
  bit value = !and(Has<text, ["${p2align}"]>.value, !not(Has<text, [".load", ".store"]>.value));
}

// The opcode is a byte, or a prefix before a number in LEB128; then come the operands.
class Piece<string type, string name> {
  defvar num_bytes = !cond(!eq(type, "Signature"): 1, !eq(type, "vec_i8imm_op"): 1, !eq(type, "vec_i16imm_op"): 2,
                           !eq(type, "vec_i32imm_op"): 4, !eq(type, "vec_i64imm_op"): 8, true: 0);
  dag piece = !if(num_bytes, (operand "$" # name, !mul(num_bytes, 8)), (encoded "$" # name));
}
class Bytes<NI inst> : Amends<!cast<string>(inst)> {
  defvar inputs = inst.InOperandList;
  // Other atomic accesses than loads and stores have no other alignment: it is not written.
  defvar is_fixed = HasFixedAlign<inst.AsmString>.value;
  defvar numbers = !range(!if(is_fixed, 1, 0), !size(inputs));
  string AsmString = !if(is_fixed, !subst("${p2align}", "", inst.AsmString), inst.AsmString);
  dag InOperandList = !dag(ins, !foreach(i, numbers, !getdagarg<DAGOperand>(inputs, i)),
                           !foreach(i, numbers, !getdagname(inputs, i)));
  defvar is_wide = !ne(inst.Inst{23-16}, 0);
  defvar has_prefix = !ne(inst.Inst{15-8}, 0);
  dag Inst = !con(!if(is_wide, (ascend inst.Inst{23-16}, inst.Inst{6-0}, 0b1, inst.Inst{13-7}, 0b0),
                      !if(has_prefix, (ascend inst.Inst{15-8}, inst.Inst{7-0}), (ascend inst.Inst{7-0}))),
                  !if(!and(!not(is_wide), has_prefix, inst.Inst{7}), (ascend 0b00000001), (ascend)),
                  !if(is_fixed, !dag(ascend, [NaturalAlign<inst.AsmString>.byte], [""]), (ascend)),
                  !dag(ascend, !foreach(i, numbers, Piece<!cast<string>(!getdagarg<DAGOperand>(inputs, i)),
                                                          !getdagname(inputs, i)>.piece),
                       !foreach(i, numbers, "")));
}
foreach inst = !instances<NI>("_S$") in {
  def : Bytes<inst>;
  // The natural alignment is not written.
  if !and(!ne(!find(inst.AsmString, "${p2align}"), -1), !not(HasFixedAlign<inst.AsmString>.value)) then
    def : InstAlias<!subst("${p2align}", "", inst.AsmString),
                    !con((inst NaturalAlign<inst.AsmString>.value),
                         !dag(inst, !foreach(i, !range(1, !size(inst.InOperandList)),
                                             !getdagarg<DAGOperand>(inst.InOperandList, i)),
                              !foreach(i, !range(1, !size(inst.InOperandList)), !getdagname(inst.InOperandList, i))))>;
}
