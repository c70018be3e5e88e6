# Fused multiplication and addition in three orders.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vfmaddsub132ps %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsub132ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x96,0xc1]
# INTEL: vfmaddsub132ps xmm0, xmm0, xmm1
vfmaddsub132ps (%rax), %xmm0, %xmm0
# CHECK: vfmaddsub132ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x96,0x00]
# INTEL: vfmaddsub132ps xmm0, xmm0, xmmword ptr [rax]
vfmsubadd132ps %xmm1, %xmm0, %xmm0
# CHECK: vfmsubadd132ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x97,0xc1]
# INTEL: vfmsubadd132ps xmm0, xmm0, xmm1
vfmsubadd132ps (%rax), %xmm0, %xmm0
# CHECK: vfmsubadd132ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x97,0x00]
# INTEL: vfmsubadd132ps xmm0, xmm0, xmmword ptr [rax]
vfmadd132ps %xmm1, %xmm0, %xmm0
# CHECK: vfmadd132ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x98,0xc1]
# INTEL: vfmadd132ps xmm0, xmm0, xmm1
vfmadd132ps (%rax), %xmm0, %xmm0
# CHECK: vfmadd132ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x98,0x00]
# INTEL: vfmadd132ps xmm0, xmm0, xmmword ptr [rax]
vfmadd132ss %xmm1, %xmm0, %xmm0
# CHECK: vfmadd132ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x99,0xc1]
# INTEL: vfmadd132ss xmm0, xmm0, xmm1
vfmadd132ss (%rax), %xmm0, %xmm0
# CHECK: vfmadd132ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x99,0x00]
# INTEL: vfmadd132ss xmm0, xmm0, dword ptr [rax]
vfmsub132ps %xmm1, %xmm0, %xmm0
# CHECK: vfmsub132ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9a,0xc1]
# INTEL: vfmsub132ps xmm0, xmm0, xmm1
vfmsub132ps (%rax), %xmm0, %xmm0
# CHECK: vfmsub132ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9a,0x00]
# INTEL: vfmsub132ps xmm0, xmm0, xmmword ptr [rax]
vfmsub132ss %xmm1, %xmm0, %xmm0
# CHECK: vfmsub132ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9b,0xc1]
# INTEL: vfmsub132ss xmm0, xmm0, xmm1
vfmsub132ss (%rax), %xmm0, %xmm0
# CHECK: vfmsub132ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9b,0x00]
# INTEL: vfmsub132ss xmm0, xmm0, dword ptr [rax]
vfnmadd132ps %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd132ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9c,0xc1]
# INTEL: vfnmadd132ps xmm0, xmm0, xmm1
vfnmadd132ps (%rax), %xmm0, %xmm0
# CHECK: vfnmadd132ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9c,0x00]
# INTEL: vfnmadd132ps xmm0, xmm0, xmmword ptr [rax]
vfnmadd132ss %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd132ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9d,0xc1]
# INTEL: vfnmadd132ss xmm0, xmm0, xmm1
vfnmadd132ss (%rax), %xmm0, %xmm0
# CHECK: vfnmadd132ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9d,0x00]
# INTEL: vfnmadd132ss xmm0, xmm0, dword ptr [rax]
vfnmsub132ps %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub132ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9e,0xc1]
# INTEL: vfnmsub132ps xmm0, xmm0, xmm1
vfnmsub132ps (%rax), %xmm0, %xmm0
# CHECK: vfnmsub132ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9e,0x00]
# INTEL: vfnmsub132ps xmm0, xmm0, xmmword ptr [rax]
vfnmsub132ss %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub132ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9f,0xc1]
# INTEL: vfnmsub132ss xmm0, xmm0, xmm1
vfnmsub132ss (%rax), %xmm0, %xmm0
# CHECK: vfnmsub132ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x9f,0x00]
# INTEL: vfnmsub132ss xmm0, xmm0, dword ptr [rax]
vfmaddsub213ps %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsub213ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa6,0xc1]
# INTEL: vfmaddsub213ps xmm0, xmm0, xmm1
vfmaddsub213ps (%rax), %xmm0, %xmm0
# CHECK: vfmaddsub213ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa6,0x00]
# INTEL: vfmaddsub213ps xmm0, xmm0, xmmword ptr [rax]
vfmsubadd213ps %xmm1, %xmm0, %xmm0
# CHECK: vfmsubadd213ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa7,0xc1]
# INTEL: vfmsubadd213ps xmm0, xmm0, xmm1
vfmsubadd213ps (%rax), %xmm0, %xmm0
# CHECK: vfmsubadd213ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa7,0x00]
# INTEL: vfmsubadd213ps xmm0, xmm0, xmmword ptr [rax]
vfmadd213ps %xmm1, %xmm0, %xmm0
# CHECK: vfmadd213ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa8,0xc1]
# INTEL: vfmadd213ps xmm0, xmm0, xmm1
vfmadd213ps (%rax), %xmm0, %xmm0
# CHECK: vfmadd213ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa8,0x00]
# INTEL: vfmadd213ps xmm0, xmm0, xmmword ptr [rax]
vfmadd213ss %xmm1, %xmm0, %xmm0
# CHECK: vfmadd213ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa9,0xc1]
# INTEL: vfmadd213ss xmm0, xmm0, xmm1
vfmadd213ss (%rax), %xmm0, %xmm0
# CHECK: vfmadd213ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xa9,0x00]
# INTEL: vfmadd213ss xmm0, xmm0, dword ptr [rax]
vfmsub213ps %xmm1, %xmm0, %xmm0
# CHECK: vfmsub213ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xaa,0xc1]
# INTEL: vfmsub213ps xmm0, xmm0, xmm1
vfmsub213ps (%rax), %xmm0, %xmm0
# CHECK: vfmsub213ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xaa,0x00]
# INTEL: vfmsub213ps xmm0, xmm0, xmmword ptr [rax]
vfmsub213ss %xmm1, %xmm0, %xmm0
# CHECK: vfmsub213ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xab,0xc1]
# INTEL: vfmsub213ss xmm0, xmm0, xmm1
vfmsub213ss (%rax), %xmm0, %xmm0
# CHECK: vfmsub213ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xab,0x00]
# INTEL: vfmsub213ss xmm0, xmm0, dword ptr [rax]
vfnmadd213ps %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd213ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xac,0xc1]
# INTEL: vfnmadd213ps xmm0, xmm0, xmm1
vfnmadd213ps (%rax), %xmm0, %xmm0
# CHECK: vfnmadd213ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xac,0x00]
# INTEL: vfnmadd213ps xmm0, xmm0, xmmword ptr [rax]
vfnmadd213ss %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd213ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xad,0xc1]
# INTEL: vfnmadd213ss xmm0, xmm0, xmm1
vfnmadd213ss (%rax), %xmm0, %xmm0
# CHECK: vfnmadd213ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xad,0x00]
# INTEL: vfnmadd213ss xmm0, xmm0, dword ptr [rax]
vfnmsub213ps %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub213ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xae,0xc1]
# INTEL: vfnmsub213ps xmm0, xmm0, xmm1
vfnmsub213ps (%rax), %xmm0, %xmm0
# CHECK: vfnmsub213ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xae,0x00]
# INTEL: vfnmsub213ps xmm0, xmm0, xmmword ptr [rax]
vfnmsub213ss %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub213ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xaf,0xc1]
# INTEL: vfnmsub213ss xmm0, xmm0, xmm1
vfnmsub213ss (%rax), %xmm0, %xmm0
# CHECK: vfnmsub213ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xaf,0x00]
# INTEL: vfnmsub213ss xmm0, xmm0, dword ptr [rax]
vfmaddsub231ps %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsub231ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb6,0xc1]
# INTEL: vfmaddsub231ps xmm0, xmm0, xmm1
vfmaddsub231ps (%rax), %xmm0, %xmm0
# CHECK: vfmaddsub231ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb6,0x00]
# INTEL: vfmaddsub231ps xmm0, xmm0, xmmword ptr [rax]
vfmsubadd231ps %xmm1, %xmm0, %xmm0
# CHECK: vfmsubadd231ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb7,0xc1]
# INTEL: vfmsubadd231ps xmm0, xmm0, xmm1
vfmsubadd231ps (%rax), %xmm0, %xmm0
# CHECK: vfmsubadd231ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb7,0x00]
# INTEL: vfmsubadd231ps xmm0, xmm0, xmmword ptr [rax]
vfmadd231ps %xmm1, %xmm0, %xmm0
# CHECK: vfmadd231ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb8,0xc1]
# INTEL: vfmadd231ps xmm0, xmm0, xmm1
vfmadd231ps (%rax), %xmm0, %xmm0
# CHECK: vfmadd231ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb8,0x00]
# INTEL: vfmadd231ps xmm0, xmm0, xmmword ptr [rax]
vfmadd231ss %xmm1, %xmm0, %xmm0
# CHECK: vfmadd231ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb9,0xc1]
# INTEL: vfmadd231ss xmm0, xmm0, xmm1
vfmadd231ss (%rax), %xmm0, %xmm0
# CHECK: vfmadd231ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xb9,0x00]
# INTEL: vfmadd231ss xmm0, xmm0, dword ptr [rax]
vfmsub231ps %xmm1, %xmm0, %xmm0
# CHECK: vfmsub231ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xba,0xc1]
# INTEL: vfmsub231ps xmm0, xmm0, xmm1
vfmsub231ps (%rax), %xmm0, %xmm0
# CHECK: vfmsub231ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xba,0x00]
# INTEL: vfmsub231ps xmm0, xmm0, xmmword ptr [rax]
vfmsub231ss %xmm1, %xmm0, %xmm0
# CHECK: vfmsub231ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbb,0xc1]
# INTEL: vfmsub231ss xmm0, xmm0, xmm1
vfmsub231ss (%rax), %xmm0, %xmm0
# CHECK: vfmsub231ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbb,0x00]
# INTEL: vfmsub231ss xmm0, xmm0, dword ptr [rax]
vfnmadd231ps %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd231ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbc,0xc1]
# INTEL: vfnmadd231ps xmm0, xmm0, xmm1
vfnmadd231ps (%rax), %xmm0, %xmm0
# CHECK: vfnmadd231ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbc,0x00]
# INTEL: vfnmadd231ps xmm0, xmm0, xmmword ptr [rax]
vfnmadd231ss %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd231ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbd,0xc1]
# INTEL: vfnmadd231ss xmm0, xmm0, xmm1
vfnmadd231ss (%rax), %xmm0, %xmm0
# CHECK: vfnmadd231ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbd,0x00]
# INTEL: vfnmadd231ss xmm0, xmm0, dword ptr [rax]
vfnmsub231ps %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub231ps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbe,0xc1]
# INTEL: vfnmsub231ps xmm0, xmm0, xmm1
vfnmsub231ps (%rax), %xmm0, %xmm0
# CHECK: vfnmsub231ps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbe,0x00]
# INTEL: vfnmsub231ps xmm0, xmm0, xmmword ptr [rax]
vfnmsub231ss %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub231ss %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbf,0xc1]
# INTEL: vfnmsub231ss xmm0, xmm0, xmm1
vfnmsub231ss (%rax), %xmm0, %xmm0
# CHECK: vfnmsub231ss (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xbf,0x00]
# INTEL: vfnmsub231ss xmm0, xmm0, dword ptr [rax]
vfmaddsub132ps %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsub132ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x96,0xc1]
# INTEL: vfmaddsub132ps ymm0, ymm0, ymm1
vfmaddsub132ps (%rax), %ymm0, %ymm0
# CHECK: vfmaddsub132ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x96,0x00]
# INTEL: vfmaddsub132ps ymm0, ymm0, ymmword ptr [rax]
vfmsubadd132ps %ymm1, %ymm0, %ymm0
# CHECK: vfmsubadd132ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x97,0xc1]
# INTEL: vfmsubadd132ps ymm0, ymm0, ymm1
vfmsubadd132ps (%rax), %ymm0, %ymm0
# CHECK: vfmsubadd132ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x97,0x00]
# INTEL: vfmsubadd132ps ymm0, ymm0, ymmword ptr [rax]
vfmadd132ps %ymm1, %ymm0, %ymm0
# CHECK: vfmadd132ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x98,0xc1]
# INTEL: vfmadd132ps ymm0, ymm0, ymm1
vfmadd132ps (%rax), %ymm0, %ymm0
# CHECK: vfmadd132ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x98,0x00]
# INTEL: vfmadd132ps ymm0, ymm0, ymmword ptr [rax]
vfmsub132ps %ymm1, %ymm0, %ymm0
# CHECK: vfmsub132ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x9a,0xc1]
# INTEL: vfmsub132ps ymm0, ymm0, ymm1
vfmsub132ps (%rax), %ymm0, %ymm0
# CHECK: vfmsub132ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x9a,0x00]
# INTEL: vfmsub132ps ymm0, ymm0, ymmword ptr [rax]
vfnmadd132ps %ymm1, %ymm0, %ymm0
# CHECK: vfnmadd132ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x9c,0xc1]
# INTEL: vfnmadd132ps ymm0, ymm0, ymm1
vfnmadd132ps (%rax), %ymm0, %ymm0
# CHECK: vfnmadd132ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x9c,0x00]
# INTEL: vfnmadd132ps ymm0, ymm0, ymmword ptr [rax]
vfnmsub132ps %ymm1, %ymm0, %ymm0
# CHECK: vfnmsub132ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x9e,0xc1]
# INTEL: vfnmsub132ps ymm0, ymm0, ymm1
vfnmsub132ps (%rax), %ymm0, %ymm0
# CHECK: vfnmsub132ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x9e,0x00]
# INTEL: vfnmsub132ps ymm0, ymm0, ymmword ptr [rax]
vfmaddsub213ps %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsub213ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xa6,0xc1]
# INTEL: vfmaddsub213ps ymm0, ymm0, ymm1
vfmaddsub213ps (%rax), %ymm0, %ymm0
# CHECK: vfmaddsub213ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xa6,0x00]
# INTEL: vfmaddsub213ps ymm0, ymm0, ymmword ptr [rax]
vfmsubadd213ps %ymm1, %ymm0, %ymm0
# CHECK: vfmsubadd213ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xa7,0xc1]
# INTEL: vfmsubadd213ps ymm0, ymm0, ymm1
vfmsubadd213ps (%rax), %ymm0, %ymm0
# CHECK: vfmsubadd213ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xa7,0x00]
# INTEL: vfmsubadd213ps ymm0, ymm0, ymmword ptr [rax]
vfmadd213ps %ymm1, %ymm0, %ymm0
# CHECK: vfmadd213ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xa8,0xc1]
# INTEL: vfmadd213ps ymm0, ymm0, ymm1
vfmadd213ps (%rax), %ymm0, %ymm0
# CHECK: vfmadd213ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xa8,0x00]
# INTEL: vfmadd213ps ymm0, ymm0, ymmword ptr [rax]
vfmsub213ps %ymm1, %ymm0, %ymm0
# CHECK: vfmsub213ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xaa,0xc1]
# INTEL: vfmsub213ps ymm0, ymm0, ymm1
vfmsub213ps (%rax), %ymm0, %ymm0
# CHECK: vfmsub213ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xaa,0x00]
# INTEL: vfmsub213ps ymm0, ymm0, ymmword ptr [rax]
vfnmadd213ps %ymm1, %ymm0, %ymm0
# CHECK: vfnmadd213ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xac,0xc1]
# INTEL: vfnmadd213ps ymm0, ymm0, ymm1
vfnmadd213ps (%rax), %ymm0, %ymm0
# CHECK: vfnmadd213ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xac,0x00]
# INTEL: vfnmadd213ps ymm0, ymm0, ymmword ptr [rax]
vfnmsub213ps %ymm1, %ymm0, %ymm0
# CHECK: vfnmsub213ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xae,0xc1]
# INTEL: vfnmsub213ps ymm0, ymm0, ymm1
vfnmsub213ps (%rax), %ymm0, %ymm0
# CHECK: vfnmsub213ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xae,0x00]
# INTEL: vfnmsub213ps ymm0, ymm0, ymmword ptr [rax]
vfmaddsub231ps %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsub231ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb6,0xc1]
# INTEL: vfmaddsub231ps ymm0, ymm0, ymm1
vfmaddsub231ps (%rax), %ymm0, %ymm0
# CHECK: vfmaddsub231ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb6,0x00]
# INTEL: vfmaddsub231ps ymm0, ymm0, ymmword ptr [rax]
vfmsubadd231ps %ymm1, %ymm0, %ymm0
# CHECK: vfmsubadd231ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb7,0xc1]
# INTEL: vfmsubadd231ps ymm0, ymm0, ymm1
vfmsubadd231ps (%rax), %ymm0, %ymm0
# CHECK: vfmsubadd231ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb7,0x00]
# INTEL: vfmsubadd231ps ymm0, ymm0, ymmword ptr [rax]
vfmadd231ps %ymm1, %ymm0, %ymm0
# CHECK: vfmadd231ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb8,0xc1]
# INTEL: vfmadd231ps ymm0, ymm0, ymm1
vfmadd231ps (%rax), %ymm0, %ymm0
# CHECK: vfmadd231ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb8,0x00]
# INTEL: vfmadd231ps ymm0, ymm0, ymmword ptr [rax]
vfmsub231ps %ymm1, %ymm0, %ymm0
# CHECK: vfmsub231ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xba,0xc1]
# INTEL: vfmsub231ps ymm0, ymm0, ymm1
vfmsub231ps (%rax), %ymm0, %ymm0
# CHECK: vfmsub231ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xba,0x00]
# INTEL: vfmsub231ps ymm0, ymm0, ymmword ptr [rax]
vfnmadd231ps %ymm1, %ymm0, %ymm0
# CHECK: vfnmadd231ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xbc,0xc1]
# INTEL: vfnmadd231ps ymm0, ymm0, ymm1
vfnmadd231ps (%rax), %ymm0, %ymm0
# CHECK: vfnmadd231ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xbc,0x00]
# INTEL: vfnmadd231ps ymm0, ymm0, ymmword ptr [rax]
vfnmsub231ps %ymm1, %ymm0, %ymm0
# CHECK: vfnmsub231ps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xbe,0xc1]
# INTEL: vfnmsub231ps ymm0, ymm0, ymm1
vfnmsub231ps (%rax), %ymm0, %ymm0
# CHECK: vfnmsub231ps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xbe,0x00]
# INTEL: vfnmsub231ps ymm0, ymm0, ymmword ptr [rax]
vfmaddsub132pd %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsub132pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x96,0xc1]
# INTEL: vfmaddsub132pd xmm0, xmm0, xmm1
vfmaddsub132pd (%rax), %xmm0, %xmm0
# CHECK: vfmaddsub132pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x96,0x00]
# INTEL: vfmaddsub132pd xmm0, xmm0, xmmword ptr [rax]
vfmsubadd132pd %xmm1, %xmm0, %xmm0
# CHECK: vfmsubadd132pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x97,0xc1]
# INTEL: vfmsubadd132pd xmm0, xmm0, xmm1
vfmsubadd132pd (%rax), %xmm0, %xmm0
# CHECK: vfmsubadd132pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x97,0x00]
# INTEL: vfmsubadd132pd xmm0, xmm0, xmmword ptr [rax]
vfmadd132pd %xmm1, %xmm0, %xmm0
# CHECK: vfmadd132pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x98,0xc1]
# INTEL: vfmadd132pd xmm0, xmm0, xmm1
vfmadd132pd (%rax), %xmm0, %xmm0
# CHECK: vfmadd132pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x98,0x00]
# INTEL: vfmadd132pd xmm0, xmm0, xmmword ptr [rax]
vfmadd132sd %xmm1, %xmm0, %xmm0
# CHECK: vfmadd132sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x99,0xc1]
# INTEL: vfmadd132sd xmm0, xmm0, xmm1
vfmadd132sd (%rax), %xmm0, %xmm0
# CHECK: vfmadd132sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x99,0x00]
# INTEL: vfmadd132sd xmm0, xmm0, qword ptr [rax]
vfmsub132pd %xmm1, %xmm0, %xmm0
# CHECK: vfmsub132pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9a,0xc1]
# INTEL: vfmsub132pd xmm0, xmm0, xmm1
vfmsub132pd (%rax), %xmm0, %xmm0
# CHECK: vfmsub132pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9a,0x00]
# INTEL: vfmsub132pd xmm0, xmm0, xmmword ptr [rax]
vfmsub132sd %xmm1, %xmm0, %xmm0
# CHECK: vfmsub132sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9b,0xc1]
# INTEL: vfmsub132sd xmm0, xmm0, xmm1
vfmsub132sd (%rax), %xmm0, %xmm0
# CHECK: vfmsub132sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9b,0x00]
# INTEL: vfmsub132sd xmm0, xmm0, qword ptr [rax]
vfnmadd132pd %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd132pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9c,0xc1]
# INTEL: vfnmadd132pd xmm0, xmm0, xmm1
vfnmadd132pd (%rax), %xmm0, %xmm0
# CHECK: vfnmadd132pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9c,0x00]
# INTEL: vfnmadd132pd xmm0, xmm0, xmmword ptr [rax]
vfnmadd132sd %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd132sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9d,0xc1]
# INTEL: vfnmadd132sd xmm0, xmm0, xmm1
vfnmadd132sd (%rax), %xmm0, %xmm0
# CHECK: vfnmadd132sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9d,0x00]
# INTEL: vfnmadd132sd xmm0, xmm0, qword ptr [rax]
vfnmsub132pd %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub132pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9e,0xc1]
# INTEL: vfnmsub132pd xmm0, xmm0, xmm1
vfnmsub132pd (%rax), %xmm0, %xmm0
# CHECK: vfnmsub132pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9e,0x00]
# INTEL: vfnmsub132pd xmm0, xmm0, xmmword ptr [rax]
vfnmsub132sd %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub132sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9f,0xc1]
# INTEL: vfnmsub132sd xmm0, xmm0, xmm1
vfnmsub132sd (%rax), %xmm0, %xmm0
# CHECK: vfnmsub132sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x9f,0x00]
# INTEL: vfnmsub132sd xmm0, xmm0, qword ptr [rax]
vfmaddsub213pd %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsub213pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa6,0xc1]
# INTEL: vfmaddsub213pd xmm0, xmm0, xmm1
vfmaddsub213pd (%rax), %xmm0, %xmm0
# CHECK: vfmaddsub213pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa6,0x00]
# INTEL: vfmaddsub213pd xmm0, xmm0, xmmword ptr [rax]
vfmsubadd213pd %xmm1, %xmm0, %xmm0
# CHECK: vfmsubadd213pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa7,0xc1]
# INTEL: vfmsubadd213pd xmm0, xmm0, xmm1
vfmsubadd213pd (%rax), %xmm0, %xmm0
# CHECK: vfmsubadd213pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa7,0x00]
# INTEL: vfmsubadd213pd xmm0, xmm0, xmmword ptr [rax]
vfmadd213pd %xmm1, %xmm0, %xmm0
# CHECK: vfmadd213pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa8,0xc1]
# INTEL: vfmadd213pd xmm0, xmm0, xmm1
vfmadd213pd (%rax), %xmm0, %xmm0
# CHECK: vfmadd213pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa8,0x00]
# INTEL: vfmadd213pd xmm0, xmm0, xmmword ptr [rax]
vfmadd213sd %xmm1, %xmm0, %xmm0
# CHECK: vfmadd213sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa9,0xc1]
# INTEL: vfmadd213sd xmm0, xmm0, xmm1
vfmadd213sd (%rax), %xmm0, %xmm0
# CHECK: vfmadd213sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xa9,0x00]
# INTEL: vfmadd213sd xmm0, xmm0, qword ptr [rax]
vfmsub213pd %xmm1, %xmm0, %xmm0
# CHECK: vfmsub213pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xaa,0xc1]
# INTEL: vfmsub213pd xmm0, xmm0, xmm1
vfmsub213pd (%rax), %xmm0, %xmm0
# CHECK: vfmsub213pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xaa,0x00]
# INTEL: vfmsub213pd xmm0, xmm0, xmmword ptr [rax]
vfmsub213sd %xmm1, %xmm0, %xmm0
# CHECK: vfmsub213sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xab,0xc1]
# INTEL: vfmsub213sd xmm0, xmm0, xmm1
vfmsub213sd (%rax), %xmm0, %xmm0
# CHECK: vfmsub213sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xab,0x00]
# INTEL: vfmsub213sd xmm0, xmm0, qword ptr [rax]
vfnmadd213pd %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd213pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xac,0xc1]
# INTEL: vfnmadd213pd xmm0, xmm0, xmm1
vfnmadd213pd (%rax), %xmm0, %xmm0
# CHECK: vfnmadd213pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xac,0x00]
# INTEL: vfnmadd213pd xmm0, xmm0, xmmword ptr [rax]
vfnmadd213sd %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd213sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xad,0xc1]
# INTEL: vfnmadd213sd xmm0, xmm0, xmm1
vfnmadd213sd (%rax), %xmm0, %xmm0
# CHECK: vfnmadd213sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xad,0x00]
# INTEL: vfnmadd213sd xmm0, xmm0, qword ptr [rax]
vfnmsub213pd %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub213pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xae,0xc1]
# INTEL: vfnmsub213pd xmm0, xmm0, xmm1
vfnmsub213pd (%rax), %xmm0, %xmm0
# CHECK: vfnmsub213pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xae,0x00]
# INTEL: vfnmsub213pd xmm0, xmm0, xmmword ptr [rax]
vfnmsub213sd %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub213sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xaf,0xc1]
# INTEL: vfnmsub213sd xmm0, xmm0, xmm1
vfnmsub213sd (%rax), %xmm0, %xmm0
# CHECK: vfnmsub213sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xaf,0x00]
# INTEL: vfnmsub213sd xmm0, xmm0, qword ptr [rax]
vfmaddsub231pd %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsub231pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb6,0xc1]
# INTEL: vfmaddsub231pd xmm0, xmm0, xmm1
vfmaddsub231pd (%rax), %xmm0, %xmm0
# CHECK: vfmaddsub231pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb6,0x00]
# INTEL: vfmaddsub231pd xmm0, xmm0, xmmword ptr [rax]
vfmsubadd231pd %xmm1, %xmm0, %xmm0
# CHECK: vfmsubadd231pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb7,0xc1]
# INTEL: vfmsubadd231pd xmm0, xmm0, xmm1
vfmsubadd231pd (%rax), %xmm0, %xmm0
# CHECK: vfmsubadd231pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb7,0x00]
# INTEL: vfmsubadd231pd xmm0, xmm0, xmmword ptr [rax]
vfmadd231pd %xmm1, %xmm0, %xmm0
# CHECK: vfmadd231pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb8,0xc1]
# INTEL: vfmadd231pd xmm0, xmm0, xmm1
vfmadd231pd (%rax), %xmm0, %xmm0
# CHECK: vfmadd231pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb8,0x00]
# INTEL: vfmadd231pd xmm0, xmm0, xmmword ptr [rax]
vfmadd231sd %xmm1, %xmm0, %xmm0
# CHECK: vfmadd231sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb9,0xc1]
# INTEL: vfmadd231sd xmm0, xmm0, xmm1
vfmadd231sd (%rax), %xmm0, %xmm0
# CHECK: vfmadd231sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb9,0x00]
# INTEL: vfmadd231sd xmm0, xmm0, qword ptr [rax]
vfmsub231pd %xmm1, %xmm0, %xmm0
# CHECK: vfmsub231pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xba,0xc1]
# INTEL: vfmsub231pd xmm0, xmm0, xmm1
vfmsub231pd (%rax), %xmm0, %xmm0
# CHECK: vfmsub231pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xba,0x00]
# INTEL: vfmsub231pd xmm0, xmm0, xmmword ptr [rax]
vfmsub231sd %xmm1, %xmm0, %xmm0
# CHECK: vfmsub231sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbb,0xc1]
# INTEL: vfmsub231sd xmm0, xmm0, xmm1
vfmsub231sd (%rax), %xmm0, %xmm0
# CHECK: vfmsub231sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbb,0x00]
# INTEL: vfmsub231sd xmm0, xmm0, qword ptr [rax]
vfnmadd231pd %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd231pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbc,0xc1]
# INTEL: vfnmadd231pd xmm0, xmm0, xmm1
vfnmadd231pd (%rax), %xmm0, %xmm0
# CHECK: vfnmadd231pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbc,0x00]
# INTEL: vfnmadd231pd xmm0, xmm0, xmmword ptr [rax]
vfnmadd231sd %xmm1, %xmm0, %xmm0
# CHECK: vfnmadd231sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbd,0xc1]
# INTEL: vfnmadd231sd xmm0, xmm0, xmm1
vfnmadd231sd (%rax), %xmm0, %xmm0
# CHECK: vfnmadd231sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbd,0x00]
# INTEL: vfnmadd231sd xmm0, xmm0, qword ptr [rax]
vfnmsub231pd %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub231pd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbe,0xc1]
# INTEL: vfnmsub231pd xmm0, xmm0, xmm1
vfnmsub231pd (%rax), %xmm0, %xmm0
# CHECK: vfnmsub231pd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbe,0x00]
# INTEL: vfnmsub231pd xmm0, xmm0, xmmword ptr [rax]
vfnmsub231sd %xmm1, %xmm0, %xmm0
# CHECK: vfnmsub231sd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbf,0xc1]
# INTEL: vfnmsub231sd xmm0, xmm0, xmm1
vfnmsub231sd (%rax), %xmm0, %xmm0
# CHECK: vfnmsub231sd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xbf,0x00]
# INTEL: vfnmsub231sd xmm0, xmm0, qword ptr [rax]
vfmaddsub132pd %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsub132pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x96,0xc1]
# INTEL: vfmaddsub132pd ymm0, ymm0, ymm1
vfmaddsub132pd (%rax), %ymm0, %ymm0
# CHECK: vfmaddsub132pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x96,0x00]
# INTEL: vfmaddsub132pd ymm0, ymm0, ymmword ptr [rax]
vfmsubadd132pd %ymm1, %ymm0, %ymm0
# CHECK: vfmsubadd132pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x97,0xc1]
# INTEL: vfmsubadd132pd ymm0, ymm0, ymm1
vfmsubadd132pd (%rax), %ymm0, %ymm0
# CHECK: vfmsubadd132pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x97,0x00]
# INTEL: vfmsubadd132pd ymm0, ymm0, ymmword ptr [rax]
vfmadd132pd %ymm1, %ymm0, %ymm0
# CHECK: vfmadd132pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x98,0xc1]
# INTEL: vfmadd132pd ymm0, ymm0, ymm1
vfmadd132pd (%rax), %ymm0, %ymm0
# CHECK: vfmadd132pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x98,0x00]
# INTEL: vfmadd132pd ymm0, ymm0, ymmword ptr [rax]
vfmsub132pd %ymm1, %ymm0, %ymm0
# CHECK: vfmsub132pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x9a,0xc1]
# INTEL: vfmsub132pd ymm0, ymm0, ymm1
vfmsub132pd (%rax), %ymm0, %ymm0
# CHECK: vfmsub132pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x9a,0x00]
# INTEL: vfmsub132pd ymm0, ymm0, ymmword ptr [rax]
vfnmadd132pd %ymm1, %ymm0, %ymm0
# CHECK: vfnmadd132pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x9c,0xc1]
# INTEL: vfnmadd132pd ymm0, ymm0, ymm1
vfnmadd132pd (%rax), %ymm0, %ymm0
# CHECK: vfnmadd132pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x9c,0x00]
# INTEL: vfnmadd132pd ymm0, ymm0, ymmword ptr [rax]
vfnmsub132pd %ymm1, %ymm0, %ymm0
# CHECK: vfnmsub132pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x9e,0xc1]
# INTEL: vfnmsub132pd ymm0, ymm0, ymm1
vfnmsub132pd (%rax), %ymm0, %ymm0
# CHECK: vfnmsub132pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x9e,0x00]
# INTEL: vfnmsub132pd ymm0, ymm0, ymmword ptr [rax]
vfmaddsub213pd %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsub213pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xa6,0xc1]
# INTEL: vfmaddsub213pd ymm0, ymm0, ymm1
vfmaddsub213pd (%rax), %ymm0, %ymm0
# CHECK: vfmaddsub213pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xa6,0x00]
# INTEL: vfmaddsub213pd ymm0, ymm0, ymmword ptr [rax]
vfmsubadd213pd %ymm1, %ymm0, %ymm0
# CHECK: vfmsubadd213pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xa7,0xc1]
# INTEL: vfmsubadd213pd ymm0, ymm0, ymm1
vfmsubadd213pd (%rax), %ymm0, %ymm0
# CHECK: vfmsubadd213pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xa7,0x00]
# INTEL: vfmsubadd213pd ymm0, ymm0, ymmword ptr [rax]
vfmadd213pd %ymm1, %ymm0, %ymm0
# CHECK: vfmadd213pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xa8,0xc1]
# INTEL: vfmadd213pd ymm0, ymm0, ymm1
vfmadd213pd (%rax), %ymm0, %ymm0
# CHECK: vfmadd213pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xa8,0x00]
# INTEL: vfmadd213pd ymm0, ymm0, ymmword ptr [rax]
vfmsub213pd %ymm1, %ymm0, %ymm0
# CHECK: vfmsub213pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xaa,0xc1]
# INTEL: vfmsub213pd ymm0, ymm0, ymm1
vfmsub213pd (%rax), %ymm0, %ymm0
# CHECK: vfmsub213pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xaa,0x00]
# INTEL: vfmsub213pd ymm0, ymm0, ymmword ptr [rax]
vfnmadd213pd %ymm1, %ymm0, %ymm0
# CHECK: vfnmadd213pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xac,0xc1]
# INTEL: vfnmadd213pd ymm0, ymm0, ymm1
vfnmadd213pd (%rax), %ymm0, %ymm0
# CHECK: vfnmadd213pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xac,0x00]
# INTEL: vfnmadd213pd ymm0, ymm0, ymmword ptr [rax]
vfnmsub213pd %ymm1, %ymm0, %ymm0
# CHECK: vfnmsub213pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xae,0xc1]
# INTEL: vfnmsub213pd ymm0, ymm0, ymm1
vfnmsub213pd (%rax), %ymm0, %ymm0
# CHECK: vfnmsub213pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xae,0x00]
# INTEL: vfnmsub213pd ymm0, ymm0, ymmword ptr [rax]
vfmaddsub231pd %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsub231pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb6,0xc1]
# INTEL: vfmaddsub231pd ymm0, ymm0, ymm1
vfmaddsub231pd (%rax), %ymm0, %ymm0
# CHECK: vfmaddsub231pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb6,0x00]
# INTEL: vfmaddsub231pd ymm0, ymm0, ymmword ptr [rax]
vfmsubadd231pd %ymm1, %ymm0, %ymm0
# CHECK: vfmsubadd231pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb7,0xc1]
# INTEL: vfmsubadd231pd ymm0, ymm0, ymm1
vfmsubadd231pd (%rax), %ymm0, %ymm0
# CHECK: vfmsubadd231pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb7,0x00]
# INTEL: vfmsubadd231pd ymm0, ymm0, ymmword ptr [rax]
vfmadd231pd %ymm1, %ymm0, %ymm0
# CHECK: vfmadd231pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb8,0xc1]
# INTEL: vfmadd231pd ymm0, ymm0, ymm1
vfmadd231pd (%rax), %ymm0, %ymm0
# CHECK: vfmadd231pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb8,0x00]
# INTEL: vfmadd231pd ymm0, ymm0, ymmword ptr [rax]
vfmsub231pd %ymm1, %ymm0, %ymm0
# CHECK: vfmsub231pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xba,0xc1]
# INTEL: vfmsub231pd ymm0, ymm0, ymm1
vfmsub231pd (%rax), %ymm0, %ymm0
# CHECK: vfmsub231pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xba,0x00]
# INTEL: vfmsub231pd ymm0, ymm0, ymmword ptr [rax]
vfnmadd231pd %ymm1, %ymm0, %ymm0
# CHECK: vfnmadd231pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xbc,0xc1]
# INTEL: vfnmadd231pd ymm0, ymm0, ymm1
vfnmadd231pd (%rax), %ymm0, %ymm0
# CHECK: vfnmadd231pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xbc,0x00]
# INTEL: vfnmadd231pd ymm0, ymm0, ymmword ptr [rax]
vfnmsub231pd %ymm1, %ymm0, %ymm0
# CHECK: vfnmsub231pd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xbe,0xc1]
# INTEL: vfnmsub231pd ymm0, ymm0, ymm1
vfnmsub231pd (%rax), %ymm0, %ymm0
# CHECK: vfnmsub231pd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xbe,0x00]
# INTEL: vfnmsub231pd ymm0, ymm0, ymmword ptr [rax]
