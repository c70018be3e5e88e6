; A delay slot that nothing moves into gets the first instruction from where the branch leads, which leads behind it then: a branch
; with a condition executes it only if it is taken.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NONE

; NONE-NOT: ,a

declare void @g()

; CHECK-LABEL: repeated:
; CHECK: save %sp, -176, %sp
; CHECK: brz %i1, {{\.L[A-Za-z0-9_]+}}
; CHECK: nop
; CHECK: st %i1, [%i0{{(\+0)?}}]
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: call g
; CHECK: add %i1, -1, %i1
; CHECK: sra %i1, 0, %i2
; CHECK: brnz,a %i2, {{\.L[A-Za-z0-9_]+}}
; CHECK: st %i1, [%i0{{(\+0)?}}]
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: ret
; CHECK: restore
define void @repeated(ptr %p, i32 signext %n) nounwind {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %done, label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = add i32 %i, -1
  store i32 %i, ptr %p
  call void @g()
  %last = icmp eq i32 %j, 0
  br i1 %last, label %done, label %loop
done:
  ret void
}
