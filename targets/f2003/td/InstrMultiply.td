// Multiplication: 64 bits of product, the upper half written first.

class Multiply<string mnemonic, bits<8> opcode, Kind lo, Kind hi, Kind s>
    : F2003fInst<!con(IfReg<lo, (outs Reg:$lo), (outs)>.ret, IfReg<hi, (outs Reg:$hi), (outs)>.ret),
                 !con(IfReg<lo, (ins Reg:$factor), (ins Mem:$lo)>.ret, IfReg<hi, (ins), (ins Mem:$hi)>.ret,
                      (ins s.Op:$src)),
                 mnemonic#" {$lo $hi $src|$src $lo $hi}"> {
  let Inst = (descend opcode, Bytes<s, "$src">.ret, Bytes<lo, "$lo">.ret, Bytes<hi, "$hi">.ret);
  let Constraints = IfRegText<lo, "$lo = $factor">.ret;
  let mayLoad = !or(s.IsMem, lo.IsMem);
  let mayStore = !or(lo.IsMem, hi.IsMem);
}

// Only the lower half: the same place twice.
class MultiplyLow<string mnemonic, bits<8> opcode, Kind d, Kind s>
    : F2003fInst<IfReg<d, (outs Reg:$dst), (outs)>.ret,
                 !con(IfReg<d, (ins Reg:$factor), (ins Mem:$dst)>.ret, (ins s.Op:$src)),
                 mnemonic#" {$dst $dst $src|$src $dst $dst}"> {
  let Inst = (descend opcode, Bytes<s, "$src">.ret, Bytes<d, "$dst">.ret, Bytes<d, "$dst">.ret);
  let Constraints = IfRegText<d, "$dst = $factor">.ret;
  let mayLoad = !or(s.IsMem, d.IsMem);
  let mayStore = d.IsMem;
  let isCodeGenOnly = true;
}

multiclass Multiplies<string mnemonic, bits<8> opcode> {
  foreach lo = Places in
    foreach s = Values in {
      foreach hi = Places in
        let isCommutable = !and(lo.IsReg, hi.IsReg, s.IsReg) in
        def lo.Letter#hi.Letter#s.Letter : Multiply<mnemonic, opcode, lo, hi, s>;
      let isCommutable = !and(lo.IsReg, s.IsReg) in
      def _LO#lo.Letter#s.Letter : MultiplyLow<mnemonic, opcode, lo, s>;
    }
}

defm LAT : Multiplies<"lat", 0x28>;
defm LATSNA : Multiplies<"latsna", 0x29>;

def : Pat<(mul i32:$a, i32:$b), (LAT_LOrr i32:$a, i32:$b)>;
def : Pat<(mul i32:$a, (i32 (load addr:$b))), (LAT_LOrm i32:$a, addr:$b)>;
def : Pat<(mul i32:$a, (i32 imm:$b)), (LAT_LOri i32:$a, imm:$b)>;
def : Pat<(store (mul (i32 (load addr:$a)), i32:$b), addr:$a), (LAT_LOmr addr:$a, i32:$b)>;
def : Pat<(store (mul (i32 (load addr:$a)), (i32 imm:$b)), addr:$a), (LAT_LOmi addr:$a, imm:$b)>;
def : Pat<(umullohi i32:$a, i32:$b), (LATrrr i32:$a, i32:$b)>;
def : Pat<(umullohi i32:$a, (i32 (load addr:$b))), (LATrrm i32:$a, addr:$b)>;
def : Pat<(umullohi i32:$a, (i32 imm:$b)), (LATrri i32:$a, imm:$b)>;
def : Pat<(smullohi i32:$a, i32:$b), (LATSNArrr i32:$a, i32:$b)>;
def : Pat<(smullohi i32:$a, (i32 (load addr:$b))), (LATSNArrm i32:$a, addr:$b)>;
def : Pat<(smullohi i32:$a, (i32 imm:$b)), (LATSNArri i32:$a, imm:$b)>;
