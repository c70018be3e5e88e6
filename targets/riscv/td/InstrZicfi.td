// Integrity of control flow: landing pads (Zicfilp) and a second stack for return addresses (Zicfiss).
//
// Source: The RISC-V Instruction Set Manual, volume I, chapter on control-flow integrity.

// ---- Landing pads ---------------------------------------------------------------------------------------------------

// An auipc without a destination.
let Predicates = [HasStdExtZicfilp] in
def : InstAlias<"lpad $label", (AUIPC X0, uimm20:$label)>;

// ---- Shadow stack ---------------------------------------------------------------------------------------------------
// May-be-operations, and one way to swap a word.

// The upper bits are given; some of them may be a register.
class Shadow<bits<12> upper, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<OPC_SYSTEM, outs_, ins_, mnemonic, args, FormatOther> {
  let DecoderNamespace = "Zicfiss";
  let hasSideEffects = true;
  let Inst{31-20} = upper;
  let Inst{19-15} = 0;
  let Inst{14-12} = 0b100;
  let Inst{11-7} = 0;
}
let Predicates = [HasStdExtZicfiss] in {
  def SSPOPCHK : Shadow<0b110011011100, (outs), (ins GPRX1X5:$rs1), "sspopchk", "$rs1"> {
    bits<5> rs1;
    let Inst{19-15} = rs1;
  }
  def SSRDP : Shadow<0b110011011100, (outs GPRNoX0:$rd), (ins), "ssrdp", "$rd"> {
    bits<5> rd;
    let Inst{11-7} = rd;
  }
  def SSPUSH : Shadow<0b110011100000, (outs), (ins GPRX1X5:$rs2), "sspush", "$rs2"> {
    bits<5> rs2;
    let Inst{24-20} = rs2;
  }
}

class CShadow<bits<5> number, RegisterClass link, string mnemonic>
    : RVInst16<0b01, (outs), (ins link:$rs1), mnemonic, "$rs1", FormatOther> {
  bits<0> rs1;
  let Predicates = [HasStdExtZicfiss, HasStdExtZcmop];
  let DecoderNamespace = "Zicfiss";
  let hasSideEffects = true;
  let Inst{15-12} = 0b0110;
  let Inst{11-7} = number;
  let Inst{6-2} = 0;
}
def C_SSPUSH : CShadow<1, GPRX1, "c.sspush">;
def C_SSPOPCHK : CShadow<5, GPRX5, "c.sspopchk">;
let Predicates = [HasStdExtZicfiss, HasStdExtZcmop] in {
  def : CompressPat<(SSPUSH X1), (C_SSPUSH X1)>;
  def : CompressPat<(SSPOPCHK X5), (C_SSPOPCHK X5)>;
}

foreach w = Widths in
  foreach o = Orderings in
    let Predicates = !listconcat([HasStdExtZicfiss], w.Predicates) in
    def SSAMOSWAP#w.Record#o.Record : Amo<0b01001, w, o, "ssamoswap">;
