// Scalar cryptography: AES (Zknd, Zkne), SHA-2 (Zknh), SM4 (Zksed) and SM3 (Zksh), with the intrinsic functions that these
// instructions are.
//
// Source: The RISC-V Instruction Set Manual, volume I, chapter on cryptography extensions: scalar and entropy source.

// A constant argument of the intrinsic functions, which have 32 bits for it.
class ConstantArg<string name, code valid, string message> : Operand<i32> {
  let MCOperandPredicate = valid;
  let ParserMatchClass = ImmClass<name, message>;
  let OperandNamespace = "RISCVOp";
  let OperandType = "OPERAND_"#!toupper(name);
}
def byteselect : ConstantArg<"ByteSelect", [{ return isUInt<2>(Imm); }], InRange#"[0, 3]">;
def rnum : ConstantArg<"RnumArg", [{ return Imm >= 0 && Imm <= 10; }], InRange#"[0, 10]">;

// One byte of the second operand takes part.
class ByteSelect<bits<5> funct5, string mnemonic>
    : RVInst<OPC_OP, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2, byteselect:$bs), mnemonic, "$rd, $rs1, $rs2, $bs", FormatR> {
  bits<2> bs;
  bits<5> rs2;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-30} = bs;
  let Inst{29-25} = funct5;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = 0b000;
  let Inst{11-7} = rd;
}
class Hash_r<bits<12> funct12, string mnemonic> : Unary_r<funct12, 0b001, mnemonic>;

// ---- AES -----------------------------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZknd, IsRV32] in {
  def AES32DSI : ByteSelect<0b10101, "aes32dsi">;
  def AES32DSMI : ByteSelect<0b10111, "aes32dsmi">;
}
let Predicates = [HasStdExtZkne, IsRV32] in {
  def AES32ESI : ByteSelect<0b10001, "aes32esi">;
  def AES32ESMI : ByteSelect<0b10011, "aes32esmi">;
}
let Predicates = [HasStdExtZknd, IsRV64] in {
  def AES64DS : ALU_rr<0b0011101, 0b000, "aes64ds">;
  def AES64DSM : ALU_rr<0b0011111, 0b000, "aes64dsm">;
  def AES64IM : Hash_r<0x300, "aes64im">;
}
let Predicates = [HasStdExtZkne, IsRV64] in {
  def AES64ES : ALU_rr<0b0011001, 0b000, "aes64es">;
  def AES64ESM : ALU_rr<0b0011011, 0b000, "aes64esm">;
}
let Predicates = [HasStdExtZkndOrZkne, IsRV64] in {
  def AES64KS2 : ALU_rr<0b0111111, 0b000, "aes64ks2">;
  def AES64KS1I : RVInst<OPC_OP_IMM, (outs GPR:$rd), (ins GPR:$rs1, rnum:$rnum), "aes64ks1i", "$rd, $rs1, $rnum", FormatI> {
    bits<4> rnum;
    bits<5> rs1;
    bits<5> rd;
    let Inst{31-24} = 0b00110001;
    let Inst{23-20} = rnum;
    let Inst{19-15} = rs1;
    let Inst{14-12} = 0b001;
    let Inst{11-7} = rd;
  }
}

// ---- SHA-2 ---------------------------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZknh] in {
  def SHA256SUM0 : Hash_r<0x100, "sha256sum0">;
  def SHA256SUM1 : Hash_r<0x101, "sha256sum1">;
  def SHA256SIG0 : Hash_r<0x102, "sha256sig0">;
  def SHA256SIG1 : Hash_r<0x103, "sha256sig1">;
}
let Predicates = [HasStdExtZknh, IsRV64] in {
  def SHA512SUM0 : Hash_r<0x104, "sha512sum0">;
  def SHA512SUM1 : Hash_r<0x105, "sha512sum1">;
  def SHA512SIG0 : Hash_r<0x106, "sha512sig0">;
  def SHA512SIG1 : Hash_r<0x107, "sha512sig1">;
}
let Predicates = [HasStdExtZknh, IsRV32] in {
  def SHA512SUM0R : ALU_rr<0b0101000, 0b000, "sha512sum0r">;
  def SHA512SUM1R : ALU_rr<0b0101001, 0b000, "sha512sum1r">;
  def SHA512SIG0L : ALU_rr<0b0101010, 0b000, "sha512sig0l">;
  def SHA512SIG1L : ALU_rr<0b0101011, 0b000, "sha512sig1l">;
  def SHA512SIG0H : ALU_rr<0b0101110, 0b000, "sha512sig0h">;
  def SHA512SIG1H : ALU_rr<0b0101111, 0b000, "sha512sig1h">;
}

// ---- SM3, SM4 ------------------------------------------------------------------------------------------------------------

let Predicates = [HasStdExtZksh] in {
  def SM3P0 : Hash_r<0x108, "sm3p0">;
  def SM3P1 : Hash_r<0x109, "sm3p1">;
}
let Predicates = [HasStdExtZksed] in {
  def SM4ED : ByteSelect<0b11000, "sm4ed">;
  def SM4KS : ByteSelect<0b11010, "sm4ks">;
}
