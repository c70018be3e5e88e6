// Atomic memory operations, in words and doublewords, with every ordering.

// The suffix of the mnemonic, the suffix of the record, and the bits aq and rl.
class Ordering<string text, string record, bits<2> aqrl> {
  string Text = text;
  string Record = record;
  bits<2> AqRl = aqrl;
}
defvar Orderings = [Ordering<"", "", 0b00>, Ordering<".aq", "_AQ", 0b10>, Ordering<".rl", "_RL", 0b01>,
                    Ordering<".aqrl", "_AQRL", 0b11>];

class Width<string text, string record, bits<3> funct3, list<Predicate> predicates> {
  string Text = text;
  string Record = record;
  bits<3> Funct3 = funct3;
  list<Predicate> Predicates = predicates;
}
defvar Widths = [Width<".w", "_W", 0b010, []>, Width<".d", "_D", 0b011, [IsRV64]>];
defvar NarrowWidths = [Width<".b", "_B", 0b000, [HasStdExtZabha]>, Width<".h", "_H", 0b001, [HasStdExtZabha]>];

class AmoBase<bits<5> funct5, Width w, Ordering o, dag ins_, string mnemonic, string args>
    : RVInst<OPC_AMO, (outs GPR:$rd), ins_, mnemonic#w.Text#o.Text, args, FormatR> {
  bits<5> rs1;
  bits<5> rd;
  let mayLoad = true;
  let mayStore = true;
  let Inst{31-27} = funct5;
  let Inst{26-25} = o.AqRl;
  let Inst{19-15} = rs1;
  let Inst{14-12} = w.Funct3;
  let Inst{11-7} = rd;
}

class Amo<bits<5> funct5, Width w, Ordering o, string mnemonic>
    : AmoBase<funct5, w, o, (ins GPRMemZeroOffset:$rs1, GPR:$rs2), mnemonic, "$rd, $rs2, $rs1"> {
  bits<5> rs2;
  let Inst{24-20} = rs2;
}

multiclass AMO<bits<5> funct5, string mnemonic> {
  foreach o = Orderings in {
    foreach w = Widths in
      let Predicates = !listconcat([HasStdExtZaamo], w.Predicates) in
      def NAME#w.Record#o.Record : Amo<funct5, w, o, mnemonic>;
    foreach w = NarrowWidths in
      let Predicates = w.Predicates in
      def NAME#w.Record#o.Record : Amo<funct5, w, o, mnemonic>;
  }
}

defm AMOADD : AMO<0b00000, "amoadd">;
defm AMOSWAP : AMO<0b00001, "amoswap">;
defm AMOXOR : AMO<0b00100, "amoxor">;
defm AMOOR : AMO<0b01000, "amoor">;
defm AMOAND : AMO<0b01100, "amoand">;
defm AMOMIN : AMO<0b10000, "amomin">;
defm AMOMAX : AMO<0b10100, "amomax">;
defm AMOMINU : AMO<0b11000, "amominu">;
defm AMOMAXU : AMO<0b11100, "amomaxu">;

foreach w = Widths in
  foreach o = Orderings in
    let Predicates = !listconcat([HasStdExtZalrsc], w.Predicates) in {
      def LR#w.Record#o.Record : AmoBase<0b00010, w, o, (ins GPRMemZeroOffset:$rs1), "lr", "$rd, $rs1"> {
        let Inst{24-20} = 0;
        let mayStore = false;
      }
      def SC#w.Record#o.Record : Amo<0b00011, w, o, "sc">;
    }

// ---- Comparing and swapping -----------------------------------------------------------------------------------------
// What was expected is in the register that takes what was there.

class AmoCas<Width w, Ordering o, RegisterClass r>
    : AmoBase<0b00101, w, o, (ins r:$rd, GPRMemZeroOffset:$rs1, r:$rs2), "amocas", "$rd, $rs2, $rs1"> {
  bits<5> rs2;
  let OutOperandList = (outs r:$rd_wb);
  let Constraints = "$rd = $rd_wb";
  let Inst{24-20} = rs2;
}
foreach w = !listconcat(Widths, NarrowWidths) in
  foreach o = Orderings in
    let Predicates = !listconcat([HasStdExtZacas], w.Predicates) in
    def AMOCAS#w.Record#o.Record : AmoCas<w, o, GPR>;
// In pairs of registers.
foreach o = Orderings in {
  let Predicates = [HasStdExtZacas, IsRV32], DecoderNamespace = "RV32Only" in
  def AMOCAS_D_RV32#o.Record : AmoCas<Width<".d", "_D_RV32", 0b011, []>, o, GPREven>;
  let Predicates = [HasStdExtZacas, IsRV64] in
  def AMOCAS_Q#o.Record : AmoCas<Width<".q", "_Q", 0b100, []>, o, GPREven>;
}

// ---- Waiting for another hart ---------------------------------------------------------------------------------------

let Predicates = [HasStdExtZawrs], hasSideEffects = true in {
  def WRS_NTO : RVInstFixed<0x00d00073, "wrs.nto">;
  def WRS_STO : RVInstFixed<0x01d00073, "wrs.sto">;
}

// ---- Selection ------------------------------------------------------------------------------------------------------
// Plain loads and stores are atomic; fences around them are inserted before selection. Read-modify-write operations
// carry their ordering.

class AtomicLoadPat<PatFrags op, Instruction inst, ValueType ty>
    : Pat<(ty (op (AddrRegImm (XLenVT GPR:$rs1), simm12:$imm12))), (inst GPR:$rs1, simm12:$imm12)>;
class AtomicStorePat<PatFrags op, Instruction inst, ValueType ty>
    : Pat<(op (ty GPR:$rs2), (AddrRegImm (XLenVT GPR:$rs1), simm12:$imm12)), (inst GPR:$rs2, GPR:$rs1, simm12:$imm12)>;

foreach size = [["8", "LB", "SB"], ["16", "LH", "SH"]] in {
  def : AtomicLoadPat<!cast<PatFrag>("atomic_load_sext_"#size[0]), !cast<Instruction>(size[1]), XLenVT>;
  def : AtomicLoadPat<!cast<PatFrag>("atomic_load_aext_"#size[0]), !cast<Instruction>(size[1]), XLenVT>;
  def : AtomicLoadPat<!cast<PatFrag>("atomic_load_zext_"#size[0]), !cast<Instruction>(size[1]#"U"), XLenVT>;
  def : AtomicStorePat<!cast<PatFrag>("atomic_store_"#size[0]), !cast<Instruction>(size[2]), XLenVT>;
}
let Predicates = [IsRV32] in {
  def : AtomicLoadPat<atomic_load_nonext_32, LW, i32>;
  def : AtomicStorePat<atomic_store_32, SW, i32>;
}
let Predicates = [IsRV64] in {
  def : AtomicLoadPat<atomic_load_asext_32, LW, i64>;
  def : AtomicLoadPat<atomic_load_zext_32, LWU, i64>;
  def : AtomicLoadPat<atomic_load_nonext_64, LD, i64>;
  def : AtomicStorePat<atomic_store_32, SW, i64>;
  def : AtomicStorePat<atomic_store_64, SD, i64>;
}

// Each ordering of LLVM IR, and the one of the instruction.
defvar AtomicOrderings = [["_monotonic", ""], ["_acquire", "_AQ"], ["_release", "_RL"], ["_acq_rel", "_AQRL"],
                          ["_seq_cst", "_AQRL"]];
multiclass AmoPat<string op, string inst, ValueType ty, string width> {
  foreach o = AtomicOrderings in
    def : Pat<(ty (!cast<PatFrag>("atomic_"#op#o[0]) (XLenVT GPR:$rs1), (ty GPR:$rs2))),
              (!cast<Instruction>(inst#width#o[1]) GPR:$rs1, GPR:$rs2)>;
}
foreach pair = [["swap", "AMOSWAP"], ["load_add", "AMOADD"], ["load_and", "AMOAND"], ["load_or", "AMOOR"],
                ["load_xor", "AMOXOR"], ["load_max", "AMOMAX"], ["load_min", "AMOMIN"], ["load_umax", "AMOMAXU"],
                ["load_umin", "AMOMINU"]] in {
  let Predicates = [HasStdExtZaamo, IsRV32] in
  defm : AmoPat<pair[0]#"_i32", pair[1], i32, "_W">;
  let Predicates = [HasStdExtZaamo, IsRV64] in {
    defm : AmoPat<pair[0]#"_i32", pair[1], i64, "_W">;
    defm : AmoPat<pair[0]#"_i64", pair[1], i64, "_D">;
  }
}
