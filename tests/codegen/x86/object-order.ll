; The objects that are used most are nearest to the register from which they are found; with a guard they stay as they are.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
declare void @use(ptr, ptr)

; CHECK-LABEL: from_stack_pointer:
; CHECK: movl %edi, 4(%rsp)
define void @from_stack_pointer(i32 %x) nounwind {
  %counter = alloca i32
  %list = alloca [100 x i32]
  store volatile i32 %x, ptr %counter
  store volatile i32 %x, ptr %counter
  call void @use(ptr %list, ptr %counter)
  ret void
}

; CHECK-LABEL: from_frame_pointer:
; CHECK: movl %edi, -4(%rbp)
define void @from_frame_pointer(i32 %x) nounwind "frame-pointer"="all" {
  %list = alloca [100 x i32]
  %counter = alloca i32
  store volatile i32 %x, ptr %counter
  store volatile i32 %x, ptr %counter
  call void @use(ptr %list, ptr %counter)
  ret void
}

; CHECK-LABEL: guarded:
; CHECK: movq %fs:40, %rax
; CHECK-NEXT: movq %rax, 416(%rsp)
define void @guarded(i32 %x) nounwind sspreq {
  %list = alloca [100 x i32]
  %counter = alloca i32
  store volatile i32 %x, ptr %counter
  call void @use(ptr %list, ptr %counter)
  ret void
}
