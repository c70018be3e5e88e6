# The mask registers of AVX-512.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

knotw %k1, %k0
# CHECK: knotw %k1, %k0 # encoding: [0xc5,0xf8,0x44,0xc1]
# INTEL: knotw k0, k1
kmovw %k1, %k0
# CHECK: kmovw %k1, %k0 # encoding: [0xc5,0xf8,0x90,0xc1]
# INTEL: kmovw k0, k1
kmovw (%rax), %k0
# CHECK: kmovw (%rax), %k0 # encoding: [0xc5,0xf8,0x90,0x00]
# INTEL: kmovw k0, word ptr [rax]
kmovw %k0, (%rax)
# CHECK: kmovw %k0, (%rax) # encoding: [0xc5,0xf8,0x91,0x00]
# INTEL: kmovw word ptr [rax], k0
kmovw %ecx, %k0
# CHECK: kmovw %ecx, %k0 # encoding: [0xc5,0xf8,0x92,0xc1]
# INTEL: kmovw k0, ecx
kmovw %k1, %eax
# CHECK: kmovw %k1, %eax # encoding: [0xc5,0xf8,0x93,0xc1]
# INTEL: kmovw eax, k1
kortestw %k1, %k0
# CHECK: kortestw %k1, %k0 # encoding: [0xc5,0xf8,0x98,0xc1]
# INTEL: kortestw k0, k1
ktestw %k1, %k0
# CHECK: ktestw %k1, %k0 # encoding: [0xc5,0xf8,0x99,0xc1]
# INTEL: ktestw k0, k1
kandw %k1, %k0, %k0
# CHECK: kandw %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x41,0xc1]
# INTEL: kandw k0, k0, k1
kandnw %k1, %k0, %k0
# CHECK: kandnw %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x42,0xc1]
# INTEL: kandnw k0, k0, k1
korw %k1, %k0, %k0
# CHECK: korw %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x45,0xc1]
# INTEL: korw k0, k0, k1
kxnorw %k1, %k0, %k0
# CHECK: kxnorw %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x46,0xc1]
# INTEL: kxnorw k0, k0, k1
kxorw %k1, %k0, %k0
# CHECK: kxorw %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x47,0xc1]
# INTEL: kxorw k0, k0, k1
kaddw %k1, %k0, %k0
# CHECK: kaddw %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x4a,0xc1]
# INTEL: kaddw k0, k0, k1
kunpckwd %k1, %k0, %k0
# CHECK: kunpckwd %k1, %k0, %k0 # encoding: [0xc5,0xfc,0x4b,0xc1]
# INTEL: kunpckwd k0, k0, k1
knotq %k1, %k0
# CHECK: knotq %k1, %k0 # encoding: [0xc4,0xe1,0xf8,0x44,0xc1]
# INTEL: knotq k0, k1
kmovq %k1, %k0
# CHECK: kmovq %k1, %k0 # encoding: [0xc4,0xe1,0xf8,0x90,0xc1]
# INTEL: kmovq k0, k1
kmovq (%rax), %k0
# CHECK: kmovq (%rax), %k0 # encoding: [0xc4,0xe1,0xf8,0x90,0x00]
# INTEL: kmovq k0, qword ptr [rax]
kmovq %k0, (%rax)
# CHECK: kmovq %k0, (%rax) # encoding: [0xc4,0xe1,0xf8,0x91,0x00]
# INTEL: kmovq qword ptr [rax], k0
kortestq %k1, %k0
# CHECK: kortestq %k1, %k0 # encoding: [0xc4,0xe1,0xf8,0x98,0xc1]
# INTEL: kortestq k0, k1
ktestq %k1, %k0
# CHECK: ktestq %k1, %k0 # encoding: [0xc4,0xe1,0xf8,0x99,0xc1]
# INTEL: ktestq k0, k1
kandq %k1, %k0, %k0
# CHECK: kandq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x41,0xc1]
# INTEL: kandq k0, k0, k1
kandnq %k1, %k0, %k0
# CHECK: kandnq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x42,0xc1]
# INTEL: kandnq k0, k0, k1
korq %k1, %k0, %k0
# CHECK: korq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x45,0xc1]
# INTEL: korq k0, k0, k1
kxnorq %k1, %k0, %k0
# CHECK: kxnorq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x46,0xc1]
# INTEL: kxnorq k0, k0, k1
kxorq %k1, %k0, %k0
# CHECK: kxorq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x47,0xc1]
# INTEL: kxorq k0, k0, k1
kaddq %k1, %k0, %k0
# CHECK: kaddq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x4a,0xc1]
# INTEL: kaddq k0, k0, k1
kunpckdq %k1, %k0, %k0
# CHECK: kunpckdq %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfc,0x4b,0xc1]
# INTEL: kunpckdq k0, k0, k1
knotb %k1, %k0
# CHECK: knotb %k1, %k0 # encoding: [0xc5,0xf9,0x44,0xc1]
# INTEL: knotb k0, k1
kmovb %k1, %k0
# CHECK: kmovb %k1, %k0 # encoding: [0xc5,0xf9,0x90,0xc1]
# INTEL: kmovb k0, k1
kmovb (%rax), %k0
# CHECK: kmovb (%rax), %k0 # encoding: [0xc5,0xf9,0x90,0x00]
# INTEL: kmovb k0, byte ptr [rax]
kmovb %k0, (%rax)
# CHECK: kmovb %k0, (%rax) # encoding: [0xc5,0xf9,0x91,0x00]
# INTEL: kmovb byte ptr [rax], k0
kmovb %ecx, %k0
# CHECK: kmovb %ecx, %k0 # encoding: [0xc5,0xf9,0x92,0xc1]
# INTEL: kmovb k0, ecx
kmovb %k1, %eax
# CHECK: kmovb %k1, %eax # encoding: [0xc5,0xf9,0x93,0xc1]
# INTEL: kmovb eax, k1
kortestb %k1, %k0
# CHECK: kortestb %k1, %k0 # encoding: [0xc5,0xf9,0x98,0xc1]
# INTEL: kortestb k0, k1
ktestb %k1, %k0
# CHECK: ktestb %k1, %k0 # encoding: [0xc5,0xf9,0x99,0xc1]
# INTEL: ktestb k0, k1
kshiftrb $5, %k1, %k0
# CHECK: kshiftrb $5, %k1, %k0 # encoding: [0xc4,0xe3,0x79,0x30,0xc1,0x05]
# INTEL: kshiftrb k0, k1, 5
kshiftrd $5, %k1, %k0
# CHECK: kshiftrd $5, %k1, %k0 # encoding: [0xc4,0xe3,0x79,0x31,0xc1,0x05]
# INTEL: kshiftrd k0, k1, 5
kshiftlb $5, %k1, %k0
# CHECK: kshiftlb $5, %k1, %k0 # encoding: [0xc4,0xe3,0x79,0x32,0xc1,0x05]
# INTEL: kshiftlb k0, k1, 5
kshiftld $5, %k1, %k0
# CHECK: kshiftld $5, %k1, %k0 # encoding: [0xc4,0xe3,0x79,0x33,0xc1,0x05]
# INTEL: kshiftld k0, k1, 5
kandb %k1, %k0, %k0
# CHECK: kandb %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x41,0xc1]
# INTEL: kandb k0, k0, k1
kandnb %k1, %k0, %k0
# CHECK: kandnb %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x42,0xc1]
# INTEL: kandnb k0, k0, k1
korb %k1, %k0, %k0
# CHECK: korb %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x45,0xc1]
# INTEL: korb k0, k0, k1
kxnorb %k1, %k0, %k0
# CHECK: kxnorb %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x46,0xc1]
# INTEL: kxnorb k0, k0, k1
kxorb %k1, %k0, %k0
# CHECK: kxorb %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x47,0xc1]
# INTEL: kxorb k0, k0, k1
kaddb %k1, %k0, %k0
# CHECK: kaddb %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x4a,0xc1]
# INTEL: kaddb k0, k0, k1
kunpckbw %k1, %k0, %k0
# CHECK: kunpckbw %k1, %k0, %k0 # encoding: [0xc5,0xfd,0x4b,0xc1]
# INTEL: kunpckbw k0, k0, k1
knotd %k1, %k0
# CHECK: knotd %k1, %k0 # encoding: [0xc4,0xe1,0xf9,0x44,0xc1]
# INTEL: knotd k0, k1
kmovd %k1, %k0
# CHECK: kmovd %k1, %k0 # encoding: [0xc4,0xe1,0xf9,0x90,0xc1]
# INTEL: kmovd k0, k1
kmovd (%rax), %k0
# CHECK: kmovd (%rax), %k0 # encoding: [0xc4,0xe1,0xf9,0x90,0x00]
# INTEL: kmovd k0, dword ptr [rax]
kmovd %k0, (%rax)
# CHECK: kmovd %k0, (%rax) # encoding: [0xc4,0xe1,0xf9,0x91,0x00]
# INTEL: kmovd dword ptr [rax], k0
kortestd %k1, %k0
# CHECK: kortestd %k1, %k0 # encoding: [0xc4,0xe1,0xf9,0x98,0xc1]
# INTEL: kortestd k0, k1
ktestd %k1, %k0
# CHECK: ktestd %k1, %k0 # encoding: [0xc4,0xe1,0xf9,0x99,0xc1]
# INTEL: ktestd k0, k1
kshiftrw $5, %k1, %k0
# CHECK: kshiftrw $5, %k1, %k0 # encoding: [0xc4,0xe3,0xf9,0x30,0xc1,0x05]
# INTEL: kshiftrw k0, k1, 5
kshiftrq $5, %k1, %k0
# CHECK: kshiftrq $5, %k1, %k0 # encoding: [0xc4,0xe3,0xf9,0x31,0xc1,0x05]
# INTEL: kshiftrq k0, k1, 5
kshiftlw $5, %k1, %k0
# CHECK: kshiftlw $5, %k1, %k0 # encoding: [0xc4,0xe3,0xf9,0x32,0xc1,0x05]
# INTEL: kshiftlw k0, k1, 5
kshiftlq $5, %k1, %k0
# CHECK: kshiftlq $5, %k1, %k0 # encoding: [0xc4,0xe3,0xf9,0x33,0xc1,0x05]
# INTEL: kshiftlq k0, k1, 5
kandd %k1, %k0, %k0
# CHECK: kandd %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfd,0x41,0xc1]
# INTEL: kandd k0, k0, k1
kandnd %k1, %k0, %k0
# CHECK: kandnd %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfd,0x42,0xc1]
# INTEL: kandnd k0, k0, k1
kord %k1, %k0, %k0
# CHECK: kord %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfd,0x45,0xc1]
# INTEL: kord k0, k0, k1
kxnord %k1, %k0, %k0
# CHECK: kxnord %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfd,0x46,0xc1]
# INTEL: kxnord k0, k0, k1
kxord %k1, %k0, %k0
# CHECK: kxord %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfd,0x47,0xc1]
# INTEL: kxord k0, k0, k1
kaddd %k1, %k0, %k0
# CHECK: kaddd %k1, %k0, %k0 # encoding: [0xc4,0xe1,0xfd,0x4a,0xc1]
# INTEL: kaddd k0, k0, k1
kmovd %ecx, %k0
# CHECK: kmovd %ecx, %k0 # encoding: [0xc5,0xfb,0x92,0xc1]
# INTEL: kmovd k0, ecx
kmovd %k1, %eax
# CHECK: kmovd %k1, %eax # encoding: [0xc5,0xfb,0x93,0xc1]
# INTEL: kmovd eax, k1
kmovq %rcx, %k0
# CHECK: kmovq %rcx, %k0 # encoding: [0xc4,0xe1,0xfb,0x92,0xc1]
# INTEL: kmovq k0, rcx
kmovq %k1, %rax
# CHECK: kmovq %k1, %rax # encoding: [0xc4,0xe1,0xfb,0x93,0xc1]
# INTEL: kmovq rax, k1
