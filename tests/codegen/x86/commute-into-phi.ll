; Where both operands of an instruction are over, the one is overwritten whose variable the result becomes, even if that is only
; after another step: no copy is left in the loop.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: folded:
; CHECK: [[LOOP:.LBB[0-9_]+]]:
; CHECK-NOT: mova
; CHECK: pxor
; CHECK-NOT: mova
; CHECK: pxor
; CHECK-NOT: mova
; CHECK: [[LOOP]]
define <4 x i32> @folded(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %acc = phi <4 x i32> [ zeroinitializer, %entry ], [ %acc2, %loop ]
  %a = getelementptr <4 x i32>, ptr %p, i64 %i
  %b = getelementptr <4 x i32>, ptr %q, i64 %i
  %x = load <4 x i32>, ptr %a, align 4
  %y = load <4 x i32>, ptr %b, align 4
  %acc1 = xor <4 x i32> %x, %acc
  %acc2 = xor <4 x i32> %acc1, %y
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret <4 x i32> %acc2
}
