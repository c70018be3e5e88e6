// Instruction formats of the manual, and what all instructions share.

// How the immediate of an instruction lies in its bits; goes into TSFlags for passes that ask.
class InstFormat<bits<5> value> {
  bits<5> Value = value;
}
def FormatPseudo : InstFormat<0>;
def FormatR : InstFormat<1>;
def FormatR4 : InstFormat<2>;
def FormatI : InstFormat<3>;
def FormatS : InstFormat<4>;
def FormatB : InstFormat<5>;
def FormatU : InstFormat<6>;
def FormatJ : InstFormat<7>;
def FormatCR : InstFormat<8>;
def FormatCI : InstFormat<9>;
def FormatCSS : InstFormat<10>;
def FormatCIW : InstFormat<11>;
def FormatCL : InstFormat<12>;
def FormatCS : InstFormat<13>;
def FormatCA : InstFormat<14>;
def FormatCB : InstFormat<15>;
def FormatCJ : InstFormat<16>;
def FormatOther : InstFormat<17>;

// ---- Common ---------------------------------------------------------------------------------------------------------

class RVInstCommon<dag outs_, dag ins_, string mnemonic, string args, InstFormat format> : Instruction {
  let Namespace = "RISCV";
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let AsmString = !if(!empty(args), mnemonic, mnemonic#"\t"#args);
  let Pattern = [];
  // Most instructions only compute.
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
  let TSFlags{4-0} = format.Value;
}

// 32 bits; the lowest seven are the major opcode.
class RVInst<bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args, InstFormat format>
    : RVInstCommon<outs_, ins_, mnemonic, args, format> {
  field bits<32> Inst;
  // Bits that should have the value of Inst, but that processors may ignore.
  field bits<32> SoftFail = 0;
  let Size = 4;
  let Inst{6-0} = opcode;
}

// 16 bits; the lowest two are the quadrant.
class RVInst16<bits<2> quadrant, dag outs_, dag ins_, string mnemonic, string args, InstFormat format>
    : RVInstCommon<outs_, ins_, mnemonic, args, format> {
  field bits<16> Inst;
  field bits<16> SoftFail = 0;
  let Size = 2;
  let Inst{1-0} = quadrant;
  let Predicates = [HasStdExtZca];
}

// Exists only for the code generator, ...
class Pseudo<dag outs_, dag ins_, list<dag> pattern = [], string mnemonic = "", string args = "">
    : RVInstCommon<outs_, ins_, mnemonic, args, FormatPseudo> {
  let isPseudo = true;
  let isCodeGenOnly = true;
  let Pattern = pattern;
}

// ... or only for the assembler, which replaces it.
class AsmPseudo<dag outs_, dag ins_, string mnemonic, string args>
    : RVInstCommon<outs_, ins_, mnemonic, args, FormatPseudo> {
  let isPseudo = true;
  let isAsmParserOnly = true;
}

// ---- Major opcodes --------------------------------------------------------------------------------------------------

defvar OPC_LOAD = 0b0000011;
defvar OPC_LOAD_FP = 0b0000111;
defvar OPC_MISC_MEM = 0b0001111;
defvar OPC_OP_IMM = 0b0010011;
defvar OPC_AUIPC = 0b0010111;
defvar OPC_OP_IMM_32 = 0b0011011;
defvar OPC_STORE = 0b0100011;
defvar OPC_STORE_FP = 0b0100111;
defvar OPC_AMO = 0b0101111;
defvar OPC_OP = 0b0110011;
defvar OPC_LUI = 0b0110111;
defvar OPC_OP_32 = 0b0111011;
defvar OPC_MADD = 0b1000011;
defvar OPC_MSUB = 0b1000111;
defvar OPC_NMSUB = 0b1001011;
defvar OPC_NMADD = 0b1001111;
defvar OPC_OP_FP = 0b1010011;
defvar OPC_BRANCH = 0b1100011;
defvar OPC_JALR = 0b1100111;
defvar OPC_JAL = 0b1101111;
defvar OPC_SYSTEM = 0b1110011;

// ---- 32-bit formats -------------------------------------------------------------------------------------------------
// Fields are named like operands; an instruction that lacks an operand fixes its bits.

class RVInstR<bits<7> funct7, bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatR> {
  bits<5> rs2;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-25} = funct7;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

// Three sources and a rounding mode.
class RVInstR4Frm<bits<2> funct2, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatR4> {
  bits<5> rs3;
  bits<5> rs2;
  bits<5> rs1;
  bits<3> frm;
  bits<5> rd;
  let Inst{31-27} = rs3;
  let Inst{26-25} = funct2;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = frm;
  let Inst{11-7} = rd;
}

// The rounding mode in place of funct3.
class RVInstRFrm<bits<7> funct7, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatR> {
  bits<5> rs2;
  bits<5> rs1;
  bits<3> frm;
  bits<5> rd;
  let Inst{31-25} = funct7;
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = frm;
  let Inst{11-7} = rd;
}

class RVInstI<bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatI> {
  bits<12> imm12;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-20} = imm12;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

// Shift counts: 6 bits, or 5.
class RVInstIShift<bits<6> funct6, bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatI> {
  bits<6> shamt;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-26} = funct6;
  let Inst{25-20} = shamt;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

class RVInstIShiftW<bits<7> funct7, bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatI> {
  bits<5> shamt;
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-25} = funct7;
  let Inst{24-20} = shamt;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

// One source; funct12 says what is done with it.
class RVInstIUnary<bits<12> funct12, bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatI> {
  bits<5> rs1;
  bits<5> rd;
  let Inst{31-20} = funct12;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

class RVInstS<bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatS> {
  bits<12> imm12;
  bits<5> rs2;
  bits<5> rs1;
  let Inst{31-25} = imm12{11-5};
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-7} = imm12{4-0};
}

class RVInstB<bits<3> funct3, bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatB> {
  bits<13> imm12;
  bits<5> rs2;
  bits<5> rs1;
  let Inst{31} = imm12{12};
  let Inst{30-25} = imm12{10-5};
  let Inst{24-20} = rs2;
  let Inst{19-15} = rs1;
  let Inst{14-12} = funct3;
  let Inst{11-8} = imm12{4-1};
  let Inst{7} = imm12{11};
}

class RVInstU<bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatU> {
  bits<20> imm20;
  bits<5> rd;
  let Inst{31-12} = imm20;
  let Inst{11-7} = rd;
}

class RVInstJ<bits<7> opcode, dag outs_, dag ins_, string mnemonic, string args>
    : RVInst<opcode, outs_, ins_, mnemonic, args, FormatJ> {
  bits<21> imm20;
  bits<5> rd;
  let Inst{31} = imm20{20};
  let Inst{30-21} = imm20{10-1};
  let Inst{20} = imm20{11};
  let Inst{19-12} = imm20{19-12};
  let Inst{11-7} = rd;
}

// No operands at all.
class RVInstFixed<bits<32> word, string mnemonic>
    : RVInst<word{6-0}, (outs), (ins), mnemonic, "", FormatOther> {
  let Inst = word;
}
