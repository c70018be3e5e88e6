// Conditional operations: a value, or zero where a condition is, or is not, zero.

let Predicates = [HasStdExtZicond] in {
  def CZERO_EQZ : ALU_rr<0b0000111, 0b101, "czero.eqz">;
  def CZERO_NEZ : ALU_rr<0b0000111, 0b111, "czero.nez">;

  let AddedComplexity = 30 in {
  def : Pat<(XLenVT (select (XLenVT GPR:$cond), (XLenVT GPR:$value), 0)), (CZERO_EQZ GPR:$value, GPR:$cond)>;
  def : Pat<(XLenVT (select (XLenVT GPR:$cond), 0, (XLenVT GPR:$value))), (CZERO_NEZ GPR:$value, GPR:$cond)>;
  def : Pat<(XLenVT (select (XLenVT GPR:$cond), (XLenVT GPR:$yes), (XLenVT GPR:$no))),
            (OR (XLenVT (CZERO_EQZ GPR:$yes, GPR:$cond)), (XLenVT (CZERO_NEZ GPR:$no, GPR:$cond)))>;
  }
}
