# Instructions of AMX: tiles in memory are at an address with a SIB byte, whose index is the distance of rows.
# RUN: mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: mc -triple=x86_64 -filetype=obj %s -o %t && objdump -d %t | FileCheck --check-prefix=OBJ %s

# CHECK: ldtilecfg 8(%rcx)  # encoding: [0xc4,0xe2,0x78,0x49,0x41,0x08]
# OBJ: ldtilecfg 0x8(%rcx)
ldtilecfg 8(%rcx)
# CHECK: sttilecfg (%r9,%rax) # encoding: [0xc4,0xc2,0x79,0x49,0x04,0x01]
# OBJ: sttilecfg (%r9,%rax)
sttilecfg (%r9,%rax)
# CHECK: tilerelease # encoding: [0xc4,0xe2,0x78,0x49,0xc0]
# OBJ: tilerelease
tilerelease
# CHECK: tilezero %tmm5 # encoding: [0xc4,0xe2,0x7b,0x49,0xe8]
# OBJ: tilezero %tmm5
tilezero %tmm5
# CHECK: tileloadd (%rbx), %tmm3 # encoding: [0xc4,0xe2,0x7b,0x4b,0x1c,0x23]
# OBJ: tileloadd (%rbx), %tmm3
tileloadd (%rbx), %tmm3
# CHECK: tileloaddt1 -32(,%rbp,2), %tmm3 # encoding: [0xc4,0xe2,0x79,0x4b,0x1c,0x6d,0xe0,0xff,0xff,0xff]
# OBJ: tileloaddt1 -0x20(,%rbp,2), %tmm3
tileloaddt1 -32(,%rbp,2), %tmm3
# CHECK: tilestored %tmm3, 64(%r8,%r14,4) # encoding: [0xc4,0x82,0x7a,0x4b,0x5c,0xb0,0x40]
# OBJ: tilestored %tmm3, 0x40(%r8,%r14,4)
tilestored %tmm3, 64(%r8,%r14,4)
# CHECK: tdpbssd %tmm2, %tmm1, %tmm6 # encoding: [0xc4,0xe2,0x6b,0x5e,0xf1]
# OBJ: tdpbssd %tmm2, %tmm1, %tmm6
tdpbssd %tmm2, %tmm1, %tmm6
# CHECK: tdpbuud %tmm2, %tmm1, %tmm6 # encoding: [0xc4,0xe2,0x68,0x5e,0xf1]
# OBJ: tdpbuud %tmm2, %tmm1, %tmm6
tdpbuud %tmm2, %tmm1, %tmm6
# CHECK: tdpbf16ps %tmm2, %tmm1, %tmm6 # encoding: [0xc4,0xe2,0x6a,0x5c,0xf1]
# OBJ: tdpbf16ps %tmm2, %tmm1, %tmm6
tdpbf16ps %tmm2, %tmm1, %tmm6
# CHECK: tcmmimfp16ps %tmm2, %tmm1, %tmm6 # encoding: [0xc4,0xe2,0x69,0x6c,0xf1]
# OBJ: tcmmimfp16ps %tmm2, %tmm1, %tmm6
tcmmimfp16ps %tmm2, %tmm1, %tmm6
