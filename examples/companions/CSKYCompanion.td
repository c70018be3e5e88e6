// Completes LLVM's description of C-SKY (lib/Target/CSKY):
//
//   mc -plain-methods -target-td=CSKYCompanion.td -I <LLVM's include> -I <lib/Target/CSKY>

include "CSKY.td"
include "codewright/Extensions.td"

def : Companion<"csky", ["csky"]>;
def : AsmConventions { let ElfMachine = 252; let MinInstAlign = 2; }

// The upper half of a long instruction stands first.
def : CodeLayout<4, [1, 0, 3, 2]>;
