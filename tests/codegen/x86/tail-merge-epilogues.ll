; Blocks that leave the function in the same way share what they do last, epilogue included: what unwinders are told of its steps
; is the same, too. After it they are told what holds in the next block.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

declare void @report(ptr, ptr)
declare ptr @make(ptr, ptr)
declare i32 @kind(ptr)

; CHECK-LABEL: jumps:
; CHECK: callq kind
; CHECK: callq make
; CHECK: .cfi_def_cfa_offset 8
; CHECK-NEXT: jmp report
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NOT: report
define void @jumps(ptr %a, ptr %b) uwtable {
  %k = call i32 @kind(ptr %a)
  %c = icmp eq i32 %k, 1
  br i1 %c, label %x, label %y
x:
  %m = call ptr @make(ptr %a, ptr %b)
  tail call void @report(ptr %b, ptr %m)
  ret void
y:
  %n = call ptr @make(ptr %b, ptr %a)
  tail call void @report(ptr %b, ptr %n)
  ret void
}

; CHECK-LABEL: returns:
; CHECK: callq report
; CHECK-NOT: report
; CHECK: retq
; CHECK-NOT: retq
; CHECK: .Lfunc_end1:
define ptr @returns(ptr %a, ptr %b) uwtable {
  %k = call i32 @kind(ptr %a)
  %c = icmp eq i32 %k, 1
  br i1 %c, label %x, label %y
x:
  %m = call ptr @make(ptr %a, ptr %b)
  call void @report(ptr %b, ptr %m)
  ret ptr %a
y:
  %n = call ptr @make(ptr %b, ptr %a)
  call void @report(ptr %b, ptr %n)
  ret ptr %a
}
