// Multiplication and division.

class Mul_rr<bits<3> funct3, string mnemonic, SDPatternOperator op> : ALU_rr<0b0000001, funct3, mnemonic, op>;
class MulW_rr<bits<3> funct3, string mnemonic, SDPatternOperator op> : ALUW_rr<0b0000001, funct3, mnemonic, op>;

// The high half of signed times unsigned.
def riscv_mulhsu : SDNode<"RISCVISD::MULHSU", SDTIntBinOp>;

let Predicates = [HasStdExtZmmul] in {
  let isCommutable = true in {
    def MUL : Mul_rr<0b000, "mul", mul>;
    def MULH : Mul_rr<0b001, "mulh", mulhs>;
    def MULHU : Mul_rr<0b011, "mulhu", mulhu>;
  }
  def MULHSU : Mul_rr<0b010, "mulhsu", riscv_mulhsu>;
}

let Predicates = [HasStdExtM] in {
  def DIV : Mul_rr<0b100, "div", sdiv>;
  def DIVU : Mul_rr<0b101, "divu", udiv>;
  def REM : Mul_rr<0b110, "rem", srem>;
  def REMU : Mul_rr<0b111, "remu", urem>;
}

let Predicates = [HasStdExtZmmul, IsRV64], isCommutable = true in
def MULW : MulW_rr<0b000, "mulw", mul>;

// The unsigned forms work on the low halves whatever the high halves are, so their nodes are the target's.
def SDT_DivW : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<0, i64>]>;
let Predicates = [HasStdExtM, IsRV64] in {
  def DIVW : MulW_rr<0b100, "divw", null_frag>;
  def DIVUW : MulW_rr<0b101, "divuw", null_frag>;
  def REMW : MulW_rr<0b110, "remw", null_frag>;
  def REMUW : MulW_rr<0b111, "remuw", null_frag>;
}
foreach op = ["DIVW", "DIVUW", "REMW", "REMUW"] in {
  def riscv_#!tolower(op) : SDNode<"RISCVISD::"#op, SDT_DivW>;
  let Predicates = [HasStdExtM, IsRV64] in
  def : Pat<(i64 (!cast<SDNode>("riscv_"#!tolower(op)) (i64 GPR:$rs1), (i64 GPR:$rs2))),
            (!cast<Instruction>(op) GPR:$rs1, GPR:$rs2)>;
}
