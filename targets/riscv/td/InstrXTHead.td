// Extensions of T-Head (XTHead*): addresses, bits, conditional moves, multiplication and addition, caches, indexed and paired
// memory accesses, synchronization, vectors of bytes.
//
// Source: T-Head Extensions to the RISC-V Instruction Set, version 2.3.0.

defvar OPC_CUSTOM_0 = 0b0001011;
defvar OPC_CUSTOM_1 = 0b0101011;
defvar OPC_CUSTOM_2 = 0b1011011;
defvar OPC_CUSTOM_3 = 0b1111011;

foreach name = ["Ba", "Bb", "Bs", "Cmo", "CondMov", "FMemIdx", "Mac", "MemIdx", "MemPair", "Sync", "Vdot"] in
  def HasVendorXTHead#name : HasExtension<!cast<Extension>("FeatureVendorXTHead"#name)>;

class TH_rr<bits<7> funct7, string name>
    : RVInstR<funct7, 0b001, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "th."#name, "$rd, $rs1, $rs2">;
// The destination is a source, too.
class TH_rrr<bits<7> funct7, string name>
    : RVInstR<funct7, 0b001, OPC_CUSTOM_0, (outs GPR:$rd_wb), (ins GPR:$rd, GPR:$rs1, GPR:$rs2), "th."#name,
              "$rd, $rs1, $rs2"> {
  let Constraints = "$rd_wb = $rd";
}
class TH_r<bits<7> funct7, string name>
    : RVInstR<funct7, 0b001, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1), "th."#name, "$rd, $rs1"> {
  let rs2 = 0;
}
// A sum with an operand shifted by 0 to 3, or an address of that kind.
class TH_rri<bits<5> funct5, bits<3> funct3, dag outs_, dag ins_, string name, string args>
    : RVInstR<{funct5, 0b00}, funct3, OPC_CUSTOM_0, outs_, ins_, "th."#name, args> {
  bits<2> uimm2;
  let Inst{26-25} = uimm2;
}

// ---- Addresses and bits ---------------------------------------------------------------------------------------------

let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadBa] in
def TH_ADDSL : TH_rri<0b00000, 0b001, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2, uimm2:$uimm2), "addsl",
                      "$rd, $rs1, $rs2, $uimm2">;

let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadBb] in {
  def TH_SRRI : RVInstIShift<0b000100, 0b001, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1, uimmlog2xlen:$shamt), "th.srri",
                             "$rd, $rs1, $shamt">;
  foreach f = [["ext", "2"], ["extu", "3"]] in
    def TH_#!toupper(f[0])
        : RVInst<OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1, uimmlog2xlen:$msb, uimmlog2xlen:$lsb), "th."#f[0],
                 "$rd, $rs1, $msb, $lsb", FormatI> {
      bits<5> rd;
      bits<5> rs1;
      bits<6> msb;
      bits<6> lsb;
      let Inst{31-26} = msb;
      let Inst{25-20} = lsb;
      let Inst{19-15} = rs1;
      let Inst{14-12} = !if(!eq(f[1], "2"), 0b010, 0b011);
      let Inst{11-7} = rd;
    }
  def TH_FF0 : TH_r<0b1000010, "ff0">;
  def TH_FF1 : TH_r<0b1000011, "ff1">;
  def TH_REV : TH_r<0b1000001, "rev">;
  def TH_TSTNBZ : TH_r<0b1000000, "tstnbz">;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadBb, IsRV64] in {
  def TH_SRRIW : RVInstIShiftW<0b0001010, 0b001, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1, uimm5:$shamt), "th.srriw",
                               "$rd, $rs1, $shamt">;
  def TH_REVW : TH_r<0b1001000, "revw">;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadBs] in
def TH_TST : RVInstIShift<0b100010, 0b001, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1, uimmlog2xlen:$shamt), "th.tst",
                          "$rd, $rs1, $shamt">;

// ---- Moves, multiplication and addition -----------------------------------------------------------------------------

let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadCondMov] in {
  def TH_MVEQZ : TH_rrr<0b0100000, "mveqz">;
  def TH_MVNEZ : TH_rrr<0b0100001, "mvnez">;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadMac] in {
  def TH_MULA : TH_rrr<0b0010000, "mula">;
  def TH_MULS : TH_rrr<0b0010001, "muls">;
  def TH_MULAH : TH_rrr<0b0010100, "mulah">;
  def TH_MULSH : TH_rrr<0b0010101, "mulsh">;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadMac, IsRV64] in {
  def TH_MULAW : TH_rrr<0b0010010, "mulaw">;
  def TH_MULSW : TH_rrr<0b0010011, "mulsw">;
}

// ---- Caches and synchronization -------------------------------------------------------------------------------------

class TH_Order<bits<7> funct7, bits<5> rs2_, string name, dag ins_ = (ins), string args = "">
    : RVInstR<funct7, 0b000, OPC_CUSTOM_0, (outs), ins_, "th."#name, args> {
  let rs2 = rs2_;
  let rd = 0;
  let hasSideEffects = true;
}
class TH_All<bits<5> rs2_, string name> : TH_Order<0b0000000, rs2_, name> { let rs1 = 0; }
class TH_One<bits<5> rs2_, string name> : TH_Order<0b0000001, rs2_, name, (ins GPR:$rs1), "$rs1">;
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadCmo] in {
  def TH_DCACHE_CALL : TH_All<0b00001, "dcache.call">;
  def TH_DCACHE_IALL : TH_All<0b00010, "dcache.iall">;
  def TH_DCACHE_CIALL : TH_All<0b00011, "dcache.ciall">;
  def TH_ICACHE_IALL : TH_All<0b10000, "icache.iall">;
  def TH_ICACHE_IALLS : TH_All<0b10001, "icache.ialls">;
  def TH_L2CACHE_CALL : TH_All<0b10101, "l2cache.call">;
  def TH_L2CACHE_IALL : TH_All<0b10110, "l2cache.iall">;
  def TH_L2CACHE_CIALL : TH_All<0b10111, "l2cache.ciall">;
  def TH_DCACHE_CSW : TH_One<0b00001, "dcache.csw">;
  def TH_DCACHE_ISW : TH_One<0b00010, "dcache.isw">;
  def TH_DCACHE_CISW : TH_One<0b00011, "dcache.cisw">;
  def TH_DCACHE_CVAL1 : TH_One<0b00100, "dcache.cval1">;
  def TH_DCACHE_CVA : TH_One<0b00101, "dcache.cva">;
  def TH_DCACHE_IVA : TH_One<0b00110, "dcache.iva">;
  def TH_DCACHE_CIVA : TH_One<0b00111, "dcache.civa">;
  def TH_DCACHE_CPAL1 : TH_One<0b01000, "dcache.cpal1">;
  def TH_DCACHE_CPA : TH_One<0b01001, "dcache.cpa">;
  def TH_DCACHE_IPA : TH_One<0b01010, "dcache.ipa">;
  def TH_DCACHE_CIPA : TH_One<0b01011, "dcache.cipa">;
  def TH_ICACHE_IVA : TH_One<0b10000, "icache.iva">;
  def TH_ICACHE_IPA : TH_One<0b11000, "icache.ipa">;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadSync] in {
  def TH_SYNC : TH_All<0b11000, "sync">;
  def TH_SYNC_S : TH_All<0b11001, "sync.s">;
  def TH_SYNC_I : TH_All<0b11010, "sync.i">;
  def TH_SYNC_IS : TH_All<0b11011, "sync.is">;
  def TH_SFENCE_VMAS
      : RVInstR<0b0000010, 0b000, OPC_CUSTOM_0, (outs), (ins GPR:$rs1, GPR:$rs2), "th.sfence.vmas", "$rs1, $rs2"> {
    let rd = 0;
    let hasSideEffects = true;
  }
}

// ---- Indexed memory accesses ----------------------------------------------------------------------------------------

// What is loaded or stored: with its code, and what it needs.
class TH_Width<string name, bits<2> size, bit unsigned, list<Predicate> needs = []> {
  string Name = name;
  bits<2> Size = size;
  bit Unsigned = unsigned;
  list<Predicate> Needs = needs;
}
defvar TH_Stored = [TH_Width<"b", 0, 0>, TH_Width<"h", 1, 0>, TH_Width<"w", 2, 0>, TH_Width<"d", 3, 0, [IsRV64]>];
defvar TH_Loaded = !listconcat(TH_Stored, [TH_Width<"bu", 0, 1>, TH_Width<"hu", 1, 1>, TH_Width<"wu", 2, 1, [IsRV64]>]);

// The base is changed, by a number of up to five bits with sign and a shift, before the access (b) or after it (a).
class TH_Stepping<bits<3> funct3, bits<5> funct5, dag outs_, dag more, string name>
    : TH_rri<funct5, funct3, !con(outs_, (outs GPR:$rs1_wb)), !con(more, (ins GPR:$rs1, simm5:$simm5, uimm2:$uimm2)), name,
             "$rd, (${rs1}), $simm5, $uimm2"> {
  bits<5> simm5;
  let rs2 = simm5;
  let Constraints = "$rs1_wb = $rs1";
}
class TH_Indexed<bits<3> funct3, bits<5> funct5, dag outs_, dag more, string name>
    : TH_rri<funct5, funct3, outs_, !con(more, (ins GPR:$rs1, GPR:$rs2, uimm2:$uimm2)), name, "$rd, $rs1, $rs2, $uimm2">;

foreach w = TH_Loaded in
  let DecoderNamespace = "XTHead", Predicates = !listconcat([HasVendorXTHeadMemIdx], w.Needs), mayLoad = true in {
    defvar W = !toupper(w.Name);
    foreach when = ["IA", "IB"] in
      def TH_L#W#when
          : TH_Stepping<0b100, {w.Unsigned, w.Size{1-0}, !eq(when, "IA"), 1}, (outs GPR:$rd), (ins),
                        "l"#w.Name#!tolower(when)> {
        // Two registers are written.
        let Constraints = "$rs1_wb = $rs1,@earlyclobber $rd";
      }
    def TH_LR#W : TH_Indexed<0b100, {w.Unsigned, w.Size{1-0}, 0b00}, (outs GPR:$rd), (ins), "lr"#w.Name>;
    // The index has 32 bits.
    def TH_LUR#W : TH_Indexed<0b100, {w.Unsigned, w.Size{1-0}, 0b10}, (outs GPR:$rd), (ins), "lur"#w.Name>;
  }
foreach w = TH_Stored in
  let DecoderNamespace = "XTHead", Predicates = !listconcat([HasVendorXTHeadMemIdx], w.Needs), mayStore = true in {
    defvar W = !toupper(w.Name);
    foreach when = ["IA", "IB"] in
      def TH_S#W#when
          : TH_Stepping<0b101, {0b0, w.Size{1-0}, !eq(when, "IA"), 1}, (outs), (ins GPR:$rd), "s"#w.Name#!tolower(when)>;
    def TH_SR#W : TH_Indexed<0b101, {0b0, w.Size{1-0}, 0b00}, (outs), (ins GPR:$rd), "sr"#w.Name>;
    def TH_SUR#W : TH_Indexed<0b101, {0b0, w.Size{1-0}, 0b10}, (outs), (ins GPR:$rd), "sur"#w.Name>;
  }

// The index has all bits, or 32 without sign.
defvar TH_Indices = [TH_Width<"", 0, 0>, TH_Width<"u", 0, 1, [IsRV64]>];
foreach w = ["W", "D"] in {
  defvar rc = !if(!eq(w, "W"), FPR32, FPR64);
  defvar has = !if(!eq(w, "W"), HasStdExtF, HasStdExtD);
  defvar size = !if(!eq(w, "W"), 0b10, 0b11);
  foreach i = TH_Indices in
    let DecoderNamespace = "XTHead", Predicates = !listconcat([HasVendorXTHeadFMemIdx, has], i.Needs) in {
      defvar name = i.Name#"r"#!tolower(w);
      let mayLoad = true in
      def TH_FL#!toupper(name)
          : TH_Indexed<0b110, {0b0, size{1-0}, i.Unsigned, 0b0}, (outs rc:$rd), (ins), "fl"#name>;
      let mayStore = true in
      def TH_FS#!toupper(name)
          : TH_Indexed<0b111, {0b0, size{1-0}, i.Unsigned, 0b0}, (outs), (ins rc:$rd), "fs"#name>;
    }
}

// ---- Pairs ----------------------------------------------------------------------------------------------------------

// The shift of the offset, as assembly states it. Nothing encodes it; it is read from the lowest bit of the opcode.
class ConstantClass<int value> : AsmOperandClass {
  let Name = "Const"#value;
  let RenderMethod = "addImmOperands";
  let DiagnosticString = "operand must be constant "#value;
}
class Constant<int value>
    : Operand<XLenVT>, EncodeExpr<"1">, DecodeExpr<!cast<string>(value), "Bits == 1"> {
  let MCOperandPredicate = "return Imm == "#value#";";
  let ParserMatchClass = ConstantClass<value>;
}
def const3 : Constant<3>;
def const4 : Constant<4>;

defvar TH_PairArgs = "$rd, $rs2, (${rs1}), $uimm2, $shift";
class TH_PairLoad<bits<5> funct5, string name, Operand shift>
    : TH_rri<funct5, 0b100, (outs GPR:$rd, GPR:$rs2), (ins GPR:$rs1, uimm2:$uimm2, shift:$shift), name, TH_PairArgs> {
  bit shift;
  let Inst{0} = shift;
  let mayLoad = true;
}
class TH_PairStore<bits<5> funct5, string name, Operand shift>
    : TH_rri<funct5, 0b101, (outs), (ins GPR:$rd, GPR:$rs2, GPR:$rs1, uimm2:$uimm2, shift:$shift), name, TH_PairArgs> {
  bit shift;
  let Inst{0} = shift;
  let mayStore = true;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadMemPair] in {
  def TH_LWD : TH_PairLoad<0b11100, "lwd", const3>;
  def TH_LWUD : TH_PairLoad<0b11110, "lwud", const3>;
  def TH_SWD : TH_PairStore<0b11100, "swd", const3>;
}
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadMemPair, IsRV64] in {
  def TH_LDD : TH_PairLoad<0b11111, "ldd", const4>;
  def TH_SDD : TH_PairStore<0b11111, "sdd", const4>;
}

// ---- Vectors of bytes -----------------------------------------------------------------------------------------------

def TH_VV : VSource<0b110, VR, "v">;
def TH_VX : VSource<0b110, GPR, "x">;
class TH_VDot<bits<6> funct6, VSource s, string name> : VAccumulate<funct6, s, "th."#name, OPC_CUSTOM_0>;
let DecoderNamespace = "XTHead", Predicates = [HasVendorXTHeadVdot] in
foreach f = [["vmaqa", "0"], ["vmaqau", "1"], ["vmaqasu", "2"], ["vmaqaus", "3"]] in {
  defvar number = !cond(!eq(f[1], "0"): 0b100000, !eq(f[1], "1"): 0b100010, !eq(f[1], "2"): 0b100100, true: 0b100110);
  defvar name = "TH_"#!toupper(f[0]);
  if !ne(f[0], "vmaqaus") then
  def name#_VV : TH_VDot<number, TH_VV, f[0]#".vv">;
  def name#_VX : TH_VDot<!or(number, 1), TH_VX, f[0]#".vx">;
}
