; A reduction of a vector that takes three registers adds those first, as one of two or four does.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: three:
; CHECK-COUNT-4: paddd
; CHECK-NOT: padd
; CHECK: movd %xmm{{[0-9]+}}, %eax
; CHECK-NOT: addl
; CHECK: retq
define i32 @three(<12 x i32> %v) {
  %sum = call i32 @llvm.vector.reduce.add.v12i32(<12 x i32> %v)
  ret i32 %sum
}

; Elements of a part of a register are taken one by one.
; CHECK-LABEL: five:
; CHECK-COUNT-4: addl
; CHECK: retq
define i32 @five(<5 x i32> %v) {
  %sum = call i32 @llvm.vector.reduce.add.v5i32(<5 x i32> %v)
  ret i32 %sum
}
