// Completes LLVM's description of ARC (lib/Target/ARC):
//
//   mc -target-td=ARCCompanion.td -I <LLVM's include> -I <lib/Target/ARC>

include "ARC.td"
include "codewright/Extensions.td"

def : Companion<"arc", ["arc"]>;
def : AsmConventions {
  let CommentString = "#";
  let RegisterPrefix = "%";
  let MinInstAlign = 2;
  let MaxInstLength = 8;
  let ElfMachine = 195;
}

// The upper half of each word of four bytes stands first; a long number follows the instruction.
def : CodeLayout<4, [1, 0, 3, 2]>;
def : CodeLayout<6, [5, 4, 1, 0, 3, 2]>;
def : CodeLayout<8, [5, 4, 7, 6, 1, 0, 3, 2]>;

// The records have the names of registers with the prefix.
foreach i = !listconcat(!range(26), [30], !range(32, 64)) in
  def : Amends<"R" # i> { string AsmName = "r" # i; }
foreach pair = [["GP", "gp"], ["FP", "fp"], ["SP", "sp"], ["ILINK", "ilink"], ["BLINK", "blink"]] in
  def : Amends<pair[0]> { string AsmName = pair[1]; }
