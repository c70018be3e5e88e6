; How LLVM's functions pass and return what the psABI does not say.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+f,+d -target-abi=lp64d %s -o - | FileCheck %s

; More than two results are in memory.
; CHECK-LABEL: three:
; CHECK: sd a1, 0(a0)
define { i64, i8, double } @three(i64 %x) {
  %r = insertvalue { i64, i8, double } poison, i64 %x, 0
  ret { i64, i8, double } %r
}

; So are more than two integers of a vector, in words of the size of a register.
; CHECK-LABEL: vector:
; CHECK: l{{[wd]}} a0, 8(a0)
define i32 @vector(<4 x i32> %x) {
  %r = extractelement <4 x i32> %x, i32 1
  ret i32 %r
}

; Numbers have registers.
; CHECK-LABEL: floats:
; CHECK: fmv.s fa0, fa2
define float @floats(<4 x float> %x) {
  %r = extractelement <4 x float> %x, i32 2
  ret float %r
}

; A fast function has four more registers, and slots as small as the number.
; CHECK-LABEL: fast:
; CHECK: fsw {{.*}}, 0(sp)
; CHECK: fsw {{.*}}, 4(sp)
; CHECK: li t6, 11
; CHECK: call callee
declare fastcc void @callee(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [22 x float])
define void @fast([22 x float] %f) {
  call fastcc void @callee(i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11,
                           [22 x float] %f)
  ret void
}

; The caller of a signed integer has extended all of it.
; CHECK-LABEL: wide:
; CHECK: srai a1, a1, 63
; CHECK: call take
declare void @take(i65 signext)
define void @wide(i65 %x) {
  call void @take(i65 signext %x)
  ret void
}
