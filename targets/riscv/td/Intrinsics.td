// Intrinsic functions of RISC-V (`llvm.riscv.…`) and the instructions that they are. Numbers are of a register's width.
//
// Source: The RISC-V Instruction Set Manual, chapters on bit manipulation and scalar cryptography.

class BitIntrinsic<int count> : Intrinsic<[LLVMType<iAny>], !listsplat(LLVMType<iAny>, count), [IntrNoMem]> {
  let TargetPrefix = "riscv";
  let isTarget = true;
}
foreach f = [["orc_b", "ORC_B"], ["brev8", "BREV8"], ["zip", "ZIP_RV32"], ["unzip", "UNZIP_RV32"]] in {
  def int_riscv_#f[0] : BitIntrinsic<1>;
  def : Pat<(XLenVT (!cast<Intrinsic>("int_riscv_"#f[0]) (XLenVT GPR:$a))), (!cast<Instruction>(f[1]) GPR:$a)>;
}
foreach op = ["clmul", "clmulh", "clmulr", "xperm4", "xperm8"] in {
  def int_riscv_#op : BitIntrinsic<2>;
  def : Pat<(XLenVT (!cast<Intrinsic>("int_riscv_"#op) (XLenVT GPR:$a), (XLenVT GPR:$b))),
            (!cast<Instruction>(!toupper(op)) GPR:$a, GPR:$b)>;
}

// ---- Scalar cryptography --------------------------------------------------------------------------------------
// Numbers of 32 bits are in registers of any width with anything above them: the instructions look at the lowest 32 bits.

class CryptoIntrinsic<LLVMType ty, int count, int immediates = 0>
    : Intrinsic<[ty], !listconcat(!listsplat(ty, count), !listsplat(LLVMType<i32>, immediates)),
                !listconcat([IntrNoMem], !if(immediates, [ImmArg<ArgIndex<count>>], []<IntrinsicProperty>))> {
  let TargetPrefix = "riscv";
  let isTarget = true;
}
foreach op = ["aes64ds", "aes64dsm", "aes64es", "aes64esm", "aes64ks2"] in {
  def int_riscv_#op : CryptoIntrinsic<LLVMType<i64>, 2>;
  def : Pat<(i64 (!cast<Intrinsic>("int_riscv_"#op) (i64 GPR:$a), (i64 GPR:$b))),
            (!cast<Instruction>(!toupper(op)) GPR:$a, GPR:$b)>;
}
def int_riscv_aes64ks1i : CryptoIntrinsic<LLVMType<i64>, 1, 1>;
def : Pat<(i64 (int_riscv_aes64ks1i (i64 GPR:$a), timm:$n)), (AES64KS1I GPR:$a, timm:$n)>;
foreach op = ["aes64im", "sha512sum0", "sha512sum1", "sha512sig0", "sha512sig1"] in {
  def int_riscv_#op : CryptoIntrinsic<LLVMType<i64>, 1>;
  def : Pat<(i64 (!cast<Intrinsic>("int_riscv_"#op) (i64 GPR:$a))), (!cast<Instruction>(!toupper(op)) GPR:$a)>;
}
foreach op = ["sha512sum0r", "sha512sum1r", "sha512sig0l", "sha512sig1l", "sha512sig0h", "sha512sig1h"] in {
  def int_riscv_#op : CryptoIntrinsic<LLVMType<i32>, 2>;
  def : Pat<(i32 (!cast<Intrinsic>("int_riscv_"#op) (i32 GPR:$a), (i32 GPR:$b))),
            (!cast<Instruction>(!toupper(op)) GPR:$a, GPR:$b)>;
}
foreach op = ["sha256sum0", "sha256sum1", "sha256sig0", "sha256sig1", "sm3p0", "sm3p1"] in {
  def int_riscv_#op : CryptoIntrinsic<LLVMType<XLenVT>, 1>;
  def : Pat<(XLenVT (!cast<Intrinsic>("int_riscv_"#op) (XLenVT GPR:$a))), (!cast<Instruction>(!toupper(op)) GPR:$a)>;
}
foreach op = ["aes32dsi", "aes32dsmi", "aes32esi", "aes32esmi", "sm4ed", "sm4ks"] in {
  def int_riscv_#op : CryptoIntrinsic<LLVMType<XLenVT>, 2, 1>;
  def : Pat<(XLenVT (!cast<Intrinsic>("int_riscv_"#op) (XLenVT GPR:$a), (XLenVT GPR:$b), timm:$n)),
            (!cast<Instruction>(!toupper(op)) GPR:$a, GPR:$b, timm:$n)>;
}
