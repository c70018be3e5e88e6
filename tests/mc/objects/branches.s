# A branch that does not reach takes a longer form: first another instruction, then the opposite branch around a jump.
# Symbols that may be defined elsewhere are never near.

# RUN: codewright mc -triple=riscv64 -mattr=+c -filetype=obj %s -o %t.o
# RUN: codewright objdump -r -d -M no-aliases --no-show-raw-insn %t.o | FileCheck %s --check-prefix=COMPRESSED --match-full-lines --strict-whitespace

 .globl global
back:
 beqz a0, near
 j near
 bnez a1, far
 bltu a0, a1, far
 c.beqz s0, elsewhere
 c.j elsewhere
near:
 bge a0, a1, global
global:
 .zero 5000
far:
 bnez a0, back
 beq a0, zero, back
 j back

# COMPRESSED:Disassembly of section .text:
# COMPRESSED-EMPTY:
# COMPRESSED-NEXT:0000000000000000 <back>:
# COMPRESSED-NEXT:       0:      	c.beqz	a0, 0x1c <near>
# COMPRESSED-NEXT:       2:      	c.j	0x1c <near>
# COMPRESSED-NEXT:       4:      	c.beqz	a1, 0xa <back+0xa>
# COMPRESSED-NEXT:       6:      	jal	zero, 0x13ac <far>
# COMPRESSED-NEXT:       a:      	bgeu	a0, a1, 0x12 <back+0x12>
# COMPRESSED-NEXT:       e:      	jal	zero, 0x13ac <far>
# COMPRESSED-NEXT:      12:      	c.bnez	s0, 0x18 <back+0x18>
# COMPRESSED-NEXT:      14:      	jal	zero, 0x14 <back+0x14>
# COMPRESSED-NEXT:		0000000000000014:  R_RISCV_JAL	elsewhere
# COMPRESSED-NEXT:      18:      	jal	zero, 0x18 <back+0x18>
# COMPRESSED-NEXT:		0000000000000018:  R_RISCV_JAL	elsewhere
# COMPRESSED-EMPTY:
# COMPRESSED-NEXT:000000000000001c <near>:
# COMPRESSED-NEXT:      1c:      	blt	a0, a1, 0x24 <global>
# COMPRESSED-NEXT:      20:      	jal	zero, 0x20 <near+0x4>
# COMPRESSED-NEXT:		0000000000000020:  R_RISCV_JAL	global
# COMPRESSED-EMPTY:
# COMPRESSED-NEXT:0000000000000024 <global>:
# COMPRESSED-NEXT:		...
# COMPRESSED-EMPTY:
# COMPRESSED-NEXT:00000000000013ac <far>:
# COMPRESSED-NEXT:    13ac:      	c.beqz	a0, 0x13b2 <far+0x6>
# COMPRESSED-NEXT:    13ae:      	jal	zero, 0x0 <back>
# COMPRESSED-NEXT:    13b2:      	c.bnez	a0, 0x13b8 <far+0xc>
# COMPRESSED-NEXT:    13b4:      	jal	zero, 0x0 <back>
# COMPRESSED-NEXT:    13b8:      	jal	zero, 0x0 <back>
