; Every function is compiled for the features that it asks for.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -filetype=obj %s -o - | llvm-objdump -d --mattr=+avx2,+bmi - | FileCheck %s

; CHECK-LABEL: plain
; CHECK-NOT: vpaddd
; CHECK: paddd %xmm
define <4 x i32> @plain(<4 x i32> %a, <4 x i32> %b) #0 {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}
; CHECK-LABEL: wide
; CHECK: vpaddd %ymm
define <8 x i32> @wide(<8 x i32> %a, <8 x i32> %b) #1 {
  %r = add <8 x i32> %a, %b
  ret <8 x i32> %r
}
; CHECK-LABEL: bits
; CHECK: andnl
define i32 @bits(i32 %a, i32 %b) #2 {
  %n = xor i32 %a, -1
  %r = and i32 %n, %b
  ret i32 %r
}
; CHECK-LABEL: again
; CHECK-NOT: vpaddd
; CHECK: paddd %xmm
define <4 x i32> @again(<4 x i32> %a, <4 x i32> %b) #0 {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}
attributes #0 = { "target-features"="+sse2" }
attributes #1 = { "target-features"="+sse2,+avx,+avx2" }
attributes #2 = { "target-features"="+sse2,+bmi" }

; Functions that ask for nothing do not get what others ask for.

; RUN: llc -mtriple=x86_64-linux-gnu %S/Inputs/some-features.ll -o - | FileCheck %S/Inputs/some-features.ll
; RUN: not llc -mtriple=x86_64-linux-gnu -mcpu=i686 %s -o - 2>&1 | FileCheck %s --check-prefix=OLD
; OLD: error: this processor does not run 64-bit code
; One that nobody knows is passed by.
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=made-up %s -o - 2>&1 | FileCheck %s --check-prefix=MADE-UP
; MADE-UP: 'made-up' is not a recognized processor for this target (ignoring processor)
; MADE-UP: vpaddd %ymm
