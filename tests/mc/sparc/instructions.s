! One instruction of each kind: computation, memory, state, floating point, conditional moves. The bytes are those of the
! manual's formats, and what llvm-mc makes of the same text.
! RUN: mc -target-td=%S/../../../targets/sparc/td/Sparc.td -show-encoding %s | FileCheck %s
! RUN: mc -target-td=%S/../../../targets/sparc/td/Sparc.td -triple=sparcv9 -filetype=obj -o %t.o %s && llvm-readelf -r %t.o | FileCheck %s --check-prefix=OBJ
! RUN: echo 9c23bfa0 c2020000 e05bbff8 932a3021 91a00844 87a844a2 | mc -target-td=%S/../../../targets/sparc/td/Sparc.td -disassemble -hex | FileCheck %s --check-prefix=DIS

! CHECK: add %o0, %o1, %o2 ! encoding: [0x94,0x02,0x00,0x09]
add %o0, %o1, %o2
! CHECK: sub %sp, -96, %sp ! encoding: [0x9c,0x23,0xbf,0xa0]
sub %sp, -96, %sp
! CHECK: sethi %hi(foo), %g1 ! encoding: [0x03,0b00AAAAAA,A,A]
sethi %hi(foo), %g1
! CHECK: or %g1, %lo(foo), %g1 ! encoding: [0x82,0x10,0b011000AA,A]
or %g1, %lo(foo), %g1
! CHECK: ld [%o0], %g1 ! encoding: [0xc2,0x02,0x00,0x00]
ld [%o0], %g1
! CHECK: ld [%o0+%g2], %g1 ! encoding: [0xc2,0x02,0x00,0x02]
ld [%o0+%g2], %g1
! CHECK: ldx [%sp+2047], %l0 ! encoding: [0xe0,0x5b,0xa7,0xff]
ldx [%sp+2047], %l0
! CHECK: ldx [%sp+-8], %l0 ! encoding: [0xe0,0x5b,0xbf,0xf8]
ldx [%sp-8], %l0
! CHECK: ld [%g1+%lo(foo)], %g3 ! encoding: [0xc6,0x00,0b011000AA,A]
ld [%g1+%lo(foo)], %g3
! CHECK: st %g1, [%fp+4] ! encoding: [0xc2,0x27,0xa0,0x04]
st %g1, [%fp+4]
! CHECK: ldd [%g1], %f34 ! encoding: [0xc7,0x18,0x40,0x00]
ldd [%g1], %f34
! CHECK: ld [%g1], %fsr ! encoding: [0xc1,0x08,0x40,0x00]
ld [%g1], %fsr
! CHECK: stx %fsr, [%g1] ! encoding: [0xc3,0x28,0x40,0x00]
stx %fsr, [%g1]
! CHECK: lda [%i0+%l6] 5, %o2 ! encoding: [0xd4,0x86,0x00,0xb6]
lda [%i0+%l6] 5, %o2
! CHECK: lda [%i0+4] %asi, %o2 ! encoding: [0xd4,0x86,0x20,0x04]
lda [%i0+4] %asi, %o2
! CHECK: cas [%i0], %l6, %o2 ! encoding: [0xd5,0xe6,0x10,0x16]
cas [%i0], %l6, %o2
! CHECK: casxa [%i0] 10, %l6, %o2 ! encoding: [0xd5,0xf6,0x01,0x56]
casxa [%i0] 10, %l6, %o2
! CHECK: sllx %o0, 33, %o1 ! encoding: [0x93,0x2a,0x30,0x21]
sllx %o0, 33, %o1
! CHECK: nop ! encoding: [0x01,0x00,0x00,0x00]
nop
! CHECK: mov 5, %g2 ! encoding: [0x84,0x10,0x20,0x05]
mov 5, %g2
! CHECK: cmp %g1, %g2 ! encoding: [0x80,0xa0,0x40,0x02]
cmp %g1, %g2
! CHECK: rd %y, %i0 ! encoding: [0xb1,0x40,0x00,0x00]
rd %y, %i0
! CHECK: rd %pc, %i0 ! encoding: [0xb1,0x41,0x40,0x00]
rd %asr5, %i0
! CHECK: wr %i0, 5, %y ! encoding: [0x81,0x86,0x20,0x05]
wr %i0, 5, %y
! CHECK: wrpr %i5, 6, %pil ! encoding: [0x91,0x97,0x60,0x06]
wrpr %i5, 6, %pil
! CHECK: rdpr %tick, %i5 ! encoding: [0xbb,0x51,0x00,0x00]
rdpr %tick, %i5
! CHECK: ta 91 ! encoding: [0x91,0xd0,0x20,0x5b]
ta 91
! CHECK: tne %xcc, %g1 + %g2 ! encoding: [0x93,0xd0,0x50,0x02]
tne %xcc, %g1 + %g2
! CHECK: movne %icc, %g1, %g2 ! encoding: [0x85,0x66,0x40,0x01]
movne %icc, %g1, %g2
! CHECK: movne %xcc, 5, %g2 ! encoding: [0x85,0x66,0x70,0x05]
movne %xcc, 5, %g2
! CHECK: fmovdug %fcc1, %f2, %f4 ! encoding: [0x89,0xa9,0x48,0x42]
fmovdug %fcc1, %f2, %f4
! CHECK: movrz %g1, %g2, %g3 ! encoding: [0x87,0x78,0x44,0x02]
movrz %g1, %g2, %g3
! CHECK: fmovrsz %g1, %f2, %f3 ! encoding: [0x87,0xa8,0x44,0xa2]
fmovrsz %g1, %f2, %f3
! CHECK: faddd %f0, %f4, %f8 ! encoding: [0x91,0xa0,0x08,0x44]
faddd %f0, %f4, %f8
! CHECK: fcmpd %fcc1, %f0, %f4 ! encoding: [0x83,0xa8,0x0a,0x44]
fcmpd %fcc1, %f0, %f4
! CHECK: fcmps %f0, %f4 ! encoding: [0x81,0xa8,0x0a,0x24]
fcmps %f0, %f4
! CHECK: fstox %f0, %f4 ! encoding: [0x89,0xa0,0x10,0x20]
fstox %f0, %f4
! CHECK: flushw ! encoding: [0x81,0x58,0x00,0x00]
flushw
! CHECK: saved ! encoding: [0x81,0x88,0x00,0x00]
saved
! CHECK: retry ! encoding: [0x83,0xf0,0x00,0x00]
retry
! CHECK: save ! encoding: [0x81,0xe0,0x00,0x00]
save
! CHECK: restore ! encoding: [0x81,0xe8,0x00,0x00]
restore

! The numbers of R_SPARC_HI22 and R_SPARC_LO10.
! OBJ: 0000000000000008 {{[0-9a-f]*}}00000009 {{.*}} foo + 0
! OBJ-NEXT: 000000000000000c {{[0-9a-f]*}}0000000c {{.*}} foo + 0
! OBJ-NEXT: 0000000000000020 {{[0-9a-f]*}}0000000c {{.*}} foo + 0

! DIS: sub %sp, -96, %sp
! DIS-NEXT: ld [%o0], %g1
! DIS-NEXT: ldx [%sp+-8], %l0
! DIS-NEXT: sllx %o0, 33, %o1
! DIS-NEXT: faddd %f0, %f4, %f8
! DIS-NEXT: fmovrsz %g1, %f2, %f3
