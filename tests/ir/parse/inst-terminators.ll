; ret, br, switch, indirectbr, unreachable.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %a, i1 %c, ptr %p) {
entry:
  br i1 %c, label %x, label %y
x:
  switch i32 %a, label %z [
    i32 0, label %x1
    i32 -5, label %y
  ]
x1:
  switch i32 %a, label %z []
y:
  indirectbr ptr %p, [label %x1, label %z]
z:
  br label %u
u:
  br i1 true, label %v, label %w
v:
  indirectbr ptr %p, []
w:
  unreachable
}

; CHECK: define i32 @f(i32 %a, i1 %c, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK-EMPTY:
; CHECK-NEXT: x:                                                ; preds = %entry
; CHECK-NEXT:   switch i32 %a, label %z [
; CHECK-NEXT:     i32 0, label %x1
; CHECK-NEXT:     i32 -5, label %y
; CHECK-NEXT:   ]
; CHECK-EMPTY:
; CHECK-NEXT: x1:                                               ; preds = %y, %x
; CHECK-NEXT:   switch i32 %a, label %z [
; CHECK-NEXT:   ]
; CHECK-EMPTY:
; CHECK-NEXT: y:                                                ; preds = %x, %entry
; CHECK-NEXT:   indirectbr ptr %p, [label %x1, label %z]
; CHECK-EMPTY:
; CHECK-NEXT: z:                                                ; preds = %y, %x1, %x
; CHECK-NEXT:   br label %u
; CHECK-EMPTY:
; CHECK-NEXT: u:                                                ; preds = %z
; CHECK-NEXT:   br i1 true, label %v, label %w
; CHECK-EMPTY:
; CHECK-NEXT: v:                                                ; preds = %u
; CHECK-NEXT:   indirectbr ptr %p, []
; CHECK-EMPTY:
; CHECK-NEXT: w:                                                ; preds = %u
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
