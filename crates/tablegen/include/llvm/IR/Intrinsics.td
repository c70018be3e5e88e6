// Classes of intrinsic functions, as far as patterns need them.
//
// The intrinsics themselves are a table of the IR library; a description that uses one in a pattern declares it here or
// in a file of its own.

include "llvm/CodeGen/ValueTypes.td"
include "llvm/CodeGen/SDNodeProperties.td"

class IntrinsicProperty<bit is_default = false> {
  bit IsDefault = is_default;
}

// What a call does with memory; nothing said means anything.
def IntrNoMem : IntrinsicProperty;
def IntrReadMem : IntrinsicProperty;
def IntrWriteMem : IntrinsicProperty;
def IntrArgMemOnly : IntrinsicProperty;
def IntrInaccessibleMemOnly : IntrinsicProperty;
def IntrInaccessibleMemOrArgMemOnly : IntrinsicProperty;
def IntrHasSideEffects : IntrinsicProperty;

// Which part of a call an attribute is about: argument n is index n + 1, the result is 0.
class AttrIndex<int idx> {
  int Value = idx;
}
class ArgIndex<int arg_no> : AttrIndex<!add(arg_no, 1)>;

// The argument must be a constant.
class ImmArg<AttrIndex idx> : IntrinsicProperty {
  int ArgNo = idx.Value;
}

// A type in the signature of an intrinsic.
class LLVMType<ValueType vt> {
  ValueType VT = vt;
  int isAny = vt.isOverloaded;
}

class Intrinsic<list<LLVMType> ret_types, list<LLVMType> param_types = [],
                list<IntrinsicProperty> intr_properties = [], string name = "",
                list<SDNodeProperty> sd_properties = [], bit disable_default_attributes = true>
    : SDPatternOperator {
  let Properties = sd_properties;
  // Empty: the name of the record, with dots for underscores.
  string LLVMName = name;
  string TargetPrefix = "";
  list<LLVMType> RetTypes = ret_types;
  list<LLVMType> ParamTypes = param_types;
  list<IntrinsicProperty> IntrProperties = intr_properties;
  bit DisableDefaultAttributes = disable_default_attributes;
  bit isTarget = false;
}

def llvm_void_ty : LLVMType<isVoid>;
def llvm_ptr_ty : LLVMType<iPTR>;
foreach size = [1, 8, 16, 32, 64, 128] in
  def llvm_i#size#_ty : LLVMType<!cast<ValueType>("i"#size)>;
foreach size = [16, 32, 64, 80, 128] in
  def llvm_f#size#_ty : LLVMType<!cast<ValueType>("f"#size)>;
