# An empty section says that the stack need not be executable; text has no place for it.

# RUN: mc -triple=riscv64 -no-exec-stack -filetype=obj -o %t.o %s
# RUN: objdump -h %t.o | FileCheck %s
# RUN: mc -triple=riscv64 -no-exec-stack %s | FileCheck %s --check-prefix=TEXT

# CHECK: .text
# CHECK: .note.GNU-stack 00000000
# TEXT-NOT: .note.GNU-stack,
.byte 1
# TEXT: .byte 1
