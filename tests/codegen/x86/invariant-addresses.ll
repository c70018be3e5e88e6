; What a loop does not change of an address is added before it.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -o - %s | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -o - %s | FileCheck %s -check-prefix=NONE

; Both addresses take the sum.
; CHECK-LABEL: row:
; CHECK: leaq (%rsi,%rdx,4), %rax
; CHECK-NEXT: leaq (%rdi,%rdx,4), %rdx
; CHECK: .LBB0_1:
; CHECK-NEXT: movss (%rax,%rsi,4), %xmm0
; CHECK-NEXT: movss %xmm0, (%rdx,%rsi,4)
; CHECK-NEXT: incq %rsi
; NONE-LABEL: row:
; NONE: addq %rsi, %rdx
define void @row(ptr %to, ptr %from, i64 %row, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = add nuw nsw i64 %i, %row
  %a = getelementptr inbounds float, ptr %from, i64 %at
  %v = load float, ptr %a
  %b = getelementptr inbounds float, ptr %to, i64 %at
  store float %v, ptr %b
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %end, label %loop
end:
  ret void
}

; The sum is stored, so it stays.
; CHECK-LABEL: kept:
; CHECK: .LBB1_1:
; CHECK-NEXT: leaq (%rax,%rsi), %rcx
; CHECK-NEXT: movq %rcx, (%rdi,%rcx,8)
define void @kept(ptr %to, i64 %row, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = add nuw nsw i64 %i, %row
  %b = getelementptr inbounds i64, ptr %to, i64 %at
  store i64 %at, ptr %b
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %end, label %loop
end:
  ret void
}
