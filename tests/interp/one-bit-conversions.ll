; Signed numbers of one bit are -1 and 0: nothing above becomes more than 0.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; CHECK: 0 1 1 0
@format = private constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %one = call i1 @llvm.fptosi.sat.i1.f32(float 1.0)
  %low = call i1 @llvm.fptosi.sat.i1.f64(double -7.5)
  %minus = fptosi double -1.0 to i1
  %zero = fptosi double 0.5 to i1
  %a = zext i1 %one to i32
  %b = zext i1 %low to i32
  %c = zext i1 %minus to i32
  %d = zext i1 %zero to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
