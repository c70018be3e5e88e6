! Names of address spaces, of barriers and of kinds of prefetches are read and printed; numbers are read as well.
! RUN: codewright mc -triple=sparcv9 -show-encoding %s | FileCheck %s
! RUN: echo d2821000 8143e00a c36a2005 c7ea2004 | codewright mc -triple=sparcv9 -disassemble -hex 2>&1 | FileCheck %s --check-prefix=DIS
! DIS: lda [%o0] #ASI_P, %o1
! DIS: membar #StoreLoad | #StoreStore
! DIS: prefetch [%o0+5], #one_read
! DIS: prefetcha [%o0+4] %asi, #one_write

! CHECK: lda [%o0] #ASI_P, %o1 ! encoding: [0xd2,0x82,0x10,0x00]
lda [%o0] #ASI_PRIMARY, %o1
! CHECK: stxa %o1, [%o0+%o2] #ASI_SNF_L ! encoding: [0xd2,0xf2,0x11,0x6a]
stxa %o1, [%o0+%o2] 0x8b
! CHECK: ldxa [%o0] 5, %o1 ! encoding: [0xd2,0xda,0x00,0xa0]
ldxa [%o0] 5, %o1
! CHECK: casa [%o0] %asi, %o1, %o2 ! encoding: [0xd5,0xe2,0x20,0x09]
casa [%o0] %asi, %o1, %o2
! CHECK: membar #LoadLoad | #StoreLoad ! encoding: [0x81,0x43,0xe0,0x03]
membar #StoreLoad | #LoadLoad
! CHECK: membar #LoadLoad | #LoadStore | #MemIssue ! encoding: [0x81,0x43,0xe0,0x25]
membar 37
! CHECK: membar ! encoding: [0x81,0x43,0xe0,0x00]
membar 0
! CHECK: prefetch [%o0], #one_read ! encoding: [0xc3,0x6a,0x00,0x00]
prefetch [%o0], #one_read
! CHECK: prefetch [%o0+%o1], #n_writes_strong ! encoding: [0xed,0x6a,0x00,0x09]
prefetch [%o0+%o1], 22
! CHECK: prefetcha [%o0] #ASI_S, 9 ! encoding: [0xd3,0xea,0x10,0x20]
prefetcha [%o0] #ASI_S, 9
! CHECK: rd %asr19, %o0 ! encoding: [0x91,0x44,0xc0,0x00]
rd %gsr, %o0
! CHECK: wr %g0, %o0, %asr25 ! encoding: [0xb3,0x80,0x00,0x08]
mov %o0, %sys_tick_cmpr
