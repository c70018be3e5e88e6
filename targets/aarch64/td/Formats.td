// What all instructions share. Names of fields are those of the manual's diagrams.

class A64Common<dag outs_, dag ins_, string asm> : Instruction {
  let Namespace = "AArch64";
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let AsmString = asm;
  let Pattern = [];
  let Size = 4;
  // Most instructions only compute.
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
}

class A64<dag outs_, dag ins_, string asm> : A64Common<outs_, ins_, asm> {
  field bits<32> Inst;
  // Bits that should be as Inst has them, and are not looked at otherwise.
  field bits<32> SoftFail = 0;
}

// An instruction of which nothing varies.
class A64Fixed<bits<32> word, string asm> : A64<(outs), (ins), asm> {
  let Inst = word;
  let hasSideEffects = true;
}

// A destination and a source.
class A64RdRn<dag outs_, dag ins_, string asm> : A64<outs_, ins_, asm> {
  bits<5> Rd;
  bits<5> Rn;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Rd;
}

// ... and a second source.
class A64RdRnRm<dag outs_, dag ins_, string asm> : A64RdRn<outs_, ins_, asm> {
  bits<5> Rm;
  let Inst{20-16} = Rm;
}

// The two widths of integer instructions: the letter of the opcode, bit 31, and what goes with it.
class Width<string letter, bit sf> {
  string L = letter;
  bit Sf = sf;
  bit Is32 = !not(sf);
  int Bits = !if(sf, 64, 32);
  RegisterClass R = !if(sf, GPR64, GPR32);
  RegisterClass RSp = !if(sf, GPR64sp, GPR32sp);
  RegisterClass SpOnly = !if(sf, GPR64sponly, GPR32sponly);
  Register Zero = !if(sf, XZR, WZR);
  // Counts of bits are numbers of 64 bits for the code generator.
  DAGOperand Count = !if(sf, uimm6_long, uimm5_long);
  DAGOperand AddSub = !if(sf, addsub_imm64, addsub_imm32);
  DAGOperand Movw = !if(sf, movw_imm64, movw_imm32);
  DAGOperand Logical = !if(sf, logical_imm64, logical_imm32);
}
def Word : Width<"W", 0>;
def Long : Width<"X", 1>;
defvar Widths = [Word, Long];
