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
