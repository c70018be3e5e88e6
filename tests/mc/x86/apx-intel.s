# APX in Intel's syntax: the destination comes first, and flags stand before all operands.
# RUN: codewright mc -triple=x86_64 -x86-asm-syntax=intel -output-asm-variant=1 -show-encoding %s | FileCheck %s

ccmpe {dfv=of,zf} dword ptr [r16 + 4*r29], 5
# CHECK: ccmpe {dfv=of,zf} dword ptr [r16 + 4*r29], 5 # encoding: [0x62,0xbc,0x50,0x04,0x83,0x3c,0xa8,0x05]
cfcmovb word ptr [rax], r17w
# CHECK: cfcmovb word ptr [rax], r17w # encoding: [0x62,0xe4,0x7d,0x0c,0x42,0x08]
cfcmovb r25w, r21w, r17w
# CHECK: cfcmovb r25w, r21w, r17w # encoding: [0x62,0xec,0x35,0x14,0x42,0xe9]
sub r9, qword ptr [r16], 100000
# CHECK: sub r9, qword ptr [r16], 100000 # encoding: [0x62,0xfc,0xb4,0x18,0x81,0x28,0xa0,0x86,0x01,0x00]
{nf} neg eax
# CHECK: {nf} neg eax # encoding: [0x62,0xf4,0x7c,0x0c,0xf7,0xd8]
push2 rbx, rax
# CHECK: push2 rbx, rax # encoding: [0x62,0xf4,0x64,0x18,0xff,0xf0]
