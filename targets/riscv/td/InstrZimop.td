// Operations that may come to be (Zimop, Zcmop): until an extension gives them a meaning, they write zero, or nothing.

class MayBe<int number, dag ins_, string mnemonic, string args>
    : RVInst<OPC_SYSTEM, (outs GPR:$rd), ins_, mnemonic, args, FormatOther> {
  bits<5> rs1;
  bits<5> rd;
  bits<5> Number = number;
  let Inst{31} = 1;
  let Inst{29-28} = 0b00;
  let Inst{19-15} = rs1;
  let Inst{14-12} = 0b100;
  let Inst{11-7} = rd;
}
let Predicates = [HasStdExtZimop] in {
  foreach i = !range(32) in
    def MOP_R_#i : MayBe<i, (ins GPR:$rs1), "mop.r."#i, "$rd, $rs1"> {
      let Inst{30} = Number{4};
      let Inst{27-26} = Number{3-2};
      let Inst{25-22} = 0b0111;
      let Inst{21-20} = Number{1-0};
    }
  foreach i = !range(8) in
    def MOP_RR_#i : MayBe<i, (ins GPR:$rs1, GPR:$rs2), "mop.rr."#i, "$rd, $rs1, $rs2"> {
      bits<5> rs2;
      let Inst{30} = Number{2};
      let Inst{27-26} = Number{1-0};
      let Inst{25} = 1;
      let Inst{24-20} = rs2;
    }
}
let Predicates = [HasStdExtZcmop] in
  foreach i = [1, 3, 5, 7, 9, 11, 13, 15] in
    def C_MOP_#i : RVInst16<0b01, (outs), (ins), "c.mop."#i, "", FormatOther> {
      let Inst{15-12} = 0b0110;
      let Inst{11-7} = i;
      let Inst{6-2} = 0;
    }
