! The machine with the other order of bytes: instructions, numbers, padding and the object say so.
! RUN: codewright mc -triple=sparcel -show-encoding %s | FileCheck %s
! RUN: codewright mc -triple=sparcel -filetype=obj %s -o %t.o && codewright readobj -h -x .text %t.o | FileCheck %s --check-prefix=OBJ
! RUN: codewright objdump -dr %t.o | FileCheck %s --check-prefix=DIS
! RUN: echo 09 00 02 94 | codewright mc -triple=sparcel -disassemble -hex | FileCheck %s --check-prefix=WORD
! OBJ: DataEncoding: LittleEndian (0x1)
! OBJ: Machine: EM_SPARC (0x2)
! OBJ: 09000294 00000001 00000011 04030201
! WORD: add %o0, %o1, %o2
! DIS: add %o0, %o1, %o2
! DIS-NEXT: nop
! DIS-NEXT: sethi 0x0, %o0
! DIS-NEXT: R_SPARC_HI22 sym

! CHECK: add %o0, %o1, %o2 ! encoding: [0x09,0x00,0x02,0x94]
add %o0, %o1, %o2
.align 8
! CHECK: sethi %hi(sym), %o0 ! encoding: [A,A,0b00AAAAAA,0x11]
sethi %hi(sym), %o0
.word 0x01020304
