; Words of the grammar are ordinary names and labels.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%add = type { i32 }
@define = global %add zeroinitializer
define void @load(i32 %store) {
  br label %ret
ret:
  %i32 = add i32 %store, 1
  br label %label
label:
  ret void
}

; CHECK: %add = type { i32 }
; CHECK-EMPTY:
; CHECK-NEXT: @define = global %add zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define void @load(i32 %store) {
; CHECK-NEXT:   br label %ret
; CHECK-EMPTY:
; CHECK-NEXT: ret:                                              ; preds = %0
; CHECK-NEXT:   %i32 = add i32 %store, 1
; CHECK-NEXT:   br label %label
; CHECK-EMPTY:
; CHECK-NEXT: label:                                            ; preds = %ret
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
