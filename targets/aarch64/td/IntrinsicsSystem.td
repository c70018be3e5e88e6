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
def : Pat<(i64 (get_rounding)), (UBFMXri (MRS 0xda20), 22, 23)>;
def : Pat<(set_rounding i64:$a), (MSR 0xda20, (BFMXri (MRS 0xda20), i64:$a, 42, 1))>;

// Counters: of the processor's cycles, where it may be read, and of time.
let Predicates = [HasPerfMon] in
def : Pat<(i64 (readcyclecounter)), (MRS 0xdce8)>;
def : Pat<(i64 (readsteadycounter)), (MRS 0xdf02)>;

// Random numbers, and whether there was one: the flags are Z alone where not.
foreach kind = ["rndr", "rndrrs"] in {
  defvar name = "Pseudo"#!toupper(kind);
  defvar number = !if(!eq(kind, "rndr"), 0xd920, 0xd921);
  def int_aarch64_#kind : MachineIntrinsic<[i64, i32], [], [IntrNoMem, IntrHasSideEffects]>;
  let Predicates = [HasRAND], Defs = [NZCV], hasSideEffects = true, Size = 8 in
  def name : Pseudo<(outs GPR64:$number, GPR32:$failed), (ins), [(set GPR64:$number, GPR32:$failed, (!cast<Intrinsic>("int_aarch64_"#kind)))]>;
  def : Expansion<(!cast<Instruction>(name) $number, $failed), [(MRS $number, number), (CSETWr $failed, 1)]>;
}

// ---- Accesses that succeed if nobody came between ---------------------------------------------------------------------
// Numbers have 64 bits; the name says how many of them are in memory.

class ExclusiveLoadIntrinsic<list<ValueType> results> : MachineIntrinsic<results, [i64], [IntrReadMem, IntrHasSideEffects]>;
class ExclusiveStoreIntrinsic<list<ValueType> params> : MachineIntrinsic<[i32], params, [IntrWriteMem, IntrHasSideEffects]>;
foreach size = 0...3 in {
  defvar bits_ = !shl(8, size);
  defvar letter = SizeLetters[size];
  foreach op = ["ldxr", "ldaxr"] in {
    defvar name = "int_aarch64_"#op#"_i"#bits_;
    defvar inst = !cast<Instruction>(!toupper(op)#letter);
    def name : ExclusiveLoadIntrinsic<[i64]>;
    def : Pat<(i64 (!cast<Intrinsic>(name) i64:$p)), !if(!eq(size, 3), (inst i64:$p), (SUBREG_TO_REG (i64 0), (inst i64:$p), sub_32))>;
  }
  foreach op = ["stxr", "stlxr"] in {
    defvar name = "int_aarch64_"#op#"_i"#bits_;
    defvar inst = !cast<Instruction>(!toupper(op)#letter);
    def name : ExclusiveStoreIntrinsic<[i64, i64]>;
    def : Pat<(i32 (!cast<Intrinsic>(name) i64:$v, i64:$p)), (inst !if(!eq(size, 3), (i64 i64:$v), (EXTRACT_SUBREG i64:$v, sub_32)), i64:$p)>;
  }
}
foreach op = ["stxp", "stlxp"] in {
  defvar name = "int_aarch64_"#op;
  def name : ExclusiveStoreIntrinsic<[i64, i64, i64]>;
  def : Pat<(i32 (!cast<Intrinsic>(name) i64:$a, i64:$b, i64:$p)), (!cast<Instruction>(!toupper(op)#"X") i64:$a, i64:$b, i64:$p)>;
}
foreach op = ["ldxp", "ldaxp"] in {
  defvar name = "int_aarch64_"#op;
  def name : ExclusiveLoadIntrinsic<[i64, i64]>;
  defvar pseudo = !toupper(op)#"pair";
  let mayLoad = true, hasSideEffects = true, Size = 4 in
  def pseudo : Pseudo<(outs GPR64:$low, GPR64:$high), (ins GPR64sp:$p), [(set GPR64:$low, GPR64:$high, (!cast<Intrinsic>(name) GPR64sp:$p))]>;
  def : Expansion<(!cast<Instruction>(pseudo) $low, $high, $p), [(!cast<Instruction>(!toupper(op)#"X") $low, $high, $p)]>;
}

// ---- Hints to fetch ---------------------------------------------------------------------------------------------------
// Whether it is written, the cache, whether it streams, whether it is data.

def int_aarch64_prefetch : MachineIntrinsic<[], [i64, i32, i32, i32, i32], [ImmArg<ArgIndex<1>>, ImmArg<ArgIndex<2>>, ImmArg<ArgIndex<3>>,
                                                                             ImmArg<ArgIndex<4>>]>;
foreach write = [0, 1] in
  foreach cache = [0, 1, 2, 3] in
    foreach streams = [0, 1] in
      foreach data = [0, 1] in
        def : Pat<(int_aarch64_prefetch i64:$p, !cast<TImmLeaf>("number_is"#write), !cast<TImmLeaf>("number_is"#cache),
                                        !cast<TImmLeaf>("number_is"#streams), !cast<TImmLeaf>("number_is"#data)),
                  (PRFMui (i32 !add(!mul(16, write), !mul(8, !sub(1, data)), !mul(2, cache), streams)), i64:$p, (i64 0))>;
