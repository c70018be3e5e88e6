// Completes LLVM's description of BPF (lib/Target/BPF) for the little-endian machine:
//
//   mc -target-td=BPFCompanion.td -I <LLVM's include> -I <lib/Target/BPF>

include "BPF.td"
include "codewright/Extensions.td"

def : Companion<"bpf", ["bpf", "bpfel"]>;

// Opcode, registers, a number of two bytes and one of four, both of these little-endian.
def : CodeLayout<8, [0, 1, 3, 2, 7, 6, 5, 4]>;
def : AsmConventions { let ElfMachine = 247; let MinInstAlign = 8; let SeparatorString = ";"; }

// `r1 + 8`; the base is in the upper bits of the field.
def BasePlusOffset : OperandForm<"$base + $offset", (ops GPR:$base, s16imm:$offset)>;
def : Amends<"MEMri">, HasForms<[BasePlusOffset]> {
  bits<4> part0;
  bits<16> part1;
  bits<20> Layout = { part0, part1 };
}

// Sixteen bytes: the upper half of the number is in a second word.
def : CodeLayout<16, [0, 1, 3, 2, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12]>;
class TwoWords<string instruction, bits<4> kind = 0> : Amends<instruction> {
  int Size = 16;
  bits<4> dst;
  bits<4> pseudo = kind;
  bits<64> imm;
  bits<128> Inst = { 0b00011000, pseudo, dst, 0b0000000000000000, imm{31-0}, 0b00000000000000000000000000000000, imm{63-32} };
}
def : TwoWords<"LD_imm64">;
def : TwoWords<"LD_pseudo", ?>;
