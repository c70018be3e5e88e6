; phi, select, freeze.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define <2 x i32> @f(i1 %c, <2 x i1> %m, <2 x i32> %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi <2 x i32> [ %x, %entry ], [ zeroinitializer, %a ]
  %s = select <2 x i1> %m, <2 x i32> %p, <2 x i32> poison
  %t = select i1 %c, ptr null, ptr poison
  %z = freeze <2 x i32> %s
  ret <2 x i32> %z
}

; CHECK:define <2 x i32> @f(i1 %c, <2 x i1> %m, <2 x i32> %x) {
; CHECK-NEXT:entry:
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK:a:                                                ; preds = %entry
; CHECK-NEXT:  br label %b
; CHECK:b:                                                ; preds = %a, %entry
; CHECK-NEXT:  %p = phi <2 x i32> [ %x, %entry ], [ zeroinitializer, %a ]
; CHECK-NEXT:  %s = select <2 x i1> %m, <2 x i32> %p, <2 x i32> poison
; CHECK-NEXT:  %t = select i1 %c, ptr null, ptr poison
; CHECK-NEXT:  %z = freeze <2 x i32> %s
; CHECK-NEXT:  ret <2 x i32> %z
; CHECK-NEXT:}
