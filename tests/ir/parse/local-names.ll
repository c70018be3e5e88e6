; Names in quotes, names of blocks, blocks without name.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %"a b", i32 %-x) {
"entry 1":
  %"\22" = add i32 %"a b", %-x
  br label %bb.1
bb.1:
  br label %-3
-3:
  br label %0
0:
  ret i32 %"\22"
}

; CHECK: define i32 @f(i32 %"a b", i32 %-x) {
; CHECK-NEXT: "entry 1":
; CHECK-NEXT:   %"\22" = add i32 %"a b", %-x
; CHECK-NEXT:   br label %bb.1
; CHECK-EMPTY:
; CHECK-NEXT: bb.1:                                             ; preds = %"entry 1"
; CHECK-NEXT:   br label %-3
; CHECK-EMPTY:
; CHECK-NEXT: -3:                                               ; preds = %bb.1
; CHECK-NEXT:   br label %0
; CHECK-EMPTY:
; CHECK-NEXT: 0:                                                ; preds = %-3
; CHECK-NEXT:   ret i32 %"\22"
; CHECK-NEXT: }
