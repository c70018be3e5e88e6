; Numbers in hexadecimal as C writes them, and arguments by value in lists of variable arguments.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: not lli -force-interpreter -entry-function=wrong %s 2>&1 | FileCheck %s --check-prefix=WRONG
; WRONG: error: an argument of a format is neither 'double' nor 'x86_fp80'
; CHECK: 0x1p+0 -0x1.8p+1 0x0p+0 0x0.0000000000001p-1022 inf
; CHECK-NEXT: 0x1.9ap+3 0x2p+0 0X1.000P-1
; CHECK-NEXT: 0xcp-2 0x8p-3
; CHECK-NEXT: 7 8 9

target triple = "x86_64-linux-gnu"

@doubles = private constant [16 x i8] c"%a %a %a %a %a\0A\00"
@rounded = private constant [16 x i8] c"%.2a %.0a %.3A\0A\00"
@longs = private constant [9 x i8] c"%La %La\0A\00"
@numbers = private constant [13 x i8] c"%ld %ld %ld\0A\00"
@object = private constant { i64, i64 } { i64 7, i64 8 }

declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)

define void @show(i32 %n, ...) {
  %list = alloca { i32, i32, ptr, ptr }
  call void @llvm.va_start.p0(ptr %list)
  %field = getelementptr { i32, i32, ptr, ptr }, ptr %list, i32 0, i32 2
  %area = load ptr, ptr %field
  %a = load i64, ptr %area
  %at.b = getelementptr i64, ptr %area, i64 1
  %b = load i64, ptr %at.b
  %at.c = getelementptr i64, ptr %area, i64 2
  %c = load i64, ptr %at.c
  %w = call i32 (ptr, ...) @printf(ptr @numbers, i64 %a, i64 %b, i64 %c)
  ret void
}

define i32 @main() {
  %1 = call i32 (ptr, ...) @printf(ptr @doubles, double 1.0, double -3.0, double 0.0, double 0x0000000000000001, double 0x7FF0000000000000)
  %2 = call i32 (ptr, ...) @printf(ptr @rounded, double 0x40299999A0000000, double 0x3FF8000000000000, double 5.0e-1)
  %3 = call i32 (ptr, ...) @printf(ptr @longs, x86_fp80 0xK4000C000000000000000, x86_fp80 0xK3FFF8000000000000000)
  call void (i32, ...) @show(i32 2, ptr byval({ i64, i64 }) @object, i64 9)
  ret i32 0
}

define i32 @wrong() {
  %n = call i32 (ptr, ...) @printf(ptr @doubles, i32 1, i32 1, i32 1, i32 1, i32 1)
  ret i32 0
}
