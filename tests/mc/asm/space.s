# Filling, skipping and alignment.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.fill 3
.fill 3, 2
.fill 2, 4, 0x12345678
.fill 1, 8, 0x1234
.fill sym - 1, 1, 0xff
.zero 4
.zero 4, 0xaa
.space 8
.space 8, 1
.skip 2
.skip sym
.org 64
.org 80, 0xff
.org .+8
. = 96
.p2align 2
.p2align 3, 0x90
.p2align 4, , 7
.p2align 4, 0, 7
.p2alignw 2, 0x1234
.p2alignl 2, 0x12345678
.balign 8
.balign 16, 1, 5
.balignw 4, 0x90
.balignl 8
.align 2
.align 0
.align32 1
.data
.p2align 2
.balign 4, 1
sym = 4

#      CHECK:	.fill	3, 1, 0x0
# CHECK-NEXT:	.fill	3, 2, 0x0
# CHECK-NEXT:	.fill	2, 4, 0x12345678
# CHECK-NEXT:	.fill	1, 8, 0x1234
# CHECK-NEXT:	.fill	sym-1, 1, 0xff
# CHECK-NEXT:	.zero	4
# CHECK-NEXT:	.zero	4,170
# CHECK-NEXT:	.zero	8
# CHECK-NEXT:	.zero	8,1
# CHECK-NEXT:	.zero	2
# CHECK-NEXT:	.zero	sym
# CHECK-NEXT:.org 64, 0
# CHECK-NEXT:.org 80, 255
# CHECK-NEXT:.Ltmp0:
# CHECK-NEXT:.org .Ltmp0+8, 0
# CHECK-NEXT:.org 96, 0
# CHECK-NEXT:	.p2align	2
# CHECK-NEXT:	.p2align	3, 0x90
# CHECK-NEXT:	.p2align	4, , 7
# CHECK-NEXT:	.p2align	4, 0x0, 7
# CHECK-NEXT:.p2alignw 2, 0x1234
# CHECK-NEXT:.p2alignl 2, 0x12345678
# CHECK-NEXT:	.p2align	3
# CHECK-NEXT:	.p2align	4, 0x1, 5
# CHECK-NEXT:.p2alignw 2, 0x90
# CHECK-NEXT:	.p2align	3
# CHECK-NEXT:	.p2align	2
# CHECK-NEXT:	.p2align	0
# CHECK-NEXT:	.p2align	1
# CHECK-NEXT:	.data
# CHECK-NEXT:	.p2align	2, 0x0
# CHECK-NEXT:	.p2align	2, 0x1
# CHECK-NEXT:sym = 4
