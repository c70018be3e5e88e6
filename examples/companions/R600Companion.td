// Completes LLVM's description of R600 (lib/Target/AMDGPU):
//
//   mc -target-td=R600Companion.td -I <LLVM's include> -I <lib/Target/AMDGPU>
//
// Control flow only: the other instructions are the code generator's in LLVM's records.

include "R600.td"
include "codewright/Extensions.td"

def : Companion<"r600", ["r600"]>;
def : AsmConventions {
  let CommentString = ";";
  let NoAtSpecifiers = true;
  let MinInstAlign = 4;
  let MaxInstLength = 16;
  let ElfMachine = 224;
}
