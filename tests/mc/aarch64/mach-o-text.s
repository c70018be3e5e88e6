// Text for Mach-O has the comments and the directives for data of that format.

// RUN: codewright mc -triple=arm64-apple-macos -show-encoding %s | FileCheck %s

add x0, x1, x2
; CHECK: add x0, x1, x2 ; encoding: [0x20,0x00,0x02,0x8b]
.quad 3
; CHECK: .quad 3
.word 4
; CHECK: .long 4
