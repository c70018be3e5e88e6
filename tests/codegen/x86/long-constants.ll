; A number of more than 32 bits is made once for all blocks that want it.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: several:
; CHECK: movabsq $-7046029254386353131
; CHECK-NOT: movabsq
; CHECK: .size several
define i64 @several(i64 %x, i1 %c, i1 %d) nounwind {
  %a = mul i64 %x, -7046029254386353131
  br i1 %c, label %then, label %else
then:
  %b = xor i64 %a, 77
  %e = mul i64 %b, -7046029254386353131
  br label %else
else:
  %f = phi i64 [ %a, %0 ], [ %e, %then ]
  br i1 %d, label %more, label %end
more:
  %g = xor i64 %f, 99
  %h = mul i64 %g, -7046029254386353131
  br label %end
end:
  %r = phi i64 [ %f, %else ], [ %h, %more ]
  ret i64 %r
}
