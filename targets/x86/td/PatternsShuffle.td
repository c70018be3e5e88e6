// Elements of vectors: taken out, put together, moved about; and shifts of all of them by a constant.

// ---- Nodes ----------------------------------------------------------------------------------------------------------

def SDTX86Interleave : SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>;
def SDTX86ByImm : SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisVT<2, i8>]>;
def SDTX86Shufp : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i8>]>;

// The lower, or upper, halves of two vectors, element by element.
def X86unpckl : SDNode<"X86ISD::UNPCKL", SDTX86Interleave>;
def X86unpckh : SDNode<"X86ISD::UNPCKH", SDTX86Interleave>;
// Elements by number; of two vectors, the lower half from the first and the upper half from the second.
def X86pshufd : SDNode<"X86ISD::PSHUFD", SDTX86ByImm>;
def X86pshuflw : SDNode<"X86ISD::PSHUFLW", SDTX86ByImm>;
def X86shufp : SDNode<"X86ISD::SHUFP", SDTX86Shufp>;
// A word of a vector, and a vector with another word.
def X86pextrw : SDNode<"X86ISD::PEXTRW", SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisVT<1, v8i16>, SDTCisVT<2, i8>]>>;
def X86pinsrw : SDNode<"X86ISD::PINSRW", SDTypeProfile<1, 3, [SDTCisVT<0, v8i16>, SDTCisSameAs<0, 1>, SDTCisVT<2, i32>,
                                                             SDTCisVT<3, i8>]>>;
// All elements by the same constant.
def X86vshli : SDNode<"X86ISD::VSHLI", SDTX86ByImm>;
def X86vsrli : SDNode<"X86ISD::VSRLI", SDTX86ByImm>;
def X86vsrai : SDNode<"X86ISD::VSRAI", SDTX86ByImm>;

// Lanes of ones and zeros: integers that are equal or greater, numbers by predicate. The signs of lanes as bits.
def X86pcmpeq : SDNode<"X86ISD::PCMPEQ", SDTX86Interleave, [SDNPCommutative]>;
def X86pcmpgt : SDNode<"X86ISD::PCMPGT", SDTX86Interleave>;
def X86cmpp : SDNode<"X86ISD::CMPP", SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisVec<1>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>]>>;
def X86movmsk : SDNode<"X86ISD::MOVMSK", SDTypeProfile<1, 1, [SDTCisVT<0, i32>, SDTCisVec<1>]>>;
// Elements at half their width: those of the first vector, then those of the second, in each half of 256 bits. Those that do
// not fit become the nearest number that does, signed or unsigned.
def SDTX86Pack : SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisVec<1>, SDTCisSameAs<1, 2>]>;
def X86packss : SDNode<"X86ISD::PACKSS", SDTX86Pack>;
def X86packus : SDNode<"X86ISD::PACKUS", SDTX86Pack>;

// ---- Between scalars and elements -----------------------------------------------------------------------------------

foreach f = BothForms in
  let Predicates = f.Predicates in {
    defvar v = f.Prefix;
    def : Pat<(v4i32 (scalar_to_vector GR32:$a)), (!cast<Instruction>(v#"MOVDI2PDIrr") GR32:$a)>;
    def : Pat<(v2i64 (scalar_to_vector GR64:$a)), (!cast<Instruction>(v#"MOV64toPQIrr") GR64:$a)>;
    def : Pat<(v4i32 (scalar_to_vector (loadi32 addr:$a))), (!cast<Instruction>(v#"MOVDI2PDIrm") addr:$a)>;
    def : Pat<(v2i64 (scalar_to_vector (loadi64 addr:$a))), (!cast<Instruction>(v#"MOVQI2PQIrm") addr:$a)>;
    def : Pat<(v4f32 (scalar_to_vector FR32:$a)), (v4f32 (COPY_TO_REGCLASS FR32:$a, VR128))>;
    def : Pat<(v2f64 (scalar_to_vector FR64:$a)), (v2f64 (COPY_TO_REGCLASS FR64:$a, VR128))>;
    def : Pat<(i32 (extractelt (v4i32 VR128:$a), (iPTR 0))), (!cast<Instruction>(v#"MOVPDI2DIrr") VR128:$a)>;
    def : Pat<(i64 (extractelt (v2i64 VR128:$a), (iPTR 0))), (!cast<Instruction>(v#"MOVPQIto64rr") VR128:$a)>;
    def : Pat<(f32 (extractelt (v4f32 VR128:$a), (iPTR 0))), (f32 (COPY_TO_REGCLASS VR128:$a, FR32))>;
    def : Pat<(f64 (extractelt (v2f64 VR128:$a), (iPTR 0))), (f64 (COPY_TO_REGCLASS VR128:$a, FR64))>;
    def : Pat<(X86pextrw VR128:$a, timm:$n), (!cast<Instruction>(v#"PEXTRWrri") VR128:$a, timm:$n)>;
    def : Pat<(X86pinsrw VR128:$a, GR32:$b, timm:$n), (!cast<Instruction>(v#"PINSRWrri") VR128:$a, GR32:$b, timm:$n)>;
  }

// ---- Comparisons ----------------------------------------------------------------------------------------------------

foreach f = BothForms in
  let Predicates = f.Predicates in {
    defvar v = f.Prefix;
    foreach w = [["B", "v16i8"], ["W", "v8i16"], ["D", "v4i32"]] in {
      defvar ty = !cast<ValueType>(w[1]);
      def : Pat<(ty (X86pcmpeq VR128:$a, VR128:$b)), (!cast<Instruction>(v#"PCMPEQ"#w[0]#"rr") VR128:$a, VR128:$b)>;
      def : Pat<(ty (X86pcmpgt VR128:$a, VR128:$b)), (!cast<Instruction>(v#"PCMPGT"#w[0]#"rr") VR128:$a, VR128:$b)>;
    }
    def : Pat<(v4i32 (X86cmpp (v4f32 VR128:$a), VR128:$b, timm:$n)),
              (!cast<Instruction>(v#"CMPPSrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(v2i64 (X86cmpp (v2f64 VR128:$a), VR128:$b, timm:$n)),
              (!cast<Instruction>(v#"CMPPDrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(X86movmsk (v16i8 VR128:$a)), (!cast<Instruction>(v#"PMOVMSKBrr") VR128:$a)>;
    def : Pat<(X86movmsk (v4f32 VR128:$a)), (!cast<Instruction>(v#"MOVMSKPSrr") VR128:$a)>;
    def : Pat<(X86movmsk (v2f64 VR128:$a)), (!cast<Instruction>(v#"MOVMSKPDrr") VR128:$a)>;
  }

// ---- Between elements -----------------------------------------------------------------------------------------------

// A type, and the endings of instructions for it.
class Interleaving<ValueType ty, string name, string end> {
  ValueType Type = ty;
  string Low = name#"L"#end#"rr";
  string High = name#"H"#end#"rr";
}
foreach f = BothForms in
  let Predicates = f.Predicates in {
    defvar v = f.Prefix;
    foreach i = [Interleaving<v16i8, "PUNPCK", "BW">, Interleaving<v8i16, "PUNPCK", "WD">,
                 Interleaving<v4i32, "PUNPCK", "DQ">, Interleaving<v2i64, "PUNPCK", "QDQ">,
                 Interleaving<v4f32, "UNPCK", "PS">, Interleaving<v2f64, "UNPCK", "PD">] in {
      def : Pat<(i.Type (X86unpckl VR128:$a, VR128:$b)), (!cast<Instruction>(v#i.Low) VR128:$a, VR128:$b)>;
      def : Pat<(i.Type (X86unpckh VR128:$a, VR128:$b)), (!cast<Instruction>(v#i.High) VR128:$a, VR128:$b)>;
    }
    def : Pat<(v4i32 (X86pshufd VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSHUFDri") VR128:$a, timm:$n)>;
    def : Pat<(v8i16 (X86pshuflw VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSHUFLWri") VR128:$a, timm:$n)>;
    def : Pat<(v4f32 (X86shufp VR128:$a, VR128:$b, timm:$n)),
              (!cast<Instruction>(v#"SHUFPSrri") VR128:$a, VR128:$b, timm:$n)>;
    def : Pat<(v2f64 (X86shufp VR128:$a, VR128:$b, timm:$n)),
              (!cast<Instruction>(v#"SHUFPDrri") VR128:$a, VR128:$b, timm:$n)>;
    foreach s = [["PSLL", "X86vshli"], ["PSRL", "X86vsrli"]] in {
      defvar node = !cast<SDNode>(s[1]);
      def : Pat<(v8i16 (node VR128:$a, timm:$n)), (!cast<Instruction>(v#s[0]#"Wri") VR128:$a, timm:$n)>;
      def : Pat<(v4i32 (node VR128:$a, timm:$n)), (!cast<Instruction>(v#s[0]#"Dri") VR128:$a, timm:$n)>;
      def : Pat<(v2i64 (node VR128:$a, timm:$n)), (!cast<Instruction>(v#s[0]#"Qri") VR128:$a, timm:$n)>;
    }
    def : Pat<(v8i16 (X86vsrai VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSRAWri") VR128:$a, timm:$n)>;
    def : Pat<(v4i32 (X86vsrai VR128:$a, timm:$n)), (!cast<Instruction>(v#"PSRADri") VR128:$a, timm:$n)>;
  }
