# The triple says how many bits there are.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s --check-prefix=BITS64
# RUN: codewright mc -triple=i686-pc-linux-gnu -show-encoding %s | FileCheck %s --check-prefix=BITS32
# RUN: codewright mc -triple=i386-unknown-unknown-code16 -show-encoding %s | FileCheck %s --check-prefix=BITS16

movw %cx, %bx
# BITS64: movw %cx, %bx # encoding: [0x66,0x89,0xcb]
# BITS32: movw %cx, %bx # encoding: [0x66,0x89,0xcb]
# BITS16: movw %cx, %bx # encoding: [0x89,0xcb]
movl %ecx, %es
# BITS64: movl %ecx, %es # encoding: [0x8e,0xc1]
# BITS32: movl %ecx, %es # encoding: [0x8e,0xc1]
# BITS16: movw %cx, %es # encoding: [0x8e,0xc1]
push %ds:(%esi)
# BITS64: pushq %ds:(%esi) # encoding: [0x3e,0x67,0xff,0x36]
# BITS32: pushl %ds:(%esi) # encoding: [0x3e,0xff,0x36]
# BITS16: pushw %ds:(%esi) # encoding: [0x3e,0x67,0xff,0x36]
