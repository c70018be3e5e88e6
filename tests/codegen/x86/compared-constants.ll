; Where a PHI was compared with a constant, it goes on in its register and the constant is not made again.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

declare i32 @f()
declare void @g()

define i32 @loop() {
; CHECK-LABEL: loop:
; CHECK: .LBB0_1:
; CHECK-NOT: xorl
; CHECK-NOT: $0
; CHECK: .Lfunc_end0
entry:
  %first = call i32 @f()
  br label %top
top:
  %t = phi i32 [ %first, %entry ], [ %next, %on ]
  call void @g()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %on, label %trap
trap:
  %n = call i32 @f()
  br label %on
on:
  %next = phi i32 [ 0, %top ], [ %n, %trap ]
  %d = call i32 @f()
  %e = icmp sgt i32 %d, 3
  br i1 %e, label %out, label %top
out:
  ret i32 %next
}

; On the other way it has other values.
define i32 @other(i32 %a, i1 %b) {
; CHECK-LABEL: other:
; CHECK: {{xorl %eax, %eax|movl \$0, %eax}}
entry:
  br i1 %b, label %top, label %also
also:
  br label %top
top:
  %t = phi i32 [ %a, %entry ], [ 9, %also ]
  %c = icmp ne i32 %t, 0
  br i1 %c, label %on, label %more
more:
  call void @g()
  br label %on
on:
  %next = phi i32 [ 0, %top ], [ 5, %more ]
  ret i32 %next
}
