; The address of a block, of this function and of another.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global ptr blockaddress(@f, %named)
@b = global ptr blockaddress(@f, %1)
define void @f(ptr %p) {
  br label %named
named:
  indirectbr ptr blockaddress(@f, %1), [label %1, label %named]
1:
  ret void
}
define ptr @g() {
  br label %1
1:
  ret ptr blockaddress(@f, %named)
}

; CHECK:@a = global ptr blockaddress(@f, %named)
; CHECK-NEXT:@b = global ptr blockaddress(@f, %1)
; CHECK:define void @f(ptr %p) {
; CHECK-NEXT:  br label %named
; CHECK:named:                                            ; preds = %named, %0
; CHECK-NEXT:  indirectbr ptr blockaddress(@f, %1), [label %1, label %named]
; CHECK:1:                                                ; preds = %named
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:define ptr @g() {
; CHECK-NEXT:  br label %1
; CHECK:1:                                                ; preds = %0
; CHECK-NEXT:  ret ptr blockaddress(@f, %named)
; CHECK-NEXT:}
