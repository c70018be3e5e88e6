// Tags of memory (MTE): the intrinsic functions that its instructions are (`llvm.aarch64.irg`, …).
//
// A tag is four bits of an address, 56 to 59, and of each 16 bytes of memory. Accesses compare the two.
//
// Sources: Arm Architecture Reference Manual for A-profile, "The Memory Tagging Extension"; Arm C Language Extensions, "Memory
// tagging"; names of intrinsics as clang's arm_acle.h and its sanitizer of the stack lead to them.

def block_size : UImm<32, i64>;

class TagIntrinsic<list<ValueType> results, list<ValueType> params, list<IntrinsicProperty> properties>
    : MachineIntrinsic<results, params, properties>;
// By chance, so never the same.
def int_aarch64_irg : TagIntrinsic<[i64], [i64, i64], [IntrNoMem, IntrHasSideEffects]>;
def int_aarch64_gmi : TagIntrinsic<[i64], [i64, i64], [IntrNoMem]>;
def int_aarch64_subp : TagIntrinsic<[i64], [i64, i64], [IntrNoMem]>;
def int_aarch64_addg : TagIntrinsic<[i64], [i64, i64], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
def int_aarch64_ldg : TagIntrinsic<[i64], [i64, i64], [IntrReadMem]>;
def int_aarch64_irg_sp : TagIntrinsic<[i64], [i64], [IntrNoMem, IntrHasSideEffects]>;
// An address with the tag of another one and so many more.
def int_aarch64_tagp : TagIntrinsic<[i64], [i64, i64, i64], [IntrNoMem, ImmArg<ArgIndex<2>>]>;
def int_aarch64_stg : TagIntrinsic<[], [i64, i64], [IntrWriteMem]>;
def int_aarch64_stgp : TagIntrinsic<[], [i64, i64, i64], [IntrWriteMem]>;
let Predicates = [HasMTE] in {
  def : Pat<(i64 (int_aarch64_irg i64:$p, i64:$mask)), (IRG i64:$p, i64:$mask)>;
  let AddedComplexity = 5 in
  def : Pat<(i64 (int_aarch64_irg i64:$p, (i64 0))), (IRG i64:$p, XZR)>;
  def : Pat<(i64 (int_aarch64_irg_sp i64:$mask)), (IRG SP, i64:$mask)>;
  def : Pat<(i64 (int_aarch64_tagp i64:$p, i64:$base, timm:$tag)),
            (ADDG (ADDXrs i64:$base, (SUBP i64:$p, i64:$base), 0, 0), (i64 0), timm:$tag)>;
  def : Pat<(i64 (int_aarch64_gmi i64:$p, i64:$mask)), (GMI i64:$p, i64:$mask)>;
  def : Pat<(i64 (int_aarch64_subp i64:$a, i64:$b)), (SUBP i64:$a, i64:$b)>;
  def : Pat<(i64 (int_aarch64_addg i64:$p, timm:$tag)), (ADDG i64:$p, (i64 0), timm:$tag)>;
  def : Pat<(i64 (int_aarch64_ldg i64:$p, i64:$at)), (LDG i64:$p, i64:$at, (i64 0))>;
  def : Pat<(int_aarch64_stg i64:$p, i64:$at), (STGi i64:$p, i64:$at, (i64 0))>;
  def : Pat<(int_aarch64_stgp i64:$p, i64:$a, i64:$b), (STGPi i64:$a, i64:$b, i64:$p, (i64 0))>;
}

// Granules of a block, of which the number of bytes is a constant: one, two, or one after the other.
def block_bytes : ImmLeaf<i64, "isUInt<32>(Imm) && Imm > 0 && (Imm & 15) == 0">;
foreach zero = ["", "z"] in {
  defvar name = "int_aarch64_settag"#!if(!empty(zero), "", "_zero");
  defvar one = "ST"#!toupper(zero)#"G";
  defvar two = "ST"#!toupper(zero)#"2G";
  defvar loop = "Tag"#!toupper(zero)#"Block";
  def name : TagIntrinsic<[], [i64, i64], [IntrWriteMem]>;
  let Predicates = [HasMTE], Defs = [NZCV], mayStore = true, Size = 24, Constraints = "@earlyclobber $at,@earlyclobber $left" in
  def loop : Pseudo<(outs GPR64common:$at, GPR64common:$left), (ins GPR64common:$p, block_size:$bytes)>;
  def : Expansion<(!cast<Instruction>(loop) $at, $left, $p, $bytes),
                  [(ORRXrs $at, XZR, $p, 0, 0), (MOVXzi $left, (computed "bytes & 0xffff")),
                   (MOVKXi $left, (computed "bytes >> 16"), 16),
                   (at (label "again"), (!cast<Instruction>(one#"post") $at, $at, 16)), (SUBSXri $left, $left, 16, 0),
                   (Bcc 1, (label "again"))]>;
  let Predicates = [HasMTE] in {
    def : Pat<(!cast<Intrinsic>(name) i64:$p, (i64 block_bytes:$n)), (!cast<Instruction>(loop) i64:$p, imm:$n)>;
    let AddedComplexity = 10 in {
      def : Pat<(!cast<Intrinsic>(name) i64:$p, (i64 16)), (!cast<Instruction>(one#"i") i64:$p, i64:$p, (i64 0))>;
      def : Pat<(!cast<Intrinsic>(name) i64:$p, (i64 32)), (!cast<Instruction>(two#"i") i64:$p, i64:$p, (i64 0))>;
    }
  }
}
