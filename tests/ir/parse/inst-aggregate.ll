; extractvalue and insertvalue.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%s = type { i32, [2 x { i8, float }] }
define void @f(%s %a, [2 x i32] %b) {
  %1 = extractvalue %s %a, 0
  %2 = extractvalue %s %a, 1, 0, 1
  %3 = insertvalue %s %a, i8 1, 1, 1, 0
  %4 = insertvalue [2 x i32] %b, i32 %1, 1
  %5 = insertvalue { i32, ptr } poison, ptr null, 1, !x !0
  ret void
}
!0 = !{}

; CHECK: %s = type { i32, [2 x { i8, float }] }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(%s %a, [2 x i32] %b) {
; CHECK-NEXT:   %1 = extractvalue %s %a, 0
; CHECK-NEXT:   %2 = extractvalue %s %a, 1, 0, 1
; CHECK-NEXT:   %3 = insertvalue %s %a, i8 1, 1, 1, 0
; CHECK-NEXT:   %4 = insertvalue [2 x i32] %b, i32 %1, 1
; CHECK-NEXT:   %5 = insertvalue { i32, ptr } poison, ptr null, 1, !x !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
