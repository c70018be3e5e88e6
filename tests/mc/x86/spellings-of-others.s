# Spellings that other assemblers and older texts have.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: echo "vpmuld %xmm1, %xmm2, %xmm3" > %t.s
# RUN: not codewright mc -triple=x86_64 --diagnostics=llvm %t.s 2>&1 | FileCheck %s --check-prefix=SIZE
# The last letter of `vpmuldq` is no size that may be left out.
# SIZE: 1:1: error: invalid instruction mnemonic 'vpmuld'
#
lock/incl 1(%rsp)
# CHECK: lock incl 1(%rsp) # encoding: [0xf0,0xff,0x44,0x24,0x01]
umwait %r15
# CHECK: umwait %r15d # encoding: [0xf2,0x41,0x0f,0xae,0xf7]
tpause %rax
# CHECK: tpause %eax # encoding: [0x66,0x0f,0xae,0xf0]
ud2b (%rbx), %ecx
# CHECK: ud1l (%rbx), %ecx # encoding: [0x0f,0xb9,0x0b]
verrw 4(%rax)
# CHECK: verr 4(%rax) # encoding: [0x0f,0x00,0x60,0x04]
pvalidate %rax, %rcx, %rdx
# CHECK: pvalidate # encoding: [0xf2,0x0f,0x01,0xff]
movq %rdx, %db15
# CHECK: movq %rdx, %dr15 # encoding: [0x44,0x0f,0x23,0xfa]
movq %db7, %rax
# CHECK: movq %dr7, %rax # encoding: [0x0f,0x21,0xf8]
vcvttsd2sil {sae}, %xmm3, %eax
# CHECK: vcvttsd2si {sae}, %xmm3, %eax # encoding: [0x62,0xf1,0x7f,0x18,0x2c,0xc3]
vcvtss2usiq (%rcx), %rax
# CHECK: vcvtss2usi (%rcx), %rax # encoding: [0x62,0xf1,0xfe,0x08,0x79,0x01]
vcvtss2sil {rn-sae}, %xmm3, %eax
# CHECK: vcvtss2si {rn-sae}, %xmm3, %eax # encoding: [0x62,0xf1,0x7e,0x18,0x2d,0xc3]
vcvttss2usil %xmm20, %eax
# CHECK: vcvttss2usi %xmm20, %eax # encoding: [0x62,0xb1,0x7e,0x08,0x78,0xc4]
