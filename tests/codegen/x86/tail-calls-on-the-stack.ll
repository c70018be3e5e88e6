; Jumps in place of calls with arguments on the stack. Where the callee takes them off the stack (tailcc, swifttailcc), the areas
; may differ: the return address moves along.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu %s -stop-after=finalize-isel -o %t.mir
; RUN: llc -mtriple=x86_64-linux-gnu %t.mir -o - | FileCheck %s
%four = type { i64, i64, i64, i64 }
declare void @seven(i64, i64, i64, i64, i64, i64, i64)
declare void @eight(i64, i64, i64, i64, i64, i64, i64, i64)
declare void @fills(ptr sret(%four))
declare void @takes(ptr byval(%four))
declare tailcc i64 @few(i64)
declare tailcc i64 @nine(i64, i64, i64, i64, i64, i64, i64, i64, i64)
declare swifttailcc void @async(i64)
declare void @use(ptr)

; Two arguments change places.
; CHECK-LABEL: exchange:
; CHECK-DAG: movq 8(%rsp), %[[A:r[a-z0-9]+]]
; CHECK-DAG: movq 16(%rsp), %[[B:r[a-z0-9]+]]
; CHECK-DAG: movq %[[A]], 16(%rsp)
; CHECK-DAG: movq %[[B]], 8(%rsp)
; CHECK: jmp eight
define void @exchange(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  musttail call void @eight(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %h, i64 %g)
  ret void
}

; A hint is not followed that far.
; CHECK-LABEL: hint:
; CHECK: callq seven
define void @hint(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  tail call void @seven(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 1)
  ret void
}

; CHECK-LABEL: named:
; CHECK: jmp fills
define void @named(ptr sret(%four) %p) {
  musttail call void @fills(ptr sret(%four) %p)
  ret void
}

; CHECK-LABEL: object:
; CHECK: jmp takes
define void @object(ptr byval(%four) %p) {
  musttail call void @takes(ptr byval(%four) %p)
  ret void
}

; From 8 bytes to 24.
; CHECK-LABEL: grow:
; CHECK: subq $16, %rsp
; CHECK-NEXT: .cfi_def_cfa_offset 24
; CHECK: movq 16(%rsp), %[[RETURN:r[a-z0-9]+]]
; CHECK-DAG: movq %[[RETURN]], (%rsp)
; CHECK-DAG: movq $7, 8(%rsp)
; CHECK-DAG: movq $8, 16(%rsp)
; CHECK-DAG: movq $9, 24(%rsp)
; CHECK-NOT: %rsp
; CHECK: jmp nine
define tailcc i64 @grow(i64 %a) {
  %r = tail call tailcc i64 @nine(i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 7, i64 8, i64 9)
  ret i64 %r
}

; And back, from a frame with a pointer.
; CHECK-LABEL: shrink:
; CHECK: pushq %rbp
; CHECK: callq use
; CHECK: popq %rbp
; CHECK-NEXT: .cfi_def_cfa %rsp, 8
; CHECK-NEXT: addq $16, %rsp
; CHECK-NEXT: .cfi_def_cfa_offset -8
; CHECK-NEXT: jmp few
define tailcc i64 @shrink(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) "frame-pointer"="all" {
  %o = alloca i64
  call void @use(ptr %o)
  %r = tail call tailcc i64 @few(i64 %i)
  ret i64 %r
}

; What the callee has taken away belongs to the frame again; returning takes what the caller has passed.
; CHECK-LABEL: pops:
; CHECK: callq nine
; CHECK-NEXT: subq $24, %rsp
; CHECK: retq $8
define tailcc i64 @pops(i64 %a) {
  %r = call tailcc i64 @nine(i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a, i64 %a)
  %s = add i64 %r, 1
  ret i64 %s
}

; CHECK-LABEL: next:
; CHECK: jmp async
define swifttailcc void @next(i64 %a) {
  tail call swifttailcc void @async(i64 %a)
  ret void
}
