// Arithmetic on two operands: the first is also where the result goes.

class Arithmetic<string mnemonic, bits<8> opcode, Kind d, Kind s, list<dag> pattern>
    : F2003fInst<IfReg<d, (outs Reg:$dst), (outs)>.ret,
                 !con(IfReg<d, (ins Reg:$old), (ins Mem:$dst)>.ret, (ins s.Op:$src)),
                 mnemonic#" {$dst $src|$src $dst}", pattern> {
  let Inst = (descend opcode, Bytes<s, "$src">.ret, Bytes<d, "$dst">.ret);
  let Constraints = IfRegText<d, "$dst = $old">.ret;
  let mayLoad = !or(s.IsMem, d.IsMem);
  let mayStore = d.IsMem;
}

multiclass Arithmetics<string mnemonic, bits<8> opcode, SDPatternOperator op, bit commutes = false> {
  let isCommutable = commutes in
  def rr : Arithmetic<mnemonic, opcode, InReg, InReg, [(set i32:$dst, (op i32:$old, i32:$src))]>;
  def rm : Arithmetic<mnemonic, opcode, InReg, InMem, [(set i32:$dst, (op i32:$old, (i32 (load addr:$src))))]>;
  def ri : Arithmetic<mnemonic, opcode, InReg, AsImm, [(set i32:$dst, (op i32:$old, (i32 imm:$src)))]>;
  def mr : Arithmetic<mnemonic, opcode, InMem, InReg,
                      [(store (op (i32 (load addr:$dst)), i32:$src), addr:$dst)]>;
  def mm : Arithmetic<mnemonic, opcode, InMem, InMem,
                      [(store (op (i32 (load addr:$dst)), (i32 (load addr:$src))), addr:$dst)]>;
  def mi : Arithmetic<mnemonic, opcode, InMem, AsImm,
                      [(store (op (i32 (load addr:$dst)), (i32 imm:$src)), addr:$dst)]>;
}

defm ATA : Arithmetics<"ata", 0x00, add, true>;
defm NTA : Arithmetics<"nta", 0x01, sub>;
defm ADA : Arithmetics<"ada", 0x02, and, true>;
defm EKC : Arithmetics<"ekc", 0x03, or, true>;
// Amounts of 32 to 63 shift everything out; larger ones are undefined.
defm DTO : Arithmetics<"dto", 0x04, srl>;
defm DRO : Arithmetics<"dro", 0x05, shl>;
defm DTOSNA : Arithmetics<"dtosna", 0x06, sra>;
defm DAL : Arithmetics<"dal", 0x07, xnor, true>;

// The complement is `dal` with 0 and is disassembled as that.
class Complement<Kind d, list<dag> pattern>
    : F2003fInst<IfReg<d, (outs Reg:$dst), (outs)>.ret, IfReg<d, (ins Reg:$old), (ins Mem:$dst)>.ret,
                 "nac $dst", pattern> {
  let Inst = (descend 0b00000111, 0b00000100, 0b00000000, Bytes<d, "$dst">.ret);
  let Constraints = IfRegText<d, "$dst = $old">.ret;
  let mayLoad = d.IsMem;
  let mayStore = d.IsMem;
  let isAsmParserOnly = true;
}

def NACr : Complement<InReg, [(set i32:$dst, (not i32:$old))]>;
def NACm : Complement<InMem, [(store (not (i32 (load addr:$dst))), addr:$dst)]>;

// There is no exclusive or.
def : Pat<(xor i32:$a, i32:$b), (NACr (DALrr i32:$a, i32:$b))>;
def : Pat<(xor i32:$a, (i32 (load addr:$b))), (NACr (DALrm i32:$a, addr:$b))>;
def : Pat<(xor i32:$a, (i32 imm:$b)), (NACr (DALri i32:$a, imm:$b))>;

// Another spelling.
def : MnemonicAlias<"dRo", "dro">;
