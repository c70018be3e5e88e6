// Instructions on pairs of registers that follow each other, of which the first has an even number: `casp x0, x1, x2, x3, [x4]`.

let Namespace = "AArch64" in
foreach n = [32, 64] in {
  def even_#n : SubRegIndex<n>;
  def odd_#n : SubRegIndex<n, n>;
}
class EvenPairs<int bits_, list<Register> firsts, list<Register> seconds>
    : RegisterTuples<[!cast<SubRegIndex>("even_"#bits_), !cast<SubRegIndex>("odd_"#bits_)],
                     [!dag(add, firsts, !listsplat("", !size(firsts))), !dag(add, seconds, !listsplat("", !size(seconds)))]>;
def WPairs : EvenPairs<32, !foreach(n, !range(16), !cast<Register>("W"#!mul(2, n))),
                           !listconcat(!foreach(n, !range(15), !cast<Register>("W"#!add(!mul(2, n), 1))), [WZR])>;
def XPairs : EvenPairs<64, !listconcat(!foreach(n, !range(15), !cast<Register>("X"#!mul(2, n))), [LR]),
                           !listconcat(!foreach(n, !range(14), !cast<Register>("X"#!add(!mul(2, n), 1))), [FP, XZR])>;
foreach n = [32, 64] in {
  defvar letter = !if(!eq(n, 32), "W", "X");
  def letter#"PairRegisters" : RegisterClass<"AArch64", [untyped], n, (add !cast<RegisterTuples>(letter#"Pairs"))> {
    let Size = !mul(2, n);
    let isAllocatable = false;
  }
  def letter#"Pair" : RegisterOperand<!cast<RegisterClass>(letter#"PairRegisters")>, WrittenAsParts {
    let ParserMatchClass = Says<letter#"Pair", "expected first even register of a consecutive same-size even/odd register pair">;
  }
}

class ComparePairs<bits<32> word, list<Predicate> needs, RegisterOperand pair, string mnemonic>
    : A64<(outs pair:$Rs), (ins pair:$old, pair:$Rt, GPR64sp:$Rn), mnemonic#"\t$Rs, $Rt, [$Rn]"> {
  bits<5> Rs;
  bits<5> Rt;
  bits<5> Rn;
  let Inst = word;
  let Inst{20-16} = Rs;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let Constraints = "$Rs = $old";
  let Predicates = needs;
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = true;
}
foreach o = Orders in {
  foreach wide = [0, 1] in
    def CASP#!toupper(o.Suffix)#!if(wide, "X", "W")
        : ComparePairs<!add(0x08207c00, !shl(wide, 30), !shl(o.A, 22), !shl(o.R, 15)), [HasLSE], !if(wide, XPair, WPair),
                       "casp"#o.Suffix>;
  foreach soft = ["", "s"] in
    def RCW#!toupper(soft)#CASP#!toupper(o.Suffix)
        : ComparePairs<!add(0x19200c00, !shl(!eq(soft, "s"), 30), !shl(o.A, 23), !shl(o.R, 22)), [HasTHE, HasD128], XPair,
                       "rcw"#soft#"casp"#o.Suffix>;
}

def tlbip_op : SystemOpOperand<"TlbipOp", "invalid operand for TLBIP instruction">;
// System registers of 128 bits.
class SystemPairMove<bit read> : A64<!if(read, (outs XPair:$Rt), (outs)),
                                     !if(read, (ins sysreg_read:$reg), (ins sysreg_write:$reg, XPair:$Rt)),
                                     !if(read, "mrrs\t$Rt, $reg", "msrr\t$reg, $Rt")> {
  bits<16> reg;
  bits<5> Rt;
  let Inst{31-22} = 0b1101010101;
  let Inst{21} = read;
  let Inst{20-5} = reg;
  let Inst{4-0} = Rt;
  let Predicates = [HasD128];
  let hasSideEffects = true;
}
def MRRS : SystemPairMove<1>;
def MSRR : SystemPairMove<0>;
let Predicates = [HasD128] in {
  def SYSPxt : SystemOp<0, "sysp\t$op1, $Cn, $Cm, $op2, $Rt", (outs),
                        (ins uimm3:$op1, sys_cr_op:$Cn, sys_cr_op:$Cm, uimm3:$op2, XPair:$Rt)> {
    let Inst{31-22} = 0b1101010101;
  }
  def SYSPzero : A64<(outs), (ins uimm3:$op1, sys_cr_op:$Cn, sys_cr_op:$Cm, uimm3:$op2), "sysp\t$op1, $Cn, $Cm, $op2"> {
    bits<3> op1;
    bits<4> Cn;
    bits<4> Cm;
    bits<3> op2;
    let Inst{31-19} = 0b1101010101001;
    let Inst{18-16} = op1;
    let Inst{15-12} = Cn;
    let Inst{11-8} = Cm;
    let Inst{7-5} = op2;
    let Inst{4-0} = 31;
    let hasSideEffects = true;
  }
  def TLBIP : NamedSystemOp<"tlbip", (ins tlbip_op:$op, XPair:$Rt), "$op, $Rt"> {
    bits<5> Rt;
    let Inst{31-19} = 0b1101010101001;
    let Inst{4-0} = Rt;
  }
}
def : InstAlias<"sysp $op1, $Cn, $Cm, $op2, xzr, xzr",
                (SYSPzero uimm3:$op1, sys_cr_op:$Cn, sys_cr_op:$Cm, uimm3:$op2), 0>;
