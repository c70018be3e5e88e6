# Unwind directives may name registers by the numbers that they have in instructions.
# RUN: mc -triple=x86_64-pc-win32 %s | FileCheck %s
# RUN: not mc -triple=x86_64-pc-win32 -defsym WRONG=1 %s 2>&1 | FileCheck %s --check-prefix=WRONG

# CHECK: .seh_pushreg %rbx
# CHECK: .seh_savereg %r12, 16
# CHECK: .seh_savexmm %xmm8, 32
# CHECK: .seh_setframe %rbp, 0
f:
  .seh_proc f
  .seh_pushreg 3
  .seh_savereg 12, 16
  .seh_savexmm 8, 32
  .seh_setframe 5, 0
.ifdef WRONG
# WRONG: [[@LINE+1]]:16
  .seh_pushreg 16
.endif
  .seh_endprologue
  .seh_endproc
