# No-ops of so many bytes: as long as the processor takes them, or as is said.
# RUN: split-file %s %t
# RUN: codewright mc -triple=x86_64 -filetype=obj %t/good.s -o %t/64.o
# RUN: codewright readobj -x .text %t/64.o | FileCheck -check-prefix=LONG %s
# RUN: codewright mc -triple=i386 -filetype=obj %t/short.s -o %t/32.o
# RUN: codewright readobj -x .text %t/32.o | FileCheck -check-prefix=SHORT %s
# RUN: codewright mc -triple=x86_64 %t/good.s | FileCheck -check-prefix=TEXT %s
# RUN: not codewright mc -triple=x86_64 -filetype=obj --diagnostics=llvm %t/bad.s -o /dev/null 2>&1 | FileCheck %t/bad.s
# RUN: not codewright mc -triple=i386 -filetype=obj --diagnostics=llvm %t/long.s -o /dev/null 2>&1 | FileCheck %t/long.s

# LONG: 66666666 66662e0f 1f840000 00000090
# LONG: 0f1f4000 9090
# SHORT: 90909090 90909090 90909090 90909090
# TEXT: .nops 16, 0
# TEXT: .nops 4, 4

#--- good.s
.nops 16
.nops 4, 4
.nops 2, 1
#--- short.s
.nops 16
#--- bad.s
.nops 0
# CHECK: :1:7: error: '.nops' directive with non-positive size
.nops 4, -1
# CHECK: :3:10: error: '.nops' directive with negative NOP size
.nops x
# CHECK: :5:7: error: expected absolute expression
.nops 4, x
# CHECK: :7:10: error: expected absolute expression
.nops 20000000
# CHECK: :9:7: error: '.nops' directive with more than 16 MiB
#--- long.s
.nops 4, 3
# CHECK: :1:1: error: illegal NOP size 3. (expected within [0, 1])
