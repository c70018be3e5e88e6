; Two conditions of a branch are one comparison after the other and one branch; zero is a register in choices and stores.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

declare void @callee()

; CHECK-LABEL: both:
; CHECK: cmp w0, #3
; CHECK-NEXT: ccmp w1, w0, #0, eq
; CHECK-NEXT: b.{{lt|ge}}
define void @both(i32 %a, i32 %b) nounwind {
  %c = icmp eq i32 %a, 3
  %d = icmp slt i32 %b, %a
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no
yes:
  tail call void @callee()
  ret void
no:
  ret void
}

; CHECK-LABEL: or_zero:
; CHECK: cmp w0, #7
; CHECK-NEXT: csel w0, w1, wzr, gt
define i32 @or_zero(i32 %a, i32 %b) nounwind {
  %c = icmp sgt i32 %a, 7
  %r = select i1 %c, i32 %b, i32 0
  ret i32 %r
}

; CHECK-LABEL: clear:
; CHECK: strb wzr, [x0, #3]
define void @clear(ptr %p) nounwind {
  %q = getelementptr i8, ptr %p, i64 3
  store i8 0, ptr %q
  ret void
}

; CHECK-LABEL: one_more:
; CHECK: cmp w0, #7
; CHECK-NEXT: csinc w0, w1, w2, gt
define i32 @one_more(i32 %a, i32 %b, i32 %c) nounwind {
  %t = icmp sgt i32 %a, 7
  %d = add i32 %c, 1
  %r = select i1 %t, i32 %b, i32 %d
  ret i32 %r
}

; CHECK-LABEL: counted:
; CHECK: cmp x0, x1
; CHECK-NEXT: csinc x0, x2, x2, hs
define i64 @counted(i64 %a, i64 %b, i64 %c) nounwind {
  %t = icmp ult i64 %a, %b
  %z = zext i1 %t to i64
  %r = add i64 %c, %z
  ret i64 %r
}

; CHECK-LABEL: absolute:
; CHECK: cmp w0, #0
; CHECK-NEXT: csneg w0, w0, w0, {{pl|ge}}
define i32 @absolute(i32 %a) nounwind {
  %t = icmp slt i32 %a, 0
  %n = sub i32 0, %a
  %r = select i1 %t, i32 %n, i32 %a
  ret i32 %r
}
