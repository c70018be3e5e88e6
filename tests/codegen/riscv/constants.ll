; Constants in as few instructions as they take.
; RUN: llc -mtriple=riscv64 %s -o - | FileCheck %s

define i64 @small() nounwind {
; CHECK-LABEL: small:
; CHECK-NEXT: li a0, -2048
; CHECK-NEXT: ret
  ret i64 -2048
}

define i64 @upper() nounwind {
; CHECK-LABEL: upper:
; CHECK-NEXT: lui a0, 1
; CHECK-NEXT: ret
  ret i64 4096
}

define i64 @both() nounwind {
; CHECK-LABEL: both:
; CHECK-NEXT: lui a0, 74565
; CHECK-NEXT: addiw a0, a0, 1656
; CHECK-NEXT: ret
  ret i64 305419896
}

define i64 @shifted() nounwind {
; CHECK-LABEL: shifted:
; CHECK-NEXT: li a0, 1
; CHECK-NEXT: slli a0, a0, 40
; CHECK-NEXT: ret
  ret i64 1099511627776
}
