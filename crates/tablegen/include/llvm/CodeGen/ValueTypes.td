// Machine value types, in the order of their numbers.

class ValueType<int size, string llvm_name = NAME> {
  string Namespace = "MVT";
  string LLVMName = llvm_name;
  // Bits; for a scalable vector, of its smallest size.
  int Size = size;
  int nElem = 1;
  ValueType ElementType = ?;
  // Stands for any type of a kind.
  bit isOverloaded = false;
  bit isInteger = false;
  bit isFP = false;
  bit isVector = false;
  bit isScalable = false;
  // Number of fields of a vector tuple.
  int NF = 0;
  bit isRISCVVecTuple = false;
  // Can be the type of a value at run time.
  bit isNormalValueType = true;
  bit isCheriCapability = false;
}

class VTAny : ValueType<0> {
  let isOverloaded = true;
}

class VTInt<int size> : ValueType<size> {
  let isInteger = true;
}

class VTFP<int size> : ValueType<size> {
  let isFP = true;
}

class VTCheriCapability<int size> : ValueType<size> {
  let isCheriCapability = true;
}

class VTVec<int nelem, ValueType elt, string llvm_name = NAME> : ValueType<!mul(nelem, elt.Size), llvm_name> {
  let nElem = nelem;
  let ElementType = elt;
  let isInteger = elt.isInteger;
  let isFP = elt.isFP;
  let isVector = true;
}

class VTScalableVec<int nelem, ValueType elt> : VTVec<nelem, elt> {
  let isScalable = true;
}

class VTVecTup<int size, int nf, ValueType dummy_elt> : ValueType<size> {
  let NF = nf;
  let ElementType = dummy_elt;
  let isRISCVVecTuple = true;
}

defset list<ValueType> ValueTypes = {
  def OtherVT : ValueType<0, "Other">;

  foreach size = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] in
    def i#size : VTInt<size>;

  def bf16 : VTFP<16>;
  foreach size = [16, 32, 64, 80, 128] in
    def f#size : VTFP<size>;
  // Two doubles, on PowerPC.
  def ppcf128 : VTFP<128>;

  // Vectors of fixed length.
  foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096] in
    def v#n#i1 : VTVec<n, i1>;
  foreach n = [128, 256] in
    def v#n#i2 : VTVec<n, i2>;
  foreach n = [64, 128] in
    def v#n#i4 : VTVec<n, i4>;
  foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256, 512, 1024] in
    def v#n#i8 : VTVec<n, i8>;
  foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256, 512, 4096] in
    def v#n#i16 : VTVec<n, i16>;
  foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 24, 32, 48, 64, 128, 256, 512, 1024, 2048, 4096] in
    def v#n#i32 : VTVec<n, i32>;
  foreach n = [1, 2, 3, 4, 8, 16, 32, 64, 128, 256] in
    def v#n#i64 : VTVec<n, i64>;
  def v1i128 : VTVec<1, i128>;
  foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256, 512, 4096] in
    def v#n#f16 : VTVec<n, f16>;
  foreach n = [1, 2, 3, 4, 8, 16, 32, 64, 128, 4096] in
    def v#n#bf16 : VTVec<n, bf16>;
  foreach n = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 32, 64, 128, 256, 512, 1024, 2048] in
    def v#n#f32 : VTVec<n, f32>;
  foreach n = [1, 2, 3, 4, 8, 16, 32, 64, 128, 256] in
    def v#n#f64 : VTVec<n, f64>;

  // Vectors whose length is a multiple of n that the machine decides.
  foreach elt = [i1, i8] in
    foreach n = [1, 2, 4, 8, 16, 32, 64] in
      def nxv#n#elt : VTScalableVec<n, elt>;
  foreach elt = [i16, i32] in
    foreach n = [1, 2, 4, 8, 16, 32] in
      def nxv#n#elt : VTScalableVec<n, elt>;
  foreach n = [1, 2, 4, 8, 16, 32] in
    def nxv#n#i64 : VTScalableVec<n, i64>;
  foreach elt = [f16, bf16] in
    foreach n = [1, 2, 4, 8, 16, 32] in
      def nxv#n#elt : VTScalableVec<n, elt>;
  foreach n = [1, 2, 4, 8, 16] in
    def nxv#n#f32 : VTScalableVec<n, f32>;
  foreach n = [1, 2, 4, 8] in
    def nxv#n#f64 : VTScalableVec<n, f64>;

  // Tuples of nf scalable vectors; together they take at most 512 bits per unit of vector length.
  foreach n = [1, 2, 4, 8, 16, 32] in
    foreach nf = !range(2, !add(1, !cond(!le(n, 8): 8, true: !div(64, n)))) in
      def riscv_nxv#n#i8x#nf : VTVecTup<!mul(!mul(n, 8), nf), nf, i8>;

  def x86mmx : ValueType<64>;
  // Keeps nodes together while they are scheduled.
  def Glue : ValueType<0>;
  def isVoid : ValueType<0>;
  def untyped : ValueType<8, "Untyped">;
  foreach name = ["funcref", "externref", "exnref"] in
    def name : ValueType<0>;
  def x86amx : ValueType<8192>;
  def i64x8 : ValueType<512>;
  def aarch64svcount : ValueType<16>;
  def spirvbuiltin : ValueType<0>;
  def amdgpuBufferFatPointer : ValueType<160>;
  def amdgpuBufferStridedPointer : ValueType<192>;
  def aarch64mfp8 : ValueType<8>;
  def c64 : VTCheriCapability<64>;
  def c128 : VTCheriCapability<128>;

  // Kinds of types, and types that no value has at run time.
  let isNormalValueType = false in {
    def cPTR : VTAny;
    def token : ValueType<0>;
    def MetadataVT : ValueType<0, "Metadata">;
    foreach name = ["pAny", "vAny", "fAny", "iAny"] in
      def name : VTAny;
    // The integer type of a pointer.
    def iPTR : ValueType<0>;
    def Any : VTAny;
  }
}

// A pointer in an address space.
class PtrValueType<ValueType scalar, int addrspace> : ValueType<scalar.Size, scalar.LLVMName> {
  int AddrSpace = addrspace;
}
