; A comparison that was made already, or that a subtraction can make, is not made again.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define i32 @distance(i32 %a, i32 %b) nounwind {
; CHECK-LABEL: distance:
; CHECK: subs w8, w0, w1
; CHECK-NOT: cmp
; CHECK: ret
  %c = icmp sgt i32 %a, %b
  %x = sub i32 %a, %b
  %y = sub i32 %b, %a
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i32 @three_way(i32 %a, i32 %b) nounwind {
; CHECK-LABEL: three_way:
; CHECK: cmp w0, w1
; CHECK-NOT: cmp
; CHECK: ret
  %g = icmp sgt i32 %a, %b
  %l = icmp slt i32 %a, %b
  %x = zext i1 %g to i32
  %y = zext i1 %l to i32
  %r = sub i32 %x, %y
  ret i32 %r
}

; The difference takes the place of what is compared.
define i32 @changed(i32 %a, i32 %b, ptr %p) nounwind {
; CHECK-LABEL: changed:
; CHECK: subs w8, w0, w1
; CHECK: cmp w8, w1
; CHECK: ret
  %d = sub i32 %a, %b
  %c = icmp slt i32 %a, %b
  %e = icmp slt i32 %d, %b
  %x = select i1 %c, i32 %d, i32 7
  %y = select i1 %e, i32 %x, i32 9
  ret i32 %y
}
