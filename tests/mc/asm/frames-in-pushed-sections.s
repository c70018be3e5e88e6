# A frame within a frame, in a section that was pushed.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.cfi_startproc
.pushsection .text.a,"ax"
.cfi_startproc simple
.cfi_endproc
.popsection
.cfi_endproc

#      CHECK:	.cfi_startproc
# CHECK-NEXT:	.section	.text.a,"ax",@progbits
# CHECK-NEXT:	.cfi_startproc simple
# CHECK-NEXT:	.cfi_endproc
# CHECK-NEXT:	.text
# CHECK-EMPTY:
# CHECK-NEXT:	.cfi_endproc
