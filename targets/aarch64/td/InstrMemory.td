// Loads and stores: addressing modes, pairs, exclusive and ordered accesses, atomic operations.

// ---- What is loaded and stored --------------------------------------------------------------------------------------

// `suffix` is what follows ldr, str, ldur and stur in the mnemonic; `size`, `v` and `opc` are the fields of the encoding,
// `log2` the logarithm of the number of bytes, `letter` the end of the opcode's name.
class Access<bit load, string suffix, RegisterClass regs, bits<2> size, bit v, bits<2> opc, int log2, string letter> {
  bit Load = load;
  string Suffix = suffix;
  string Name = !if(load, "LDR", "STR")#!toupper(suffix)#letter;
  string NameU = !if(load, "LDUR", "STUR")#!toupper(suffix)#letter;
  RegisterClass Class = regs;
  bits<2> Size = size;
  bit V = v;
  bits<2> Opc = opc;
  int Log2 = log2;
  list<Predicate> Predicates = !if(v, [HasFPARMv8], []<Predicate>);
  string Verb = !if(load, "ld", "st");
}
defvar Accesses = [
  Access<0, "b", GPR32, 0, 0, 0, 0, "B">, Access<1, "b", GPR32, 0, 0, 1, 0, "B">,
  Access<1, "sb", GPR64, 0, 0, 2, 0, "X">, Access<1, "sb", GPR32, 0, 0, 3, 0, "W">,
  Access<0, "h", GPR32, 1, 0, 0, 1, "H">, Access<1, "h", GPR32, 1, 0, 1, 1, "H">,
  Access<1, "sh", GPR64, 1, 0, 2, 1, "X">, Access<1, "sh", GPR32, 1, 0, 3, 1, "W">,
  Access<0, "", GPR32, 2, 0, 0, 2, "W">, Access<1, "", GPR32, 2, 0, 1, 2, "W">,
  Access<1, "sw", GPR64, 2, 0, 2, 2, "">,
  Access<0, "", GPR64, 3, 0, 0, 3, "X">, Access<1, "", GPR64, 3, 0, 1, 3, "X">,
  Access<0, "", FPR8, 0, 1, 0, 0, "B">, Access<1, "", FPR8, 0, 1, 1, 0, "B">,
  Access<0, "", FPR16, 1, 1, 0, 1, "H">, Access<1, "", FPR16, 1, 1, 1, 1, "H">,
  Access<0, "", FPR32, 2, 1, 0, 2, "S">, Access<1, "", FPR32, 2, 1, 1, 2, "S">,
  Access<0, "", FPR64, 3, 1, 0, 3, "D">, Access<1, "", FPR64, 3, 1, 1, 3, "D">,
  Access<0, "", FPR128, 0, 1, 2, 4, "Q">, Access<1, "", FPR128, 0, 1, 3, 4, "Q">,
];

// ---- One register ---------------------------------------------------------------------------------------------------

class Memory<bit load, dag data, dag address, string asm> : A64<!if(load, data, (outs)), !if(load, address, !con(!setdagop(data, ins), address)), asm> {
  let mayLoad = load;
  let mayStore = !not(load);
}
class OneRegister<Access a, dag address, string mnemonic, string where>
    : Memory<a.Load, (outs a.Class:$Rt), address, mnemonic#"\t$Rt, "#where> {
  bits<5> Rt;
  bits<5> Rn;
  let Predicates = a.Predicates;
  let Inst{31-30} = a.Size;
  let Inst{29-27} = 0b111;
  let Inst{26} = a.V;
  let Inst{23-22} = a.Opc;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
}
class OffsetInUnits<Access a>
    : OneRegister<a, (ins GPR64sp:$Rn, !cast<DAGOperand>("uimm12s"#!shl(1, a.Log2)):$offset), a.Verb#"r"#a.Suffix,
                  "[$Rn, $offset]"> {
  bits<12> offset;
  let Inst{25-24} = 0b01;
  let Inst{21-10} = offset;
}
class OffsetInBytes<Access a, bits<2> kind, string mnemonic>
    : OneRegister<a, (ins GPR64sp:$Rn, simm9:$offset), mnemonic, "[$Rn, $offset]"> {
  bits<9> offset;
  let Inst{25-24} = 0b00;
  let Inst{21} = 0;
  let Inst{20-12} = offset;
  let Inst{11-10} = kind;
}
// The base is changed, after the access or before it.
class ChangesBase<Access a, bit before>
    : A64<!con((outs GPR64sp:$Rn), !if(a.Load, (outs a.Class:$Rt), (outs))),
          !con(!if(a.Load, (ins), (ins a.Class:$Rt)), (ins GPR64sp:$base, simm9:$offset)),
          a.Verb#"r"#a.Suffix#"\t$Rt, "#!if(before, "[$Rn, $offset]!", "[$Rn], $offset")> {
  bits<5> Rt;
  bits<5> Rn;
  bits<9> offset;
  let Inst{31-30} = a.Size;
  let Inst{29-27} = 0b111;
  let Inst{26} = a.V;
  let Inst{25-24} = 0b00;
  let Inst{23-22} = a.Opc;
  let Inst{21} = 0;
  let Inst{20-12} = offset;
  let Inst{11} = before;
  let Inst{10} = 1;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let Predicates = a.Predicates;
  let Constraints = "$Rn = $base";
  let mayLoad = a.Load;
  let mayStore = !not(a.Load);
}
// The offset is a register: a word that is extended, or 64 bits.
class OffsetRegister<Access a, bit long, bit shifted>
    : OneRegister<a, !con((ins GPR64sp:$Rn, !if(long, GPR64, GPR32):$Rm,
                               !if(long, offset_extend_x, offset_extend_w):$extend),
                          !if(shifted, (ins !cast<DAGOperand>("offset_shift"#a.Log2):$shift), (ins))),
                  a.Verb#"r"#a.Suffix, "[$Rn, $Rm, $extend"#!if(shifted, " $shift]", "]")> {
  bits<5> Rm;
  bits<1> extend;
  let Inst{25-24} = 0b00;
  let Inst{21} = 1;
  let Inst{20-16} = Rm;
  let Inst{15} = extend;
  let Inst{14} = 1;
  let Inst{13} = long;
  let Inst{11-10} = 0b10;
}
class OffsetRegisterShifted<Access a, bit long> : OffsetRegister<a, long, 1> {
  bits<1> shift;
  let Inst{12} = shift;
}
foreach a = Accesses in {
  def a.Name#ui : OffsetInUnits<a>;
  def a.NameU#i : OffsetInBytes<a, 0b00, a.Verb#"ur"#a.Suffix>;
  def a.Name#post : ChangesBase<a, 0>;
  def a.Name#pre : ChangesBase<a, 1>;
  foreach long = [0, 1] in {
    def a.Name#"ro"#!if(long, "X", "W") : OffsetRegister<a, long, 0> {
      let Inst{12} = 0;
      let DecoderNamespace = "Preferred";
    }
    def a.Name#"ros"#!if(long, "X", "W") : OffsetRegisterShifted<a, long>;
  }
  // Accesses with the rights of unprivileged code.
  if !not(a.V) then
    def !subst("LDR", "LDTR", !subst("STR", "STTR", a.Name))#i : OffsetInBytes<a, 0b10, a.Verb#"tr"#a.Suffix>;
  def : InstAlias<a.Verb#"r"#a.Suffix#" $Rt, [$Rn]",
                  (!cast<Instruction>(a.Name#"ui") a.Class:$Rt, GPR64sp:$Rn, 0), 2>;
  def : InstAlias<a.Verb#"ur"#a.Suffix#" $Rt, [$Rn]",
                  (!cast<Instruction>(a.NameU#"i") a.Class:$Rt, GPR64sp:$Rn, 0)>;
  if !not(a.V) then
    def : InstAlias<a.Verb#"tr"#a.Suffix#" $Rt, [$Rn]",
                    (!cast<Instruction>(!subst("LDR", "LDTR", !subst("STR", "STTR", a.Name))#"i") a.Class:$Rt,
                         GPR64sp:$Rn, 0)>;
  // What the form that counts units cannot say.
  def : InstAlias<a.Verb#"r"#a.Suffix#" $Rt, [$Rn, $offset]",
                  (!cast<Instruction>(a.NameU#"i") a.Class:$Rt, GPR64sp:$Rn,
                       !cast<DAGOperand>("simm9_no_unit"#a.Log2):$offset), 0>;
  def : InstAlias<a.Verb#"r"#a.Suffix#" $Rt, [$Rn, $Rm]",
                  (!cast<Instruction>(a.Name#"roX") a.Class:$Rt, GPR64sp:$Rn, GPR64:$Rm, 3)>;
}

// From an address that is a distance from here.
class FromLiteral<bits<2> opc, bit v, RegisterClass regs, string mnemonic>
    : A64<(outs regs:$Rt), (ins am_ldrlit:$label), mnemonic#"\t$Rt, $label"> {
  bits<5> Rt;
  bits<19> label;
  let Inst{31-30} = opc;
  let Inst{29-27} = 0b011;
  let Inst{26} = v;
  let Inst{25-24} = 0;
  let Inst{23-5} = label;
  let Inst{4-0} = Rt;
  let mayLoad = true;
  let Predicates = !if(v, [HasFPARMv8], []<Predicate>);
}
def LDRWl : FromLiteral<0b00, 0, GPR32, "ldr">;
def LDRXl : FromLiteral<0b01, 0, GPR64, "ldr">;
def LDRSWl : FromLiteral<0b10, 0, GPR64, "ldrsw">;
def LDRSl : FromLiteral<0b00, 1, FPR32, "ldr">;
def LDRDl : FromLiteral<0b01, 1, FPR64, "ldr">;
def LDRQl : FromLiteral<0b10, 1, FPR128, "ldr">;

// ---- Hints to fetch -------------------------------------------------------------------------------------------------

class PrefetchInst<dag address, string mnemonic, string where, DAGOperand operation = prfop>
    : A64<(outs), !con((ins operation:$Rt), address), mnemonic#"\t$Rt, "#where> {
  bits<5> Rt;
  let Inst{4-0} = Rt;
  let mayLoad = true;
  let mayStore = true;
  let hasSideEffects = true;
}
class PrefetchAt<dag address, string mnemonic, string where, DAGOperand operation = prfop>
    : PrefetchInst<address, mnemonic, where, operation> {
  bits<5> Rn;
  let Inst{31-26} = 0b111110;
  let Inst{23-22} = 0b10;
  let Inst{9-5} = Rn;
}
def PRFMui : PrefetchAt<(ins GPR64sp:$Rn, uimm12s8:$offset), "prfm", "[$Rn, $offset]"> {
  bits<12> offset;
  let Inst{25-24} = 0b01;
  let Inst{21-10} = offset;
}
def PRFUMi : PrefetchAt<(ins GPR64sp:$Rn, simm9:$offset), "prfum", "[$Rn, $offset]"> {
  bits<9> offset;
  let Inst{25-24} = 0b00;
  let Inst{21} = 0;
  let Inst{20-12} = offset;
  let Inst{11-10} = 0;
}
def PRFMl : PrefetchInst<(ins am_ldrlit:$label), "prfm", "$label"> {
  bits<19> label;
  let Inst{31-24} = 0b11011000;
  let Inst{23-5} = label;
}
def : InstAlias<"prfm $Rt, [$Rn]", (PRFMui prfop:$Rt, GPR64sp:$Rn, 0)>;
def : InstAlias<"prfum $Rt, [$Rn]", (PRFUMi prfop:$Rt, GPR64sp:$Rn, 0)>;

// ---- Pairs ----------------------------------------------------------------------------------------------------------

class Pair<string suffix, RegisterClass regs, bits<2> opc, bit v, int log2, string letter> {
  string Suffix = suffix;
  RegisterClass Class = regs;
  bits<2> Opc = opc;
  bit V = v;
  DAGOperand Offset = !cast<DAGOperand>("simm7s"#!shl(1, log2));
  string Letter = letter;
}
class PairInst<Pair p, bit load, bits<3> mode, dag outs_, dag ins_, string mnemonic, string where>
    : A64<outs_, ins_, mnemonic#"\t$Rt, $Rt2, "#where> {
  bits<5> Rt;
  bits<5> Rt2;
  bits<5> Rn;
  bits<7> offset;
  let Inst{31-30} = p.Opc;
  let Inst{29-27} = 0b101;
  let Inst{26} = p.V;
  let Inst{25-23} = mode;
  let Inst{22} = load;
  let Inst{21-15} = offset;
  let Inst{14-10} = Rt2;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let mayLoad = load;
  let mayStore = !not(load);
  let Predicates = !if(p.V, [HasFPARMv8], []<Predicate>);
}
foreach p = [Pair<"", GPR32, 0, 0, 2, "W">, Pair<"sw", GPR64, 1, 0, 2, "SW">, Pair<"", GPR64, 2, 0, 3, "X">,
             Pair<"", FPR32, 0, 1, 2, "S">, Pair<"", FPR64, 1, 1, 3, "D">, Pair<"", FPR128, 2, 1, 4, "Q">] in
  foreach load = !if(!empty(p.Suffix), [0, 1], [1]) in {
    defvar verb = !if(load, "ld", "st");
    defvar name = !toupper(verb);
    defvar data = (ins p.Class:$Rt, p.Class:$Rt2);
    defvar loaded = !if(load, !setdagop(data, outs), (outs));
    defvar stored = !if(load, (ins), data);
    def name#P#p.Letter#i : PairInst<p, load, 0b010, loaded, !con(stored, (ins GPR64sp:$Rn, p.Offset:$offset)),
                                     verb#"p"#p.Suffix, "[$Rn, $offset]">;
    let Constraints = "$Rn = $base" in {
      def name#P#p.Letter#post : PairInst<p, load, 0b001, !con((outs GPR64sp:$Rn), loaded),
                                          !con(stored, (ins GPR64sp:$base, p.Offset:$offset)),
                                          verb#"p"#p.Suffix, "[$Rn], $offset">;
      def name#P#p.Letter#pre : PairInst<p, load, 0b011, !con((outs GPR64sp:$Rn), loaded),
                                         !con(stored, (ins GPR64sp:$base, p.Offset:$offset)),
                                         verb#"p"#p.Suffix, "[$Rn, $offset]!">;
    }
    def : InstAlias<verb#"p"#p.Suffix#" $Rt, $Rt2, [$Rn]",
                    (!cast<Instruction>(name#"P"#p.Letter#"i") p.Class:$Rt, p.Class:$Rt2, GPR64sp:$Rn, 0)>;
    if !empty(p.Suffix) then {
      def name#NP#p.Letter#i : PairInst<p, load, 0b000, loaded, !con(stored, (ins GPR64sp:$Rn, p.Offset:$offset)),
                                        verb#"np", "[$Rn, $offset]">;
      def : InstAlias<verb#"np $Rt, $Rt2, [$Rn]",
                      (!cast<Instruction>(name#"NP"#p.Letter#"i") p.Class:$Rt, p.Class:$Rt2, GPR64sp:$Rn, 0)>;
    }
  }

// By the logarithm of the number of bytes.
defvar SizeSuffixes = ["b", "h", "", ""];
defvar SizeLetters = ["B", "H", "W", "X"];

// ---- Exclusive and ordered ------------------------------------------------------------------------------------------

class Exclusive<bits<2> size, bit o2, bit load, bit o1, bit o0, dag outs_, dag ins_, string asm> : A64<outs_, ins_, asm> {
  bits<5> Rt;
  bits<5> Rn;
  let Inst{31-30} = size;
  let Inst{29-24} = 0b001000;
  let Inst{23} = o2;
  let Inst{22} = load;
  let Inst{21} = o1;
  let Inst{15} = o0;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rt;
  let mayLoad = load;
  let mayStore = !not(load);
  let hasSideEffects = true;
}
// A load has no status and one register; a store that may fail has a status.
class OrderedOne<bits<2> size, bit o2, bit load, bit o0, RegisterClass regs, string mnemonic>
    : Exclusive<size, o2, load, 0, o0, !if(load, (outs regs:$Rt), (outs)),
                !con(!if(load, (ins), (ins regs:$Rt)), (ins GPR64sp:$Rn)), mnemonic#"\t$Rt, [$Rn]"> {
  let Inst{20-16} = 31;
  let Inst{14-10} = 31;
  let SoftFail{20-16} = 31;
  let SoftFail{14-10} = 31;
}
class StoreMayFail<bits<2> size, bit o0, RegisterClass regs, string mnemonic>
    : Exclusive<size, 0, 0, 0, o0, (outs GPR32:$Ws), (ins regs:$Rt, GPR64sp:$Rn), mnemonic#"\t$Ws, $Rt, [$Rn]"> {
  bits<5> Ws;
  let Inst{20-16} = Ws;
  let Inst{14-10} = 31;
  let SoftFail{14-10} = 31;
  let Constraints = "@earlyclobber $Ws";
}
foreach size = 0...3 in {
  defvar suffix = SizeSuffixes[size];
  defvar letter = SizeLetters[size];
  defvar regs = !if(!eq(size, 3), GPR64, GPR32);
  def LDXR#letter : OrderedOne<size, 0, 1, 0, regs, "ldxr"#suffix>;
  def LDAXR#letter : OrderedOne<size, 0, 1, 1, regs, "ldaxr"#suffix>;
  def LDAR#letter : OrderedOne<size, 1, 1, 1, regs, "ldar"#suffix>;
  def STLR#letter : OrderedOne<size, 1, 0, 1, regs, "stlr"#suffix>;
  def STXR#letter : StoreMayFail<size, 0, regs, "stxr"#suffix>;
  def STLXR#letter : StoreMayFail<size, 1, regs, "stlxr"#suffix>;
}
def HasLOR : HasExtension<FeatureLor, "lor">;
let Predicates = [HasLOR] in
foreach size = 0...3 in {
  defvar regs = !if(!eq(size, 3), GPR64, GPR32);
  defvar suffix = SizeSuffixes[size];
  defvar letter = SizeLetters[size];
  def LDLAR#letter : OrderedOne<size, 1, 1, 0, regs, "ldlar"#suffix>;
  def STLLR#letter : OrderedOne<size, 1, 0, 0, regs, "stllr"#suffix>;
}
foreach w = Widths in
  foreach ordered = [0, 1] in {
    def !if(ordered, "LDAXP", "LDXP")#w.L
        : Exclusive<!add(2, w.Sf), 0, 1, 1, ordered, (outs w.R:$Rt, w.R:$Rt2), (ins GPR64sp:$Rn),
                    !if(ordered, "ldaxp", "ldxp")#"\t$Rt, $Rt2, [$Rn]"> {
      bits<5> Rt2;
      let Inst{20-16} = 31;
      let SoftFail{20-16} = 31;
      let Inst{14-10} = Rt2;
    }
    def !if(ordered, "STLXP", "STXP")#w.L
        : Exclusive<!add(2, w.Sf), 0, 0, 1, ordered, (outs GPR32:$Ws), (ins w.R:$Rt, w.R:$Rt2, GPR64sp:$Rn),
                    !if(ordered, "stlxp", "stxp")#"\t$Ws, $Rt, $Rt2, [$Rn]"> {
      bits<5> Ws;
      bits<5> Rt2;
      let Inst{20-16} = Ws;
      let Inst{14-10} = Rt2;
      let Constraints = "@earlyclobber $Ws";
    }
  }

// ---- Atomic operations ----------------------------------------------------------------------------------------------

class Order<string suffix, bit acquire, bit release> {
  string Suffix = suffix;
  bit A = acquire;
  bit R = release;
}
defvar Orders = [Order<"", 0, 0>, Order<"a", 1, 0>, Order<"l", 0, 1>, Order<"al", 1, 1>];

class AtomicOp<string name, bit o3, bits<3> opc> {
  string Name = name;
  bit O3 = o3;
  bits<3> Opc = opc;
}
let Predicates = [HasLSE] in
foreach size = 0...3 in {
  defvar width = SizeSuffixes[size];
  defvar letter = SizeLetters[size];
  defvar regs = !if(!eq(size, 3), GPR64, GPR32);
  foreach o = Orders in {
    foreach op = [AtomicOp<"add", 0, 0>, AtomicOp<"clr", 0, 1>, AtomicOp<"eor", 0, 2>, AtomicOp<"set", 0, 3>,
                  AtomicOp<"smax", 0, 4>, AtomicOp<"smin", 0, 5>, AtomicOp<"umax", 0, 6>, AtomicOp<"umin", 0, 7>,
                  AtomicOp<"swp", 1, 0>] in {
      defvar verb = !if(op.O3, "", "ld")#op.Name;
      defvar name = !toupper(verb#o.Suffix)#letter;
      def name : A64<(outs regs:$Rt), (ins regs:$Rs, GPR64sp:$Rn), verb#o.Suffix#width#"\t$Rs, $Rt, [$Rn]"> {
        bits<5> Rs;
        bits<5> Rn;
        bits<5> Rt;
        let Inst{31-30} = size;
        let Inst{29-24} = 0b111000;
        let Inst{23} = o.A;
        let Inst{22} = o.R;
        let Inst{21} = 1;
        let Inst{20-16} = Rs;
        let Inst{15} = op.O3;
        let Inst{14-12} = op.Opc;
        let Inst{11-10} = 0;
        let Inst{9-5} = Rn;
        let Inst{4-0} = Rt;
        let mayLoad = true;
        let mayStore = true;
        let hasSideEffects = true;
      }
      // The old value is not wanted.
      if !not(!or(op.O3, o.A)) then
        def : InstAlias<"st"#op.Name#o.Suffix#width#" $Rs, [$Rn]",
                        (!cast<Instruction>(name) !if(!eq(size, 3), XZR, WZR), regs:$Rs, GPR64sp:$Rn)>;
    }
    def CAS#!toupper(o.Suffix)#letter
        : A64<(outs regs:$Rs), (ins regs:$old, regs:$Rt, GPR64sp:$Rn), "cas"#o.Suffix#width#"\t$Rs, $Rt, [$Rn]"> {
      bits<5> Rs;
      bits<5> Rn;
      bits<5> Rt;
      let Inst{31-30} = size;
      let Inst{29-23} = 0b0010001;
      let Inst{22} = o.A;
      let Inst{21} = 1;
      let Inst{20-16} = Rs;
      let Inst{15} = o.R;
      let Inst{14-10} = 31;
      let Inst{9-5} = Rn;
      let Inst{4-0} = Rt;
      let Constraints = "$Rs = $old";
      let mayLoad = true;
      let mayStore = true;
      let hasSideEffects = true;
    }
  }
}
let Predicates = [HasRCPC], mayLoad = true, hasSideEffects = true in
foreach size = 0...3 in {
  defvar regs = !if(!eq(size, 3), GPR64, GPR32);
  defvar width = SizeSuffixes[size];
  defvar letter = SizeLetters[size];
  def LDAPR#letter
      : A64RdRn<(outs regs:$Rd), (ins GPR64sp:$Rn), "ldapr"#width#"\t$Rd, [$Rn]"> {
    let Inst{31-30} = size;
    let Inst{29-10} = 0b11100010111111110000;
  }
}
