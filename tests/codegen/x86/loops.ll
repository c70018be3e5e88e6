; What loops are made of: counters in one register, comparisons where they are branched on, one jump each time round.
; RUN: codewright llc -O2 -regalloc=greedy %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

; The step comes after the last use of the old value, so no copy is needed.
define double @sum(ptr %p, i64 %n) {
; CHECK-LABEL: sum:
; CHECK: [[LOOP:\.LBB0_[0-9]+]]:
; CHECK-NEXT: movsd (%rdi,[[I:%r[a-z0-9]+]],8)
; CHECK-NEXT: incq [[I]]
; CHECK: cmpq %rsi, [[I]]
; CHECK-NEXT: jne [[LOOP]]
; CHECK-NEXT: retq
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %next = add i64 %i, 1
  %a = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %a
  %w = fmul double %v, %v
  %t = fadd double %s, %w
  %c = icmp eq i64 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret double %t
}

; The comparison and the distance are made again where they are wanted.
declare void @g()
define i32 @sunk(ptr %p, i32 %x) {
; CHECK-LABEL: sunk:
; CHECK-NOT: set{{[a-z]+ }}
; CHECK: callq g
; CHECK: callq g
; CHECK: cmpl $7,
; CHECK: movl 16(%
entry:
  %c = icmp slt i32 %x, 7
  %q = getelementptr i8, ptr %p, i64 16
  call void @g()
  br label %next
next:
  call void @g()
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %q
  ret i32 %v
b:
  ret i32 0
}

; A loop that is left at its start begins with its end.
define void @while(ptr %p) {
; CHECK-LABEL: while:
; CHECK: jmp [[HEAD:\.LBB2_[0-9]+]]
; CHECK-NEXT: .p2align 4
; CHECK-NEXT: [[BODY:\.LBB2_[0-9]+]]:
; CHECK-NEXT: callq g
; CHECK-NEXT: [[HEAD]]:
; CHECK: jne [[BODY]]
; CHECK-NOT: jmp
; CHECK: retq
entry:
  br label %head
head:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %exit, label %body
body:
  call void @g()
  br label %head
exit:
  ret void
}

; One address out of a table is jumped to.
define i32 @table(i32 %x) {
; CHECK-LABEL: table:
; CHECK: jmpq *.LJTI3_0(,%r{{[a-z]+}},8)
entry:
  switch i32 %x, label %d [ i32 0, label %a  i32 1, label %b  i32 2, label %c  i32 3, label %e ]
a:
  ret i32 7
b:
  ret i32 9
c:
  ret i32 17
e:
  ret i32 23
d:
  ret i32 1
}
