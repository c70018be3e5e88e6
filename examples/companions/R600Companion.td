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

// Generations.
class Holds<string predicate, dag condition> : Amends<predicate> {
  bit AssemblerMatcherPredicate = true;
  dag AssemblerCondDag = condition;
}
def : Holds<"isR600", (all_of (not FeatureEvergreen), (not FeatureNorthernIslands))>;
def : Holds<"isEGorCayman", (any_of FeatureEvergreen, FeatureNorthernIslands)>;
def : Holds<"isCayman", (all_of FeatureNorthernIslands, FeatureCaymanISA)>;
def isNotCayman : Predicate<"">, AssemblerPredicate<(all_of (not FeatureCaymanISA))>;
def : Amends<"CF_END_EG"> { list<Predicate> Predicates = [isEGorCayman, isNotCayman]; }

// A register that is called `1`: none of these instructions has registers.
def : Amends<"ONE_INT"> { string AsmName = ""; }
