; Thread-local aliases and functions in sections.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = thread_local global i32 0, align 4
@b = thread_local(initialexec) alias i32, ptr @a
define void @f() section ".text.f" align 4 {
  ret void
}

; CHECK: @a = thread_local global i32 0, align 4
; CHECK-EMPTY:
; CHECK-NEXT: @b = thread_local(initialexec) alias i32, ptr @a
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() section ".text.f" align 4 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
