; A load becomes the memory operand of its only user, also past the arguments of a call and behind a copy of its low part;
; not past a store, and not if it is volatile.
; RUN: llc -mtriple=x86_64 -O2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: through_table:
; CHECK: movl $1, %esi
; CHECK-NEXT: callq *8(%rdi)
define i64 @through_table(ptr %p) nounwind {
  %q = getelementptr i8, ptr %p, i64 8
  %f = load ptr, ptr %q
  %r = call i64 %f(ptr %p, i32 1)
  %sum = add i64 %r, 1
  ret i64 %sum
}

; CHECK-LABEL: store_between:
; CHECK: movq (%rdi), [[F:%r[a-z]+]]
; CHECK: movq $0, (%rdi)
; CHECK: callq *[[F]]
define i64 @store_between(ptr %p) nounwind {
  %f = load ptr, ptr %p
  store i64 0, ptr %p
  %r = call i64 %f(i32 1)
  %sum = add i64 %r, 1
  ret i64 %sum
}

; CHECK-LABEL: volatile_target:
; CHECK: movq (%rdi), [[F:%r[a-z]+]]
; CHECK: callq *[[F]]
define i64 @volatile_target(ptr %p) nounwind {
  %f = load volatile ptr, ptr %p
  %r = call i64 %f(i32 1)
  %sum = add i64 %r, 1
  ret i64 %sum
}

; CHECK-LABEL: used_twice:
; CHECK: movq (%rdi), [[F:%r[a-z]+]]
; CHECK: callq *[[F]]
define ptr @used_twice(ptr %p) nounwind {
  %f = load ptr, ptr %p
  call void %f(i32 1)
  ret ptr %f
}

; The lowest bit is tested in memory, whichever way the branch goes.
; CHECK-LABEL: low_bit:
; CHECK: testb $1, (%rdi)
; CHECK-NEXT: je
define i32 @low_bit(ptr %p) nounwind {
  %v = load i64, ptr %p
  %c = trunc i64 %v to i1
  br i1 %c, label %set, label %clear
set:
  call void @other()
  ret i32 1
clear:
  ret i32 2
}
declare void @other()

; What extends a byte of what the source loads has not loaded the rest.
; CHECK-LABEL: byte_of_word:
; CHECK: movzbl (%rdi), %eax
; CHECK: cvtsi2sd %eax, %xmm0
define double @byte_of_word(ptr %p) nounwind {
  %word = load i32, ptr %p
  %byte = trunc i32 %word to i8
  %r = uitofp i8 %byte to double
  ret double %r
}
