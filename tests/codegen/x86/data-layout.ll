; The data layout is the target's, whatever the module says.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
target datalayout = "E-p:32:32:32-i64:32:32"

%pair = type { i8, ptr }

; CHECK-LABEL: second:
; CHECK: movq 8(%rdi), %rax
define ptr @second(ptr %p) {
  %field = getelementptr %pair, ptr %p, i32 0, i32 1
  %r = load ptr, ptr %field
  ret ptr %r
}

; CHECK: place:
; CHECK-NEXT: .quad place
@place = global ptr @place
