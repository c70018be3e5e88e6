// Loads and stores of vectors.
//
// Source: The RISC-V Instruction Set Manual, volume I, chapter on the V extension, "Vector Loads and Stores".

// A width of elements, or of indices, and its code.
class ElementWidth<int bits_, bits<3> number, Predicate predicate> {
  int Bits = bits_;
  bits<3> Code = number;
  Predicate Needs = predicate;
}
defvar ElementWidths = [ElementWidth<8, 0b000, HasVInstructions>, ElementWidth<16, 0b101, HasVInstructions>,
                        ElementWidth<32, 0b110, HasVInstructions>, ElementWidth<64, 0b111, HasVInstructionsI64>];

class VMemory<bits<7> opcode, bits<3> nf, bits<2> mop, bits<3> width, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatR> {
  bits<5> vd;
  bits<5> rs1;
  bits<5> rs2;
  bit vm;
  let mayLoad = !eq(opcode, OPC_LOAD_FP);
  let mayStore = !eq(opcode, OPC_STORE_FP);
  let Inst{31-29} = nf;
  let Inst{28} = 0;
  let Inst{27-26} = mop;
  let Inst{25} = vm;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = width;
  let Inst{11-7} = vd;
}

class VLoad<int fields, bits<2> mop, bits<3> width, dag more, string mnemonic, string args>
    : VMemory<OPC_LOAD_FP, !sub(fields, 1), mop, width, (outs VR:$vd), !con((ins GPRMemZeroOffset:$rs1), more, (ins vmask:$vm)),
              mnemonic, "$vd, $rs1"#args#"$vm">;
class VStore<int fields, bits<2> mop, bits<3> width, dag more, string mnemonic, string args>
    : VMemory<OPC_STORE_FP, !sub(fields, 1), mop, width, (outs),
              !con((ins VR:$vd, GPRMemZeroOffset:$rs1), more, (ins vmask:$vm)), mnemonic, "$vd, $rs1"#args#"$vm">;

// Under a mask in v0, v0 is not loaded.
multiclass NoLoadOfMask<bit indexed> {
  if indexed then
  def : Refusal<(!cast<Instruction>(NAME) V0, $rs1, $rs2, 0), "1", OverlapsMask>;
  else
  def : Refusal<(!cast<Instruction>(NAME) V0, $rs1, 0), "1", OverlapsMask>;
}

// One field of a structure, or up to eight in as many groups.
foreach n = !range(1, 9) in {
  defvar Seg = !if(!eq(n, 1), "", "SEG"#n);
  defvar seg = !tolower(Seg);
  foreach w = ElementWidths in {
    defvar needs = !if(!or(!eq(n, 1), !eq(w.Bits, 64)), [w.Needs], [w.Needs]);
    let Predicates = needs in {
      let rs2 = 0 in {
        def VL#Seg#E#w.Bits#_V : VLoad<n, 0b00, w.Code, (ins), "vl"#seg#"e"#w.Bits#".v", "">;
        def VS#Seg#E#w.Bits#_V : VStore<n, 0b00, w.Code, (ins), "vs"#seg#"e"#w.Bits#".v", "">;
      }
      // Elements behind the first may fault, and end the vector then.
      let rs2 = 0b10000 in
      def VL#Seg#E#w.Bits#FF_V : VLoad<n, 0b00, w.Code, (ins), "vl"#seg#"e"#w.Bits#"ff.v", "">;
      def VLS#Seg#E#w.Bits#_V : VLoad<n, 0b10, w.Code, (ins GPR:$rs2), "vls"#seg#"e"#w.Bits#".v", ", $rs2">;
      def VSS#Seg#E#w.Bits#_V : VStore<n, 0b10, w.Code, (ins GPR:$rs2), "vss"#seg#"e"#w.Bits#".v", ", $rs2">;
    }
    defm VL#Seg#E#w.Bits#_V : NoLoadOfMask<0>;
    defm VL#Seg#E#w.Bits#FF_V : NoLoadOfMask<0>;
    defm VLS#Seg#E#w.Bits#_V : NoLoadOfMask<1>;
    // By indices, in any order (U) or in theirs (O).
    foreach order = ["U", "O"] in {
      defvar mop = !if(!eq(order, "U"), 0b01, 0b11);
      defvar x = !tolower(order)#"x"#seg#"ei"#w.Bits#".v";
      let Predicates = !if(!eq(w.Bits, 64), [HasVInstructionsI64, IsRV64], [HasVInstructions]) in {
        def VL#order#X#Seg#EI#w.Bits#_V : VLoad<n, mop, w.Code, (ins VR:$rs2), "vl"#x, ", $rs2">;
        def VS#order#X#Seg#EI#w.Bits#_V : VStore<n, mop, w.Code, (ins VR:$rs2), "vs"#x, ", $rs2">;
      }
      defm VL#order#X#Seg#EI#w.Bits#_V : NoLoadOfMask<1>;
    }
  }
}

// ---- Without a mask --------------------------------------------------------------------------------------------------

let Predicates = [HasVInstructions], vm = 1 in {
  // Masks.
  let rs2 = 0b01011 in {
    def VLM_V : VMemory<OPC_LOAD_FP, 0, 0, 0, (outs VR:$vd), (ins GPRMemZeroOffset:$rs1), "vlm.v", "$vd, $rs1">;
    def VSM_V : VMemory<OPC_STORE_FP, 0, 0, 0, (outs), (ins VR:$vd, GPRMemZeroOffset:$rs1), "vsm.v", "$vd, $rs1">;
  }
}
// Whole groups, whatever the configuration is.
foreach n = [1, 2, 4, 8] in {
  defvar group = !cond(!eq(n, 1): VR, !eq(n, 2): VRM2, !eq(n, 4): VRM4, true: VRM8);
  let vm = 1, rs2 = 0b01000 in {
    foreach w = ElementWidths in
      let Predicates = [w.Needs] in
      def VL#n#RE#w.Bits#_V
          : VMemory<OPC_LOAD_FP, !sub(n, 1), 0, w.Code, (outs group:$vd), (ins GPRMemZeroOffset:$rs1),
                    "vl"#n#"re"#w.Bits#".v", "$vd, $rs1">;
    let Predicates = [HasVInstructions] in
    def VS#n#R_V : VMemory<OPC_STORE_FP, !sub(n, 1), 0, 0, (outs), (ins group:$vd, GPRMemZeroOffset:$rs1), "vs"#n#"r.v",
                           "$vd, $rs1">;
  }
  let Predicates = [HasVInstructions] in
  def : InstAlias<"vl"#n#"r.v $vd, $rs1", (!cast<Instruction>("VL"#n#"RE8_V") group:$vd, GPRMemZeroOffset:$rs1)>;
}
