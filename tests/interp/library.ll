; Functions of the library that text programs use: numbers in text, sorting and searching by a function of the program, parts of
; strings; and the classes of floating-point numbers, which are no function of the library.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: numbers -42 rest 'z', 255, 1.250000
; CHECK-NEXT: sorted 1 2 3 5 8, found 3
; CHECK-NEXT: span 3, copy 'abc'
; CHECK-NEXT: classes 1 0 1 1 0

@numbers = private constant [32 x i8] c"numbers %ld rest '%s', %ld, %f\0A\00"
@sorted = private constant [34 x i8] c"sorted %d %d %d %d %d, found %ld\0A\00"
@parts = private constant [21 x i8] c"span %ld, copy '%s'\0A\00"
@classes = private constant [24 x i8] c"classes %d %d %d %d %d\0A\00"
@text = private constant [6 x i8] c" -42z\00"
@hexadecimal = private constant [5 x i8] c"0xff\00"
@fraction = private constant [5 x i8] c"1.25\00"
@letters = private constant [7 x i8] c"abcxyz\00"
@set = private constant [4 x i8] c"cba\00"
@array = internal global [5 x i32] [i32 8, i32 3, i32 1, i32 5, i32 2]
@three = private constant i32 3

declare i32 @printf(ptr, ...)
declare i64 @strtol(ptr, ptr, i32)
declare double @strtod(ptr, ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
declare i64 @strspn(ptr, ptr)
declare ptr @strndup(ptr, i64)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)

define internal i32 @compare(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %order = sub i32 %x, %y
  ret i32 %order
}

define i32 @main() {
  %rest = alloca ptr
  %n = call i64 @strtol(ptr @text, ptr %rest, i32 10)
  %tail = load ptr, ptr %rest
  %h = call i64 @strtol(ptr @hexadecimal, ptr null, i32 0)
  %f = call double @strtod(ptr @fraction, ptr null)
  %p1 = call i32 (ptr, ...) @printf(ptr @numbers, i64 %n, ptr %tail, i64 %h, double %f)

  call void @qsort(ptr @array, i64 5, i64 4, ptr @compare)
  %found = call ptr @bsearch(ptr @three, ptr @array, i64 5, i64 4, ptr @compare)
  %value = load i32, ptr %found
  %wide = zext i32 %value to i64
  %e0 = load i32, ptr @array
  %a1 = getelementptr i32, ptr @array, i64 1
  %e1 = load i32, ptr %a1
  %a2 = getelementptr i32, ptr @array, i64 2
  %e2 = load i32, ptr %a2
  %a3 = getelementptr i32, ptr @array, i64 3
  %e3 = load i32, ptr %a3
  %a4 = getelementptr i32, ptr @array, i64 4
  %e4 = load i32, ptr %a4
  %p2 = call i32 (ptr, ...) @printf(ptr @sorted, i32 %e0, i32 %e1, i32 %e2, i32 %e3, i32 %e4, i64 %wide)

  %span = call i64 @strspn(ptr @letters, ptr @set)
  %copy = call ptr @strndup(ptr @letters, i64 3)
  %p3 = call i32 (ptr, ...) @printf(ptr @parts, i64 %span, ptr %copy)

  ; Infinity is infinite (516), and no number that is not (1); zero is zero (96); a subnormal number is one (144), and not normal (264).
  %c0 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 516)
  %c1 = call i1 @llvm.is.fpclass.f64(double 0x7FF0000000000000, i32 3)
  %c2 = call i1 @llvm.is.fpclass.f64(double -0.0, i32 32)
  %c3 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 128)
  %c4 = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 264)
  %d0 = zext i1 %c0 to i32
  %d1 = zext i1 %c1 to i32
  %d2 = zext i1 %c2 to i32
  %d3 = zext i1 %c3 to i32
  %d4 = zext i1 %c4 to i32
  %p4 = call i32 (ptr, ...) @printf(ptr @classes, i32 %d0, i32 %d1, i32 %d2, i32 %d3, i32 %d4)
  ret i32 0
}
