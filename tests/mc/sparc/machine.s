! Triples of 32 and of 64 bits: the class of objects and their machine differ.
! RUN: codewright mc -triple=sparc -filetype=obj %s -o %t32 && codewright readobj -h %t32 | FileCheck %s --check-prefix=V8
! RUN: codewright mc -triple=sparcv9 -filetype=obj %s -o %t64 && codewright readobj -h %t64 | FileCheck %s --check-prefix=V9
! V8: Class: 32-bit
! V8: Machine: EM_SPARC (0x2)
! V9: Class: 64-bit
! V9: Machine: EM_SPARCV9 (0x2B)
        add %o0, 1, %o1
