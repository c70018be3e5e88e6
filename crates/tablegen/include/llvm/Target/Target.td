// The classes that a machine description is written with.
//
// A description defines registers (Registers.td), instructions with their operands and encodings (Instructions.td), the
// spelling of both in assembly (Assembly.td), a subtarget per processor (Subtarget.td, TargetSchedule.td), calling
// conventions (TargetCallingConv.td) and selection patterns (TargetSelectionDAG.td), and ties them together in one
// record of class Target, at the end of this file.
//
// Names of classes, template arguments and fields, their types and defaults are those that LLVM publishes: they are an
// interface, and a description written for LLVM loads with these files. What we add is in codewright/Extensions.td and
// is optional.

include "llvm/IR/Intrinsics.td"
include "codewright/target/Subtarget.td"
include "codewright/target/Registers.td"
include "llvm/Target/TargetInstrPredicate.td"
include "llvm/Target/TargetSchedule.td"
include "codewright/target/Instructions.td"
include "codewright/target/Opcodes.td"
include "codewright/target/Assembly.td"

// The root record: exactly one def of this class per description.
class Target {
  InstrInfo InstructionSet;
  list<AsmParser> AssemblyParsers = [DefaultAsmParser];
  list<AsmParserVariant> AssemblyParserVariants = [DefaultAsmParserVariant];
  list<AsmWriter> AssemblyWriters = [DefaultAsmWriter];
  // Whether passes after register allocation may rename registers.
  int AllowRegisterRenaming = 0;
}

include "llvm/Target/TargetCallingConv.td"
include "llvm/Target/TargetSelectionDAG.td"
include "llvm/Target/GlobalISel/RegisterBank.td"
include "llvm/Target/GlobalISel/Target.td"
include "llvm/Target/TargetPfmCounters.td"
include "llvm/Target/TargetMacroFusion.td"
