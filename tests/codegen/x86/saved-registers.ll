; Registers that must be saved first are given out last, in each width; an address in the frame is made again instead of being kept
; in memory.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

; Eight values of 32 bits live at a time.
define i32 @many(ptr %p) {
; CHECK-LABEL: many:
; CHECK-NOT: push
; CHECK: retq
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %p4 = getelementptr i32, ptr %p, i64 4
  %p5 = getelementptr i32, ptr %p, i64 5
  %p6 = getelementptr i32, ptr %p, i64 6
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p1
  %c = load volatile i32, ptr %p2
  %d = load volatile i32, ptr %p3
  %e = load volatile i32, ptr %p4
  %f = load volatile i32, ptr %p5
  %g = load volatile i32, ptr %p6
  store volatile i32 %g, ptr %p
  store volatile i32 %f, ptr %p
  store volatile i32 %e, ptr %p
  store volatile i32 %d, ptr %p
  store volatile i32 %c, ptr %p
  store volatile i32 %b, ptr %p
  ret i32 %a
}

define i64 @bytes(i8 %a, i8 %b, i64 %c, i64 %d) {
; CHECK-LABEL: bytes:
; CHECK-NOT: push
; CHECK: retq
  %x = icmp eq i8 %a, 1
  %y = icmp eq i8 %b, 2
  %z = and i1 %x, %y
  %r = select i1 %z, i64 %c, i64 %d
  ret i64 %r
}

declare void @use(ptr)

; Everything that a call preserves is taken.
define void @frame(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %p) {
; CHECK-LABEL: frame:
; CHECK: leaq [[PLACE:[0-9]*]](%rsp), %rdi
; CHECK-NEXT: callq use
; CHECK: leaq [[PLACE]](%rsp), %rdi
; CHECK-NEXT: callq use
  %x = alloca [4 x i64]
  call void @use(ptr %x)
  call void @use(ptr %x)
  store volatile i64 %a, ptr %p
  store volatile i64 %a, ptr %p
  store volatile i64 %a, ptr %p
  store volatile i64 %b, ptr %p
  store volatile i64 %b, ptr %p
  store volatile i64 %b, ptr %p
  store volatile i64 %c, ptr %p
  store volatile i64 %c, ptr %p
  store volatile i64 %c, ptr %p
  store volatile i64 %d, ptr %p
  store volatile i64 %d, ptr %p
  store volatile i64 %d, ptr %p
  store volatile i64 %e, ptr %p
  store volatile i64 %e, ptr %p
  store volatile i64 %e, ptr %p
  store volatile i64 %f, ptr %p
  store volatile i64 %f, ptr %p
  store volatile i64 %f, ptr %p
  ret void
}
