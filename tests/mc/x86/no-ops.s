# Padding of code is made of the longest no-ops that the processor decodes well.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -x .text %t.o | FileCheck -check-prefix=GENERIC %s
# RUN: codewright mc -triple=x86_64 -mcpu=core2 -filetype=obj %s -o %t.o
# RUN: codewright readobj -x .text %t.o | FileCheck -check-prefix=CORE2 %s
# RUN: codewright mc -triple=x86_64 -mcpu=x86-64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -x .text %t.o | FileCheck -check-prefix=CORE2 %s
# RUN: codewright mc -triple=i386 -filetype=obj %s -o %t.o
# RUN: codewright readobj -x .text %t.o | FileCheck -check-prefix=OLD %s
#
  ret
# GENERIC: c3666666 6666662e 0f1f8400 00000000
# CORE2: c3662e0f 1f840000 0000000f 1f440000
# OLD: c3909090 90909090 90909090 90909090
.p2align 4
  ret
