// Extensions of CORE-V (XCV*): arithmetic, branches, bits, multiplication and addition, memory, and vectors in one register.
//
// Source: OpenHW Group CV32E40P user manual, "CORE-V Instruction Set Custom Extensions".

foreach name = ["alu", "bi", "bitmanip", "elw", "mac", "mem", "simd"] in
  def HasVendorXCV#name : HasExtension<!cast<Extension>("FeatureVendorXCV"#name)>;

class CV_rr<bits<7> funct7, string name, bits<3> funct3 = 0b011, bits<7> opcode = OPC_CUSTOM_1>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "cv."#name, "$rd, $rs1, $rs2">;
// The destination is a source, too.
class CV_rrr<bits<7> funct7, string name, bits<3> funct3 = 0b011, bits<7> opcode = OPC_CUSTOM_1>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd_wb), (ins GPR:$rd, GPR:$rs1, GPR:$rs2), "cv."#name, "$rd, $rs1, $rs2"> {
  let Constraints = "$rd = $rd_wb";
}
class CV_r<bits<7> funct7, string name, bits<3> funct3 = 0b011, bits<7> opcode = OPC_CUSTOM_1>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1), "cv."#name, "$rd, $rs1"> {
  let rs2 = 0;
}
class CV_ri<bits<7> funct7, string name, Operand number>
    : RVInstR<funct7, 0b011, OPC_CUSTOM_1, (outs GPR:$rd), (ins GPR:$rs1, number:$rs2), "cv."#name, "$rd, $rs1, $rs2">;
// Two sources and a shift count.
class CV_rri<bits<2> funct2, bits<3> funct3, string name>
    : RVInstR<{funct2, 0b00000}, funct3, OPC_CUSTOM_2, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2, uimm5:$shamt), "cv."#name,
              "$rd, $rs1, $rs2, $shamt"> {
  bits<5> shamt;
  let Inst{29-25} = shamt;
}
class CV_rrri<bits<2> funct2, bits<3> funct3, string name> : CV_rri<funct2, funct3, name> {
  let OutOperandList = (outs GPR:$rd_wb);
  let InOperandList = (ins GPR:$rd, GPR:$rs1, GPR:$rs2, uimm5:$shamt);
  let Constraints = "$rd = $rd_wb";
}

// ---- Arithmetic -----------------------------------------------------------------------------------------------------

let DecoderNamespace = "XCV", Predicates = [HasVendorXCValu] in {
  def CV_ABS : CV_r<0b0101000, "abs">;
  def CV_SLE : CV_rr<0b0101001, "sle">;
  def CV_SLEU : CV_rr<0b0101010, "sleu">;
  def CV_MIN : CV_rr<0b0101011, "min">;
  def CV_MINU : CV_rr<0b0101100, "minu">;
  def CV_MAX : CV_rr<0b0101101, "max">;
  def CV_MAXU : CV_rr<0b0101110, "maxu">;
  def CV_EXTHS : CV_r<0b0110000, "exths">;
  def CV_EXTHZ : CV_r<0b0110001, "exthz">;
  def CV_EXTBS : CV_r<0b0110010, "extbs">;
  def CV_EXTBZ : CV_r<0b0110011, "extbz">;
  def CV_CLIP : CV_ri<0b0111000, "clip", uimm5>;
  def CV_CLIPU : CV_ri<0b0111001, "clipu", uimm5>;
  def CV_CLIPR : CV_rr<0b0111010, "clipr">;
  def CV_CLIPUR : CV_rr<0b0111011, "clipur">;
  // Sums shifted right: unsigned (U), rounded (R), by a number or by what is in a register.
  foreach f = [["ADD", "0"], ["SUB", "1"]] in
    foreach kind = [["N", "0"], ["UN", "1"], ["RN", "2"], ["URN", "3"]] in {
      defvar k = !cond(!eq(kind[1], "0"): 0, !eq(kind[1], "1"): 1, !eq(kind[1], "2"): 2, true: 3);
      defvar isSub = !eq(f[0], "SUB");
      defvar name = !tolower(f[0]#kind[0]);
      def CV_#f[0]#kind[0] : CV_rri<k, !if(isSub, 0b011, 0b010), name>;
      def CV_#f[0]#kind[0]#R : CV_rrr<!add(!if(isSub, 0b1000100, 0b1000000), k), name#"r">;
    }
}

let Predicates = [HasVendorXCValu] in {
  def : MnemonicAlias<"cv.slet", "cv.sle">;
  def : MnemonicAlias<"cv.sletu", "cv.sleu">;
}

// ---- Branches -------------------------------------------------------------------------------------------------------

class CV_Branch<bits<3> funct3, string name>
    : RVInstB<funct3, OPC_CUSTOM_0, (outs), (ins GPR:$rs1, simm5:$rs2, simm13_lsb0:$imm12), "cv."#name, "$rs1, $rs2, $imm12"> {
  let isBranch = true;
  let isTerminator = true;
}
let DecoderNamespace = "XCV", Predicates = [HasVendorXCVbi] in {
  def CV_BEQIMM : CV_Branch<0b110, "beqimm">;
  def CV_BNEIMM : CV_Branch<0b111, "bneimm">;
}

// ---- Bits -----------------------------------------------------------------------------------------------------------

class CV_Field<bits<2> funct2, bits<3> funct3, string name, Operand width = uimm5>
    : RVInstR<{funct2, 0b00000}, funct3, OPC_CUSTOM_2, (outs GPR:$rd), (ins GPR:$rs1, width:$is3, uimm5:$is2), "cv."#name,
              "$rd, $rs1, $is3, $is2"> {
  bits<5> is3;
  bits<5> is2;
  let Inst{29-25} = is3;
  let rs2 = is2;
}
let DecoderNamespace = "XCV", Predicates = [HasVendorXCVbitmanip] in {
  def CV_EXTRACT : CV_Field<0b00, 0b000, "extract">;
  def CV_EXTRACTU : CV_Field<0b01, 0b000, "extractu">;
  def CV_INSERT : CV_Field<0b10, 0b000, "insert"> {
    let OutOperandList = (outs GPR:$rd_wb);
    let InOperandList = (ins GPR:$rd, GPR:$rs1, uimm5:$is3, uimm5:$is2);
    let Constraints = "$rd = $rd_wb";
  }
  def CV_BCLR : CV_Field<0b00, 0b001, "bclr">;
  def CV_BSET : CV_Field<0b01, 0b001, "bset">;
  def CV_BITREV : CV_Field<0b11, 0b001, "bitrev", uimm2>;
  def CV_EXTRACTR : CV_rr<0b0011000, "extractr">;
  def CV_EXTRACTUR : CV_rr<0b0011001, "extractur">;
  def CV_INSERTR : CV_rrr<0b0011010, "insertr">;
  def CV_BCLRR : CV_rr<0b0011100, "bclrr">;
  def CV_BSETR : CV_rr<0b0011101, "bsetr">;
  def CV_ROR : CV_rr<0b0100000, "ror">;
  def CV_FF1 : CV_r<0b0100001, "ff1">;
  def CV_FL1 : CV_r<0b0100010, "fl1">;
  def CV_CLB : CV_r<0b0100011, "clb">;
  def CV_CNT : CV_r<0b0100100, "cnt">;
}

// ---- Multiplication and addition --------------------------------------------------------------------------------------

let DecoderNamespace = "XCV", Predicates = [HasVendorXCVmac] in {
  def CV_MAC : CV_rrr<0b1001000, "mac">;
  def CV_MSU : CV_rrr<0b1001001, "msu">;
  // Halves of registers, low or high (HH), signed or unsigned, shifted and rounded (R).
  foreach u = ["S", "U"] in
    foreach r = ["", "R"] in
      foreach h = ["", "HH"] in {
        defvar funct2 = !add(!if(!empty(r), 0b00, 0b10), !if(!empty(h), 0b00, 0b01));
        defvar kind = h#u#r#"N";
        def CV_MUL#kind : CV_rri<funct2, !if(!eq(u, "S"), 0b100, 0b101), !tolower("mul"#kind)>;
        def CV_MAC#kind : CV_rrri<funct2, !if(!eq(u, "S"), 0b110, 0b111), !tolower("mac"#kind)>;
      }
}
let Predicates = [HasVendorXCVmac] in
foreach u = ["S", "U"] in
  foreach h = ["", "HH"] in
    def : InstAlias<"cv.mul"#!tolower(h#u)#" $rd, $rs1, $rs2",
                      (!cast<Instruction>("CV_MUL"#h#u#"N") GPR:$rd, GPR:$rs1, GPR:$rs2, 0)>;

// ---- Memory ---------------------------------------------------------------------------------------------------------

let DecoderNamespace = "XCV", Predicates = [HasVendorXCVelw], mayLoad = true in
def CV_ELW : RVInstI<0b011, OPC_CUSTOM_0, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), "cv.elw", "$rd, ${imm12}(${rs1})">;

// Of a load with a register as offset, or as what the base is changed by.
class CV_Indexed<bits<3> size, bit isOffset> {
  bits<7> Funct7 = {0b000, size{2}, isOffset, size{1-0}};
}

// After the access the base is changed, by a number or a register; or a register is the offset.
let DecoderNamespace = "XCV", Predicates = [HasVendorXCVmem] in {
  foreach w = [["B", "0"], ["H", "1"], ["W", "2"], ["BU", "4"], ["HU", "5"]] in {
    defvar size = !cond(!eq(w[1], "0"): 0, !eq(w[1], "1"): 1, !eq(w[1], "2"): 2, !eq(w[1], "4"): 4, true: 5);
    defvar name = "cv.l"#!tolower(w[0]);
    let mayLoad = true in {
      def CV_L#w[0]#_ri_inc
          : RVInstI<size, OPC_CUSTOM_0, (outs GPR:$rd, GPR:$rs1_wb), (ins GPR:$rs1, simm12:$imm12), name,
                    "$rd, (${rs1}), ${imm12}"> {
        let Constraints = "$rs1_wb = $rs1";
      }
      def CV_L#w[0]#_rr_inc
          : RVInstR<CV_Indexed<size, 0>.Funct7, 0b011, OPC_CUSTOM_1, (outs GPR:$rd, GPR:$rs1_wb), (ins GPR:$rs1, GPR:$rs2),
                    name, "$rd, (${rs1}), ${rs2}"> {
        let Constraints = "$rs1_wb = $rs1";
      }
      def CV_L#w[0]#_rr
          : RVInstR<CV_Indexed<size, 1>.Funct7, 0b011, OPC_CUSTOM_1, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), name,
                    "$rd, ${rs2}(${rs1})">;
    }
  }
  foreach w = [["B", "0"], ["H", "1"], ["W", "2"]] in {
    defvar size = !cond(!eq(w[1], "0"): 0, !eq(w[1], "1"): 1, true: 2);
    defvar name = "cv.s"#!tolower(w[0]);
    let mayStore = true in {
      def CV_S#w[0]#_ri_inc
          : RVInstS<size, OPC_CUSTOM_1, (outs GPR:$rs1_wb), (ins GPR:$rs2, GPR:$rs1, simm12_store:$imm12), name,
                    "$rs2, (${rs1}), ${imm12}"> {
        let Constraints = "$rs1_wb = $rs1";
      }
      // The third register is where a destination is elsewhere.
      def CV_S#w[0]#_rr_inc
          : RVInstR<!add(0b0010000, size), 0b011, OPC_CUSTOM_1, (outs GPR:$rs1_wb), (ins GPR:$rs2, GPR:$rs1, GPR:$rd), name,
                    "$rs2, (${rs1}), ${rd}"> {
        let Constraints = "$rs1_wb = $rs1";
      }
      def CV_S#w[0]#_rr
          : RVInstR<!add(0b0010100, size), 0b011, OPC_CUSTOM_1, (outs), (ins GPR:$rs2, GPR:$rs1, GPR:$rd), name,
                    "$rs2, ${rd}(${rs1})">;
    }
  }
}

// ---- Vectors in one register ----------------------------------------------------------------------------------------
// Two halves (.h) or four bytes (.b); the second operand is a vector, one element for all (.sc) or a number for all (.sci).

class CV_SIMD_rr<bits<5> funct5, bit f, bit b, bits<3> funct3, string name>
    : CV_rr<{funct5, f, b}, name, funct3, OPC_CUSTOM_3>;
class CV_SIMD_rrr<bits<5> funct5, bit f, bit b, bits<3> funct3, string name>
    : CV_rrr<{funct5, f, b}, name, funct3, OPC_CUSTOM_3>;
// Six bits, of which the lowest lies above the others.
class CV_SIMD_ri<bits<5> funct5, bit f, bits<3> funct3, string name, Operand number>
    : RVInstR<{funct5, f, 0b0}, funct3, OPC_CUSTOM_3, (outs GPR:$rd), (ins GPR:$rs1, number:$imm6), "cv."#name,
              "$rd, $rs1, $imm6"> {
  bits<6> imm6;
  let Inst{25} = imm6{0};
  let rs2 = imm6{5-1};
}
class CV_SIMD_rri<bits<5> funct5, bits<3> funct3, string name, Operand number> : CV_SIMD_ri<funct5, 0, funct3, name, number> {
  let OutOperandList = (outs GPR:$rd_wb);
  let InOperandList = (ins GPR:$rd, GPR:$rs1, number:$imm6);
  let Constraints = "$rd = $rd_wb";
}

// All six forms.
multiclass CV_SIMD<bits<5> funct5, bit f, Operand number> {
  defvar name = !subst("cv_", "", !tolower(NAME));
  def _H : CV_SIMD_rr<funct5, f, 0, 0b000, name#".h">;
  def _B : CV_SIMD_rr<funct5, f, 0, 0b001, name#".b">;
  def _SC_H : CV_SIMD_rr<funct5, f, 0, 0b100, name#".sc.h">;
  def _SC_B : CV_SIMD_rr<funct5, f, 0, 0b101, name#".sc.b">;
  def _SCI_H : CV_SIMD_ri<funct5, f, 0b110, name#".sci.h", number>;
  def _SCI_B : CV_SIMD_ri<funct5, f, 0b111, name#".sci.b", number>;
}
// What is in the destination is added to.
multiclass CV_SIMDAccumulate<bits<5> funct5, Operand number> {
  defvar name = !subst("cv_", "", !tolower(NAME));
  def _H : CV_SIMD_rrr<funct5, 0, 0, 0b000, name#".h">;
  def _B : CV_SIMD_rrr<funct5, 0, 0, 0b001, name#".b">;
  def _SC_H : CV_SIMD_rrr<funct5, 0, 0, 0b100, name#".sc.h">;
  def _SC_B : CV_SIMD_rrr<funct5, 0, 0, 0b101, name#".sc.b">;
  def _SCI_H : CV_SIMD_rri<funct5, 0b110, name#".sci.h", number>;
  def _SCI_B : CV_SIMD_rri<funct5, 0b111, name#".sci.b", number>;
}

let DecoderNamespace = "XCV", Predicates = [HasVendorXCVsimd] in {
  defm CV_ADD : CV_SIMD<0b00000, 0, simm6>;
  defm CV_SUB : CV_SIMD<0b00001, 0, simm6>;
  defm CV_AVG : CV_SIMD<0b00010, 0, simm6>;
  defm CV_AVGU : CV_SIMD<0b00011, 0, uimm6>;
  defm CV_MIN : CV_SIMD<0b00100, 0, simm6>;
  defm CV_MINU : CV_SIMD<0b00101, 0, uimm6>;
  defm CV_MAX : CV_SIMD<0b00110, 0, simm6>;
  defm CV_MAXU : CV_SIMD<0b00111, 0, uimm6>;
  defm CV_OR : CV_SIMD<0b01011, 0, simm6>;
  defm CV_XOR : CV_SIMD<0b01100, 0, simm6>;
  defm CV_AND : CV_SIMD<0b01101, 0, simm6>;
  def CV_ABS_H : CV_r<0b0111000, "abs.h", 0b000, OPC_CUSTOM_3>;
  def CV_ABS_B : CV_r<0b0111000, "abs.b", 0b001, OPC_CUSTOM_3>;

  // Shifts: a count is less than an element is wide.
  foreach f = [["SRL", "0"], ["SRA", "1"], ["SLL", "2"]] in {
    defvar funct5 = !cond(!eq(f[1], "0"): 0b01000, !eq(f[1], "1"): 0b01001, true: 0b01010);
    defvar name = !tolower(f[0]);
    def CV_#f[0]#_H : CV_SIMD_rr<funct5, 0, 0, 0b000, name#".h">;
    def CV_#f[0]#_B : CV_SIMD_rr<funct5, 0, 0, 0b001, name#".b">;
    def CV_#f[0]#_SC_H : CV_SIMD_rr<funct5, 0, 0, 0b100, name#".sc.h">;
    def CV_#f[0]#_SC_B : CV_SIMD_rr<funct5, 0, 0, 0b101, name#".sc.b">;
    def CV_#f[0]#_SCI_H : CV_SIMD_ri<funct5, 0, 0b110, name#".sci.h", uimm4>;
    def CV_#f[0]#_SCI_B : CV_SIMD_ri<funct5, 0, 0b111, name#".sci.b", uimm3>;
  }

  defm CV_DOTUP : CV_SIMD<0b10000, 0, uimm6>;
  defm CV_DOTUSP : CV_SIMD<0b10001, 0, simm6>;
  defm CV_DOTSP : CV_SIMD<0b10010, 0, simm6>;
  defm CV_SDOTUP : CV_SIMDAccumulate<0b10011, uimm6>;
  defm CV_SDOTUSP : CV_SIMDAccumulate<0b10100, simm6>;
  defm CV_SDOTSP : CV_SIMDAccumulate<0b10101, simm6>;

  def CV_EXTRACT_H : CV_SIMD_ri<0b10111, 0, 0b000, "extract.h", uimm6>;
  def CV_EXTRACT_B : CV_SIMD_ri<0b10111, 0, 0b001, "extract.b", uimm6>;
  def CV_EXTRACTU_H : CV_SIMD_ri<0b10111, 0, 0b010, "extractu.h", uimm6>;
  def CV_EXTRACTU_B : CV_SIMD_ri<0b10111, 0, 0b011, "extractu.b", uimm6>;
  def CV_INSERT_H : CV_SIMD_rri<0b10111, 0b100, "insert.h", uimm6>;
  def CV_INSERT_B : CV_SIMD_rri<0b10111, 0b101, "insert.b", uimm6>;

  def CV_SHUFFLE_H : CV_SIMD_rr<0b11000, 0, 0, 0b000, "shuffle.h">;
  def CV_SHUFFLE_B : CV_SIMD_rr<0b11000, 0, 0, 0b001, "shuffle.b">;
  def CV_SHUFFLE_SCI_H : CV_SIMD_ri<0b11000, 0, 0b110, "shuffle.sci.h", uimm6>;
  foreach i = 0...3 in
    def CV_SHUFFLEI#i#_SCI_B : CV_SIMD_ri<!add(0b11000, i), 0, 0b111, "shufflei"#i#".sci.b", uimm6>;
  def CV_SHUFFLE2_H : CV_SIMD_rrr<0b11100, 0, 0, 0b000, "shuffle2.h">;
  def CV_SHUFFLE2_B : CV_SIMD_rrr<0b11100, 0, 0, 0b001, "shuffle2.b">;
  def CV_PACK : CV_SIMD_rr<0b11110, 0, 0, 0b000, "pack">;
  def CV_PACK_H : CV_SIMD_rr<0b11110, 0, 1, 0b000, "pack.h">;
  def CV_PACKHI_B : CV_SIMD_rrr<0b11111, 0, 1, 0b001, "packhi.b">;
  def CV_PACKLO_B : CV_SIMD_rrr<0b11111, 0, 0, 0b001, "packlo.b">;

  defm CV_CMPEQ : CV_SIMD<0b00000, 1, simm6>;
  defm CV_CMPNE : CV_SIMD<0b00001, 1, simm6>;
  defm CV_CMPGT : CV_SIMD<0b00010, 1, simm6>;
  defm CV_CMPGE : CV_SIMD<0b00011, 1, simm6>;
  defm CV_CMPLT : CV_SIMD<0b00100, 1, simm6>;
  defm CV_CMPLE : CV_SIMD<0b00101, 1, simm6>;
  defm CV_CMPGTU : CV_SIMD<0b00110, 1, uimm6>;
  defm CV_CMPGEU : CV_SIMD<0b00111, 1, uimm6>;
  defm CV_CMPLTU : CV_SIMD<0b01000, 1, uimm6>;
  defm CV_CMPLEU : CV_SIMD<0b01001, 1, uimm6>;

  // Complex numbers, in two halves; a result may be shifted right by 1, 2 or 3.
  foreach i = 0...3 in {
    defvar Div = !if(i, "_DIV"#!shl(1, i), "");
    defvar div = !if(i, ".div"#!shl(1, i), "");
    def CV_CPLXMUL_R#Div : CV_SIMD_rrr<0b01010, 1, 0, !shl(i, 1), "cplxmul.r"#div>;
    def CV_CPLXMUL_I#Div : CV_SIMD_rrr<0b01010, 1, 1, !shl(i, 1), "cplxmul.i"#div>;
    def CV_SUBROTMJ#Div : CV_SIMD_rr<0b01100, 1, 0, !shl(i, 1), "subrotmj"#div>;
    if i then {
      def CV_ADD#Div : CV_SIMD_rr<0b01101, 1, 0, !shl(i, 1), "add"#div>;
      def CV_SUB#Div : CV_SIMD_rr<0b01110, 1, 0, !shl(i, 1), "sub"#div>;
    }
  }
  def CV_CPLXCONJ : CV_r<0b0101110, "cplxconj", 0b000, OPC_CUSTOM_3>;
}
