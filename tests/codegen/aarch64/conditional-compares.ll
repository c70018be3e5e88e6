; Several comparisons that are joined are made one after the other, each but the first if what is known leaves the result open.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: mixed:
; CHECK: mov [[LIMIT:x[0-9]+]], #1000
; CHECK: cmp w0, #5
; CHECK-NEXT: ccmp w1, w2, #0, eq
; CHECK-NEXT: ccmp x3, [[LIMIT]], #2, ge
; CHECK-NEXT: cset w0, hi
define i32 @mixed(i32 %a, i32 %b, i32 %c, i64 %d) nounwind {
  %x = icmp eq i32 %a, 5
  %y = icmp slt i32 %b, %c
  %z = icmp ugt i64 %d, 1000
  %xy = and i1 %x, %y
  %xyz = or i1 %xy, %z
  %r = zext i1 %xyz to i32
  ret i32 %r
}

; A negative constant, a floating-point number, and the branch on the opposite.
; CHECK-LABEL: branch:
; CHECK: cmp w0, #5
; CHECK-NEXT: ccmn w1, #3, #0, eq
; CHECK-NEXT: fccmp d0, {{d[0-9]+}}, #0, lt
; CHECK-NEXT: b.pl
define i32 @branch(i32 %a, i32 %b, double %c) nounwind {
  %x = icmp eq i32 %a, 5
  %y = icmp slt i32 %b, -3
  %z = fcmp olt double %c, 1.0
  %xy = and i1 %x, %y
  %xyz = and i1 %xy, %z
  br i1 %xyz, label %yes, label %no
yes:
  ret i32 1
no:
  call void @callee()
  ret i32 7
}

; What a choice chooses is not made into a truth value first.
; CHECK-LABEL: choice:
; CHECK: cmp w0, w1
; CHECK-NEXT: ccmp w2, #7, #4, lt
; CHECK-NEXT: csel w0, w0, w1, ne
define i32 @choice(i32 %a, i32 %b, i32 %c) nounwind {
  %x = icmp slt i32 %a, %b
  %y = icmp ne i32 %c, 7
  %both = and i1 %x, %y
  %r = select i1 %both, i32 %a, i32 %b
  ret i32 %r
}

; Two numbers that are compared with zero are tested together.
; CHECK-LABEL: zeros:
; CHECK: orr [[BOTH:w[0-9]+]], w{{[01]}}, w{{[01]}}
; CHECK-NEXT: cbnz [[BOTH]]
define void @zeros(i32 %a, i32 %b) nounwind {
  %x = icmp eq i32 %a, 0
  %y = icmp eq i32 %b, 0
  %both = and i1 %x, %y
  br i1 %both, label %yes, label %no
yes:
  tail call void @callee()
  ret void
no:
  ret void
}

declare void @callee()
