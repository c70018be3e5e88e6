; Addresses of two registers, offsets below zero, constants behind the low part of their address.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: sum:
; CHECK: ldrb w0, [x0, x1]
; CHECK-NEXT: ret
define i32 @sum(ptr %p, i64 %i) nounwind {
  %q = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %q
  %z = zext i8 %v to i32
  ret i32 %z
}

; CHECK-LABEL: below:
; CHECK: stur x1, [x0, #-8]
; CHECK-NEXT: ret
define void @below(ptr %p, i64 %v) nounwind {
  %q = getelementptr i8, ptr %p, i64 -8
  store i64 %v, ptr %q
  ret void
}

; CHECK-LABEL: constant:
; CHECK: adrp x{{[0-9]+}}, .LCPI2_0
; CHECK-NEXT: ldr d0, [{{x[0-9]+}}, :lo12:.LCPI2_0]
; CHECK-NEXT: ret
define double @constant() nounwind {
  ret double 1.1
}

; Two moves are no longer than that.
; CHECK-LABEL: moved:
; CHECK: mov [[BITS:x[0-9]+]], #
; CHECK-NEXT: fmov d0, [[BITS]]
define double @moved() nounwind {
  ret double 100.0
}
