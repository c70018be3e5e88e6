; Roots of 80 and 128 bits are rounded once; a new NaN has the sign that the machine gives it.
; RUN: codewright lli -force-interpreter %s | FileCheck %s
; CHECK: 3fffb504f333f9de -nan

target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@format = constant [8 x i8] c"%lx %f\0A\00"
@zero = global double 0.0

declare x86_fp80 @sqrtl(x86_fp80)
declare i32 @printf(ptr, ...)

define i32 @main() {
  %root = call x86_fp80 @sqrtl(x86_fp80 0xK40008000000000000000)
  %bits = bitcast x86_fp80 %root to i80
  %high = lshr i80 %bits, 16
  %high.64 = trunc i80 %high to i64
  %zero = load volatile double, ptr @zero
  %nan = fdiv double %zero, %zero
  call i32 (ptr, ...) @printf(ptr @format, i64 %high.64, double %nan)
  ret i32 0
}
