// Data processing with integers: addition, logic, moves, bit fields, multiplication, division, conditions.

// ---- Addition and subtraction ---------------------------------------------------------------------------------------

class AddSub<bit sub, bit flags> {
  string Name = !if(sub, "SUB", "ADD")#!if(flags, "S", "");
  string Mnemonic = !tolower(Name);
  bits<2> Op = {sub, flags};
  bit Flags = flags;
}
defvar AddSubs = [AddSub<0, 0>, AddSub<0, 1>, AddSub<1, 0>, AddSub<1, 1>];

foreach w = Widths in
  foreach op = AddSubs in {
    let Defs = !if(op.Flags, [NZCV], []<Register>) in {
      // A constant, perhaps shifted by 12 bits.
      let isReMaterializable = !not(op.Flags), isAsCheapAsAMove = !not(op.Flags) in
      def op.Name#w.L#"ri" : A64RdRn<(outs !if(op.Flags, w.R, w.RSp):$Rd),
                                     (ins w.RSp:$Rn, w.AddSub:$imm, addsub_shift:$shift),
                                     op.Mnemonic#"\t$Rd, $Rn, $imm, lsl $shift"> {
        bits<12> imm;
        bits<1> shift;
        let Inst{31} = w.Sf;
        let Inst{30-29} = op.Op;
        let Inst{28-23} = 0b100010;
        let Inst{22} = shift;
        let Inst{21-10} = imm;
      }
      def op.Name#w.L#"rs" : A64RdRnRm<(outs w.R:$Rd),
                                       (ins w.R:$Rn, w.R:$Rm, shift_kind:$shift, w.Count:$amount),
                                       op.Mnemonic#"\t$Rd, $Rn, $Rm, $shift $amount"> {
        bits<2> shift;
        bits<6> amount;
        let Inst{31} = w.Sf;
        let Inst{30-29} = op.Op;
        let Inst{28-24} = 0b01011;
        let Inst{23-22} = shift;
        let Inst{21} = 0;
        let Inst{15-10} = amount;
      }
      // A word or less, or with 64 bits anything, that is extended.
      def op.Name#w.L#"rx" : A64RdRnRm<(outs !if(op.Flags, w.R, w.RSp):$Rd),
                                       (ins w.RSp:$Rn, GPR32:$Rm, !if(w.Sf, extend_kind, extend_kind_any):$extend,
                                            extend_amount:$amount),
                                       op.Mnemonic#"\t$Rd, $Rn, $Rm, $extend $amount"> {
        bits<3> extend;
        bits<3> amount;
        let Inst{31} = w.Sf;
        let Inst{30-29} = op.Op;
        let Inst{28-21} = 0b01011001;
        let Inst{15-13} = extend;
        let Inst{12-10} = amount;
      }
    }
  }
foreach op = AddSubs in {
  let Defs = !if(op.Flags, [NZCV], []<Register>) in
  def op.Name#"Xrx64" : A64RdRnRm<(outs !if(op.Flags, GPR64, GPR64sp):$Rd),
                                  (ins GPR64sp:$Rn, GPR64:$Rm, extend_kind_x:$extend, extend_amount:$amount),
                                  op.Mnemonic#"\t$Rd, $Rn, $Rm, $extend $amount"> {
    bits<1> extend;
    bits<3> amount;
    let Inst{31} = 1;
    let Inst{30-29} = op.Op;
    let Inst{28-21} = 0b01011001;
    let Inst{15} = extend;
    let Inst{14-13} = 0b11;
    let Inst{12-10} = amount;
  }
}

// Constants that another operation or a shift takes: only the assembler knows these.
foreach w = Widths in
  foreach op = AddSubs in
    foreach kind = ["high", "negative", "negative_high"] in {
      defvar negative = !ne(kind, "high");
      let Defs = !if(op.Flags, [NZCV], []<Register>), isAsmParserOnly = true in {
        def op.Name#w.L#"ri_"#kind
            : A64RdRn<(outs !if(op.Flags, w.R, w.RSp):$Rd), (ins w.RSp:$Rn, !cast<DAGOperand>("addsub_"#kind):$imm),
                      op.Mnemonic#"\t$Rd, $Rn, $imm"> {
          bits<12> imm;
          let Inst{31} = w.Sf;
          let Inst{30} = !xor(op.Op{1}, negative);
          let Inst{29} = op.Flags;
          let Inst{28-23} = 0b100010;
          let Inst{22} = !ne(kind, "negative");
          let Inst{21-10} = imm;
        }
        if op.Flags then
          def !if(op.Op{1}, "CMP", "CMN")#w.L#"ri_"#kind
              : A64<(outs), (ins w.RSp:$Rn, !cast<DAGOperand>("addsub_"#kind):$imm),
                    !if(op.Op{1}, "cmp", "cmn")#"\t$Rn, $imm"> {
            bits<5> Rn;
            bits<12> imm;
            let Inst{31} = w.Sf;
            let Inst{30} = !xor(op.Op{1}, negative);
            let Inst{29} = 1;
            let Inst{28-23} = 0b100010;
            let Inst{22} = !ne(kind, "negative");
            let Inst{21-10} = imm;
            let Inst{9-5} = Rn;
            let Inst{4-0} = 31;
          }
      }
    }

class WithCarry<Width w, bits<2> op, string mnemonic>
    : A64RdRnRm<(outs w.R:$Rd), (ins w.R:$Rn, w.R:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  let Inst{31} = w.Sf;
  let Inst{30-29} = op;
  let Inst{28-21} = 0b11010000;
  let Inst{15-10} = 0;
  let Uses = [NZCV];
}
foreach w = Widths in {
  def ADC#w.L#r : WithCarry<w, 0b00, "adc">;
  def SBC#w.L#r : WithCarry<w, 0b10, "sbc">;
  let Defs = [NZCV] in {
    def ADCS#w.L#r : WithCarry<w, 0b01, "adcs">;
    def SBCS#w.L#r : WithCarry<w, 0b11, "sbcs">;
  }
}

// ---- Logic ----------------------------------------------------------------------------------------------------------

class Logic<string name, bits<2> op, bit invert, bit flags = 0> {
  string Name = name;
  string Mnemonic = !tolower(name);
  bits<2> Op = op;
  bit N = invert;
  bit Flags = flags;
}
foreach w = Widths in
  foreach op = [Logic<"AND", 0, 0>, Logic<"BIC", 0, 1>, Logic<"ORR", 1, 0>, Logic<"ORN", 1, 1>, Logic<"EOR", 2, 0>,
                Logic<"EON", 2, 1>, Logic<"ANDS", 3, 0, 1>, Logic<"BICS", 3, 1, 1>] in {
    let Defs = !if(op.Flags, [NZCV], []<Register>) in {
      def op.Name#w.L#"rs" : A64RdRnRm<(outs w.R:$Rd),
                                       (ins w.R:$Rn, w.R:$Rm, logical_shift_kind:$shift, w.Count:$amount),
                                       op.Mnemonic#"\t$Rd, $Rn, $Rm, $shift $amount"> {
        bits<2> shift;
        bits<6> amount;
        let Inst{31} = w.Sf;
        let Inst{30-29} = op.Op;
        let Inst{28-24} = 0b01010;
        let Inst{23-22} = shift;
        let Inst{21} = op.N;
        let Inst{15-10} = amount;
      }
      if !not(op.N) then
        let isAsCheapAsAMove = !not(op.Flags) in
        def op.Name#w.L#"ri" : A64RdRn<(outs !if(op.Flags, w.R, w.RSp):$Rd), (ins w.R:$Rn, w.Logical:$imm),
                                       op.Mnemonic#"\t$Rd, $Rn, $imm"> {
          bits<13> imm;
          let Inst{31} = w.Sf;
          let Inst{30-29} = op.Op;
          let Inst{28-23} = 0b100100;
          let Inst{22-10} = imm;
        }
    }
  }

// ---- Moves ----------------------------------------------------------------------------------------------------------

class MoveWide<Width w, bits<2> op, dag ins_, string asm> : A64<(outs w.R:$Rd), ins_, asm> {
  bits<5> Rd;
  let Inst{31} = w.Sf;
  let Inst{30-29} = op;
  let Inst{28-23} = 0b100101;
  let Inst{4-0} = Rd;
}
class MoveGroup<Width w, bits<2> op, string mnemonic, dag more = (ins)>
    : MoveWide<w, op, !con(more, (ins w.Movw:$imm, !if(w.Sf, movw_shift64, movw_shift32):$shift)),
               mnemonic#"\t$Rd, $imm, lsl $shift"> {
  bits<16> imm;
  bits<2> shift;
  let Inst{22-21} = shift;
  let Inst{20-5} = imm;
}
// A group of a symbol's address: in assembly only, for what is decoded is a number.
class MoveSymbol<Width w, bits<2> op, string mnemonic, int group, dag more = (ins)>
    : MoveWide<w, op, !con(more, (ins !cast<DAGOperand>("movw_group"#group):$imm)), mnemonic#"\t$Rd, $imm"> {
  bits<16> imm;
  let Inst{22-21} = group;
  let Inst{20-5} = imm;
  let isAsmParserOnly = true;
}
// mov, where the value is made by one of the others. Tried first when code is decoded.
class MoveValue<Width w, bits<2> op, DAGOperand value> : MoveWide<w, op, (ins value:$imm), "mov\t$Rd, $imm"> {
  let isReMaterializable = true;
  let isAsCheapAsAMove = true;
  let isMoveImm = true;
  bits<18> imm;
  let Inst{22-5} = imm;
  let DecoderNamespace = "Preferred";
}
class MoveBitmask<Width w, DAGOperand value> : A64<(outs w.RSp:$Rd), (ins value:$imm), "mov\t$Rd, $imm"> {
  let isReMaterializable = true;
  let isAsCheapAsAMove = true;
  let isMoveImm = true;
  bits<5> Rd;
  bits<13> imm;
  let Inst{31} = w.Sf;
  let Inst{30-23} = 0b01100100;
  let Inst{22-10} = imm;
  let Inst{9-5} = 31;
  let Inst{4-0} = Rd;
  let DecoderNamespace = "Preferred";
}
foreach w = Widths in {
  def MOVN#w.L#i : MoveGroup<w, 0b00, "movn">;
  def MOVZ#w.L#i : MoveGroup<w, 0b10, "movz">;
  let Constraints = "$Rd = $old" in
  def MOVK#w.L#i : MoveGroup<w, 0b11, "movk", (ins w.R:$old)>;
  foreach group = !if(w.Sf, [0, 1, 2, 3], [0, 1]) in {
    def MOVN#w.L#g#group : MoveSymbol<w, 0b00, "movn", group>;
    def MOVZ#w.L#g#group : MoveSymbol<w, 0b10, "movz", group>;
    let Constraints = "$Rd = $old" in
    def MOVK#w.L#g#group : MoveSymbol<w, 0b11, "movk", group, (ins w.R:$old)>;
  }
  def MOV#w.L#bi : MoveBitmask<w, !cast<DAGOperand>("mov_bitmask"#w.Bits)>;
  def MOV#w.L#zi : MoveValue<w, 0b10, !cast<DAGOperand>("movz_value"#w.Bits)>;
  def MOV#w.L#ni : MoveValue<w, 0b00, !cast<DAGOperand>("movn_value"#w.Bits)>;
}

class AddressOf<bit page, DAGOperand target, string mnemonic>
    : A64<(outs GPR64:$Rd), (ins target:$label), mnemonic#"\t$Rd, $label"> {
  bits<5> Rd;
  bits<21> label;
  let Inst{31} = page;
  let Inst{30-29} = label{1-0};
  let Inst{28-24} = 0b10000;
  let Inst{23-5} = label{20-2};
  let Inst{4-0} = Rd;
}
def ADR : AddressOf<0, adrlabel, "adr">;
let isReMaterializable = true in
def ADRP : AddressOf<1, adrplabel, "adrp">;

// ---- Bit fields -----------------------------------------------------------------------------------------------------

class Bitfield<Width w, bits<2> op, string mnemonic, dag more = (ins)>
    : A64RdRn<(outs w.R:$Rd), !con(more, (ins w.R:$Rn, w.Count:$immr, w.Count:$imms)), mnemonic#"\t$Rd, $Rn, $immr, $imms"> {
  bits<6> immr;
  bits<6> imms;
  let Inst{31} = w.Sf;
  let Inst{30-29} = op;
  let Inst{28-23} = 0b100110;
  let Inst{22} = w.Sf;
  let Inst{21-16} = immr;
  let Inst{15-10} = imms;
}
foreach w = Widths in {
  def SBFM#w.L#ri : Bitfield<w, 0b00, "sbfm">;
  let Constraints = "$Rd = $old" in
  def BFM#w.L#ri : Bitfield<w, 0b01, "bfm", (ins w.R:$old)>;
  def UBFM#w.L#ri : Bitfield<w, 0b10, "ubfm">;
  def LSL#w.L#ri : A64RdRn<(outs w.R:$Rd), (ins w.R:$Rn, !cast<DAGOperand>("lsl_imm"#w.Bits):$imm),
                           "lsl\t$Rd, $Rn, $imm"> {
    bits<12> imm;
    let Inst{31} = w.Sf;
    let Inst{30-23} = 0b10100110;
    let Inst{22} = w.Sf;
    let Inst{21-10} = imm;
    let DecoderNamespace = "Preferred";
  }
  def EXTR#w.L#rri : A64RdRnRm<(outs w.R:$Rd), (ins w.R:$Rn, w.R:$Rm, w.Count:$imm), "extr\t$Rd, $Rn, $Rm, $imm"> {
    bits<6> imm;
    let Inst{31} = w.Sf;
    let Inst{30-23} = 0b00100111;
    let Inst{22} = w.Sf;
    let Inst{21} = 0;
    let Inst{15-10} = imm;
  }
}

// A word that becomes 64 bits is written as the word.
class ExtendWord<bits<6> last, string mnemonic> : A64RdRn<(outs GPR64:$Rd), (ins GPR32:$Rn), mnemonic#"\t$Rd, $Rn"> {
  let Inst{31-16} = 0b1001001101000000;
  let Inst{15-10} = last;
  let DecoderNamespace = "Preferred";
}
// The word of a register of 64 bits, as it is written.
def word_of : RegisterOperand<GPR64>, SpelledByNumber<"w#">;
class ExtendedWordText<string mnemonic> : A64Common<(outs GPR64:$Rd), (ins word_of:$Rn), mnemonic#"\t$Rd, $Rn"> {
  let isPseudo = true;
  let isCodeGenOnly = true;
}
def SXTBXr : ExtendWord<7, "sxtb">;
def SXTHXr : ExtendWord<15, "sxth">;
def SXTWXr : ExtendWord<31, "sxtw">;

// Fields as assembly has them, by position and width: words for ubfm and its like, which have the first and last bit.
class BitfieldText<Width w, string mnemonic, dag more, dag fields, string text>
    : A64Common<(outs w.R:$Rd), !con(more, (ins w.R:$Rn), fields), mnemonic#"\t$Rd, $Rn"#text> {
  let isPseudo = true;
  let isAsmParserOnly = true;
}
class FieldText<Width w, string mnemonic, dag more = (ins)>
    : BitfieldText<w, mnemonic, more, (ins w.Count:$lsb, !cast<DAGOperand>("bit_count"#w.Bits):$width), ", $lsb, $width">;
class ShiftText<Width w, string mnemonic> : BitfieldText<w, mnemonic, (ins), (ins w.Count:$imm), ", $imm">;
class ExtendText<string mnemonic> : BitfieldText<Word, mnemonic, (ins), (ins), "">;

// `from` is where the field is moved to the bottom, `to` where the bottom is moved to it.
class FieldWords<string from, string to, string machine> {
  string From = from;
  string To = to;
  string Machine = machine;
}
defvar FieldKinds = [FieldWords<"sbfx", "sbfiz", "SBFM">, FieldWords<"ubfx", "ubfiz", "UBFM">,
                     FieldWords<"bfxil", "bfi", "BFM">];
foreach w = Widths in {
  defvar count = w.Count;
  defvar last = !sub(w.Bits, 1);
  defvar beyond = "lsb + width > "#w.Bits;
  defvar unit = !cast<DAGOperand>("bit_count"#w.Bits);
  def LSR#w.L#ri : ShiftText<w, "lsr">;
  def ASR#w.L#ri : ShiftText<w, "asr">;
  foreach kind = FieldKinds in {
    defvar inserts = !eq(kind.Machine, "BFM");
    defvar more = !if(inserts, (ins w.R:$old), (ins));
    let Constraints = !if(inserts, "$Rd = $old", "") in {
      def !toupper(kind.From)#w.L : FieldText<w, kind.From, more>;
      def !toupper(kind.To)#w.L : FieldText<w, kind.To, more>;
    }
    defvar machine = !cast<Instruction>(kind.Machine#w.L#"ri");
    defvar from = !cast<Instruction>(!toupper(kind.From)#w.L);
    defvar to = !cast<Instruction>(!toupper(kind.To)#w.L);
    def : Refusal<(from w.R:$Rd, w.R:$Rn, count:$lsb, unit:$width), beyond, "requested extract overflows register">;
    def : Refusal<(to w.R:$Rd, w.R:$Rn, count:$lsb, unit:$width), beyond, "requested insert overflows register">;
    def : Expansion<(from w.R:$Rd, w.R:$Rn, count:$lsb, unit:$width),
                    [(machine $Rd, $Rn, $lsb, (computed "lsb + width - 1"))]>;
    def : Expansion<(to w.R:$Rd, w.R:$Rn, count:$lsb, unit:$width),
                    [(machine $Rd, $Rn, (computed "-lsb & "#last), (computed "width - 1"))]>;
  }
  foreach shift = [["LSR", "UBFM"], ["ASR", "SBFM"]] in {
    defvar machine = !cast<Instruction>(shift[1]#w.L#"ri");
    defvar text = !cast<Instruction>(shift[0]#w.L#"ri");
    def : Expansion<(text w.R:$Rd, w.R:$Rn, count:$imm), [(machine $Rd, $Rn, $imm, last)]>;
    def : Rewording<(machine w.R:$Rd, w.R:$Rn, count:$first, last), "1", (text $Rd, $Rn, $first)>;
  }
  def : Rewording<(!cast<Instruction>("UBFM"#w.L#"ri") w.R:$Rd, w.R:$Rn, count:$first, count:$last), "last + 1 == first",
                  (!cast<Instruction>("LSL"#w.L#"ri") $Rd, $Rn, (computed !cast<string>(last)#" - last"))>;
}
foreach extension = [["uxtb", "UBFM", "7"], ["uxth", "UBFM", "15"], ["sxtb", "SBFM", "7"], ["sxth", "SBFM", "15"]] in {
  defvar text = !toupper(extension[0])#"Wr";
  defvar machine = !cast<Instruction>(extension[1]#"Wri");
  defvar last = !if(!eq(extension[2], "7"), 7, 15);
  def text : ExtendText<extension[0]>;
  def : Expansion<(!cast<Instruction>(text) GPR32:$Rd, GPR32:$Rn), [(machine $Rd, $Rn, 0, last)]>;
  def : Rewording<(machine GPR32:$Rd, GPR32:$Rn, 0, last), "1", (!cast<Instruction>(text) $Rd, $Rn)>;
}
// Clearing a field is inserting zero.
foreach w = Widths in {
  defvar count = w.Count;
  defvar unit = !cast<DAGOperand>("bit_count"#w.Bits);
  def BFC#w.L : A64Common<(outs w.R:$Rd), (ins w.R:$old, count:$lsb, unit:$width), "bfc\t$Rd, $lsb, $width"> {
    let isPseudo = true;
    let isAsmParserOnly = true;
    let Constraints = "$Rd = $old";
  }
  defvar bfc = !cast<Instruction>("BFC"#w.L);
  def : Refusal<(bfc w.R:$Rd, count:$lsb, unit:$width), "lsb + width > "#w.Bits, "requested insert overflows register">;
  def : Expansion<(bfc w.R:$Rd, count:$lsb, unit:$width),
                  [(!cast<Instruction>("BFM"#w.L#"ri") $Rd, w.Zero, (computed "-lsb & "#!sub(w.Bits, 1)), (computed "width - 1"))]>;
}
foreach extension = [["sxtb", "SXTBXr"], ["sxth", "SXTHXr"], ["sxtw", "SXTWXr"]] in {
  defvar last = !cond(!eq(extension[0], "sxtb"): 7, !eq(extension[0], "sxth"): 15, true: 31);
  defvar text = extension[1]#"_text";
  def text : ExtendedWordText<extension[0]>;
  def : Rewording<(SBFMXri GPR64:$Rd, XZR, 0, last), "1", (!cast<Instruction>(extension[1]) $Rd, WZR)>;
  def : Rewording<(SBFMXri GPR64:$Rd, GPR64:$Rn, 0, last), "1", (!cast<Instruction>(text) $Rd, $Rn)>;
}
foreach w = Widths in
  foreach kind = FieldKinds in {
    defvar machine = !cast<Instruction>(kind.Machine#w.L#"ri");
    if !eq(kind.Machine, "BFM") then {
      def : Rewording<(machine w.R:$Rd, w.Zero, w.Count:$first, w.Count:$last), "last < first || first == 0",
                      (!cast<Instruction>("BFC"#w.L) $Rd, (computed "-first & "#!sub(w.Bits, 1)), (computed "last + 1")),
                      [HasExtension<HasV8_2aOps, "v8.2a">]>;
    }
    def : Rewording<(machine w.R:$Rd, w.R:$Rn, w.Count:$first, w.Count:$last), "last >= first",
                    (!cast<Instruction>(!toupper(kind.From)#w.L) $Rd, $Rn, $first, (computed "last - first + 1"))>;
    def : Rewording<(machine w.R:$Rd, w.R:$Rn, w.Count:$first, w.Count:$last), "last < first",
                    (!cast<Instruction>(!toupper(kind.To)#w.L) $Rd, $Rn, (computed !cast<string>(w.Bits)#" - first"),
                     (computed "last + 1"))>;
  }

// ---- Two sources and one --------------------------------------------------------------------------------------------

class TwoSources<Width w, bits<6> op, string mnemonic>
    : A64RdRnRm<(outs w.R:$Rd), (ins w.R:$Rn, w.R:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  let Inst{31} = w.Sf;
  let Inst{30-21} = 0b0011010110;
  let Inst{15-10} = op;
}
class OneSource<Width w, bits<6> op, string mnemonic> : A64RdRn<(outs w.R:$Rd), (ins w.R:$Rn), mnemonic#"\t$Rd, $Rn"> {
  let Inst{31} = w.Sf;
  let Inst{30-16} = 0b101101011000000;
  let Inst{15-10} = op;
}
foreach w = Widths in {
  def UDIV#w.L#r : TwoSources<w, 0b000010, "udiv">;
  def SDIV#w.L#r : TwoSources<w, 0b000011, "sdiv">;
  def LSLV#w.L#r : TwoSources<w, 0b001000, "lsl">;
  def LSRV#w.L#r : TwoSources<w, 0b001001, "lsr">;
  def ASRV#w.L#r : TwoSources<w, 0b001010, "asr">;
  def RORV#w.L#r : TwoSources<w, 0b001011, "ror">;
  def RBIT#w.L#r : OneSource<w, 0b000000, "rbit">;
  def REV16#w.L#r : OneSource<w, 0b000001, "rev16">;
  def CLZ#w.L#r : OneSource<w, 0b000100, "clz">;
  def CLS#w.L#r : OneSource<w, 0b000101, "cls">;
}
def REVWr : OneSource<Word, 0b000010, "rev">;
def REV32Xr : OneSource<Long, 0b000010, "rev32">;
def REVXr : OneSource<Long, 0b000011, "rev">;

let Predicates = [HasCRC] in
foreach c = ["", "C"] in
  foreach size = ["B", "H", "W", "X"] in
    def CRC32#c#size#rr
        : A64RdRnRm<(outs GPR32:$Rd), (ins GPR32:$Rn, !if(!eq(size, "X"), GPR64, GPR32):$Rm),
                    "crc32"#!tolower(c#size)#"\t$Rd, $Rn, $Rm"> {
      let Inst{31} = !eq(size, "X");
      let Inst{30-21} = 0b0011010110;
      let Inst{15-13} = 0b010;
      let Inst{12} = !eq(c, "C");
      let Inst{11-10} = !find("BHWX", size);
    }

// ---- Multiplication -------------------------------------------------------------------------------------------------

class MultiplyAdd<bit sf, bits<3> op, bit minus, RegisterClass wide, RegisterClass narrow, string mnemonic>
    : A64RdRnRm<(outs wide:$Rd), (ins narrow:$Rn, narrow:$Rm, wide:$Ra), mnemonic#"\t$Rd, $Rn, $Rm, $Ra"> {
  bits<5> Ra;
  let Inst{31} = sf;
  let Inst{30-24} = 0b0011011;
  let Inst{23-21} = op;
  let Inst{15} = minus;
  let Inst{14-10} = Ra;
}
foreach w = Widths in {
  def MADD#w.L#rrr : MultiplyAdd<w.Sf, 0b000, 0, w.R, w.R, "madd">;
  def MSUB#w.L#rrr : MultiplyAdd<w.Sf, 0b000, 1, w.R, w.R, "msub">;
}
def SMADDLrrr : MultiplyAdd<1, 0b001, 0, GPR64, GPR32, "smaddl">;
def SMSUBLrrr : MultiplyAdd<1, 0b001, 1, GPR64, GPR32, "smsubl">;
def UMADDLrrr : MultiplyAdd<1, 0b101, 0, GPR64, GPR32, "umaddl">;
def UMSUBLrrr : MultiplyAdd<1, 0b101, 1, GPR64, GPR32, "umsubl">;
class MultiplyHigh<bits<3> op, string mnemonic>
    : A64RdRnRm<(outs GPR64:$Rd), (ins GPR64:$Rn, GPR64:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
  let Inst{31-24} = 0b10011011;
  let Inst{23-21} = op;
  let Inst{15-10} = 0b011111;
  let SoftFail{14-10} = 31;
}
def SMULHrr : MultiplyHigh<0b010, "smulh">;
def UMULHrr : MultiplyHigh<0b110, "umulh">;

// ---- Conditions -----------------------------------------------------------------------------------------------------

class Select<Width w, bit op, bits<2> op2, string mnemonic>
    : A64RdRnRm<(outs w.R:$Rd), (ins w.R:$Rn, w.R:$Rm, ccode:$cond), mnemonic#"\t$Rd, $Rn, $Rm, $cond"> {
  bits<4> cond;
  let Inst{31} = w.Sf;
  let Inst{30} = op;
  let Inst{29-21} = 0b011010100;
  let Inst{15-12} = cond;
  let Inst{11-10} = op2;
  let Uses = [NZCV];
}
class CompareIf<Width w, bit op, bit constant, DAGOperand second, string mnemonic>
    : A64<(outs), (ins w.R:$Rn, second:$second, uimm4:$nzcv, ccode:$cond), mnemonic#"\t$Rn, $second, $nzcv, $cond"> {
  bits<5> Rn;
  bits<5> second;
  bits<4> nzcv;
  bits<4> cond;
  let Inst{31} = w.Sf;
  let Inst{30} = op;
  let Inst{29-21} = 0b111010010;
  let Inst{20-16} = second;
  let Inst{15-12} = cond;
  let Inst{11} = constant;
  let Inst{10} = 0;
  let Inst{9-5} = Rn;
  let Inst{4} = 0;
  let Inst{3-0} = nzcv;
  let Uses = [NZCV];
  let Defs = [NZCV];
  let isCompare = true;
}
// One or all ones if a condition holds, else zero.
class SetIf<Width w, bit op, string mnemonic> : A64<(outs w.R:$Rd), (ins inverse_ccode:$cond), mnemonic#"\t$Rd, $cond"> {
  bits<5> Rd;
  bits<4> cond;
  let Inst{31} = w.Sf;
  let Inst{30} = op;
  let Inst{29-16} = 0b01101010011111;
  let Inst{15-12} = cond;
  let Inst{11} = 0;
  let Inst{10} = !not(op);
  let Inst{9-5} = 31;
  let Inst{4-0} = Rd;
  let Uses = [NZCV];
  let DecoderNamespace = "Preferred";
}
// Of one register, as it is or changed. The first and the second source of the general form are the same.
class ChangeIf<Width w, bit op, bit o2, RegisterClass source, string mnemonic>
    : A64RdRn<(outs w.R:$Rd), (ins source:$Rn, inverse_ccode:$cond), mnemonic#"\t$Rd, $Rn, $cond"> {
  bits<4> cond;
  let Inst{31} = w.Sf;
  let Inst{30} = op;
  let Inst{29-21} = 0b011010100;
  let Inst{20-16} = Rn;
  let Inst{15-12} = cond;
  let Inst{11} = 0;
  let Inst{10} = o2;
  let Uses = [NZCV];
  let DecoderNamespace = "Preferred";
}
foreach w = Widths in {
  def CINC#w.L#r : ChangeIf<w, 0, 1, !if(w.Sf, GPR64common, GPR32common), "cinc">;
  def CINV#w.L#r : ChangeIf<w, 1, 0, !if(w.Sf, GPR64common, GPR32common), "cinv">;
  def CNEG#w.L#r : ChangeIf<w, 1, 1, w.R, "cneg">;
}
foreach w = Widths in {
  def CSET#w.L#r : SetIf<w, 0, "cset">;
  def CSETM#w.L#r : SetIf<w, 1, "csetm">;
  def CSEL#w.L#r : Select<w, 0, 0b00, "csel">;
  def CSINC#w.L#r : Select<w, 0, 0b01, "csinc">;
  def CSINV#w.L#r : Select<w, 1, 0b00, "csinv">;
  def CSNEG#w.L#r : Select<w, 1, 0b01, "csneg">;
  def CCMN#w.L#r : CompareIf<w, 0, 0, w.R, "ccmn">;
  def CCMN#w.L#i : CompareIf<w, 0, 1, uimm5, "ccmn">;
  def CCMP#w.L#r : CompareIf<w, 1, 0, w.R, "ccmp">;
  def CCMP#w.L#i : CompareIf<w, 1, 1, uimm5, "ccmp">;
}
