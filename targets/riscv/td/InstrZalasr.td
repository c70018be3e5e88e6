// Loads that acquire and stores that release (Zalasr).
//
// Source: RISC-V Load-Acquire and Store-Release Extensions, version 1.0.

def HasStdExtZalasr : HasExtension<FeatureStdExtZalasr>;

class LoadAcquire<Width w, Ordering o>
    : AmoBase<0b00110, w, o, (ins GPRMemZeroOffset:$rs1), "l", "$rd, $rs1"> {
  let AsmString = "l"#!substr(w.Text, 1)#o.Text#"\t$rd, $rs1";
  let mayStore = false;
  let Inst{24-20} = 0;
}
class StoreRelease<Width w, Ordering o>
    : RVInst<OPC_AMO, (outs), (ins GPRMemZeroOffset:$rs1, GPR:$rs2), "s"#!substr(w.Text, 1)#o.Text, "$rs2, $rs1", FormatR> {
  bits<5> rs2;
  bits<5> rs1;
  let mayStore = true;
  let Inst{31-27} = 0b00111;
  let Inst{26-25} = o.AqRl;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = w.Funct3;
  let Inst{11-7} = 0;
}
foreach w = [Width<".b", "B", 0b000, []>, Width<".h", "H", 0b001, []>, Width<".w", "W", 0b010, []>,
             Width<".d", "D", 0b011, [IsRV64]>] in
  foreach o = [Orderings[1], Orderings[2], Orderings[3]] in
    let Predicates = !listconcat([HasStdExtZalasr], w.Predicates) in {
      if o.AqRl{1} then
      def L#w.Record#o.Record : LoadAcquire<w, o>;
      if o.AqRl{0} then
      def S#w.Record#o.Record : StoreRelease<w, o>;
    }
