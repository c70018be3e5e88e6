; Blocks: labels, numbers, and the comment that lists predecessors, the last branch first.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i1 %c) {
  br i1 %c, label %1, label %named
1:
  br label %named
named:
  br i1 %c, label %1, label %a.block.with.a.name.that.reaches.beyond.the.column.of.the.comment
a.block.with.a.name.that.reaches.beyond.the.column.of.the.comment:
  ret void
unreachable:
  unreachable
}
define void @g() {
entry:
  ret void
}

; CHECK:define void @f(i1 %c) {
; CHECK-NEXT:  br i1 %c, label %1, label %named
; CHECK:1:                                                ; preds = %named, %0
; CHECK-NEXT:  br label %named
; CHECK:named:                                            ; preds = %1, %0
; CHECK-NEXT:  br i1 %c, label %1, label %a.block.with.a.name.that.reaches.beyond.the.column.of.the.comment
; CHECK:a.block.with.a.name.that.reaches.beyond.the.column.of.the.comment: ; preds = %named
; CHECK-NEXT:  ret void
; CHECK:unreachable:                                      ; No predecessors!
; CHECK-NEXT:  unreachable
; CHECK-NEXT:}
; CHECK:define void @g() {
; CHECK-NEXT:entry:
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
