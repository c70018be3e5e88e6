; Comments at labels and accesses to spill slots; no name, whatever is in it, makes more than a comment.
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -asm-verbose %s -o %t.s && FileCheck %s < %t.s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o %t.plain.s && mc -triple=x86_64-linux-gnu -filetype=obj %t.plain.s -o %t.plain.o
; RUN: mc -triple=x86_64-linux-gnu -filetype=obj %t.s -o %t.o
; RUN: cmp %t.o %t.plain.o

; CHECK: .globl f # -- Begin function f
; CHECK: {{^}}f: # @f
; CHECK: {{^}}# %bb.0: # %entry
; CHECK: movl %e{{[a-z]+}}, {{[-0-9]*}}(%rsp) # 4-byte Spill
; CHECK: {{^}}.LBB0_2: # %a\0A\09nop\5C
; CHECK: movl {{[-0-9]*}}(%rsp), %e{{[a-z]+}} # 4-byte Reload
; CHECK: .size f
; CHECK: {{^ }}# -- End function
define i32 @f(i32 %x, i1 %c) {
entry:
  %y = add i32 %x, 1
  br i1 %c, label %then, label %"a\0A\09nop\5C"
then:
  br label %"a\0A\09nop\5C"
"a\0A\09nop\5C":
  %z = phi i32 [ %y, %entry ], [ %x, %then ]
  ret i32 %z
}

; Blocks without names have numbers, and functions that nobody sees no line that says so.
; CHECK: {{^}}g: # -- Begin function g
; CHECK-NEXT: {{^ }}# @g
; CHECK: {{^}}# %bb.0:{{$}}
; CHECK-NEXT: retq
define internal void @g() {
  ret void
}
