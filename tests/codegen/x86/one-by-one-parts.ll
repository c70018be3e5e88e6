; What functions begin with, calls that may throw, inline assembly, and parts of aggregates: one by one, as copies of templates
; or without any graph, and always what graphs of their own would have made of them.
; RUN: llc -mtriple=x86_64 -O0 -verify-machineinstrs %s -o %t.copies
; RUN: FileCheck %s < %t.copies
; RUN: llc -mtriple=x86_64 -O0 -verify-machineinstrs -fast-isel-templates=0 %s -o - | diff %t.copies -
; RUN: llc -mtriple=riscv64 -O0 -verify-machineinstrs %s -o %t.copies
; RUN: llc -mtriple=riscv64 -O0 -verify-machineinstrs -fast-isel-templates=0 %s -o - | diff %t.copies -
; RUN: llc -mtriple=x86_64 -O0 -threads=1 -stats %s -o %t.s 2>&1 | FileCheck %s --check-prefix=STATS
; STATS-NOT: Number of them: {{invoke|landingpad|insertvalue|extractvalue}}

%pair = type { i64, i64 }

declare i64 @g(i64)
declare void @two(%pair, i64)
declare i32 @__gxx_personality_v0(...)

; Each call that may throw has a number of its own.
define i64 @invokes(i64 %a) personality ptr @__gxx_personality_v0 {
; CHECK-LABEL: invokes:
; CHECK: [[L:.Ltmp[0-9]+]]_0:
; CHECK-NEXT: callq g
; CHECK-NEXT: [[L]]_1:
; CHECK: [[L]]_2:
; CHECK: callq g
; CHECK: [[L]]_3:
  %v = invoke i64 @g(i64 %a) to label %n unwind label %pad
n:
  %w = invoke i64 @g(i64 %v) to label %m unwind label %pad
m:
  ret i64 %w
pad:
  %seen = phi i64 [ 1, %0 ], [ %v, %n ]
  %caught = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %caught, 0
  %q = extractvalue { ptr, i32 } %caught, 1
  %x = ptrtoint ptr %e to i64
  %y = zext i32 %q to i64
  %z = add i64 %x, %y
  %s = add i64 %z, %seen
  ret i64 %s
}

; A part of an argument is in the registers of the argument. Calls whose arguments share registers are not like others.
define void @shared(%pair %p, %pair %q) nounwind {
; CHECK-LABEL: shared:
; CHECK: callq two
; CHECK: callq two
; CHECK: callq two
  %p1 = extractvalue %pair %p, 1
  %p0 = extractvalue %pair %p, 0
  call void @two(%pair %p, i64 %p1)
  call void @two(%pair %q, i64 %p0)
  call void @two(%pair %p, i64 %p0)
  ret void
}

; Of a chain only the last makes something, whatever is put in twice.
define { %pair, i64 } @chains(%pair %p, i64 %a, i64 %b) nounwind {
; CHECK-LABEL: chains:
; CHECK: retq
  %1 = insertvalue { %pair, i64 } poison, %pair %p, 0
  %2 = insertvalue { %pair, i64 } %1, i64 %a, 0, 1
  %3 = insertvalue { %pair, i64 } %2, i64 7, 1
  %4 = insertvalue { %pair, i64 } %3, i64 %b, 0, 1
  ret { %pair, i64 } %4
}

; A constant of which a part is replaced, and a value with two users.
define %pair @constants(i64 %a) nounwind {
; CHECK-LABEL: constants:
; CHECK: movl $5, %eax
; CHECK: retq
  %1 = insertvalue %pair { i64 5, i64 6 }, i64 %a, 1
  ret %pair %1
}

define i64 @users(i64 %a, i64 %b) nounwind {
; CHECK-LABEL: users:
; CHECK: retq
  %1 = insertvalue %pair undef, i64 %a, 0
  %2 = insertvalue %pair %1, i64 %b, 1
  %3 = insertvalue %pair %1, i64 9, 1
  %4 = extractvalue %pair %2, 1
  %5 = extractvalue %pair %3, 1
  %6 = add i64 %4, %5
  ret i64 %6
}

; Values that the PHI before them names already.
define i64 @loops(i64 %n) nounwind {
; CHECK-LABEL: loops:
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %i, i64 %n)
  %next = extractvalue { i64, i1 } %sum, 0
  %over = extractvalue { i64, i1 } %sum, 1
  br i1 %over, label %end, label %loop
end:
  ret i64 %next
}

; Which of the arguments are used makes a difference.
define i64 @first(i64 %a, i64 %b) nounwind {
; CHECK-LABEL: first:
; CHECK: movq %rdi, %rax
  ret i64 %a
}

define i64 @second(i64 %a, i64 %b) nounwind {
; CHECK-LABEL: second:
; CHECK: movq %rsi, %rax
  ret i64 %b
}

define i64 @seventh(i64 %a, i64 %b, i64, i64, i64, i64, i64 %c, i64 %d) nounwind {
; CHECK-LABEL: seventh:
; CHECK: 8(%rsp)
  %s = add i64 %c, %a
  ret i64 %s
}

define i64 @eighth(i64 %a, i64 %b, i64, i64, i64, i64, i64 %c, i64 %d) nounwind {
; CHECK-LABEL: eighth:
; CHECK: 16(%rsp)
  %s = add i64 %d, %a
  ret i64 %s
}

define [4 x i64] @memory(i64 %a) nounwind {
; CHECK-LABEL: memory:
; CHECK: movq %rdi, %rax
  %1 = insertvalue [4 x i64] zeroinitializer, i64 %a, 3
  ret [4 x i64] %1
}

; The text and the constraints of inline assembly make its shape.
define i64 @assembly(i64 %a, ptr %p) nounwind {
; CHECK-LABEL: assembly:
; CHECK: .ascii "one %r{{[a-z0-9]+}} %r{{[a-z0-9]+}}"
; CHECK: .ascii "one %r
; CHECK: .ascii "two %r{{[a-z0-9]+}} $5"
; CHECK: .ascii "two %r{{[a-z0-9]+}} $6"
; CHECK: .ascii "three (%r
  %b = call i64 asm ".ascii \22one $0 $1\22", "=r,r"(i64 %a)
  %c = call i64 asm ".ascii \22one $0 $1\22", "=r,r"(i64 %b)
  %d = call i64 asm ".ascii \22two $0 $1\22", "=r,i"(i64 5)
  %e = call i64 asm ".ascii \22two $0 $1\22", "=r,i"(i64 6)
  call void asm sideeffect ".ascii \22three $0\22", "*m,~{memory}"(ptr elementtype(i64) %p)
  %f = add i64 %c, %d
  %g = add i64 %f, %e
  ret i64 %g
}
