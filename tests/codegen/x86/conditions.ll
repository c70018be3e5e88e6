; A branch on several conditions is a jump for each; what the source calls unlikely is out of the way.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

declare void @f(i32)
declare void @g(i32)

; CHECK-LABEL: both:
; CHECK-NOT: {{[[:space:]]set[a-z]+}}
; CHECK: cmpl $5, %edi
; CHECK-NEXT: j
; CHECK: cmpl $7, %esi
; CHECK-NEXT: j
; CHECK-NOT: {{[[:space:]]set[a-z]+}}
; CHECK: .Lfunc_end0
define void @both(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, 5
  %d = icmp slt i32 %b, 7
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no

yes:
  call void @f(i32 %a)
  ret void

no:
  call void @g(i32 %b)
  ret void
}

; CHECK-LABEL: any:
; CHECK-NOT: {{[[:space:]]set[a-z]+}}
; CHECK: cmpl $5
; CHECK: cmpl $7
; CHECK-NOT: {{[[:space:]]set[a-z]+}}
; CHECK: .Lfunc_end1
define void @any(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, 5
  %d = icmp slt i32 %b, 7
  %e = select i1 %c, i1 true, i1 %d
  br i1 %e, label %yes, label %no

yes:
  call void @f(i32 %a)
  ret void

no:
  call void @g(i32 %b)
  ret void
}

; CHECK-LABEL: unlikely:
; CHECK: callq g
; CHECK: retq
; CHECK: callq f
define i32 @unlikely(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, 5
  br i1 %c, label %rare, label %often, !prof !0

rare:
  call void @f(i32 1)
  br label %end

often:
  call void @g(i32 2)
  br label %end

end:
  %r = phi i32 [ %a, %rare ], [ %b, %often ]
  ret i32 %r
}

!0 = !{!"branch_weights", i32 1, i32 2000}
