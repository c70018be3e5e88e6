# A frame within a frame ends before it; an alias that waits for its symbol is made once that is defined, or not at all.

# RUN: mc -triple=riscv64 -filetype=obj -o %t.o %s
# RUN: objdump -t -h %t.o | FileCheck %s

# CHECK-DAG: .eh_frame
# CHECK-DAG: .text.inner
# CHECK-DAG: {{^}}0000000000000000 l {{.*}} alias
# CHECK-NOT: absent
outer:
.cfi_startproc
.pushsection .text.inner,"ax"
.cfi_startproc
nop
.cfi_endproc
.popsection
nop
.cfi_endproc
.lto_set_conditional alias, later
.lto_set_conditional absent, nowhere
.data
later: .byte 1
