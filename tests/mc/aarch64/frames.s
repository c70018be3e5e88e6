# Directives of call frames that only AArch64 has: letters of the augmentation string, and instructions without operands.

# RUN: mc -triple=aarch64 %s | FileCheck %s
# RUN: mc -triple=aarch64 -filetype=obj %s -o %t.o && readobj -S --sd %t.o | FileCheck %s --check-prefix=OBJ
# RUN: not mc -triple=riscv64 %s 2>&1 | FileCheck %s --check-prefix=OTHER

# OTHER: error: unknown directive
f:
	.cfi_startproc
# CHECK: .cfi_b_key_frame
	.cfi_b_key_frame
# CHECK: .cfi_mte_tagged_frame
	.cfi_mte_tagged_frame
	nop
# CHECK: .cfi_negate_ra_state
	.cfi_negate_ra_state
# CHECK: .cfi_negate_ra_state_with_pc
	.cfi_negate_ra_state_with_pc
	ret
	.cfi_endproc
# The letters are `B` and `G`, offsets count in 4 bytes; the instructions are 2d and 2c.
# OBJ: Name: .eh_frame
# OBJ: 0000: 14000000 00000000 017A5242 4700017C
# OBJ-NEXT: 0010: 1E011B0C 1F000000 14000000 1C000000
# OBJ-NEXT: 0020: 00000000 08000000 00442D2C 00000000
