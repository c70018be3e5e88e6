// Completes LLVM's description of SPIR-V (lib/Target/SPIRV):
//
//   mc -target-td=SPIRVCompanion.td -I <LLVM's include> -I <lib/Target/SPIRV>
//
// Not covered: what follows the operands that an instruction has always; strings; constants of more than 32 bits and of
// floating-point types, of which another instruction tells; the names of instructions in extended sets; sets of several flags;
// names that begin with a digit.

include "SPIRV.td"
include "codewright/Extensions.td"

def : Companion<"spirv", ["spirv64", "spirv32", "spirv"]>;
def : AsmConventions {
  let CommentString = ";";
  // Stands before ids.
  let ImmediatePrefix = "%";
  let MinInstAlign = 4;
  let MaxInstLength = 64;
}

// Registers are ids, of which there is no end; 0 is none.
def id : Operand<i32> { code MCOperandPredicate = [{ isUInt<32>(Imm) && Imm != 0 }]; }
def literal : Operand<i32> {
  let PrintMethod = "printBare";
  code MCOperandPredicate = [{ isUInt<32>(Imm) }];
}

// Names of values.
class Named<string type> : Amends<type>, NamedOperand<
  !foreach(row, !filter(row, !instances<SymbolicOperand>(), !eq(!cast<string>(row.Category), type # "Operand")),
           NamedValue<!cast<int>(row.Value), row.Mnemonic>)>;
foreach type = ["Capability", "SourceLanguage", "AddressingModel", "ExecutionModel", "MemoryModel", "ExecutionMode",
                "StorageClass", "Dim", "SamplerAddressingMode", "SamplerFilterMode", "ImageFormat", "ImageChannelOrder",
                "ImageChannelDataType", "ImageOperand", "FPFastMathMode", "FPRoundingMode", "LinkageType", "AccessQualifier",
                "FunctionParameterAttribute", "Decoration", "BuiltIn", "SelectionControl", "LoopControl", "FunctionControl",
                "MemorySemantics", "MemoryOperand", "Scope", "GroupOperation", "KernelEnqueueFlags"] in
  def : Named<type>;

// Names of the types of operands that are always there.
class Types<dag operands> {
  list<string> Names = !foldl([]<string>, !range(!size(operands)), names, place,
    !if(!initialized(!getdagarg<DAGOperand>(operands, place)),
        !listconcat(names, [!cast<string>(!getdagarg<DAGOperand>(operands, place))]), names));
}
class Ids<dag operands> {
  dag Operands = !foreach(operand, operands,
    !subst(TYPE, id, !subst(ANY, id, !subst(ANYID, id, !subst(ID, id, !subst(fID, id, !subst(vID, id, !subst(vfID, id,
    !subst(ID64, id, !subst(fID64, id, !subst(pID32, id, !subst(pID64, id, !subst(vpID32, id, !subst(vpID64, id,
    !subst(i32imm, literal, operand)))))))))))))));
}

// The first word says how many there are, and what they mean. Operands follow; the type of a result stands before it.
class Words<Op i> : Amends<!cast<string>(i)> {
  defvar outs = Types<i.OutOperandList>.Names;
  defvar ins = Types<i.InOperandList>.Names;
  defvar count = !add(!size(outs), !size(ins));
  defvar isTyped = !and(!match(!interleave(outs, " "), "^(ANY)?ID$"), !match(!interleave(ins, " "), "^TYPE( |$)"));
  dag OutOperandList = Ids<i.OutOperandList>.Operands;
  dag InOperandList = Ids<i.InOperandList>.Operands;
  int Size = !mul(4, !add(count, 1));
  bits<32> none = 0;
  bits<32> operand0;
  bits<32> operand1;
  bits<32> operand2;
  bits<32> operand3;
  bits<32> operand4;
  bits<32> operand5;
  bits<32> operand6;
  bits<32> operand7;
  bits<32> operand8;
  bits<32> operand9;
  bits<32> operand10;
  bits<32> operand11;
  bits<416> Inst;
  let Inst{15-0} = i.Inst;
  let Inst{31-16} = !add(count, 1);
  let Inst{63-32} = !if(isTyped, operand1, !if(!gt(count, 0), operand0, none));
  let Inst{95-64} = !if(isTyped, operand0, !if(!gt(count, 1), operand1, none));
  let Inst{127-96} = !if(!gt(count, 2), operand2, none);
  let Inst{159-128} = !if(!gt(count, 3), operand3, none);
  let Inst{191-160} = !if(!gt(count, 4), operand4, none);
  let Inst{223-192} = !if(!gt(count, 5), operand5, none);
  let Inst{255-224} = !if(!gt(count, 6), operand6, none);
  let Inst{287-256} = !if(!gt(count, 7), operand7, none);
  let Inst{319-288} = !if(!gt(count, 8), operand8, none);
  let Inst{351-320} = !if(!gt(count, 9), operand9, none);
  let Inst{383-352} = !if(!gt(count, 10), operand10, none);
  let Inst{415-384} = !if(!gt(count, 11), operand11, none);
}
class HasText<Op i> {
  defvar types = Types<i.InOperandList>.Names;
  bit Is = !empty(!filter(type, types, !or(!eq(type, "StringImm"), !eq(type, "Extension"))));
}
foreach i = !instances<Op>() in
  if !and(HasText<i>.Is, !not(i.isPseudo), !ne(!cast<string>(i), "OpConstantF")) then def : Words<i>;

// The constant itself is written by C++; that of a floating-point type has no text here.
def : Amends<"OpConstantI"> {
  dag InOperandList = (ins id:$type, literal:$src, variable_ops);
  string AsmString = "$dst = OpConstant $type $src";
}
def : Amends<"OpConstantF"> { dag InOperandList = (ins id:$type, literal:$src, variable_ops); }
