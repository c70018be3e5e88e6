# Compact unwind encodings go with the personality routines that unwinders know, or with all, if asked: the third number is the
# encoding, which sends unwinders to the call-frame instructions otherwise.
# RUN: mc -triple=x86_64-apple-darwin -filetype=obj %s -o %t.o
# RUN: echo '.incbin "%t.o"' | mc -triple=x86_64 -filetype=obj -o %t.elf
# RUN: objdump -s -j .text %t.elf | FileCheck %s --check-prefix=KNOWN
# RUN: mc -triple=x86_64-apple-darwin -filetype=obj -emit-compact-unwind-non-canonical %s -o %t.o
# RUN: echo '.incbin "%t.o"' | mc -triple=x86_64 -filetype=obj -o %t.elf
# RUN: objdump -s -j .text %t.elf | FileCheck %s --check-prefix=ALL

# KNOWN: 00000004
# ALL-NOT: 00000004
.globl f
f:
  .cfi_startproc
  .cfi_personality 155, _unheard_of
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  popq %rbp
  retq
  .cfi_endproc
