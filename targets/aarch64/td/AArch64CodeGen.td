// AArch64 with what code generation needs. A file of its own for as long as it is incomplete: `llc -target-td=` takes it, and
// the target that is compiled in has no code generation.

include "AArch64.td"
include "codewright/CodeGen.td"

include "Nodes.td"
include "Pseudos.td"
include "CallingConv.td"
include "Patterns.td"
include "PatternsFloat.td"
include "AtomicLoops.td"
include "CodeGen.td"
