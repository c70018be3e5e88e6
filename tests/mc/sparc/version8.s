! Version 8: its state and its coprocessor have instructions of their own, and what came with version 9 is refused.
! RUN: not codewright mc -triple=sparc --diagnostics=llvm -show-encoding %s 2>&1 | FileCheck %s
! RUN: codewright mc -triple=sparc -mcpu=v9 -o - %s --defsym V9=1 | FileCheck %s --check-prefix=V9

! CHECK: rd %psr, %o0 ! encoding: [0x91,0x48,0x00,0x00]
rd %psr, %o0
! CHECK: rd %wim, %o0 ! encoding: [0x91,0x50,0x00,0x00]
rd %wim, %o0
! CHECK: wr %g0, 5, %tbr ! encoding: [0x81,0x98,0x20,0x05]
mov 5, %tbr
! CHECK: pwr %g0, %o1, %psr ! encoding: [0x83,0x88,0x00,0x09]
pwr %o1, %psr
! Registers of further state have numbers.
! CHECK: rd %asr2, %o1 ! encoding: [0x93,0x40,0x80,0x00]
rd %ccr, %o1
! CHECK: ta 5 ! encoding: [0x91,0xd0,0x20,0x05]
ta 5
! CHECK: te %o0 + %o1 ! encoding: [0x83,0xd2,0x00,0x09]
te %o0 + %o1
! CHECK: umac %o0, %o1, %o2 ! encoding: [0x95,0xf2,0x00,0x09]
umac %o0, %o1, %o2
! CHECK: ld [%o0+4], %c3 ! encoding: [0xc7,0x82,0x20,0x04]
ld [%o0+4], %c3
! CHECK: ldd [%o0], %c4 ! encoding: [0xc9,0x9a,0x00,0x00]
ldd [%o0], %c4
! CHECK: st %csr, [%o0] ! encoding: [0xc1,0xaa,0x00,0x00]
st %csr, [%o0]
! CHECK: std %fq, [%o0] ! encoding: [0xc1,0x32,0x00,0x00]
std %fq, [%o0]
! CHECK: cb013,a sym ! encoding: [0x3d,0b11AAAAAA,A,A]
cb013,a sym
! CHECK: lda [%o0+%o1] 128, %o2 ! encoding: [0xd4,0x82,0x10,0x09]
lda [%o0+%o1] 0x80, %o2

.ifndef V9
! CHECK: :[[#@LINE+1]]:1: error: instruction requires a CPU feature not currently enabled{{$}}
mulx %o0, %o1, %o2
! CHECK: :[[#@LINE+1]]:1: error: instruction requires a CPU feature not currently enabled{{$}}
cas [%o0], %o1, %o2
! CHECK: :[[#@LINE+1]]:1: error: instruction requires a CPU feature not currently enabled{{$}}
setx 5, %g1, %o0
! CHECK: :[[#@LINE+1]]:1: error: unknown directive
.xword 1
.endif
.ifdef V9
! V9: membar #Sync
! V9-NEXT: cas [%o0], %o1, %o2
! V9-NEXT: prefetch [%o0], #n_writes
membar #Sync
cas [%o0], %o1, %o2
prefetch [%o0], #n_writes
.endif
