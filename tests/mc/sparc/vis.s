! Extensions: instructions on parts of registers, with four operands, and those of hashes and ciphers. One of each shape; the
! bytes are those of Oracle SPARC Architecture 2011.
! RUN: codewright mc -triple=sparcv9 -mattr=+crypto,+ua2007 -show-encoding %s | FileCheck %s
! RUN: codewright mc -triple=sparcv9 -mcpu=niagara4 %s -o /dev/null
! RUN: not codewright mc -triple=sparcv9 -mattr=+vis --diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=VIS1

! VIS1-NOT: error
! CHECK: edge8 %o0, %o1, %o2 ! encoding: [0x95,0xb2,0x00,0x09]
edge8 %o0, %o1, %o2
! CHECK: fcmple16 %f32, %f2, %g1 ! encoding: [0x83,0xb0,0x44,0x02]
fcmple16 %f32, %f2, %g1
! CHECK: fmul8x16 %f1, %f2, %f34 ! encoding: [0x87,0xb0,0x46,0x22]
fmul8x16 %f1, %f2, %f34
! CHECK: fpadd16s %f1, %f2, %f3 ! encoding: [0x87,0xb0,0x4a,0x22]
fpadd16s %f1, %f2, %f3
! CHECK: fnot2 %f2, %f4 ! encoding: [0x89,0xb0,0x0c,0xc2]
fnot2 %f2, %f4
! CHECK: fsrc1s %f1, %f4 ! encoding: [0x89,0xb0,0x4e,0xa0]
fsrc1s %f1, %f4
! CHECK: fzero %f4 ! encoding: [0x89,0xb0,0x0c,0x00]
fzero %f4
! CHECK: fpack16 %f2, %f3 ! encoding: [0x87,0xb0,0x07,0x62]
fpack16 %f2, %f3
! CHECK: shutdown ! encoding: [0x81,0xb0,0x10,0x00]
shutdown
! VIS1: :[[#@LINE+2]]:1: error: instruction requires a CPU feature not currently enabled{{$}}
! CHECK: siam 5 ! encoding: [0x81,0xb0,0x10,0x25]
siam 5
! CHECK: lzcnt %o0, %o1 ! encoding: [0x93,0xb0,0x02,0xe8]
lzcnt %o0, %o1
! CHECK: movdtox %f34, %o1 ! encoding: [0x93,0xb0,0x22,0x03]
movdtox %f34, %o1
! CHECK: flcmps %fcc3, %f5, %f7 ! encoding: [0x87,0xb1,0x6a,0x27]
flcmps %fcc3, %f5, %f7
! CHECK: fhaddd %f2, %f4, %f6 ! encoding: [0x8d,0xa0,0x8c,0x44]
fhaddd %f2, %f4, %f6
! CHECK: fmadds %f0, %f1, %f2, %f3 ! encoding: [0x87,0xb8,0x04,0x21]
fmadds %f0, %f1, %f2, %f3
! CHECK: fnmsubd %f36, %f38, %f40, %f34 ! encoding: [0x87,0xb9,0x53,0x47]
fnmsubd %f36, %f38, %f40, %f34
! CHECK: aes_kexpand1 %f4, %f6, 9, %f2 ! encoding: [0x84,0xc9,0x13,0x06]
aes_kexpand1 %f4, %f6, 9, %f2
! CHECK: des_kexpand %f0, 3, %f2 ! encoding: [0x85,0xb0,0x26,0xc3]
des_kexpand %f0, 3, %f2
! CHECK: sha256 ! encoding: [0x81,0xb0,0x28,0x40]
sha256
! CHECK: mpmul 31 ! encoding: [0x81,0xb0,0x29,0x1f]
mpmul 31
! CHECK: pause 5 ! encoding: [0xb7,0x80,0x20,0x05]
pause 5
! CHECK: cwbne %o0, %o1, x ! encoding: [0x32,0b110AAAAA,A,0x09'A']
cwbne %o0, %o1, x
! CHECK: cxbcs %o0, -3, x ! encoding:
cxblu %o0, -3, x
! CHECK: invalw ! encoding: [0x8b,0x88,0x00,0x00]
invalw
