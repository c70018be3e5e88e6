# A symbol where a byte may be too small gets the long form, with memory as well as with registers; -mc-relax-all gives the
# long form to what would reach with the short one, too; and linkers need not be told what they may rewrite.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -d -r --no-show-raw-insn --no-print-imm-hex %t.o | FileCheck %s --check-prefixes=CHECK,SHORT
# RUN: codewright mc -triple=x86_64 -filetype=obj -mc-relax-all -x86-relax-relocations=false %s -o %t.o
# RUN: codewright objdump -d -r --no-show-raw-insn --no-print-imm-hex %t.o | FileCheck %s --check-prefixes=CHECK,LONG
#
imulw $x, (%rax), %bx
# CHECK: 0: imulw
# CHECK-NEXT: R_X86_64_16 x
imull $x, y(%rip), %ebx
# CHECK: 5: imull
# CHECK-NEXT: R_X86_64_PC32 y-0x8
# CHECK-NEXT: R_X86_64_32 x
imulq $x, y, %rbx
# CHECK: f: imulq
# CHECK-NEXT: R_X86_64_32S y
# CHECK-NEXT: R_X86_64_32S x
jmp 0f
# SHORT: 1b: jmp
# LONG: 1b: jmp
0:
addl x@GOTPCREL(%rip), %eax
# SHORT: 1d: addl
# SHORT-NEXT: R_X86_64_GOTPCRELX x-0x4
# LONG: 20: addl
# LONG-NEXT: R_X86_64_GOTPCREL x-0x4
