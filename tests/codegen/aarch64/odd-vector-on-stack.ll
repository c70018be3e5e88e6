; The elements of a vector that is passed as numbers stand in the next eight bytes each; only a number of two registers begins
; at a multiple of sixteen.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: fifth:
; CHECK: ldr w0, [sp, #8]
; CHECK-NEXT: ret
define i32 @fifth(i64, i64, i64, i64, i64, i64, i64, i64, i32, <5 x i32> %v) {
  %e = extractelement <5 x i32> %v, i64 0
  ret i32 %e
}

; CHECK-LABEL: pair:
; CHECK: ldr x0, [sp, #16]
; CHECK-NEXT: ret
define i64 @pair(i64, i64, i64, i64, i64, i64, i64, i64, i32, i128 %v) {
  %e = trunc i128 %v to i64
  ret i64 %e
}
