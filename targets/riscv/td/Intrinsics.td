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
