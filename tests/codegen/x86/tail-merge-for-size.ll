; In functions that are to be short, tails end in conditional jumps, too.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

declare void @f(i32)
declare void @g()

; CHECK-LABEL: short:
; CHECK: testl %eax, %eax
; CHECK-NOT: testl
; CHECK: .Lfunc_end0
define void @short(i32 %x, ptr %p) minsize {
  switch i32 %x, label %c [ i32 1, label %a i32 2, label %b ]
a:
  call void @f(i32 20)
  %l = load volatile i32, ptr %p
  %t = icmp eq i32 %l, 0
  br i1 %t, label %on, label %trap
b:
  call void @f(i32 30)
  %m = load volatile i32, ptr %p
  %u = icmp eq i32 %m, 0
  br i1 %u, label %on, label %trap
c:
  call void @f(i32 40)
  br label %on
trap:
  call void @g()
  br label %on
on:
  call void @g()
  call void @f(i32 1)
  ret void
}
