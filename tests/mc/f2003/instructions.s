; Every instruction, in both orders of operands.

; RUN: mc -triple=f2003 %s -show-encoding | FileCheck %s
; RUN: mc -triple=f2003 -output-asm-variant=1 %s | FileCheck %s --check-prefix=SOURCE
; RUN: mc -triple=f2003 -filetype=obj %s -o %t.o

'c'i
; CHECK: ata f0 1 ; encoding: [0x00,0x04,0x01,0x00]
; SOURCE: ata 1 f0
ata f0 1
; CHECK: nta f0@ f1 ; encoding: [0x01,0x20,0x10]
; SOURCE: nta f1 f0@
nta f0@ f1
; CHECK: ada f0@ f1@ ; encoding: [0x02,0x30,0x10]
ada f0@ f1@
; CHECK: ekc f0@ 1 ; encoding: [0x03,0x04,0x01,0x10]
ekc f0@ 1
; CHECK: dto f0 f1@ ; encoding: [0x04,0x30,0x00]
dto f0 f1@
; CHECK: dro f0 f1 ; encoding: [0x05,0x20,0x00]
dro f0 f1
; CHECK: dtosna f0 31 ; encoding: [0x06,0x04,0x1f,0x00]
dtosna f0 31
; CHECK: dal f0 0 ; encoding: [0x07,0x04,0x00,0x00]
dal f0 0
; The same, by another name.
; CHECK: nac f0 ; encoding: [0x07,0x04,0x00,0x00]
nac f0
; CHECK: nac f5+4@ ; encoding: [0x07,0x04,0x00,0xb4,0x04]
nac f5+4@
; CHECK: fen ; encoding: [0x08,0x00,0x00]
fen
; CHECK: krz f0 f1 ; encoding: [0x08,0x20,0x00]
krz f0 f1
; CHECK: malkrz f0@ f1 ; encoding: [0x09,0x20,0x10]
malkrz f0@ f1
; CHECK: krz8i f0 f5+1@ ; encoding: [0x0a,0xb4,0x01,0x00]
krz8i f0 f5+1@
; CHECK: krz16i f2 2596069104 ; encoding: [0x0b,0x06,0x9a,0xbc,0xde,0xf0,0x40]
krz16i f2 2596069104
; CHECK: krz8c f5+2@ f1 ; encoding: [0x0c,0x20,0xb4,0x02]
krz8c f5+2@ f1
; CHECK: krz16c f0 f0 ; encoding: [0x0d,0x00,0x00]
krz16c f0 f0
; CHECK: fi f0 f1@ llonys ; encoding: [0x10,0x00,0x30]
; SOURCE: fi f0 f1@ llonys
fi f0 f1@ llonys
; CHECK: fi f0 1 xtlonys ; encoding: [0x11,
fi f0 1 xtlonys
; CHECK: fi f0 1 xolonys ; encoding: [0x12,
fi f0 1 xolonys
; CHECK: fi f0 1 xylonys ; encoding: [0x13,
fi f0 1 xylonys
; CHECK: fi 1 f0 clo ; encoding: [0x16,
fi 1 f0 clo
; CHECK: fi 1 2 niv ; encoding: [0x17,
fi 1 2 niv
; CHECK: fi f0@ 1 llo ; encoding: [0x18,
fi f0@ 1 llo
; CHECK: fi f0@ f1@ xtlo ; encoding: [0x19,
fi f0@ f1@ xtlo
; CHECK: fi 1 f1@ xolo ; encoding: [0x1a,
fi 1 f1@ xolo
; CHECK: fi f0@ f1 xylo ; encoding: [0x1b,
fi f0@ f1 xylo
; CHECK: inj f0 f1 f2 ; encoding: [0x20,0x40,0x20,0x00]
; SOURCE: inj f2 f1 f0
inj f0 f1 f2
; CHECK: inj f5@ xx f0+4@ ; encoding: [0x20,0x14,0x04,0xe0,0xb0]
inj f5@ xx f0+4@
; CHECK: lat f1 f2 f0 ; encoding: [0x28,0x00,0x20,0x40]
; SOURCE: lat f0 f1 f2
lat f1 f2 f0
; CHECK: latsna f1@ f2@ 9 ; encoding: [0x29,0x04,0x09,0x30,0x50]
latsna f1@ f2@ 9

; The other spellings.
; CHECK: krz f0 f1
; CHECK-NEXT: malkrz f0 f1
; CHECK-NEXT: krz8i f0 f1
; CHECK-NEXT: krz16c f0 f1
; CHECK-NEXT: dro f0 f1
kRz f0 f1 malkRz f0 f1 kRz8i f0 f1 kRz16c f0 f1 dRo f0 f1
