; Sums of several parts are one address; other things that have instructions of their own.
; RUN: codewright llc -O2 -regalloc=greedy %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.cttz.i64(i64, i1)

define i64 @sum(i64 %a, i64 %b) {
; CHECK-LABEL: sum:
; CHECK: leaq 24(%rdi,%rsi,4), %rax
; CHECK-NEXT: retq
  %s = shl i64 %b, 2
  %t = add i64 %a, %s
  %u = add i64 %t, 24
  ret i64 %u
}

define i64 @five(i64 %a) {
; CHECK-LABEL: five:
; CHECK: leaq (%rdi,%rdi,4), %rax
; CHECK-NEXT: retq
  %m = mul i64 %a, 5
  ret i64 %m
}

define i64 @next(i64 %a) {
; CHECK-LABEL: next:
; CHECK: leaq 1(%rdi), %rax
  %m = add i64 %a, 1
  ret i64 %m
}

define i32 @rotate(i32 %a) {
; CHECK-LABEL: rotate:
; CHECK: roll $7,
  %m = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)
  ret i32 %m
}

define i64 @first(i64 %a) {
; CHECK-LABEL: first:
; CHECK: tzcntq
  %m = call i64 @llvm.cttz.i64(i64 %a, i1 true)
  ret i64 %m
}

; Registers are saved by pushing them, and a loop ends with one jump.
declare i64 @g(i64)
define i64 @loop(i64 %n) {
; CHECK-LABEL: loop:
; CHECK: pushq
; CHECK: callq g
; CHECK: j{{[a-z]+}} .LBB
; CHECK-NOT: jmp
; CHECK: popq
; CHECK: retq
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @g(i64 %i)
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i64 %r
}
