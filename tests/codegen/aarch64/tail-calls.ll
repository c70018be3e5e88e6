; A call before a return is a jump, after the frame is taken down; registers that only the other function changes are not saved.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs -relocation-model=pic -filetype=obj %s -o - | llvm-objdump -d - | FileCheck %s --check-prefix=OBJECT
; OBJECT: 14000000 b
; OBJECT: d61f0100 br x8

declare i32 @callee(i32)
declare void @other()

; CHECK-LABEL: leaf:
; CHECK-NEXT: add w0, w0, #1
; CHECK-NEXT: b callee
define i32 @leaf(i32 %a) nounwind {
  %b = add i32 %a, 1
  %r = tail call i32 @callee(i32 %b)
  ret i32 %r
}

; CHECK-LABEL: framed:
; CHECK: bl other
; CHECK: ldp
; CHECK: b callee
define i32 @framed(i32 %a) nounwind {
  call void @other()
  %r = tail call i32 @callee(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: pointer:
; CHECK-NEXT: mov x8, x0
; CHECK-NEXT: mov w0, w1
; CHECK-NEXT: br x8
define i32 @pointer(ptr %f, i32 %a) nounwind {
  %r = tail call i32 %f(i32 %a)
  ret i32 %r
}

; Not marked: its frame may be wanted.
; CHECK-LABEL: unmarked:
; CHECK: bl callee
define i32 @unmarked(i32 %a) nounwind {
  %r = call i32 @callee(i32 %a)
  ret i32 %r
}

; What must be a jump has its arguments where the caller's were: both are read before one is written.
; CHECK-LABEL: exchange:
; CHECK: ldp [[A:x[0-9]+]], [[B:x[0-9]+]], [sp]
; CHECK-NEXT: stp [[B]], [[A]], [sp]
; CHECK-NEXT: b ten
declare void @ten(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)
define void @exchange(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) nounwind {
  musttail call void @ten(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %j, i64 %i)
  ret void
}
