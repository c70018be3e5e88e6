; Vectors of pointers in instructions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define <2 x i1> @f(<2 x ptr> %a, <2 x i64> %b) {
  %1 = ptrtoint <2 x ptr> %a to <2 x i64>
  %2 = inttoptr <2 x i64> %b to <2 x ptr>
  %3 = icmp eq <2 x ptr> %a, %2
  ret <2 x i1> %3
}

; CHECK: define <2 x i1> @f(<2 x ptr> %a, <2 x i64> %b) {
; CHECK-NEXT:   %1 = ptrtoint <2 x ptr> %a to <2 x i64>
; CHECK-NEXT:   %2 = inttoptr <2 x i64> %b to <2 x ptr>
; CHECK-NEXT:   %3 = icmp eq <2 x ptr> %a, %2
; CHECK-NEXT:   ret <2 x i1> %3
; CHECK-NEXT: }
