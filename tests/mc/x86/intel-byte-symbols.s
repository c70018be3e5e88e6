# A symbol as a byte cannot be taken for what lies there, so Intel's syntax says no more than its name.
# RUN: codewright mc -triple=i386 -output-asm-variant=1 %s | FileCheck %s

# CHECK: ror dword ptr [ebx], foo
rorl $foo, (%ebx)
# CHECK: add eax, offset foo
addl $foo, %eax
