; An operand that is needed afterwards is not overwritten: the other one is, or the sum is computed as an address.
; RUN: llc -mtriple=x86_64 -O2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: field:
; CHECK-NOT: addq
; CHECK: leaq 24(%{{[a-z0-9]+}}), %rdi
; CHECK: callq get
; CHECK: callq get
; CHECK-NEXT: addq %{{r[a-z0-9]+}}, %rax
; CHECK-NOT: %rax
; CHECK: retq
define i64 @field(ptr %p) nounwind {
  %q = getelementptr i8, ptr %p, i64 24
  %a = call i64 @get(ptr %q)
  %r = getelementptr i8, ptr %p, i64 48
  %b = call i64 @get(ptr %r)
  %sum = add i64 %a, %b
  ret i64 %sum
}
declare i64 @get(ptr)

; CHECK-LABEL: both_kept:
; CHECK: leal (%rdi,%rsi), %eax
; CHECK: imull %esi, %edi
; CHECK: xorl %edi, %eax
define i32 @both_kept(i32 %a, i32 %b) {
  %sum = add i32 %a, %b
  %product = mul i32 %a, %b
  %mixed = xor i32 %sum, %product
  ret i32 %mixed
}

; The operand that is over is overwritten, and a choice asks for the opposite.
; CHECK-LABEL: choice:
; CHECK: cmpl %esi, %edi
; CHECK: cmovll %edi, %esi
; CHECK: addl %edi, %esi
define i32 @choice(i32 %a, i32 %b) {
  %less = icmp slt i32 %a, %b
  %least = select i1 %less, i32 %a, i32 %b
  %sum = add i32 %least, %a
  ret i32 %sum
}
