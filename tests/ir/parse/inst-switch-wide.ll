; Cases of wide integers.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i128 %a) {
  switch i128 %a, label %d [ i128 170141183460469231731687303715884105727, label %e i128 -1, label %d ]
d:
  ret void
e:
  ret void
}

; CHECK: define void @f(i128 %a) {
; CHECK-NEXT:   switch i128 %a, label %d [
; CHECK-NEXT:     i128 170141183460469231731687303715884105727, label %e
; CHECK-NEXT:     i128 -1, label %d
; CHECK-NEXT:   ]
; CHECK-EMPTY:
; CHECK-NEXT: d:                                                ; preds = %0, %0
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: e:                                                ; preds = %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
