# Constants are built in as few instructions as LLVM needs.
# RUN: codewright mc -triple=riscv64 %s | FileCheck %s --check-prefix=RUN1
# RUN: codewright mc -triple=riscv64 -mattr=+zba,+zbb,+zbs %s | FileCheck %s --check-prefix=RUN2
# RUN: codewright mc -triple=riscv64 -mattr=+c -show-encoding %s | FileCheck %s --check-prefix=RUN3

li a0, 0
li a0, -2048
li a0, 2048
li a0, 0x7fffffff
li a0, 0x80000000
li a0, 0xffffffe0
li a0, 0x80000001
li a0, 0x12345678
li a0, 0xffffffff
li a0, 0x100000000
li a0, 0xfffffffff
li a0, 0x5555555555555555
li a0, 0x123456789abcdef0
li a0, -0x123456789abcdef
li a0, 0x8000000080000000
li a0, 0xff00ff00ff00ff00
li a0, 0x17ff17ff
li a0, 0x1400000000003

# RUN1: li a0, 0
# RUN1-NEXT: li a0, -2048
# RUN1-NEXT: li a0, 1
# RUN1-NEXT: slli a0, a0, 11
# RUN1-NEXT: lui a0, 524288
# RUN1-NEXT: addiw a0, a0, -1
# RUN1-NEXT: li a0, 1
# RUN1-NEXT: slli a0, a0, 31
# RUN1-NEXT: li a0, 1
# RUN1-NEXT: slli a0, a0, 32
# RUN1-NEXT: addi a0, a0, -32
# RUN1-NEXT: li a0, 1
# RUN1-NEXT: slli a0, a0, 31
# RUN1-NEXT: addi a0, a0, 1
# RUN1-NEXT: lui a0, 74565
# RUN1-NEXT: addi a0, a0, 1656
# RUN1-NEXT: li a0, -1
# RUN1-NEXT: srli a0, a0, 32
# RUN1-NEXT: li a0, 1
# RUN1-NEXT: slli a0, a0, 32
# RUN1-NEXT: li a0, -1
# RUN1-NEXT: srli a0, a0, 28
# RUN1-NEXT: lui a0, 21845
# RUN1-NEXT: addi a0, a0, 1365
# RUN1-NEXT: slli a0, a0, 12
# RUN1-NEXT: addi a0, a0, 1365
# RUN1-NEXT: slli a0, a0, 12
# RUN1-NEXT: addi a0, a0, 1365
# RUN1-NEXT: slli a0, a0, 12
# RUN1-NEXT: addi a0, a0, 1365
# RUN1-NEXT: lui a0, 583
# RUN1-NEXT: addi a0, a0, -1875
# RUN1-NEXT: slli a0, a0, 14
# RUN1-NEXT: addi a0, a0, -947
# RUN1-NEXT: slli a0, a0, 12
# RUN1-NEXT: addi a0, a0, 1511
# RUN1-NEXT: slli a0, a0, 13
# RUN1-NEXT: addi a0, a0, -272
# RUN1-NEXT: lui a0, 899445
# RUN1-NEXT: addi a0, a0, 783
# RUN1-NEXT: slli a0, a0, 13
# RUN1-NEXT: addi a0, a0, -1711
# RUN1-NEXT: slli a0, a0, 14
# RUN1-NEXT: addi a0, a0, -2048
# RUN1-NEXT: addi a0, a0, -1519
# RUN1-NEXT: li a0, -1
# RUN1-NEXT: slli a0, a0, 32
# RUN1-NEXT: addi a0, a0, 1
# RUN1-NEXT: slli a0, a0, 31
# RUN1-NEXT: lui a0, 1044496
# RUN1-NEXT: addi a0, a0, -255
# RUN1-NEXT: slli a0, a0, 16
# RUN1-NEXT: addi a0, a0, -255
# RUN1-NEXT: slli a0, a0, 16
# RUN1-NEXT: addi a0, a0, -256
# RUN1-NEXT: lui a0, 98289
# RUN1-NEXT: addi a0, a0, 2047
# RUN1-NEXT: li a0, 5
# RUN1-NEXT: slli a0, a0, 46
# RUN1-NEXT: addi a0, a0, 3
# RUN2: li a0, 0
# RUN2-NEXT: li a0, -2048
# RUN2-NEXT: bseti a0, zero, 11
# RUN2-NEXT: lui a0, 524288
# RUN2-NEXT: addiw a0, a0, -1
# RUN2-NEXT: bseti a0, zero, 31
# RUN2-NEXT: li a0, -32
# RUN2-NEXT: zext.w a0, a0
# RUN2-NEXT: li a0, 1
# RUN2-NEXT: bseti a0, a0, 31
# RUN2-NEXT: lui a0, 74565
# RUN2-NEXT: addi a0, a0, 1656
# RUN2-NEXT: li a0, -1
# RUN2-NEXT: srli a0, a0, 32
# RUN2-NEXT: bseti a0, zero, 32
# RUN2-NEXT: li a0, -1
# RUN2-NEXT: srli a0, a0, 28
# RUN2-NEXT: lui a0, 21845
# RUN2-NEXT: addi a0, a0, 1365
# RUN2-NEXT: slli a0, a0, 12
# RUN2-NEXT: addi a0, a0, 1365
# RUN2-NEXT: slli a0, a0, 12
# RUN2-NEXT: addi a0, a0, 1365
# RUN2-NEXT: slli a0, a0, 12
# RUN2-NEXT: addi a0, a0, 1365
# RUN2-NEXT: lui a0, 596523
# RUN2-NEXT: addi a0, a0, 965
# RUN2-NEXT: slli.uw a0, a0, 13
# RUN2-NEXT: addi a0, a0, -1347
# RUN2-NEXT: slli a0, a0, 12
# RUN2-NEXT: addi a0, a0, -529
# RUN2-NEXT: slli a0, a0, 4
# RUN2-NEXT: lui a0, 899445
# RUN2-NEXT: addi a0, a0, 783
# RUN2-NEXT: slli a0, a0, 13
# RUN2-NEXT: addi a0, a0, -1711
# RUN2-NEXT: slli a0, a0, 14
# RUN2-NEXT: addi a0, a0, -2048
# RUN2-NEXT: addi a0, a0, -1519
# RUN2-NEXT: bseti a0, zero, 31
# RUN2-NEXT: bseti a0, a0, 63
# RUN2-NEXT: lui a0, 1044496
# RUN2-NEXT: addi a0, a0, -255
# RUN2-NEXT: slli a0, a0, 16
# RUN2-NEXT: addi a0, a0, -255
# RUN2-NEXT: slli a0, a0, 16
# RUN2-NEXT: addi a0, a0, -256
# RUN2-NEXT: lui a0, 98289
# RUN2-NEXT: addi a0, a0, 2047
# RUN2-NEXT: li a0, 5
# RUN2-NEXT: slli a0, a0, 46
# RUN2-NEXT: addi a0, a0, 3
# RUN3: li a0, 0 # encoding: [0x01,0x45]
# RUN3-NEXT: li a0, -2048 # encoding: [0x13,0x05,0x00,0x80]
# RUN3-NEXT: li a0, 1 # encoding: [0x05,0x45]
# RUN3-NEXT: slli a0, a0, 11 # encoding: [0x2e,0x05]
# RUN3-NEXT: lui a0, 524288 # encoding: [0x37,0x05,0x00,0x80]
# RUN3-NEXT: addiw a0, a0, -1 # encoding: [0x7d,0x35]
# RUN3-NEXT: li a0, 1 # encoding: [0x05,0x45]
# RUN3-NEXT: slli a0, a0, 31 # encoding: [0x7e,0x05]
# RUN3-NEXT: li a0, 1 # encoding: [0x05,0x45]
# RUN3-NEXT: slli a0, a0, 32 # encoding: [0x02,0x15]
# RUN3-NEXT: addi a0, a0, -32 # encoding: [0x01,0x15]
# RUN3-NEXT: li a0, 1 # encoding: [0x05,0x45]
# RUN3-NEXT: slli a0, a0, 31 # encoding: [0x7e,0x05]
# RUN3-NEXT: addi a0, a0, 1 # encoding: [0x05,0x05]
# RUN3-NEXT: lui a0, 74565 # encoding: [0x37,0x55,0x34,0x12]
# RUN3-NEXT: addi a0, a0, 1656 # encoding: [0x13,0x05,0x85,0x67]
# RUN3-NEXT: li a0, -1 # encoding: [0x7d,0x55]
# RUN3-NEXT: srli a0, a0, 32 # encoding: [0x01,0x91]
# RUN3-NEXT: li a0, 1 # encoding: [0x05,0x45]
# RUN3-NEXT: slli a0, a0, 32 # encoding: [0x02,0x15]
# RUN3-NEXT: li a0, -1 # encoding: [0x7d,0x55]
# RUN3-NEXT: srli a0, a0, 28 # encoding: [0x71,0x81]
# RUN3-NEXT: lui a0, 21845 # encoding: [0x37,0x55,0x55,0x05]
# RUN3-NEXT: addi a0, a0, 1365 # encoding: [0x13,0x05,0x55,0x55]
# RUN3-NEXT: slli a0, a0, 12 # encoding: [0x32,0x05]
# RUN3-NEXT: addi a0, a0, 1365 # encoding: [0x13,0x05,0x55,0x55]
# RUN3-NEXT: slli a0, a0, 12 # encoding: [0x32,0x05]
# RUN3-NEXT: addi a0, a0, 1365 # encoding: [0x13,0x05,0x55,0x55]
# RUN3-NEXT: slli a0, a0, 12 # encoding: [0x32,0x05]
# RUN3-NEXT: addi a0, a0, 1365 # encoding: [0x13,0x05,0x55,0x55]
# RUN3-NEXT: lui a0, 583 # encoding: [0x37,0x75,0x24,0x00]
# RUN3-NEXT: addi a0, a0, -1875 # encoding: [0x13,0x05,0xd5,0x8a]
# RUN3-NEXT: slli a0, a0, 14 # encoding: [0x3a,0x05]
# RUN3-NEXT: addi a0, a0, -947 # encoding: [0x13,0x05,0xd5,0xc4]
# RUN3-NEXT: slli a0, a0, 12 # encoding: [0x32,0x05]
# RUN3-NEXT: addi a0, a0, 1511 # encoding: [0x13,0x05,0x75,0x5e]
# RUN3-NEXT: slli a0, a0, 13 # encoding: [0x36,0x05]
# RUN3-NEXT: addi a0, a0, -272 # encoding: [0x13,0x05,0x05,0xef]
# RUN3-NEXT: lui a0, 899445 # encoding: [0x37,0x55,0x97,0xdb]
# RUN3-NEXT: addi a0, a0, 783 # encoding: [0x13,0x05,0xf5,0x30]
# RUN3-NEXT: slli a0, a0, 13 # encoding: [0x36,0x05]
# RUN3-NEXT: addi a0, a0, -1711 # encoding: [0x13,0x05,0x15,0x95]
# RUN3-NEXT: slli a0, a0, 14 # encoding: [0x3a,0x05]
# RUN3-NEXT: addi a0, a0, -2048 # encoding: [0x13,0x05,0x05,0x80]
# RUN3-NEXT: addi a0, a0, -1519 # encoding: [0x13,0x05,0x15,0xa1]
# RUN3-NEXT: li a0, -1 # encoding: [0x7d,0x55]
# RUN3-NEXT: slli a0, a0, 32 # encoding: [0x02,0x15]
# RUN3-NEXT: addi a0, a0, 1 # encoding: [0x05,0x05]
# RUN3-NEXT: slli a0, a0, 31 # encoding: [0x7e,0x05]
# RUN3-NEXT: lui a0, 1044496 # encoding: [0x37,0x05,0x01,0xff]
# RUN3-NEXT: addi a0, a0, -255 # encoding: [0x13,0x05,0x15,0xf0]
# RUN3-NEXT: slli a0, a0, 16 # encoding: [0x42,0x05]
# RUN3-NEXT: addi a0, a0, -255 # encoding: [0x13,0x05,0x15,0xf0]
# RUN3-NEXT: slli a0, a0, 16 # encoding: [0x42,0x05]
# RUN3-NEXT: addi a0, a0, -256 # encoding: [0x13,0x05,0x05,0xf0]
# RUN3-NEXT: lui a0, 98289 # encoding: [0x37,0x15,0xff,0x17]
# RUN3-NEXT: addi a0, a0, 2047 # encoding: [0x13,0x05,0xf5,0x7f]
# RUN3-NEXT: li a0, 5 # encoding: [0x15,0x45]
# RUN3-NEXT: slli a0, a0, 46 # encoding: [0x3a,0x15]
# RUN3-NEXT: addi a0, a0, 3 # encoding: [0x0d,0x05]
