// Tags of memory (MTE): instructions, and the intrinsic functions that they are (`llvm.aarch64.irg`, …).
//
// A tag is four bits of an address, 56 to 59, and of each 16 bytes of memory. Accesses compare the two.
//
// Sources: Arm Architecture Reference Manual for A-profile, "The Memory Tagging Extension"; Arm C Language Extensions, "Memory
// tagging"; names of intrinsics as clang's arm_acle.h and its sanitizer of the stack lead to them.

// ---- Instructions -----------------------------------------------------------------------------------------------------

def uimm6s16 : Scaled<6, 4>;
def simm9s16 : ScaledSigned<9, 4>;
def tag_step : UImm<4, i64>;
def block_size : UImm<32, i64>;

let Predicates = [HasMTE] in {
  def IRG : A64RdRnRm<(outs GPR64sp:$Rd), (ins GPR64sp:$Rn, GPR64:$Rm), "irg\t$Rd, $Rn, $Rm"> {
    let Inst{31-21} = 0b10011010110;
    let Inst{15-10} = 0b000100;
    let hasSideEffects = true;
  }
  def : InstAlias<"irg $Rd, $Rn", (IRG GPR64sp:$Rd, GPR64sp:$Rn, XZR)>;
  def GMI : A64RdRnRm<(outs GPR64:$Rd), (ins GPR64sp:$Rn, GPR64:$Rm), "gmi\t$Rd, $Rn, $Rm"> {
    let Inst{31-21} = 0b10011010110;
    let Inst{15-10} = 0b000101;
  }
  foreach flags = [0, 1] in
    def SUBP#!if(flags, "S", "")
        : A64RdRnRm<(outs GPR64:$Rd), (ins GPR64sp:$Rn, GPR64sp:$Rm), "subp"#!if(flags, "s", "")#"\t$Rd, $Rn, $Rm"> {
      let Inst{31-30} = 0b10;
      let Inst{29} = flags;
      let Inst{28-21} = 0b11010110;
      let Inst{15-10} = 0b000000;
      let Defs = !if(flags, [NZCV], []<Register>);
    }
  def : InstAlias<"cmpp $Rn, $Rm", (SUBPS XZR, GPR64sp:$Rn, GPR64sp:$Rm)>;
  foreach down = [0, 1] in
    def !if(down, "SUBG", "ADDG")
        : A64RdRn<(outs GPR64sp:$Rd), (ins GPR64sp:$Rn, uimm6s16:$bytes, tag_step:$tag), !if(down, "subg", "addg")#"\t$Rd, $Rn, $bytes, $tag"> {
      bits<6> bytes;
      bits<4> tag;
      let Inst{31} = 1;
      let Inst{30} = down;
      let Inst{29-22} = 0b01000110;
      let Inst{21-16} = bytes;
      let Inst{15-14} = 0b00;
      let Inst{13-10} = tag;
    }
}
// The tag of one or two granules is set, and their bytes cleared.
class SetTag<bits<2> op, bits<2> mode, dag outs_, dag ins_, string mnemonic, string where>
    : A64<outs_, ins_, mnemonic#"\t$Rt, "#where> {
  bits<5> Rt;
  bits<5> Rn;
  bits<9> offset;
  let Inst{31-24} = 0b11011001;
  let Inst{23-22} = op;
  let Inst{21} = 1;
  let Inst{20-12} = offset;
  let Inst{11-10} = mode;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let mayStore = true;
  let Predicates = [HasMTE];
}
foreach kind = [["stg", "0"], ["stzg", "1"], ["st2g", "2"], ["stz2g", "3"]] in {
  defvar name = !toupper(kind[0]);
  defvar op = !cond(!eq(kind[1], "0"): 0, !eq(kind[1], "1"): 1, !eq(kind[1], "2"): 2, true: 3);
  def name#i : SetTag<op, 0b10, (outs), (ins GPR64sp:$Rt, GPR64sp:$Rn, simm9s16:$offset), kind[0], "[$Rn, $offset]">;
  let Constraints = "$Rn = $base" in {
    def name#post : SetTag<op, 0b01, (outs GPR64sp:$Rn), (ins GPR64sp:$Rt, GPR64sp:$base, simm9s16:$offset), kind[0], "[$Rn], $offset">;
    def name#pre : SetTag<op, 0b11, (outs GPR64sp:$Rn), (ins GPR64sp:$Rt, GPR64sp:$base, simm9s16:$offset), kind[0], "[$Rn, $offset]!">;
  }
  def : InstAlias<kind[0]#" $Rt, [$Rn]", (!cast<Instruction>(name#i) GPR64sp:$Rt, GPR64sp:$Rn, 0)>;
}
class TagAccess<bits<2> op, bit load, dag outs_, dag ins_, string asm> : A64<outs_, ins_, asm> {
  bits<5> Rt;
  bits<5> Rn;
  let Inst{31-24} = 0b11011001;
  let Inst{23-22} = op;
  let Inst{21} = 1;
  let Inst{11-10} = 0b00;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let mayLoad = load;
  let mayStore = !not(load);
  let Predicates = [HasMTE];
}
let Constraints = "$Rt = $old" in
def LDG : TagAccess<0b01, 1, (outs GPR64:$Rt), (ins GPR64:$old, GPR64sp:$Rn, simm9s16:$offset), "ldg\t$Rt, [$Rn, $offset]"> {
  bits<9> offset;
  let Inst{20-12} = offset;
}
def : InstAlias<"ldg $Rt, [$Rn]", (LDG GPR64:$Rt, GPR64sp:$Rn, 0)>;
class TagsOfBlock<bits<2> op, bit load, string mnemonic>
    : TagAccess<op, load, !if(load, (outs GPR64:$Rt), (outs)), !if(load, (ins GPR64sp:$Rn), (ins GPR64:$Rt, GPR64sp:$Rn)),
                mnemonic#"\t$Rt, [$Rn]"> {
  let Inst{20-12} = 0;
}
def LDGM : TagsOfBlock<0b11, 1, "ldgm">;
def STGM : TagsOfBlock<0b10, 0, "stgm">;
def STZGM : TagsOfBlock<0b00, 0, "stzgm">;
// A pair of registers is stored, too.
class StoreTaggedPair<bits<3> mode, dag outs_, dag ins_, string where>
    : A64<outs_, !con((ins GPR64:$Rt, GPR64:$Rt2), ins_), "stgp\t$Rt, $Rt2, "#where> {
  bits<5> Rt;
  bits<5> Rt2;
  bits<5> Rn;
  bits<7> offset;
  let Inst{31-26} = 0b011010;
  let Inst{25-23} = mode;
  let Inst{22} = 0;
  let Inst{21-15} = offset;
  let Inst{14-10} = Rt2;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let mayStore = true;
  let Predicates = [HasMTE];
}
def STGPi : StoreTaggedPair<0b010, (outs), (ins GPR64sp:$Rn, simm7s16:$offset), "[$Rn, $offset]">;
let Constraints = "$Rn = $base" in {
  def STGPpost : StoreTaggedPair<0b001, (outs GPR64sp:$Rn), (ins GPR64sp:$base, simm7s16:$offset), "[$Rn], $offset">;
  def STGPpre : StoreTaggedPair<0b011, (outs GPR64sp:$Rn), (ins GPR64sp:$base, simm7s16:$offset), "[$Rn, $offset]!">;
}
def : InstAlias<"stgp $Rt, $Rt2, [$Rn]", (STGPi GPR64:$Rt, GPR64:$Rt2, GPR64sp:$Rn, 0)>;

// ---- Intrinsic functions ----------------------------------------------------------------------------------------------

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
