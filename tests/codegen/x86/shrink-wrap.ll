; Frames are set up where they are needed, and taken down where control leaves that part (-enable-shrink-wrap). What returns
; early has none, and unwinders are told so in whatever order blocks stand.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -enable-shrink-wrap=false %s -o - | FileCheck %s --check-prefix=OFF
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | FileCheck %s --check-prefix=WINDOWS
; RUN: llc -mtriple=x86_64-apple-macosx -O2 %s -o - | FileCheck %s --check-prefix=MACH

declare i32 @f(i32)
declare i32 @setjmp(ptr) returns_twice

; The copy of %x for behind the calls waits for the prologue.
; CHECK-LABEL: early:
; OFF-LABEL: early:
; OFF: pushq
; OFF: testq %rdi, %rdi
; WINDOWS-LABEL: early:
; WINDOWS: pushq
; WINDOWS: .seh_endprologue
; WINDOWS: testq
; MACH-LABEL: _early:
; MACH: pushq
; MACH: testq
define i32 @early(ptr %p, i32 %x) uwtable {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @f(i32 %x)
  %b = add i32 %a, %x
  ret i32 %b
out:
  ret i32 0
}

; The block that is left out of the frame stands behind one with a frame, and one with a frame behind that.
; CHECK-LABEL: order:
define i32 @order(i32 %x) uwtable {
  %now = icmp slt i32 %x, 0
  br i1 %now, label %out, label %on, !prof !0
on:
  %a = call i32 @f(i32 %x)
  %b = icmp eq i32 %a, 0
  br i1 %b, label %out, label %more, !prof !1
more:
  %c = call i32 @f(i32 %x)
  ret i32 %c
out:
  %r = phi i32 [ 7, %0 ], [ 8, %on ]
  ret i32 %r
}

; A loop with calls: once, in front of it.
; CHECK-LABEL: loop:
define i32 @loop(i32 %n) uwtable {
  %none = icmp sle i32 %n, 0
  br i1 %none, label %out, label %body
body:
  %i = phi i32 [ 0, %0 ], [ %j, %body ]
  %s = phi i32 [ 0, %0 ], [ %t, %body ]
  %v = call i32 @f(i32 %i)
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %out
out:
  %r = phi i32 [ 0, %0 ], [ %t, %body ]
  ret i32 %r
}

; The second arrival needs the frame of the first.
; CHECK-LABEL: twice:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: pushq
define i32 @twice(ptr %p) uwtable {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @setjmp(ptr %p)
  ret i32 %a
out:
  ret i32 0
}

; A sanitizer shows the stack as it is.
; CHECK-LABEL: sanitized:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: pushq
define i32 @sanitized(ptr %p, i32 %x) uwtable sanitize_address sanitize_hwaddress sanitize_memory sanitize_thread {
  %null = icmp eq ptr %p, null
  br i1 %null, label %out, label %on
on:
  %a = call i32 @f(i32 %x)
  ret i32 %a
out:
  ret i32 0
}

!0 = !{!"branch_weights", i32 1, i32 3}
!1 = !{!"branch_weights", i32 9, i32 1}
