; Where blocks are not graphs (-O0), a load is still the operand of what uses it alone, an address with an index part of the
; access, and a number that goes back to where it came from changed in memory.
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: extended:
; CHECK: movslq (%rdi), %rax
; CHECK-NEXT: movl (%rsi,%rax,4), %eax
; CHECK-NEXT: retq
define i32 @extended(ptr %i, ptr %list) nounwind {
  %x = load i32, ptr %i
  %index = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr %list, i64 %index
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: compared:
; CHECK: cmpl $300, 8(%rdi)
; CHECK-NEXT: jge
define i32 @compared(ptr %p) nounwind {
  %field = getelementptr inbounds i8, ptr %p, i64 8
  %x = load i32, ptr %field
  %c = icmp slt i32 %x, 300
  br i1 %c, label %then, label %else
then:
  ret i32 1
else:
  ret i32 2
}

; Both distances are the same one.
; CHECK-LABEL: changed:
; CHECK: addl $5, 8(%rdi)
; CHECK-NEXT: orl %esi, 16(%rdi)
; CHECK-NEXT: retq
define void @changed(ptr %p, i32 %y) nounwind {
  %field = getelementptr inbounds i8, ptr %p, i64 8
  %x = load i32, ptr %field
  %sum = add i32 %x, 5
  %again = getelementptr inbounds i8, ptr %p, i64 8
  store i32 %sum, ptr %again
  %other = getelementptr inbounds i8, ptr %p, i64 16
  %z = load i32, ptr %other
  %or = or i32 %z, %y
  store i32 %or, ptr %other
  ret void
}

; The store may change what is loaded.
; CHECK-LABEL: in_order:
; CHECK: movl (%rdi), [[R:%e[a-z]+]]
; CHECK: movl $7, (%rsi)
; CHECK: addl %edx, [[R]]
define i32 @in_order(ptr %p, ptr %q, i32 %y) nounwind {
  %x = load i32, ptr %p
  store i32 7, ptr %q
  %sum = add i32 %x, %y
  ret i32 %sum
}

; CHECK-LABEL: numbers:
; CHECK: addsd (%rdi), %xmm0
; CHECK-NEXT: mulsd (%rsi), %xmm0
define double @numbers(ptr %p, ptr %q, double %x) nounwind {
  %y = load double, ptr %p
  %sum = fadd double %x, %y
  %z = load double, ptr %q
  %r = fmul double %sum, %z
  ret double %r
}

; CHECK-LABEL: tested:
; CHECK: testb $4, (%rdi)
; CHECK-NEXT: j
define i32 @tested(ptr %p) nounwind {
  %x = load i32, ptr %p
  %bit = and i32 %x, 4
  %c = icmp ne i32 %bit, 0
  br i1 %c, label %then, label %else
then:
  ret i32 1
else:
  ret i32 2
}
