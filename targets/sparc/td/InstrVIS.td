// Instructions on parts of registers (VIS 1 to 3), multiplication with addition, and those that compute hashes and ciphers.
// Source: UltraSPARC Architecture 2007, Oracle SPARC Architecture 2011.

class Part3<int opf, string name, RegisterClass to, RegisterClass first, RegisterClass second>
    : F3fp<0x36, opf, (outs to:$rd), (ins first:$rs1, second:$rs2), name#"\t$rs1, $rs2, $rd"> {
  bits<5> rd;
  bits<5> rs1;
  bits<5> rs2;
}
class Part2<int opf, string name, RegisterClass to, RegisterClass from>
    : F3fp<0x36, opf, (outs to:$rd), (ins from:$rs2), name#"\t$rs2, $rd"> {
  bits<5> rd;
  bits<5> rs2;
}
class Part1<int opf, string name, RegisterClass to, RegisterClass from>
    : F3fp<0x36, opf, (outs to:$rd), (ins from:$rs1), name#"\t$rs1, $rd"> {
  bits<5> rd;
  bits<5> rs1;
}
class Part0<int opf, string name, RegisterClass to> : F3fp<0x36, opf, (outs to:$rd), (ins), name#"\t$rd"> {
  bits<5> rd;
}
class PartMode<int opf, string name, DAGOperand mode> : F3fp<0x36, opf, (outs), (ins mode:$rs2), name#"\t$rs2"> {
  bits<5> rs2;
  let hasSideEffects = true;
}
class Parts<RegisterClass to, RegisterClass first, RegisterClass second, list<Op> ops> {
  RegisterClass To = to;
  RegisterClass First = first;
  RegisterClass Second = second;
  list<Op> Ops = ops;
}

// ---- VIS 1 ----------------------------------------------------------------------------------------------------------

let Predicates = [HasVIS] in {
  foreach p = [Parts<IntRegs, IntRegs, IntRegs, [Op<"edge8", 0x00>, Op<"edge8l", 0x02>, Op<"edge16", 0x04>, Op<"edge16l", 0x06>,
                                      Op<"edge32", 0x08>, Op<"edge32l", 0x0a>, Op<"array8", 0x10>, Op<"array16", 0x12>,
                                      Op<"array32", 0x14>, Op<"alignaddr", 0x18>, Op<"alignaddrl", 0x1a>]>,
    Parts<IntRegs, DFPRegs, DFPRegs, [Op<"fcmple16", 0x20>, Op<"fcmpne16", 0x22>, Op<"fcmple32", 0x24>,
                                      Op<"fcmpne32", 0x26>, Op<"fcmpgt16", 0x28>, Op<"fcmpeq16", 0x2a>,
                                      Op<"fcmpgt32", 0x2c>, Op<"fcmpeq32", 0x2e>]>,
    Parts<DFPRegs, FPRegs, DFPRegs, [Op<"fmul8x16", 0x31>]>,
    Parts<DFPRegs, FPRegs, FPRegs, [Op<"fmul8x16au", 0x33>, Op<"fmul8x16al", 0x35>, Op<"fmuld8sux16", 0x38>,
                                    Op<"fmuld8ulx16", 0x39>, Op<"fpmerge", 0x4b>]>,
    Parts<DFPRegs, DFPRegs, DFPRegs, [Op<"fmul8sux16", 0x36>, Op<"fmul8ulx16", 0x37>, Op<"fpack32", 0x3a>,
                                      Op<"pdist", 0x3e>, Op<"faligndata", 0x48>]>] in
    foreach o = p.Ops in
      def !toupper(o.Name) : Part3<o.Code, o.Name, p.To, p.First, p.Second>;
  // Of 64 bits, and with the lowest bit set of 32.
  foreach o = [Op<"fpadd16", 0x50>, Op<"fpadd32", 0x52>, Op<"fpsub16", 0x54>, Op<"fpsub32", 0x56>, Op<"fnor", 0x62>,
               Op<"fandnot2", 0x64>, Op<"fandnot1", 0x68>, Op<"fxor", 0x6c>, Op<"fnand", 0x6e>, Op<"fand", 0x70>,
               Op<"fxnor", 0x72>, Op<"fornot2", 0x76>, Op<"fornot1", 0x7a>, Op<"for", 0x7c>] in {
    def !toupper(o.Name) : Part3<o.Code, o.Name, DFPRegs, DFPRegs, DFPRegs>;
    def !toupper(o.Name)#"S" : Part3<!add(o.Code, 1), o.Name#"s", FPRegs, FPRegs, FPRegs>;
  }
  foreach o = [Op<"fnot2", 0x66>, Op<"fsrc2", 0x78>] in {
    def !toupper(o.Name) : Part2<o.Code, o.Name, DFPRegs, DFPRegs>;
    def !toupper(o.Name)#"S" : Part2<!add(o.Code, 1), o.Name#"s", FPRegs, FPRegs>;
  }
  foreach o = [Op<"fnot1", 0x6a>, Op<"fsrc1", 0x74>] in {
    def !toupper(o.Name) : Part1<o.Code, o.Name, DFPRegs, DFPRegs>;
    def !toupper(o.Name)#"S" : Part1<!add(o.Code, 1), o.Name#"s", FPRegs, FPRegs>;
  }
  foreach o = [Op<"fzero", 0x60>, Op<"fone", 0x7e>] in {
    def !toupper(o.Name) : Part0<o.Code, o.Name, DFPRegs>;
    def !toupper(o.Name)#"S" : Part0<!add(o.Code, 1), o.Name#"s", FPRegs>;
  }
  def FPACK16 : Part2<0x3b, "fpack16", FPRegs, DFPRegs>;
  def FPACKFIX : Part2<0x3d, "fpackfix", FPRegs, DFPRegs>;
  def FEXPAND : Part2<0x4d, "fexpand", DFPRegs, FPRegs>;
  def SHUTDOWN : F3fp<0x36, 0x80, (outs), (ins), "shutdown"> { let hasSideEffects = true; }
}

// ---- VIS 2 ----------------------------------------------------------------------------------------------------------

let Predicates = [HasVIS2] in {
  foreach o = [Op<"edge8n", 0x01>, Op<"edge8ln", 0x03>, Op<"edge16n", 0x05>, Op<"edge16ln", 0x07>, Op<"edge32n", 0x09>,
               Op<"edge32ln", 0x0b>, Op<"bmask", 0x19>] in
    def !toupper(o.Name) : Part3<o.Code, o.Name, IntRegs, IntRegs, IntRegs>;
  def BSHUFFLE : Part3<0x4c, "bshuffle", DFPRegs, DFPRegs, DFPRegs>;
  def SIAM : F3fp<0x36, 0x81, (outs), (ins uimm3:$mode), "siam\t$mode"> {
    bits<3> mode;
    let rs2 = { 0, 0, mode };
    let hasSideEffects = true;
  }
}

// ---- VIS 3 ----------------------------------------------------------------------------------------------------------

let Predicates = [HasVIS3] in {
  foreach o = [Op<"addxc", 0x11>, Op<"addxccc", 0x13>, Op<"umulxhi", 0x16>, Op<"xmulx", 0x115>, Op<"xmulxhi", 0x116>] in
    def !toupper(o.Name) : Part3<o.Code, o.Name, IntRegs, IntRegs, IntRegs>;
  foreach o = [Op<"fsll16", 0x21>, Op<"fsrl16", 0x23>, Op<"fsll32", 0x25>, Op<"fsrl32", 0x27>, Op<"fslas16", 0x29>,
               Op<"fsra16", 0x2b>, Op<"fslas32", 0x2d>, Op<"fsra32", 0x2f>, Op<"fmean16", 0x40>, Op<"fpadd64", 0x42>,
               Op<"fchksm16", 0x44>] in
    def !toupper(o.Name) : Part3<o.Code, o.Name, DFPRegs, DFPRegs, DFPRegs>;
  def PDISTN : Part3<0x3f, "pdistn", IntRegs, DFPRegs, DFPRegs>;
  def LZCNT : Part2<0x17, "lzcnt", IntRegs, IntRegs>;
  foreach o = [Op<"cmask8", 0x1b>, Op<"cmask16", 0x1d>, Op<"cmask32", 0x1f>] in
    def !toupper(o.Name) : PartMode<o.Code, o.Name, IntRegs>;
  foreach o = [Conversion<"movdtox", 0x110, IntRegs, DFPRegs>, Conversion<"movstouw", 0x111, IntRegs, FPRegs>,
               Conversion<"movstosw", 0x113, IntRegs, FPRegs>, Conversion<"movxtod", 0x118, DFPRegs, IntRegs>,
               Conversion<"movwtos", 0x119, FPRegs, IntRegs>] in
    def !toupper(o.Name) : Part2<o.Code, o.Name, o.To, o.From>;
  foreach w = [Single, Double] in {
    defvar i = !if(!eq(w.Letter, "s"), 1, 2);
    foreach o = [Op<"fnadd", 0x50>, Op<"fnmul", 0x58>, Op<"fhadd", 0x60>, Op<"fhsub", 0x64>, Op<"fnhadd", 0x70>] in
      def !toupper(o.Name#w.Letter) : Binary<o.Name#w.Letter, !add(o.Code, i), w.Regs, w.Regs>;
    def FLCMP#!toupper(w.Letter) : Compare<"flcmp"#w.Letter, !add(0x150, i), w.Regs> { let Inst{24-19} = 0x36; }
  }
  def FNSMULD : Binary<"fnsmuld", 0x79, DFPRegs, FPRegs>;
}

// ---- Four operands --------------------------------------------------------------------------------------------------

class Part4<bits<6> op3, bits<4> op, string name, RegisterClass regs, DAGOperand third>
    : F3<0b10, op3, (outs regs:$rd), (ins regs:$rs1, regs:$rs2, third:$rs3), name#"\t$rs1, $rs2, $rs3, $rd"> {
  bits<5> rd;
  bits<5> rs1;
  bits<5> rs2;
  bits<5> rs3;
  let Inst{13-9} = rs3;
  let Inst{8-5} = op;
  let Inst{4-0} = rs2;
}
let Predicates = [HasUA2007] in
foreach o = [Op<"fmadd", 0>, Op<"fmsub", 4>, Op<"fnmsub", 8>, Op<"fnmadd", 12>] in {
  def !toupper(o.Name)#"S" : Part4<0x37, !add(o.Code, 1), o.Name#"s", FPRegs, FPRegs>;
  def !toupper(o.Name)#"D" : Part4<0x37, !add(o.Code, 2), o.Name#"d", DFPRegs, DFPRegs>;
}
let Predicates = [HasOSA2011] in
foreach o = [Op<"fpmaddx", 0>, Op<"fpmaddxhi", 4>] in
  def !toupper(o.Name) : Part4<0x37, o.Code, o.Name, DFPRegs, DFPRegs>;

// ---- Hashes and ciphers ---------------------------------------------------------------------------------------------

let Predicates = [HasCrypto] in {
  foreach o = [Op<"aes_eround01", 0>, Op<"aes_eround23", 1>, Op<"aes_dround01", 2>, Op<"aes_dround23", 3>,
               Op<"aes_eround01_l", 4>, Op<"aes_eround23_l", 5>, Op<"aes_dround01_l", 6>, Op<"aes_dround23_l", 7>,
               Op<"des_round", 9>, Op<"camellia_f", 12>] in
    def !toupper(o.Name) : Part4<0x19, o.Code, o.Name, DFPRegs, DFPRegs>;
  def AES_KEXPAND1 : Part4<0x19, 8, "aes_kexpand1", DFPRegs, simm5>;
  foreach o = [Op<"aes_kexpand0", 0x130>, Op<"aes_kexpand2", 0x131>, Op<"camellia_fl", 0x13c>,
               Op<"camellia_fli", 0x13d>, Op<"crc32c", 0x147>] in
    def !toupper(o.Name) : Part3<o.Code, o.Name, DFPRegs, DFPRegs, DFPRegs>;
  def DES_KEXPAND : F3fp<0x36, 0x136, (outs DFPRegs:$rd), (ins DFPRegs:$rs1, uimm5:$rs2), "des_kexpand\t$rs1, $rs2, $rd"> {
    bits<5> rd;
    bits<5> rs1;
    bits<5> rs2;
  }
  foreach o = [Op<"des_ip", 0x134>, Op<"des_iip", 0x135>] in
    def !toupper(o.Name) : Part1<o.Code, o.Name, DFPRegs, DFPRegs>;
  foreach o = [Op<"md5", 0x140>, Op<"sha1", 0x141>, Op<"sha256", 0x142>, Op<"sha512", 0x143>] in
    def !toupper(o.Name) : F3fp<0x36, o.Code, (outs), (ins), o.Name> { let hasSideEffects = true; }
  foreach o = [Op<"mpmul", 0x148>, Op<"montmul", 0x149>, Op<"montsqr", 0x14a>] in
    def !toupper(o.Name) : PartMode<o.Code, o.Name, uimm5>;
}
