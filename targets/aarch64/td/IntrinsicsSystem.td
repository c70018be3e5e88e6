// Intrinsic functions on numbers in general registers and on the machine (`llvm.aarch64.…`), and the instructions that they are.
//
// Sources: Arm C Language Extensions, "Memory barriers", "Hints", "Data-processing intrinsics", "CRC32 intrinsics".

class MachineIntrinsic<list<ValueType> results, list<ValueType> params, list<IntrinsicProperty> properties = []>
    : Intrinsic<!foreach(ty, results, LLVMType<ty>), !foreach(ty, params, LLVMType<ty>), properties> {
  let TargetPrefix = "aarch64";
  let isTarget = true;
}
class NumberIntrinsic<list<ValueType> results, list<ValueType> params> : MachineIntrinsic<results, params, [IntrNoMem]>;

// ---- Numbers ----------------------------------------------------------------------------------------------------------

foreach c = ["", "c"] in
  foreach size = ["b", "h", "w", "x"] in {
    defvar T = !if(!eq(size, "x"), i64, i32);
    defvar name = "int_aarch64_crc32"#c#size;
    def name : NumberIntrinsic<[i32], [i32, T]>;
    let Predicates = [HasCRC] in
    def : Pat<(i32 (!cast<Intrinsic>(name) i32:$a, T:$b)), (!cast<Instruction>("CRC32"#!toupper(c#size)#"rr") i32:$a, T:$b)>;
  }
foreach w = [["W", "i32"], ["X", "i64"]] in {
  defvar T = !cast<ValueType>(w[1]);
  def int_aarch64_rbit_#w[1] : NumberIntrinsic<[T], [T]>;
  def : Pat<(T (!cast<Intrinsic>("int_aarch64_rbit_"#w[1]) T:$a)), (!cast<Instruction>("RBIT"#w[0]#"r") T:$a)>;
  foreach op = ["sdiv", "udiv"] in {
    defvar name = "int_aarch64_"#op#"_"#w[1];
    def name : NumberIntrinsic<[T], [T, T]>;
    def : Pat<(T (!cast<Intrinsic>(name) T:$a, T:$b)), (!cast<Instruction>(!toupper(op)#w[0]#"r") T:$a, T:$b)>;
  }
}
def int_aarch64_cls : NumberIntrinsic<[i32], [i32]>;
def : Pat<(i32 (int_aarch64_cls i32:$a)), (CLSWr i32:$a)>;
def int_aarch64_cls64 : NumberIntrinsic<[i32], [i64]>;
def : Pat<(i32 (int_aarch64_cls64 i64:$a)), (EXTRACT_SUBREG (i64 (CLSXr i64:$a)), sub_32)>;

// ---- The machine ------------------------------------------------------------------------------------------------------

foreach op = [["dmb", "DMB"], ["dsb", "DSB"], ["isb", "ISB"], ["hint", "HINT"], ["break", "BRK"], ["hlt", "HLT"]] in {
  def int_aarch64_#op[0] : MachineIntrinsic<[], [i32], [IntrNoMem, IntrHasSideEffects, ImmArg<ArgIndex<0>>]>;
  def : Pat<(!cast<Intrinsic>("int_aarch64_"#op[0]) timm:$n), (!cast<Instruction>(op[1]) timm:$n)>;
}
def int_aarch64_clrex : MachineIntrinsic<[], [], [IntrNoMem, IntrHasSideEffects]>;
def : Pat<(int_aarch64_clrex), (CLREX 15)>;

// Registers that say how to compute with floating-point numbers, and what came of it.
foreach r = ["fpcr", "fpsr"] in {
  defvar number = !if(!eq(r, "fpcr"), 0xda20, 0xda21);
  def int_aarch64_get_#r : MachineIntrinsic<[i64], [], [IntrNoMem, IntrHasSideEffects]>;
  def int_aarch64_set_#r : MachineIntrinsic<[], [i64], [IntrNoMem, IntrHasSideEffects]>;
  def : Pat<(i64 (!cast<Intrinsic>("int_aarch64_get_"#r))), (MRS number)>;
  def : Pat<(!cast<Intrinsic>("int_aarch64_set_"#r) i64:$a), (MSR number, i64:$a)>;
}
// The rounding mode is the field of two bits at 22.
def : Pat<(i64 (get_fpmode)), (UBFMXri (MRS 0xda20), 22, 23)>;
def : Pat<(set_fpmode i64:$a), (MSR 0xda20, (BFMXri (MRS 0xda20), i64:$a, 42, 1))>;
