; A product and a sum of `float` are two operations: the product is rounded before the sum. 1 + 2^-12 squared is
; 1 + 2^-11 + 2^-24, of which the last bit is lost.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s

; CHECK: 00000000

@format = private constant [6 x i8] c"%08x\0A\00"
@number = global float 1.000244140625
@less = global float -1.00048828125

define i32 @main() {
  %a = load float, ptr @number
  %c = load float, ptr @less
  %r = call float @llvm.fmuladd.f32(float %a, float %a, float %c)
  %bits = bitcast float %r to i32
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %bits)
  ret i32 0
}

declare float @llvm.fmuladd.f32(float, float, float)
declare i32 @printf(ptr, ...)
