; The stack is touched as it grows: page by page, and in a loop where there are many. What nothing has touched at its end is at most
; 1024 bytes.
; RUN: split-file %s %t
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %t/good.ll -o - | FileCheck %t/good.ll
; RUN: not llc -mtriple=aarch64-linux-gnu %t/bad.ll -o - 2>&1 | FileCheck %t/bad.ll

;--- good.ll
declare void @use(ptr)

define void @some_pages() #0 {
; CHECK-LABEL: some_pages:
; CHECK: sub sp, sp, #1, lsl #12
; CHECK-NEXT: str xzr, [sp]
; CHECK-NEXT: sub sp, sp, #1, lsl #12
; CHECK-NEXT: str xzr, [sp]
; CHECK: bl use
  %a = alloca [9000 x i8]
  call void @use(ptr %a)
  ret void
}

define void @many_pages() #0 {
; CHECK-LABEL: many_pages:
; CHECK: sub x17, sp, #24, lsl #12
; CHECK: [[LOOP:.L.*]]:
; CHECK-NEXT: sub sp, sp, #1, lsl #12
; CHECK-NEXT: cmp sp, x17
; CHECK-NEXT: b.ls [[END:.L.*]]
; CHECK-NEXT: str xzr, [sp]
; CHECK-NEXT: b [[LOOP]]
; CHECK-NEXT: [[END]]:
; CHECK-NEXT: mov sp, x17
; CHECK-NEXT: str xzr, [sp]
; CHECK: bl use
  %a = alloca [100000 x i8]
  call void @use(ptr %a)
  ret void
}

define void @by_number(i64 %n) #0 {
; CHECK-LABEL: by_number:
; CHECK: sub sp, sp, #1, lsl #12
; CHECK-NEXT: cmp sp, x[[TO:[0-9]+]]
; CHECK: mov sp, x[[TO]]
; CHECK-NEXT: str xzr, [sp]
; CHECK: bl use
  %a = alloca i8, i64 %n
  call void @use(ptr %a)
  ret void
}

define void @little() #0 {
; CHECK-LABEL: little:
; CHECK-NOT: str xzr
; CHECK: bl use
  %a = alloca [900 x i8]
  call void @use(ptr %a)
  ret void
}

attributes #0 = { nounwind "probe-stack"="inline-asm" }

;--- bad.ll
define void @by_function() "probe-stack"="__probe" {
; CHECK: error: not supported yet: stack probes
  %a = alloca [9000 x i8]
  call void @use(ptr %a)
  ret void
}
declare void @use(ptr)
