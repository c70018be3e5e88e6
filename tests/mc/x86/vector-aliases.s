# Comparisons by name, suffixes that may be written, and other ways to write vector instructions.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vcmpeqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpeqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x00]
# INTEL: vcmpeqps xmm3, xmm2, xmm1
vcmpeqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpeqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x00]
# INTEL: vcmpeqpd ymm3, ymm2, ymm1
vcmpeqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpeqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x00]
# INTEL: vcmpeqsd xmm3, xmm2, qword ptr [rax]
vcmpltps %xmm1, %xmm2, %xmm3
# CHECK: vcmpltps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x01]
# INTEL: vcmpltps xmm3, xmm2, xmm1
vcmpltpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpltpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x01]
# INTEL: vcmpltpd ymm3, ymm2, ymm1
vcmpltsd (%rax), %xmm2, %xmm3
# CHECK: vcmpltsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x01]
# INTEL: vcmpltsd xmm3, xmm2, qword ptr [rax]
vcmpleps %xmm1, %xmm2, %xmm3
# CHECK: vcmpleps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x02]
# INTEL: vcmpleps xmm3, xmm2, xmm1
vcmplepd %ymm1, %ymm2, %ymm3
# CHECK: vcmplepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x02]
# INTEL: vcmplepd ymm3, ymm2, ymm1
vcmplesd (%rax), %xmm2, %xmm3
# CHECK: vcmplesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x02]
# INTEL: vcmplesd xmm3, xmm2, qword ptr [rax]
vcmpunordps %xmm1, %xmm2, %xmm3
# CHECK: vcmpunordps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x03]
# INTEL: vcmpunordps xmm3, xmm2, xmm1
vcmpunordpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpunordpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x03]
# INTEL: vcmpunordpd ymm3, ymm2, ymm1
vcmpunordsd (%rax), %xmm2, %xmm3
# CHECK: vcmpunordsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x03]
# INTEL: vcmpunordsd xmm3, xmm2, qword ptr [rax]
vcmpneqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpneqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x04]
# INTEL: vcmpneqps xmm3, xmm2, xmm1
vcmpneqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpneqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x04]
# INTEL: vcmpneqpd ymm3, ymm2, ymm1
vcmpneqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpneqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x04]
# INTEL: vcmpneqsd xmm3, xmm2, qword ptr [rax]
vcmpnltps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnltps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x05]
# INTEL: vcmpnltps xmm3, xmm2, xmm1
vcmpnltpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnltpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x05]
# INTEL: vcmpnltpd ymm3, ymm2, ymm1
vcmpnltsd (%rax), %xmm2, %xmm3
# CHECK: vcmpnltsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x05]
# INTEL: vcmpnltsd xmm3, xmm2, qword ptr [rax]
vcmpnleps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnleps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x06]
# INTEL: vcmpnleps xmm3, xmm2, xmm1
vcmpnlepd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnlepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x06]
# INTEL: vcmpnlepd ymm3, ymm2, ymm1
vcmpnlesd (%rax), %xmm2, %xmm3
# CHECK: vcmpnlesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x06]
# INTEL: vcmpnlesd xmm3, xmm2, qword ptr [rax]
vcmpordps %xmm1, %xmm2, %xmm3
# CHECK: vcmpordps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x07]
# INTEL: vcmpordps xmm3, xmm2, xmm1
vcmpordpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpordpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x07]
# INTEL: vcmpordpd ymm3, ymm2, ymm1
vcmpordsd (%rax), %xmm2, %xmm3
# CHECK: vcmpordsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x07]
# INTEL: vcmpordsd xmm3, xmm2, qword ptr [rax]
vcmpeq_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpeq_uqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x08]
# INTEL: vcmpeq_uqps xmm3, xmm2, xmm1
vcmpeq_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpeq_uqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x08]
# INTEL: vcmpeq_uqpd ymm3, ymm2, ymm1
vcmpeq_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpeq_uqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x08]
# INTEL: vcmpeq_uqsd xmm3, xmm2, qword ptr [rax]
vcmpngeps %xmm1, %xmm2, %xmm3
# CHECK: vcmpngeps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x09]
# INTEL: vcmpngeps xmm3, xmm2, xmm1
vcmpngepd %ymm1, %ymm2, %ymm3
# CHECK: vcmpngepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x09]
# INTEL: vcmpngepd ymm3, ymm2, ymm1
vcmpngesd (%rax), %xmm2, %xmm3
# CHECK: vcmpngesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x09]
# INTEL: vcmpngesd xmm3, xmm2, qword ptr [rax]
vcmpngtps %xmm1, %xmm2, %xmm3
# CHECK: vcmpngtps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0a]
# INTEL: vcmpngtps xmm3, xmm2, xmm1
vcmpngtpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpngtpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0a]
# INTEL: vcmpngtpd ymm3, ymm2, ymm1
vcmpngtsd (%rax), %xmm2, %xmm3
# CHECK: vcmpngtsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0a]
# INTEL: vcmpngtsd xmm3, xmm2, qword ptr [rax]
vcmpfalseps %xmm1, %xmm2, %xmm3
# CHECK: vcmpfalseps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0b]
# INTEL: vcmpfalseps xmm3, xmm2, xmm1
vcmpfalsepd %ymm1, %ymm2, %ymm3
# CHECK: vcmpfalsepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0b]
# INTEL: vcmpfalsepd ymm3, ymm2, ymm1
vcmpfalsesd (%rax), %xmm2, %xmm3
# CHECK: vcmpfalsesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0b]
# INTEL: vcmpfalsesd xmm3, xmm2, qword ptr [rax]
vcmpneq_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpneq_oqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0c]
# INTEL: vcmpneq_oqps xmm3, xmm2, xmm1
vcmpgeps %xmm1, %xmm2, %xmm3
# CHECK: vcmpgeps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0d]
# INTEL: vcmpgeps xmm3, xmm2, xmm1
vcmpgepd %ymm1, %ymm2, %ymm3
# CHECK: vcmpgepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0d]
# INTEL: vcmpgepd ymm3, ymm2, ymm1
vcmpgesd (%rax), %xmm2, %xmm3
# CHECK: vcmpgesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0d]
# INTEL: vcmpgesd xmm3, xmm2, qword ptr [rax]
vcmpgtps %xmm1, %xmm2, %xmm3
# CHECK: vcmpgtps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0e]
# INTEL: vcmpgtps xmm3, xmm2, xmm1
vcmpgtpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpgtpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0e]
# INTEL: vcmpgtpd ymm3, ymm2, ymm1
vcmpgtsd (%rax), %xmm2, %xmm3
# CHECK: vcmpgtsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0e]
# INTEL: vcmpgtsd xmm3, xmm2, qword ptr [rax]
vcmptrueps %xmm1, %xmm2, %xmm3
# CHECK: vcmptrueps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0f]
# INTEL: vcmptrueps xmm3, xmm2, xmm1
vcmptruepd %ymm1, %ymm2, %ymm3
# CHECK: vcmptruepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0f]
# INTEL: vcmptruepd ymm3, ymm2, ymm1
vcmptruesd (%rax), %xmm2, %xmm3
# CHECK: vcmptruesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0f]
# INTEL: vcmptruesd xmm3, xmm2, qword ptr [rax]
vcmpeq_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpeq_osps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x10]
# INTEL: vcmpeq_osps xmm3, xmm2, xmm1
vcmplt_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmplt_oqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x11]
# INTEL: vcmplt_oqps xmm3, xmm2, xmm1
vcmple_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmple_oqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x12]
# INTEL: vcmple_oqps xmm3, xmm2, xmm1
vcmpunord_sps %xmm1, %xmm2, %xmm3
# CHECK: vcmpunord_sps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x13]
# INTEL: vcmpunord_sps xmm3, xmm2, xmm1
vcmpunord_spd %ymm1, %ymm2, %ymm3
# CHECK: vcmpunord_spd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x13]
# INTEL: vcmpunord_spd ymm3, ymm2, ymm1
vcmpunord_ssd (%rax), %xmm2, %xmm3
# CHECK: vcmpunord_ssd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x13]
# INTEL: vcmpunord_ssd xmm3, xmm2, qword ptr [rax]
vcmpneq_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmpneq_usps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x14]
# INTEL: vcmpneq_usps xmm3, xmm2, xmm1
vcmpneq_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmpneq_uspd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x14]
# INTEL: vcmpneq_uspd ymm3, ymm2, ymm1
vcmpneq_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmpneq_ussd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x14]
# INTEL: vcmpneq_ussd xmm3, xmm2, qword ptr [rax]
vcmpnlt_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnlt_uqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x15]
# INTEL: vcmpnlt_uqps xmm3, xmm2, xmm1
vcmpnlt_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnlt_uqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x15]
# INTEL: vcmpnlt_uqpd ymm3, ymm2, ymm1
vcmpnlt_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpnlt_uqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x15]
# INTEL: vcmpnlt_uqsd xmm3, xmm2, qword ptr [rax]
vcmpnle_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnle_uqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x16]
# INTEL: vcmpnle_uqps xmm3, xmm2, xmm1
vcmpnle_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnle_uqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x16]
# INTEL: vcmpnle_uqpd ymm3, ymm2, ymm1
vcmpnle_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpnle_uqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x16]
# INTEL: vcmpnle_uqsd xmm3, xmm2, qword ptr [rax]
vcmpord_sps %xmm1, %xmm2, %xmm3
# CHECK: vcmpord_sps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x17]
# INTEL: vcmpord_sps xmm3, xmm2, xmm1
vcmpord_spd %ymm1, %ymm2, %ymm3
# CHECK: vcmpord_spd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x17]
# INTEL: vcmpord_spd ymm3, ymm2, ymm1
vcmpord_ssd (%rax), %xmm2, %xmm3
# CHECK: vcmpord_ssd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x17]
# INTEL: vcmpord_ssd xmm3, xmm2, qword ptr [rax]
vcmpeq_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmpeq_usps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x18]
# INTEL: vcmpeq_usps xmm3, xmm2, xmm1
vcmpeq_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmpeq_uspd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x18]
# INTEL: vcmpeq_uspd ymm3, ymm2, ymm1
vcmpeq_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmpeq_ussd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x18]
# INTEL: vcmpeq_ussd xmm3, xmm2, qword ptr [rax]
vcmpnge_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnge_uqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x19]
# INTEL: vcmpnge_uqps xmm3, xmm2, xmm1
vcmpnge_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnge_uqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x19]
# INTEL: vcmpnge_uqpd ymm3, ymm2, ymm1
vcmpnge_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpnge_uqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x19]
# INTEL: vcmpnge_uqsd xmm3, xmm2, qword ptr [rax]
vcmpngt_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpngt_uqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x1a]
# INTEL: vcmpngt_uqps xmm3, xmm2, xmm1
vcmpngt_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpngt_uqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x1a]
# INTEL: vcmpngt_uqpd ymm3, ymm2, ymm1
vcmpngt_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpngt_uqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x1a]
# INTEL: vcmpngt_uqsd xmm3, xmm2, qword ptr [rax]
vcmpfalse_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpfalse_osps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x1b]
# INTEL: vcmpfalse_osps xmm3, xmm2, xmm1
vcmpneq_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpneq_osps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x1c]
# INTEL: vcmpneq_osps xmm3, xmm2, xmm1
vcmpge_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpge_oqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x1d]
# INTEL: vcmpge_oqps xmm3, xmm2, xmm1
vcmpgt_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpgt_oqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x1e]
# INTEL: vcmpgt_oqps xmm3, xmm2, xmm1
vcmptrue_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmptrue_usps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x1f]
# INTEL: vcmptrue_usps xmm3, xmm2, xmm1
vcmptrue_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmptrue_uspd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x1f]
# INTEL: vcmptrue_uspd ymm3, ymm2, ymm1
vcmptrue_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmptrue_ussd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x1f]
# INTEL: vcmptrue_ussd xmm3, xmm2, qword ptr [rax]
vcmpeq_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpeqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x00]
# INTEL: vcmpeqps xmm3, xmm2, xmm1
vcmplt_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpltps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x01]
# INTEL: vcmpltps xmm3, xmm2, xmm1
vcmple_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpleps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x02]
# INTEL: vcmpleps xmm3, xmm2, xmm1
vcmpunord_qps %xmm1, %xmm2, %xmm3
# CHECK: vcmpunordps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x03]
# INTEL: vcmpunordps xmm3, xmm2, xmm1
vcmpunord_qpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpunordpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x03]
# INTEL: vcmpunordpd ymm3, ymm2, ymm1
vcmpunord_qsd (%rax), %xmm2, %xmm3
# CHECK: vcmpunordsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x03]
# INTEL: vcmpunordsd xmm3, xmm2, qword ptr [rax]
vcmpneq_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpneqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x04]
# INTEL: vcmpneqps xmm3, xmm2, xmm1
vcmpneq_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpneqpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x04]
# INTEL: vcmpneqpd ymm3, ymm2, ymm1
vcmpneq_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmpneqsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x04]
# INTEL: vcmpneqsd xmm3, xmm2, qword ptr [rax]
vcmpnlt_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnltps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x05]
# INTEL: vcmpnltps xmm3, xmm2, xmm1
vcmpnlt_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnltpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x05]
# INTEL: vcmpnltpd ymm3, ymm2, ymm1
vcmpnlt_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmpnltsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x05]
# INTEL: vcmpnltsd xmm3, xmm2, qword ptr [rax]
vcmpnle_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmpnleps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x06]
# INTEL: vcmpnleps xmm3, xmm2, xmm1
vcmpnle_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmpnlepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x06]
# INTEL: vcmpnlepd ymm3, ymm2, ymm1
vcmpnle_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmpnlesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x06]
# INTEL: vcmpnlesd xmm3, xmm2, qword ptr [rax]
vcmpord_qps %xmm1, %xmm2, %xmm3
# CHECK: vcmpordps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x07]
# INTEL: vcmpordps xmm3, xmm2, xmm1
vcmpord_qpd %ymm1, %ymm2, %ymm3
# CHECK: vcmpordpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x07]
# INTEL: vcmpordpd ymm3, ymm2, ymm1
vcmpord_qsd (%rax), %xmm2, %xmm3
# CHECK: vcmpordsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x07]
# INTEL: vcmpordsd xmm3, xmm2, qword ptr [rax]
vcmpnge_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmpngeps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x09]
# INTEL: vcmpngeps xmm3, xmm2, xmm1
vcmpnge_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmpngepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x09]
# INTEL: vcmpngepd ymm3, ymm2, ymm1
vcmpnge_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmpngesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x09]
# INTEL: vcmpngesd xmm3, xmm2, qword ptr [rax]
vcmpngt_usps %xmm1, %xmm2, %xmm3
# CHECK: vcmpngtps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0a]
# INTEL: vcmpngtps xmm3, xmm2, xmm1
vcmpngt_uspd %ymm1, %ymm2, %ymm3
# CHECK: vcmpngtpd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0a]
# INTEL: vcmpngtpd ymm3, ymm2, ymm1
vcmpngt_ussd (%rax), %xmm2, %xmm3
# CHECK: vcmpngtsd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0a]
# INTEL: vcmpngtsd xmm3, xmm2, qword ptr [rax]
vcmpfalse_oqps %xmm1, %xmm2, %xmm3
# CHECK: vcmpfalseps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0b]
# INTEL: vcmpfalseps xmm3, xmm2, xmm1
vcmpge_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpgeps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0d]
# INTEL: vcmpgeps xmm3, xmm2, xmm1
vcmpgt_osps %xmm1, %xmm2, %xmm3
# CHECK: vcmpgtps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0e]
# INTEL: vcmpgtps xmm3, xmm2, xmm1
vcmptrue_uqps %xmm1, %xmm2, %xmm3
# CHECK: vcmptrueps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x0f]
# INTEL: vcmptrueps xmm3, xmm2, xmm1
vcmptrue_uqpd %ymm1, %ymm2, %ymm3
# CHECK: vcmptruepd %ymm1, %ymm2, %ymm3 # encoding: [0xc5,0xed,0xc2,0xd9,0x0f]
# INTEL: vcmptruepd ymm3, ymm2, ymm1
vcmptrue_uqsd (%rax), %xmm2, %xmm3
# CHECK: vcmptruesd (%rax), %xmm2, %xmm3 # encoding: [0xc5,0xeb,0xc2,0x18,0x0f]
# INTEL: vcmptruesd xmm3, xmm2, qword ptr [rax]
cmpeqps %xmm1, %xmm2
# CHECK: cmpeqps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x00]
# INTEL: cmpeqps xmm2, xmm1
cmpeqsd (%rax), %xmm2
# CHECK: cmpeqsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x00]
# INTEL: cmpeqsd xmm2, qword ptr [rax]
cmpltps %xmm1, %xmm2
# CHECK: cmpltps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x01]
# INTEL: cmpltps xmm2, xmm1
cmpltsd (%rax), %xmm2
# CHECK: cmpltsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x01]
# INTEL: cmpltsd xmm2, qword ptr [rax]
cmpleps %xmm1, %xmm2
# CHECK: cmpleps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x02]
# INTEL: cmpleps xmm2, xmm1
cmplesd (%rax), %xmm2
# CHECK: cmplesd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x02]
# INTEL: cmplesd xmm2, qword ptr [rax]
cmpunordps %xmm1, %xmm2
# CHECK: cmpunordps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x03]
# INTEL: cmpunordps xmm2, xmm1
cmpunordsd (%rax), %xmm2
# CHECK: cmpunordsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x03]
# INTEL: cmpunordsd xmm2, qword ptr [rax]
cmpneqps %xmm1, %xmm2
# CHECK: cmpneqps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x04]
# INTEL: cmpneqps xmm2, xmm1
cmpneqsd (%rax), %xmm2
# CHECK: cmpneqsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x04]
# INTEL: cmpneqsd xmm2, qword ptr [rax]
cmpnltps %xmm1, %xmm2
# CHECK: cmpnltps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x05]
# INTEL: cmpnltps xmm2, xmm1
cmpnltsd (%rax), %xmm2
# CHECK: cmpnltsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x05]
# INTEL: cmpnltsd xmm2, qword ptr [rax]
cmpnleps %xmm1, %xmm2
# CHECK: cmpnleps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x06]
# INTEL: cmpnleps xmm2, xmm1
cmpnlesd (%rax), %xmm2
# CHECK: cmpnlesd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x06]
# INTEL: cmpnlesd xmm2, qword ptr [rax]
cmpordps %xmm1, %xmm2
# CHECK: cmpordps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x07]
# INTEL: cmpordps xmm2, xmm1
cmpordsd (%rax), %xmm2
# CHECK: cmpordsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x07]
# INTEL: cmpordsd xmm2, qword ptr [rax]
cmpeq_oqps %xmm1, %xmm2
# CHECK: cmpeqps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x00]
# INTEL: cmpeqps xmm2, xmm1
cmpeq_oqsd (%rax), %xmm2
# CHECK: cmpeqsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x00]
# INTEL: cmpeqsd xmm2, qword ptr [rax]
cmplt_osps %xmm1, %xmm2
# CHECK: cmpltps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x01]
# INTEL: cmpltps xmm2, xmm1
cmplt_ossd (%rax), %xmm2
# CHECK: cmpltsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x01]
# INTEL: cmpltsd xmm2, qword ptr [rax]
cmple_osps %xmm1, %xmm2
# CHECK: cmpleps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x02]
# INTEL: cmpleps xmm2, xmm1
cmple_ossd (%rax), %xmm2
# CHECK: cmplesd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x02]
# INTEL: cmplesd xmm2, qword ptr [rax]
cmpunord_qps %xmm1, %xmm2
# CHECK: cmpunordps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x03]
# INTEL: cmpunordps xmm2, xmm1
cmpunord_qsd (%rax), %xmm2
# CHECK: cmpunordsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x03]
# INTEL: cmpunordsd xmm2, qword ptr [rax]
cmpneq_uqps %xmm1, %xmm2
# CHECK: cmpneqps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x04]
# INTEL: cmpneqps xmm2, xmm1
cmpneq_uqsd (%rax), %xmm2
# CHECK: cmpneqsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x04]
# INTEL: cmpneqsd xmm2, qword ptr [rax]
cmpnlt_usps %xmm1, %xmm2
# CHECK: cmpnltps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x05]
# INTEL: cmpnltps xmm2, xmm1
cmpnlt_ussd (%rax), %xmm2
# CHECK: cmpnltsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x05]
# INTEL: cmpnltsd xmm2, qword ptr [rax]
cmpnle_usps %xmm1, %xmm2
# CHECK: cmpnleps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x06]
# INTEL: cmpnleps xmm2, xmm1
cmpnle_ussd (%rax), %xmm2
# CHECK: cmpnlesd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x06]
# INTEL: cmpnlesd xmm2, qword ptr [rax]
cmpord_qps %xmm1, %xmm2
# CHECK: cmpordps %xmm1, %xmm2 # encoding: [0x0f,0xc2,0xd1,0x07]
# INTEL: cmpordps xmm2, xmm1
cmpord_qsd (%rax), %xmm2
# CHECK: cmpordsd (%rax), %xmm2 # encoding: [0xf2,0x0f,0xc2,0x10,0x07]
# INTEL: cmpordsd xmm2, qword ptr [rax]
pclmullqlqdq %xmm1, %xmm2
# CHECK: pclmulqdq $0, %xmm1, %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0xd1,0x00]
# INTEL: pclmulqdq xmm2, xmm1, 0
pclmullqlqdq (%rax), %xmm2
# CHECK: pclmulqdq $0, (%rax), %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0x10,0x00]
# INTEL: pclmulqdq xmm2, xmmword ptr [rax], 0
vpclmullqlqdq %xmm1, %xmm2, %xmm3
# CHECK: vpclmulqdq $0, %xmm1, %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0xd9,0x00]
# INTEL: vpclmulqdq xmm3, xmm2, xmm1, 0
vpclmullqlqdq (%rax), %xmm2, %xmm3
# CHECK: vpclmulqdq $0, (%rax), %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0x18,0x00]
# INTEL: vpclmulqdq xmm3, xmm2, xmmword ptr [rax], 0
vpclmullqlqdq %ymm1, %ymm2, %ymm3
# CHECK: vpclmulqdq $0, %ymm1, %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0xd9,0x00]
# INTEL: vpclmulqdq ymm3, ymm2, ymm1, 0
vpclmullqlqdq (%rax), %ymm2, %ymm3
# CHECK: vpclmulqdq $0, (%rax), %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0x18,0x00]
# INTEL: vpclmulqdq ymm3, ymm2, ymmword ptr [rax], 0
pclmulhqlqdq %xmm1, %xmm2
# CHECK: pclmulqdq $1, %xmm1, %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0xd1,0x01]
# INTEL: pclmulqdq xmm2, xmm1, 1
pclmulhqlqdq (%rax), %xmm2
# CHECK: pclmulqdq $1, (%rax), %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0x10,0x01]
# INTEL: pclmulqdq xmm2, xmmword ptr [rax], 1
vpclmulhqlqdq %xmm1, %xmm2, %xmm3
# CHECK: vpclmulqdq $1, %xmm1, %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0xd9,0x01]
# INTEL: vpclmulqdq xmm3, xmm2, xmm1, 1
vpclmulhqlqdq (%rax), %xmm2, %xmm3
# CHECK: vpclmulqdq $1, (%rax), %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0x18,0x01]
# INTEL: vpclmulqdq xmm3, xmm2, xmmword ptr [rax], 1
vpclmulhqlqdq %ymm1, %ymm2, %ymm3
# CHECK: vpclmulqdq $1, %ymm1, %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0xd9,0x01]
# INTEL: vpclmulqdq ymm3, ymm2, ymm1, 1
vpclmulhqlqdq (%rax), %ymm2, %ymm3
# CHECK: vpclmulqdq $1, (%rax), %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0x18,0x01]
# INTEL: vpclmulqdq ymm3, ymm2, ymmword ptr [rax], 1
pclmullqhqdq %xmm1, %xmm2
# CHECK: pclmulqdq $16, %xmm1, %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0xd1,0x10]
# INTEL: pclmulqdq xmm2, xmm1, 16
pclmullqhqdq (%rax), %xmm2
# CHECK: pclmulqdq $16, (%rax), %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0x10,0x10]
# INTEL: pclmulqdq xmm2, xmmword ptr [rax], 16
vpclmullqhqdq %xmm1, %xmm2, %xmm3
# CHECK: vpclmulqdq $16, %xmm1, %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0xd9,0x10]
# INTEL: vpclmulqdq xmm3, xmm2, xmm1, 16
vpclmullqhqdq (%rax), %xmm2, %xmm3
# CHECK: vpclmulqdq $16, (%rax), %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0x18,0x10]
# INTEL: vpclmulqdq xmm3, xmm2, xmmword ptr [rax], 16
vpclmullqhqdq %ymm1, %ymm2, %ymm3
# CHECK: vpclmulqdq $16, %ymm1, %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0xd9,0x10]
# INTEL: vpclmulqdq ymm3, ymm2, ymm1, 16
vpclmullqhqdq (%rax), %ymm2, %ymm3
# CHECK: vpclmulqdq $16, (%rax), %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0x18,0x10]
# INTEL: vpclmulqdq ymm3, ymm2, ymmword ptr [rax], 16
pclmulhqhqdq %xmm1, %xmm2
# CHECK: pclmulqdq $17, %xmm1, %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0xd1,0x11]
# INTEL: pclmulqdq xmm2, xmm1, 17
pclmulhqhqdq (%rax), %xmm2
# CHECK: pclmulqdq $17, (%rax), %xmm2 # encoding: [0x66,0x0f,0x3a,0x44,0x10,0x11]
# INTEL: pclmulqdq xmm2, xmmword ptr [rax], 17
vpclmulhqhqdq %xmm1, %xmm2, %xmm3
# CHECK: vpclmulqdq $17, %xmm1, %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0xd9,0x11]
# INTEL: vpclmulqdq xmm3, xmm2, xmm1, 17
vpclmulhqhqdq (%rax), %xmm2, %xmm3
# CHECK: vpclmulqdq $17, (%rax), %xmm2, %xmm3 # encoding: [0xc4,0xe3,0x69,0x44,0x18,0x11]
# INTEL: vpclmulqdq xmm3, xmm2, xmmword ptr [rax], 17
vpclmulhqhqdq %ymm1, %ymm2, %ymm3
# CHECK: vpclmulqdq $17, %ymm1, %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0xd9,0x11]
# INTEL: vpclmulqdq ymm3, ymm2, ymm1, 17
vpclmulhqhqdq (%rax), %ymm2, %ymm3
# CHECK: vpclmulqdq $17, (%rax), %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0x18,0x11]
# INTEL: vpclmulqdq ymm3, ymm2, ymmword ptr [rax], 17
cvtsi2ss %eax, %xmm1
# CHECK: cvtsi2ss %eax, %xmm1 # encoding: [0xf3,0x0f,0x2a,0xc8]
# INTEL: cvtsi2ss xmm1, eax
vcvtsi2ss %eax, %xmm1, %xmm2
# CHECK: vcvtsi2ss %eax, %xmm1, %xmm2 # encoding: [0xc5,0xf2,0x2a,0xd0]
# INTEL: vcvtsi2ss xmm2, xmm1, eax
cvtsi2sd %eax, %xmm1
# CHECK: cvtsi2sd %eax, %xmm1 # encoding: [0xf2,0x0f,0x2a,0xc8]
# INTEL: cvtsi2sd xmm1, eax
vcvtsi2sd %eax, %xmm1, %xmm2
# CHECK: vcvtsi2sd %eax, %xmm1, %xmm2 # encoding: [0xc5,0xf3,0x2a,0xd0]
# INTEL: vcvtsi2sd xmm2, xmm1, eax
cvtsi2ss %rax, %xmm1
# CHECK: cvtsi2ss %rax, %xmm1 # encoding: [0xf3,0x48,0x0f,0x2a,0xc8]
# INTEL: cvtsi2ss xmm1, rax
vcvtsi2ss %rax, %xmm1, %xmm2
# CHECK: vcvtsi2ss %rax, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0xf2,0x2a,0xd0]
# INTEL: vcvtsi2ss xmm2, xmm1, rax
cvtsi2sd %rax, %xmm1
# CHECK: cvtsi2sd %rax, %xmm1 # encoding: [0xf2,0x48,0x0f,0x2a,0xc8]
# INTEL: cvtsi2sd xmm1, rax
vcvtsi2sd %rax, %xmm1, %xmm2
# CHECK: vcvtsi2sd %rax, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0xf3,0x2a,0xd0]
# INTEL: vcvtsi2sd xmm2, xmm1, rax
cvtsi2ss (%rax), %xmm1
# CHECK: cvtsi2ssl (%rax), %xmm1 # encoding: [0xf3,0x0f,0x2a,0x08]
# INTEL: cvtsi2ss xmm1, dword ptr [rax]
vcvtsi2ss (%rax), %xmm1, %xmm2
# CHECK: vcvtsi2ssl (%rax), %xmm1, %xmm2 # encoding: [0xc5,0xf2,0x2a,0x10]
# INTEL: vcvtsi2ss xmm2, xmm1, dword ptr [rax]
cvtsi2sd (%rax), %xmm1
# CHECK: cvtsi2sdl (%rax), %xmm1 # encoding: [0xf2,0x0f,0x2a,0x08]
# INTEL: cvtsi2sd xmm1, dword ptr [rax]
vcvtsi2sd (%rax), %xmm1, %xmm2
# CHECK: vcvtsi2sdl (%rax), %xmm1, %xmm2 # encoding: [0xc5,0xf3,0x2a,0x10]
# INTEL: vcvtsi2sd xmm2, xmm1, dword ptr [rax]
cvtss2si %xmm1, %eax
# CHECK: cvtss2si %xmm1, %eax # encoding: [0xf3,0x0f,0x2d,0xc1]
# INTEL: cvtss2si eax, xmm1
cvtss2si (%rax), %eax
# CHECK: cvtss2si (%rax), %eax # encoding: [0xf3,0x0f,0x2d,0x00]
# INTEL: cvtss2si eax, dword ptr [rax]
vcvtss2si %xmm1, %eax
# CHECK: vcvtss2si %xmm1, %eax # encoding: [0xc5,0xfa,0x2d,0xc1]
# INTEL: vcvtss2si eax, xmm1
vcvtss2si (%rax), %eax
# CHECK: vcvtss2si (%rax), %eax # encoding: [0xc5,0xfa,0x2d,0x00]
# INTEL: vcvtss2si eax, dword ptr [rax]
cvtss2si %xmm1, %rax
# CHECK: cvtss2si %xmm1, %rax # encoding: [0xf3,0x48,0x0f,0x2d,0xc1]
# INTEL: cvtss2si rax, xmm1
cvtss2si (%rax), %rax
# CHECK: cvtss2si (%rax), %rax # encoding: [0xf3,0x48,0x0f,0x2d,0x00]
# INTEL: cvtss2si rax, dword ptr [rax]
vcvtss2si %xmm1, %rax
# CHECK: vcvtss2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfa,0x2d,0xc1]
# INTEL: vcvtss2si rax, xmm1
vcvtss2si (%rax), %rax
# CHECK: vcvtss2si (%rax), %rax # encoding: [0xc4,0xe1,0xfa,0x2d,0x00]
# INTEL: vcvtss2si rax, dword ptr [rax]
cvttss2si %xmm1, %eax
# CHECK: cvttss2si %xmm1, %eax # encoding: [0xf3,0x0f,0x2c,0xc1]
# INTEL: cvttss2si eax, xmm1
cvttss2si (%rax), %eax
# CHECK: cvttss2si (%rax), %eax # encoding: [0xf3,0x0f,0x2c,0x00]
# INTEL: cvttss2si eax, dword ptr [rax]
vcvttss2si %xmm1, %eax
# CHECK: vcvttss2si %xmm1, %eax # encoding: [0xc5,0xfa,0x2c,0xc1]
# INTEL: vcvttss2si eax, xmm1
vcvttss2si (%rax), %eax
# CHECK: vcvttss2si (%rax), %eax # encoding: [0xc5,0xfa,0x2c,0x00]
# INTEL: vcvttss2si eax, dword ptr [rax]
cvttss2si %xmm1, %rax
# CHECK: cvttss2si %xmm1, %rax # encoding: [0xf3,0x48,0x0f,0x2c,0xc1]
# INTEL: cvttss2si rax, xmm1
cvttss2si (%rax), %rax
# CHECK: cvttss2si (%rax), %rax # encoding: [0xf3,0x48,0x0f,0x2c,0x00]
# INTEL: cvttss2si rax, dword ptr [rax]
vcvttss2si %xmm1, %rax
# CHECK: vcvttss2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfa,0x2c,0xc1]
# INTEL: vcvttss2si rax, xmm1
vcvttss2si (%rax), %rax
# CHECK: vcvttss2si (%rax), %rax # encoding: [0xc4,0xe1,0xfa,0x2c,0x00]
# INTEL: vcvttss2si rax, dword ptr [rax]
cvtsd2si %xmm1, %eax
# CHECK: cvtsd2si %xmm1, %eax # encoding: [0xf2,0x0f,0x2d,0xc1]
# INTEL: cvtsd2si eax, xmm1
cvtsd2si (%rax), %eax
# CHECK: cvtsd2si (%rax), %eax # encoding: [0xf2,0x0f,0x2d,0x00]
# INTEL: cvtsd2si eax, qword ptr [rax]
vcvtsd2si %xmm1, %eax
# CHECK: vcvtsd2si %xmm1, %eax # encoding: [0xc5,0xfb,0x2d,0xc1]
# INTEL: vcvtsd2si eax, xmm1
vcvtsd2si (%rax), %eax
# CHECK: vcvtsd2si (%rax), %eax # encoding: [0xc5,0xfb,0x2d,0x00]
# INTEL: vcvtsd2si eax, qword ptr [rax]
cvtsd2si %xmm1, %rax
# CHECK: cvtsd2si %xmm1, %rax # encoding: [0xf2,0x48,0x0f,0x2d,0xc1]
# INTEL: cvtsd2si rax, xmm1
cvtsd2si (%rax), %rax
# CHECK: cvtsd2si (%rax), %rax # encoding: [0xf2,0x48,0x0f,0x2d,0x00]
# INTEL: cvtsd2si rax, qword ptr [rax]
vcvtsd2si %xmm1, %rax
# CHECK: vcvtsd2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfb,0x2d,0xc1]
# INTEL: vcvtsd2si rax, xmm1
vcvtsd2si (%rax), %rax
# CHECK: vcvtsd2si (%rax), %rax # encoding: [0xc4,0xe1,0xfb,0x2d,0x00]
# INTEL: vcvtsd2si rax, qword ptr [rax]
cvttsd2si %xmm1, %eax
# CHECK: cvttsd2si %xmm1, %eax # encoding: [0xf2,0x0f,0x2c,0xc1]
# INTEL: cvttsd2si eax, xmm1
cvttsd2si (%rax), %eax
# CHECK: cvttsd2si (%rax), %eax # encoding: [0xf2,0x0f,0x2c,0x00]
# INTEL: cvttsd2si eax, qword ptr [rax]
vcvttsd2si %xmm1, %eax
# CHECK: vcvttsd2si %xmm1, %eax # encoding: [0xc5,0xfb,0x2c,0xc1]
# INTEL: vcvttsd2si eax, xmm1
vcvttsd2si (%rax), %eax
# CHECK: vcvttsd2si (%rax), %eax # encoding: [0xc5,0xfb,0x2c,0x00]
# INTEL: vcvttsd2si eax, qword ptr [rax]
cvttsd2si %xmm1, %rax
# CHECK: cvttsd2si %xmm1, %rax # encoding: [0xf2,0x48,0x0f,0x2c,0xc1]
# INTEL: cvttsd2si rax, xmm1
cvttsd2si (%rax), %rax
# CHECK: cvttsd2si (%rax), %rax # encoding: [0xf2,0x48,0x0f,0x2c,0x00]
# INTEL: cvttsd2si rax, qword ptr [rax]
vcvttsd2si %xmm1, %rax
# CHECK: vcvttsd2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfb,0x2c,0xc1]
# INTEL: vcvttsd2si rax, xmm1
vcvttsd2si (%rax), %rax
# CHECK: vcvttsd2si (%rax), %rax # encoding: [0xc4,0xe1,0xfb,0x2c,0x00]
# INTEL: vcvttsd2si rax, qword ptr [rax]
cvtsi2ssl %eax, %xmm1
# CHECK: cvtsi2ss %eax, %xmm1 # encoding: [0xf3,0x0f,0x2a,0xc8]
# INTEL: cvtsi2ss xmm1, eax
vcvtsi2ssl %eax, %xmm1, %xmm2
# CHECK: vcvtsi2ss %eax, %xmm1, %xmm2 # encoding: [0xc5,0xf2,0x2a,0xd0]
# INTEL: vcvtsi2ss xmm2, xmm1, eax
cvtsi2sdl %eax, %xmm1
# CHECK: cvtsi2sd %eax, %xmm1 # encoding: [0xf2,0x0f,0x2a,0xc8]
# INTEL: cvtsi2sd xmm1, eax
vcvtsi2sdl %eax, %xmm1, %xmm2
# CHECK: vcvtsi2sd %eax, %xmm1, %xmm2 # encoding: [0xc5,0xf3,0x2a,0xd0]
# INTEL: vcvtsi2sd xmm2, xmm1, eax
cvtsi2ssl (%rax), %xmm1
# CHECK: cvtsi2ssl (%rax), %xmm1 # encoding: [0xf3,0x0f,0x2a,0x08]
# INTEL: cvtsi2ss xmm1, dword ptr [rax]
vcvtsi2ssl (%rax), %xmm1, %xmm2
# CHECK: vcvtsi2ssl (%rax), %xmm1, %xmm2 # encoding: [0xc5,0xf2,0x2a,0x10]
# INTEL: vcvtsi2ss xmm2, xmm1, dword ptr [rax]
cvtsi2sdl (%rax), %xmm1
# CHECK: cvtsi2sdl (%rax), %xmm1 # encoding: [0xf2,0x0f,0x2a,0x08]
# INTEL: cvtsi2sd xmm1, dword ptr [rax]
vcvtsi2sdl (%rax), %xmm1, %xmm2
# CHECK: vcvtsi2sdl (%rax), %xmm1, %xmm2 # encoding: [0xc5,0xf3,0x2a,0x10]
# INTEL: vcvtsi2sd xmm2, xmm1, dword ptr [rax]
cvtss2sil %xmm1, %eax
# CHECK: cvtss2si %xmm1, %eax # encoding: [0xf3,0x0f,0x2d,0xc1]
# INTEL: cvtss2si eax, xmm1
cvtss2sil (%rax), %eax
# CHECK: cvtss2si (%rax), %eax # encoding: [0xf3,0x0f,0x2d,0x00]
# INTEL: cvtss2si eax, dword ptr [rax]
vcvtss2sil %xmm1, %eax
# CHECK: vcvtss2si %xmm1, %eax # encoding: [0xc5,0xfa,0x2d,0xc1]
# INTEL: vcvtss2si eax, xmm1
vcvtss2sil (%rax), %eax
# CHECK: vcvtss2si (%rax), %eax # encoding: [0xc5,0xfa,0x2d,0x00]
# INTEL: vcvtss2si eax, dword ptr [rax]
cvttss2sil %xmm1, %eax
# CHECK: cvttss2si %xmm1, %eax # encoding: [0xf3,0x0f,0x2c,0xc1]
# INTEL: cvttss2si eax, xmm1
cvttss2sil (%rax), %eax
# CHECK: cvttss2si (%rax), %eax # encoding: [0xf3,0x0f,0x2c,0x00]
# INTEL: cvttss2si eax, dword ptr [rax]
vcvttss2sil %xmm1, %eax
# CHECK: vcvttss2si %xmm1, %eax # encoding: [0xc5,0xfa,0x2c,0xc1]
# INTEL: vcvttss2si eax, xmm1
vcvttss2sil (%rax), %eax
# CHECK: vcvttss2si (%rax), %eax # encoding: [0xc5,0xfa,0x2c,0x00]
# INTEL: vcvttss2si eax, dword ptr [rax]
cvtsd2sil %xmm1, %eax
# CHECK: cvtsd2si %xmm1, %eax # encoding: [0xf2,0x0f,0x2d,0xc1]
# INTEL: cvtsd2si eax, xmm1
cvtsd2sil (%rax), %eax
# CHECK: cvtsd2si (%rax), %eax # encoding: [0xf2,0x0f,0x2d,0x00]
# INTEL: cvtsd2si eax, qword ptr [rax]
vcvtsd2sil %xmm1, %eax
# CHECK: vcvtsd2si %xmm1, %eax # encoding: [0xc5,0xfb,0x2d,0xc1]
# INTEL: vcvtsd2si eax, xmm1
vcvtsd2sil (%rax), %eax
# CHECK: vcvtsd2si (%rax), %eax # encoding: [0xc5,0xfb,0x2d,0x00]
# INTEL: vcvtsd2si eax, qword ptr [rax]
cvttsd2sil %xmm1, %eax
# CHECK: cvttsd2si %xmm1, %eax # encoding: [0xf2,0x0f,0x2c,0xc1]
# INTEL: cvttsd2si eax, xmm1
cvttsd2sil (%rax), %eax
# CHECK: cvttsd2si (%rax), %eax # encoding: [0xf2,0x0f,0x2c,0x00]
# INTEL: cvttsd2si eax, qword ptr [rax]
vcvttsd2sil %xmm1, %eax
# CHECK: vcvttsd2si %xmm1, %eax # encoding: [0xc5,0xfb,0x2c,0xc1]
# INTEL: vcvttsd2si eax, xmm1
vcvttsd2sil (%rax), %eax
# CHECK: vcvttsd2si (%rax), %eax # encoding: [0xc5,0xfb,0x2c,0x00]
# INTEL: vcvttsd2si eax, qword ptr [rax]
cvtsi2ssq %rax, %xmm1
# CHECK: cvtsi2ss %rax, %xmm1 # encoding: [0xf3,0x48,0x0f,0x2a,0xc8]
# INTEL: cvtsi2ss xmm1, rax
vcvtsi2ssq %rax, %xmm1, %xmm2
# CHECK: vcvtsi2ss %rax, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0xf2,0x2a,0xd0]
# INTEL: vcvtsi2ss xmm2, xmm1, rax
cvtsi2sdq %rax, %xmm1
# CHECK: cvtsi2sd %rax, %xmm1 # encoding: [0xf2,0x48,0x0f,0x2a,0xc8]
# INTEL: cvtsi2sd xmm1, rax
vcvtsi2sdq %rax, %xmm1, %xmm2
# CHECK: vcvtsi2sd %rax, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0xf3,0x2a,0xd0]
# INTEL: vcvtsi2sd xmm2, xmm1, rax
cvtsi2ssq (%rax), %xmm1
# CHECK: cvtsi2ssq (%rax), %xmm1 # encoding: [0xf3,0x48,0x0f,0x2a,0x08]
# INTEL: cvtsi2ss xmm1, qword ptr [rax]
vcvtsi2ssq (%rax), %xmm1, %xmm2
# CHECK: vcvtsi2ssq (%rax), %xmm1, %xmm2 # encoding: [0xc4,0xe1,0xf2,0x2a,0x10]
# INTEL: vcvtsi2ss xmm2, xmm1, qword ptr [rax]
cvtsi2sdq (%rax), %xmm1
# CHECK: cvtsi2sdq (%rax), %xmm1 # encoding: [0xf2,0x48,0x0f,0x2a,0x08]
# INTEL: cvtsi2sd xmm1, qword ptr [rax]
vcvtsi2sdq (%rax), %xmm1, %xmm2
# CHECK: vcvtsi2sdq (%rax), %xmm1, %xmm2 # encoding: [0xc4,0xe1,0xf3,0x2a,0x10]
# INTEL: vcvtsi2sd xmm2, xmm1, qword ptr [rax]
cvtss2siq %xmm1, %rax
# CHECK: cvtss2si %xmm1, %rax # encoding: [0xf3,0x48,0x0f,0x2d,0xc1]
# INTEL: cvtss2si rax, xmm1
cvtss2siq (%rax), %rax
# CHECK: cvtss2si (%rax), %rax # encoding: [0xf3,0x48,0x0f,0x2d,0x00]
# INTEL: cvtss2si rax, dword ptr [rax]
vcvtss2siq %xmm1, %rax
# CHECK: vcvtss2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfa,0x2d,0xc1]
# INTEL: vcvtss2si rax, xmm1
vcvtss2siq (%rax), %rax
# CHECK: vcvtss2si (%rax), %rax # encoding: [0xc4,0xe1,0xfa,0x2d,0x00]
# INTEL: vcvtss2si rax, dword ptr [rax]
cvttss2siq %xmm1, %rax
# CHECK: cvttss2si %xmm1, %rax # encoding: [0xf3,0x48,0x0f,0x2c,0xc1]
# INTEL: cvttss2si rax, xmm1
cvttss2siq (%rax), %rax
# CHECK: cvttss2si (%rax), %rax # encoding: [0xf3,0x48,0x0f,0x2c,0x00]
# INTEL: cvttss2si rax, dword ptr [rax]
vcvttss2siq %xmm1, %rax
# CHECK: vcvttss2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfa,0x2c,0xc1]
# INTEL: vcvttss2si rax, xmm1
vcvttss2siq (%rax), %rax
# CHECK: vcvttss2si (%rax), %rax # encoding: [0xc4,0xe1,0xfa,0x2c,0x00]
# INTEL: vcvttss2si rax, dword ptr [rax]
cvtsd2siq %xmm1, %rax
# CHECK: cvtsd2si %xmm1, %rax # encoding: [0xf2,0x48,0x0f,0x2d,0xc1]
# INTEL: cvtsd2si rax, xmm1
cvtsd2siq (%rax), %rax
# CHECK: cvtsd2si (%rax), %rax # encoding: [0xf2,0x48,0x0f,0x2d,0x00]
# INTEL: cvtsd2si rax, qword ptr [rax]
vcvtsd2siq %xmm1, %rax
# CHECK: vcvtsd2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfb,0x2d,0xc1]
# INTEL: vcvtsd2si rax, xmm1
vcvtsd2siq (%rax), %rax
# CHECK: vcvtsd2si (%rax), %rax # encoding: [0xc4,0xe1,0xfb,0x2d,0x00]
# INTEL: vcvtsd2si rax, qword ptr [rax]
cvttsd2siq %xmm1, %rax
# CHECK: cvttsd2si %xmm1, %rax # encoding: [0xf2,0x48,0x0f,0x2c,0xc1]
# INTEL: cvttsd2si rax, xmm1
cvttsd2siq (%rax), %rax
# CHECK: cvttsd2si (%rax), %rax # encoding: [0xf2,0x48,0x0f,0x2c,0x00]
# INTEL: cvttsd2si rax, qword ptr [rax]
vcvttsd2siq %xmm1, %rax
# CHECK: vcvttsd2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfb,0x2c,0xc1]
# INTEL: vcvttsd2si rax, xmm1
vcvttsd2siq (%rax), %rax
# CHECK: vcvttsd2si (%rax), %rax # encoding: [0xc4,0xe1,0xfb,0x2c,0x00]
# INTEL: vcvttsd2si rax, qword ptr [rax]
vcvtpd2ps %xmm1, %xmm2
# CHECK: vcvtpd2ps %xmm1, %xmm2 # encoding: [0xc5,0xf9,0x5a,0xd1]
# INTEL: vcvtpd2ps xmm2, xmm1
vcvtpd2ps %ymm1, %xmm2
# CHECK: vcvtpd2ps %ymm1, %xmm2 # encoding: [0xc5,0xfd,0x5a,0xd1]
# INTEL: vcvtpd2ps xmm2, ymm1
vcvtpd2psx %xmm1, %xmm2
# CHECK: vcvtpd2ps %xmm1, %xmm2 # encoding: [0xc5,0xf9,0x5a,0xd1]
# INTEL: vcvtpd2ps xmm2, xmm1
vcvtpd2psx (%rax), %xmm2
# CHECK: vcvtpd2psx (%rax), %xmm2 # encoding: [0xc5,0xf9,0x5a,0x10]
# INTEL: vcvtpd2ps xmm2, xmmword ptr [rax]
vcvtpd2psy %ymm1, %xmm2
# CHECK: vcvtpd2ps %ymm1, %xmm2 # encoding: [0xc5,0xfd,0x5a,0xd1]
# INTEL: vcvtpd2ps xmm2, ymm1
vcvtpd2psy (%rax), %xmm2
# CHECK: vcvtpd2psy (%rax), %xmm2 # encoding: [0xc5,0xfd,0x5a,0x10]
# INTEL: vcvtpd2ps xmm2, ymmword ptr [rax]
vcvtpd2dq %xmm1, %xmm2
# CHECK: vcvtpd2dq %xmm1, %xmm2 # encoding: [0xc5,0xfb,0xe6,0xd1]
# INTEL: vcvtpd2dq xmm2, xmm1
vcvtpd2dq %ymm1, %xmm2
# CHECK: vcvtpd2dq %ymm1, %xmm2 # encoding: [0xc5,0xff,0xe6,0xd1]
# INTEL: vcvtpd2dq xmm2, ymm1
vcvtpd2dqx %xmm1, %xmm2
# CHECK: vcvtpd2dq %xmm1, %xmm2 # encoding: [0xc5,0xfb,0xe6,0xd1]
# INTEL: vcvtpd2dq xmm2, xmm1
vcvtpd2dqx (%rax), %xmm2
# CHECK: vcvtpd2dqx (%rax), %xmm2 # encoding: [0xc5,0xfb,0xe6,0x10]
# INTEL: vcvtpd2dq xmm2, xmmword ptr [rax]
vcvtpd2dqy %ymm1, %xmm2
# CHECK: vcvtpd2dq %ymm1, %xmm2 # encoding: [0xc5,0xff,0xe6,0xd1]
# INTEL: vcvtpd2dq xmm2, ymm1
vcvtpd2dqy (%rax), %xmm2
# CHECK: vcvtpd2dqy (%rax), %xmm2 # encoding: [0xc5,0xff,0xe6,0x10]
# INTEL: vcvtpd2dq xmm2, ymmword ptr [rax]
vcvttpd2dq %xmm1, %xmm2
# CHECK: vcvttpd2dq %xmm1, %xmm2 # encoding: [0xc5,0xf9,0xe6,0xd1]
# INTEL: vcvttpd2dq xmm2, xmm1
vcvttpd2dq %ymm1, %xmm2
# CHECK: vcvttpd2dq %ymm1, %xmm2 # encoding: [0xc5,0xfd,0xe6,0xd1]
# INTEL: vcvttpd2dq xmm2, ymm1
vcvttpd2dqx %xmm1, %xmm2
# CHECK: vcvttpd2dq %xmm1, %xmm2 # encoding: [0xc5,0xf9,0xe6,0xd1]
# INTEL: vcvttpd2dq xmm2, xmm1
vcvttpd2dqx (%rax), %xmm2
# CHECK: vcvttpd2dqx (%rax), %xmm2 # encoding: [0xc5,0xf9,0xe6,0x10]
# INTEL: vcvttpd2dq xmm2, xmmword ptr [rax]
vcvttpd2dqy %ymm1, %xmm2
# CHECK: vcvttpd2dq %ymm1, %xmm2 # encoding: [0xc5,0xfd,0xe6,0xd1]
# INTEL: vcvttpd2dq xmm2, ymm1
vcvttpd2dqy (%rax), %xmm2
# CHECK: vcvttpd2dqy (%rax), %xmm2 # encoding: [0xc5,0xfd,0xe6,0x10]
# INTEL: vcvttpd2dq xmm2, ymmword ptr [rax]
movd %eax, %xmm2
# CHECK: movd %eax, %xmm2 # encoding: [0x66,0x0f,0x6e,0xd0]
# INTEL: movd xmm2, eax
movd %eax, %mm2
# CHECK: movd %eax, %mm2 # encoding: [0x0f,0x6e,0xd0]
# INTEL: movd mm2, eax
movd %rax, %xmm2
# CHECK: movq %rax, %xmm2 # encoding: [0x66,0x48,0x0f,0x6e,0xd0]
# INTEL: movq xmm2, rax
movd %rax, %mm2
# CHECK: movq %rax, %mm2 # encoding: [0x48,0x0f,0x6e,0xd0]
# INTEL: movq mm2, rax
movd %xmm1, %eax
# CHECK: movd %xmm1, %eax # encoding: [0x66,0x0f,0x7e,0xc8]
# INTEL: movd eax, xmm1
movd %xmm1, %rax
# CHECK: movq %xmm1, %rax # encoding: [0x66,0x48,0x0f,0x7e,0xc8]
# INTEL: movq rax, xmm1
movd %xmm1, (%rax)
# CHECK: movd %xmm1, (%rax) # encoding: [0x66,0x0f,0x7e,0x08]
# INTEL: movd dword ptr [rax], xmm1
movd (%rax), %xmm2
# CHECK: movd (%rax), %xmm2 # encoding: [0x66,0x0f,0x6e,0x10]
# INTEL: movd xmm2, dword ptr [rax]
movd (%rax), %mm2
# CHECK: movd (%rax), %mm2 # encoding: [0x0f,0x6e,0x10]
# INTEL: movd mm2, dword ptr [rax]
movd %mm1, %eax
# CHECK: movd %mm1, %eax # encoding: [0x0f,0x7e,0xc8]
# INTEL: movd eax, mm1
movd %mm1, %rax
# CHECK: movq %mm1, %rax # encoding: [0x48,0x0f,0x7e,0xc8]
# INTEL: movq rax, mm1
movd %mm1, (%rax)
# CHECK: movd %mm1, (%rax) # encoding: [0x0f,0x7e,0x08]
# INTEL: movd dword ptr [rax], mm1
movq %rax, %xmm2
# CHECK: movq %rax, %xmm2 # encoding: [0x66,0x48,0x0f,0x6e,0xd0]
# INTEL: movq xmm2, rax
movq %rax, (%rax)
# CHECK: movq %rax, (%rax) # encoding: [0x48,0x89,0x00]
# INTEL: mov qword ptr [rax], rax
movq %rax, %mm2
# CHECK: movq %rax, %mm2 # encoding: [0x48,0x0f,0x6e,0xd0]
# INTEL: movq mm2, rax
movq %xmm1, %rax
# CHECK: movq %xmm1, %rax # encoding: [0x66,0x48,0x0f,0x7e,0xc8]
# INTEL: movq rax, xmm1
movq %xmm1, %xmm2
# CHECK: movq %xmm1, %xmm2 # encoding: [0xf3,0x0f,0x7e,0xd1]
# INTEL: movq xmm2, xmm1
movq %xmm1, (%rax)
# CHECK: movq %xmm1, (%rax) # encoding: [0x66,0x0f,0xd6,0x08]
# INTEL: movq qword ptr [rax], xmm1
movq (%rax), %rax
# CHECK: movq (%rax), %rax # encoding: [0x48,0x8b,0x00]
# INTEL: mov rax, qword ptr [rax]
movq (%rax), %xmm2
# CHECK: movq (%rax), %xmm2 # encoding: [0xf3,0x0f,0x7e,0x10]
# INTEL: movq xmm2, qword ptr [rax]
movq (%rax), %mm2
# CHECK: movq (%rax), %mm2 # encoding: [0x0f,0x6f,0x10]
# INTEL: movq mm2, qword ptr [rax]
movq %mm1, %rax
# CHECK: movq %mm1, %rax # encoding: [0x48,0x0f,0x7e,0xc8]
# INTEL: movq rax, mm1
movq %mm1, (%rax)
# CHECK: movq %mm1, (%rax) # encoding: [0x0f,0x7f,0x08]
# INTEL: movq qword ptr [rax], mm1
movq %mm1, %mm2
# CHECK: movq %mm1, %mm2 # encoding: [0x0f,0x6f,0xd1]
# INTEL: movq mm2, mm1
vmovd %eax, %xmm2
# CHECK: vmovd %eax, %xmm2 # encoding: [0xc5,0xf9,0x6e,0xd0]
# INTEL: vmovd xmm2, eax
vmovd %rax, %xmm2
# CHECK: vmovq %rax, %xmm2 # encoding: [0xc4,0xe1,0xf9,0x6e,0xd0]
# INTEL: vmovq xmm2, rax
vmovd %xmm1, %eax
# CHECK: vmovd %xmm1, %eax # encoding: [0xc5,0xf9,0x7e,0xc8]
# INTEL: vmovd eax, xmm1
vmovd %xmm1, %rax
# CHECK: vmovq %xmm1, %rax # encoding: [0xc4,0xe1,0xf9,0x7e,0xc8]
# INTEL: vmovq rax, xmm1
vmovd %xmm1, (%rax)
# CHECK: vmovd %xmm1, (%rax) # encoding: [0xc5,0xf9,0x7e,0x08]
# INTEL: vmovd dword ptr [rax], xmm1
vmovd (%rax), %xmm2
# CHECK: vmovd (%rax), %xmm2 # encoding: [0xc5,0xf9,0x6e,0x10]
# INTEL: vmovd xmm2, dword ptr [rax]
vmovq %rax, %xmm2
# CHECK: vmovq %rax, %xmm2 # encoding: [0xc4,0xe1,0xf9,0x6e,0xd0]
# INTEL: vmovq xmm2, rax
vmovq %xmm1, %rax
# CHECK: vmovq %xmm1, %rax # encoding: [0xc4,0xe1,0xf9,0x7e,0xc8]
# INTEL: vmovq rax, xmm1
vmovq %xmm1, %xmm2
# CHECK: vmovq %xmm1, %xmm2 # encoding: [0xc5,0xfa,0x7e,0xd1]
# INTEL: vmovq xmm2, xmm1
vmovq %xmm1, (%rax)
# CHECK: vmovq %xmm1, (%rax) # encoding: [0xc5,0xf9,0xd6,0x08]
# INTEL: vmovq qword ptr [rax], xmm1
vmovq (%rax), %xmm2
# CHECK: vmovq (%rax), %xmm2 # encoding: [0xc5,0xfa,0x7e,0x10]
# INTEL: vmovq xmm2, qword ptr [rax]
movaps.s %xmm1, %xmm2
# CHECK: movaps %xmm1, %xmm2 # encoding: [0x0f,0x29,0xca]
# INTEL: movaps xmm2, xmm1
vmovaps.s %xmm1, %xmm2
# CHECK: vmovaps %xmm1, %xmm2 # encoding: [0xc5,0xf8,0x29,0xca]
# INTEL: vmovaps xmm2, xmm1
vmovaps.s %ymm1, %ymm2
# CHECK: vmovaps %ymm1, %ymm2 # encoding: [0xc5,0xfc,0x29,0xca]
# INTEL: vmovaps ymm2, ymm1
movups.s %xmm1, %xmm2
# CHECK: movups %xmm1, %xmm2 # encoding: [0x0f,0x11,0xca]
# INTEL: movups xmm2, xmm1
vmovups.s %xmm1, %xmm2
# CHECK: vmovups %xmm1, %xmm2 # encoding: [0xc5,0xf8,0x11,0xca]
# INTEL: vmovups xmm2, xmm1
vmovups.s %ymm1, %ymm2
# CHECK: vmovups %ymm1, %ymm2 # encoding: [0xc5,0xfc,0x11,0xca]
# INTEL: vmovups ymm2, ymm1
movapd.s %xmm1, %xmm2
# CHECK: movapd %xmm1, %xmm2 # encoding: [0x66,0x0f,0x29,0xca]
# INTEL: movapd xmm2, xmm1
vmovapd.s %xmm1, %xmm2
# CHECK: vmovapd %xmm1, %xmm2 # encoding: [0xc5,0xf9,0x29,0xca]
# INTEL: vmovapd xmm2, xmm1
vmovapd.s %ymm1, %ymm2
# CHECK: vmovapd %ymm1, %ymm2 # encoding: [0xc5,0xfd,0x29,0xca]
# INTEL: vmovapd ymm2, ymm1
movupd.s %xmm1, %xmm2
# CHECK: movupd %xmm1, %xmm2 # encoding: [0x66,0x0f,0x11,0xca]
# INTEL: movupd xmm2, xmm1
vmovupd.s %xmm1, %xmm2
# CHECK: vmovupd %xmm1, %xmm2 # encoding: [0xc5,0xf9,0x11,0xca]
# INTEL: vmovupd xmm2, xmm1
vmovupd.s %ymm1, %ymm2
# CHECK: vmovupd %ymm1, %ymm2 # encoding: [0xc5,0xfd,0x11,0xca]
# INTEL: vmovupd ymm2, ymm1
movdqa.s %xmm1, %xmm2
# CHECK: movdqa %xmm1, %xmm2 # encoding: [0x66,0x0f,0x7f,0xca]
# INTEL: movdqa xmm2, xmm1
vmovdqa.s %xmm1, %xmm2
# CHECK: vmovdqa %xmm1, %xmm2 # encoding: [0xc5,0xf9,0x7f,0xca]
# INTEL: vmovdqa xmm2, xmm1
vmovdqa.s %ymm1, %ymm2
# CHECK: vmovdqa %ymm1, %ymm2 # encoding: [0xc5,0xfd,0x7f,0xca]
# INTEL: vmovdqa ymm2, ymm1
movdqu.s %xmm1, %xmm2
# CHECK: movdqu %xmm1, %xmm2 # encoding: [0xf3,0x0f,0x7f,0xca]
# INTEL: movdqu xmm2, xmm1
vmovdqu.s %xmm1, %xmm2
# CHECK: vmovdqu %xmm1, %xmm2 # encoding: [0xc5,0xfa,0x7f,0xca]
# INTEL: vmovdqu xmm2, xmm1
vmovdqu.s %ymm1, %ymm2
# CHECK: vmovdqu %ymm1, %ymm2 # encoding: [0xc5,0xfe,0x7f,0xca]
# INTEL: vmovdqu ymm2, ymm1
movq.s %xmm1, %xmm2
# CHECK: movq %xmm1, %xmm2 # encoding: [0x66,0x0f,0xd6,0xca]
# INTEL: movq xmm2, xmm1
vmovq.s %xmm1, %xmm2
# CHECK: vmovq %xmm1, %xmm2 # encoding: [0xc5,0xf9,0xd6,0xca]
# INTEL: vmovq xmm2, xmm1
movss.s %xmm1, %xmm2
# CHECK: movss %xmm1, %xmm2 # encoding: [0xf3,0x0f,0x11,0xca]
# INTEL: movss xmm2, xmm1
vmovss.s %xmm1, %xmm2, %xmm3
# CHECK: vmovss %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xea,0x11,0xcb]
# INTEL: vmovss xmm3, xmm2, xmm1
movsd.s %xmm1, %xmm2
# CHECK: movsd %xmm1, %xmm2 # encoding: [0xf2,0x0f,0x11,0xca]
# INTEL: movsd xmm2, xmm1
vmovsd.s %xmm1, %xmm2, %xmm3
# CHECK: vmovsd %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xeb,0x11,0xcb]
# INTEL: vmovsd xmm3, xmm2, xmm1
movq.s %mm1, %mm2
# CHECK: movq %mm1, %mm2 # encoding: [0x0f,0x7f,0xca]
# INTEL: movq mm2, mm1
blendvps %xmm1, %xmm2
# CHECK: blendvps %xmm0, %xmm1, %xmm2 # encoding: [0x66,0x0f,0x38,0x14,0xd1]
# INTEL: blendvps xmm2, xmm1, xmm0
blendvps %xmm0, %xmm1, %xmm2
# CHECK: blendvps %xmm0, %xmm1, %xmm2 # encoding: [0x66,0x0f,0x38,0x14,0xd1]
# INTEL: blendvps xmm2, xmm1, xmm0
pblendvb (%rax), %xmm1
# CHECK: pblendvb %xmm0, (%rax), %xmm1 # encoding: [0x66,0x0f,0x38,0x10,0x08]
# INTEL: pblendvb xmm1, xmmword ptr [rax], xmm0
sha256rnds2 %xmm1, %xmm2
# CHECK: sha256rnds2 %xmm0, %xmm1, %xmm2 # encoding: [0x0f,0x38,0xcb,0xd1]
# INTEL: sha256rnds2 xmm2, xmm1, xmm0
{vex} vpdpbusd %xmm1, %xmm2, %xmm3
# CHECK: {vex} vpdpbusd %xmm1, %xmm2, %xmm3 # encoding: [0xc4,0xe2,0x69,0x50,0xd9]
# INTEL: {vex} vpdpbusd xmm3, xmm2, xmm1
{vex3} vaddps %xmm9, %xmm1, %xmm2
# CHECK: {vex3} vaddps %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x70,0x58,0xd1]
# INTEL: {vex3} vaddps xmm2, xmm1, xmm9
{vex2} vaddps %xmm9, %xmm1, %xmm2
# CHECK: {vex2} vaddps %xmm1, %xmm9, %xmm2 # encoding: [0xc5,0xb0,0x58,0xd1]
# INTEL: {vex2} vaddps xmm2, xmm9, xmm1
{vex3} vaddps %xmm1, %xmm1, %xmm2
# CHECK: {vex3} vaddps %xmm1, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0x70,0x58,0xd1]
# INTEL: {vex3} vaddps xmm2, xmm1, xmm1
{vex} vaddps %xmm1, %xmm1, %xmm2
# CHECK: {vex} vaddps %xmm1, %xmm1, %xmm2 # encoding: [0xc5,0xf0,0x58,0xd1]
# INTEL: {vex} vaddps xmm2, xmm1, xmm1
vmovhlps %xmm9, %xmm1, %xmm2
# CHECK: vmovhlps %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x70,0x12,0xd1]
# INTEL: vmovhlps xmm2, xmm1, xmm9
vunpckhpd %xmm9, %xmm1, %xmm2
# CHECK: vunpckhpd %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x71,0x15,0xd1]
# INTEL: vunpckhpd xmm2, xmm1, xmm9
vmovss %xmm9, %xmm1, %xmm2
# CHECK: vmovss %xmm9, %xmm1, %xmm2 # encoding: [0xc5,0x72,0x11,0xca]
# INTEL: vmovss xmm2, xmm1, xmm9
vmovq %xmm9, %xmm1
# CHECK: vmovq %xmm9, %xmm1 # encoding: [0xc5,0x79,0xd6,0xc9]
# INTEL: vmovq xmm1, xmm9
vpand %ymm9, %ymm1, %ymm2
# CHECK: vpand %ymm1, %ymm9, %ymm2 # encoding: [0xc5,0xb5,0xdb,0xd1]
# INTEL: vpand ymm2, ymm9, ymm1
maskmovq %mm1, %mm2
# CHECK: maskmovq %mm1, %mm2 # encoding: [0x0f,0xf7,0xd1]
# INTEL: maskmovq mm2, mm1
maskmovdqu %xmm1, %xmm2
# CHECK: maskmovdqu %xmm1, %xmm2 # encoding: [0x66,0x0f,0xf7,0xd1]
# INTEL: maskmovdqu xmm2, xmm1
{vex} vcvtneps2bf16x %xmm1, %xmm2
# CHECK: {vex} vcvtneps2bf16 %xmm1, %xmm2 # encoding: [0xc4,0xe2,0x7a,0x72,0xd1]
# INTEL: {vex} vcvtneps2bf16 xmm2, xmm1
{vex} vcvtneps2bf16 %ymm1, %xmm2
# CHECK: {vex} vcvtneps2bf16 %ymm1, %xmm2 # encoding: [0xc4,0xe2,0x7e,0x72,0xd1]
# INTEL: {vex} vcvtneps2bf16 xmm2, ymm1
movnti %eax, (%rax)
# CHECK: movntil %eax, (%rax) # encoding: [0x0f,0xc3,0x00]
# INTEL: movnti dword ptr [rax], eax
movnti %rax, (%rax)
# CHECK: movntiq %rax, (%rax) # encoding: [0x48,0x0f,0xc3,0x00]
# INTEL: movnti qword ptr [rax], rax
fxsave64 (%rax)
# CHECK: fxsave64 (%rax) # encoding: [0x48,0x0f,0xae,0x00]
# INTEL: fxsave64 [rax]
fxrstorq (%rax)
# CHECK: fxrstor64 (%rax) # encoding: [0x48,0x0f,0xae,0x08]
# INTEL: fxrstor64 [rax]
fxsaveq (%rax)
# CHECK: fxsave64 (%rax) # encoding: [0x48,0x0f,0xae,0x00]
# INTEL: fxsave64 [rax]
ldmxcsr (%rax)
# CHECK: ldmxcsr (%rax) # encoding: [0x0f,0xae,0x10]
# INTEL: ldmxcsr dword ptr [rax]
emms
# CHECK: emms # encoding: [0x0f,0x77]
# INTEL: emms
vzeroall
# CHECK: vzeroall # encoding: [0xc5,0xfc,0x77]
# INTEL: vzeroall
vzeroupper
# CHECK: vzeroupper # encoding: [0xc5,0xf8,0x77]
# INTEL: vzeroupper
vmaskmovdqu %xmm1, %xmm2
# CHECK: vmaskmovdqu %xmm1, %xmm2 # encoding: [0xc5,0xf9,0xf7,0xd1]
# INTEL: vmaskmovdqu xmm2, xmm1
pinsrw $1, (%rax), %xmm1
# CHECK: pinsrw $1, (%rax), %xmm1 # encoding: [0x66,0x0f,0xc4,0x08,0x01]
# INTEL: pinsrw xmm1, word ptr [rax], 1
movsd (%rax), %xmm1
# CHECK: movsd (%rax), %xmm1 # encoding: [0xf2,0x0f,0x10,0x08]
# INTEL: movsd xmm1, qword ptr [rax]
movsd %xmm1, (%rax)
# CHECK: movsd %xmm1, (%rax) # encoding: [0xf2,0x0f,0x11,0x08]
# INTEL: movsd qword ptr [rax], xmm1
pextrw $1, %xmm1, (%rax)
# CHECK: pextrw $1, %xmm1, (%rax) # encoding: [0x66,0x0f,0x3a,0x15,0x08,0x01]
# INTEL: pextrw word ptr [rax], xmm1, 1
movmskpd %xmm1, %r9
# CHECK: movmskpd %xmm1, %r9d # encoding: [0x66,0x44,0x0f,0x50,0xc9]
# INTEL: movmskpd r9d, xmm1
