; What a load has extended is not extended again in another block; a load of 32 bits extends for who wants 64.
; RUN: llc -mtriple=x86_64 -O2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: zero_extended:
; CHECK: movzwl (%rdi), [[V:%e[a-z]+]]
; CHECK-NOT: movz
; CHECK: movl (%rsi,%r{{[a-z]+}},4), %eax
define i32 @zero_extended(ptr %p, ptr %q) nounwind {
  %v = load i16, ptr %p
  %c = icmp eq i16 %v, 0
  br i1 %c, label %none, label %some
none:
  ret i32 1
some:
  %z = zext i16 %v to i64
  %g = getelementptr i32, ptr %q, i64 %z
  %r = load i32, ptr %g
  ret i32 %r
}

; CHECK-LABEL: sign_extended:
; CHECK: movslq (%rdi), %rax
; CHECK: cmpl $5, %eax
; CHECK-NOT: movs
; CHECK-NOT: cltq
; CHECK: addq $7, %rax
define i64 @sign_extended(ptr %p) nounwind {
  %v = load i32, ptr %p
  %c = icmp slt i32 %v, 5
  br i1 %c, label %less, label %more
less:
  ret i64 1
more:
  %z = sext i32 %v to i64
  %g = add i64 %z, 7
  ret i64 %g
}

; Wanted with a sign and without one: the load clears the rest, and the sign is extended by itself.
; CHECK-LABEL: both:
; CHECK: movl (%rdi), %e
; CHECK: cltq
define i64 @both(ptr %p, ptr %q) nounwind {
  %v = load i32, ptr %p
  %u = zext i32 %v to i64
  store i64 %u, ptr %q
  %c = icmp slt i32 %v, 5
  br i1 %c, label %less, label %more
less:
  ret i64 1
more:
  %z = sext i32 %v to i64
  %g = add i64 %z, 7
  ret i64 %g
}
