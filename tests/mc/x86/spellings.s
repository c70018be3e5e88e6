# Ways to write instructions and data that are not the first one: far branches without their letter, old names of returns,
# words, registers of call frames; and prefixes in the order that assemblers agree on.
# RUN: mc -triple=i386 -show-encoding %s | FileCheck %s
# RUN: mc -triple=i386 -x86-asm-syntax=intel -show-encoding %S/Inputs/spellings-intel.s | FileCheck --check-prefix=INTEL %S/Inputs/spellings-intel.s

# CHECK: lcalll $1, $2 # encoding: [0x9a,0x02,0x00,0x00,0x00,0x01,0x00]
calll $1, $2
# CHECK: lcalll $1, $2
call $1, $2
# CHECK: ljmpw $1, $2 # encoding: [0x66,0xea,0x02,0x00,0x01,0x00]
jmpw $1, $2
# CHECK: retl # encoding: [0xc3]
retn
# CHECK: aaddl %ebx, (%eax) # encoding: [0x0f,0x38,0xfc,0x18]
aadd %ebx, (%eax)
# CHECK: axorl %ebx, 8(%eax) # encoding: [0xf3,0x0f,0x38,0xfc,0x58,0x08]
axorl %ebx, 8(%eax)
# CHECK: pvalidate # encoding: [0xf2,0x0f,0x01,0xff]
pvalidate %eax, %ecx, %edx
# CHECK: lodsl %gs:(%si), %eax # encoding: [0x67,0x65,0xad]
lodsl %gs:(%si), %eax
# CHECK: leal a@tlsdesc(%ebx), %eax
leal a@TLSDESC(%ebx), %eax
# CHECK: .short 3
.word 3
.cfi_startproc
# CHECK: .cfi_def_cfa %edx, 8
.cfi_def_cfa edx, 8
.cfi_endproc
