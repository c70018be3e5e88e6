; Times, random numbers, signals, complex numbers, names of types, and what the program does about an exception that nobody
; catches.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: Thu Jan  1 00:00:00 1970
; CHECK-NEXT: 2001-09-09 01:46:40, 1000000000
; CHECK-NEXT: 1804289383 846930886, -5.0 10.0, type i
; CHECK-NEXT: handled signal 10
; CHECK-NEXT: terminated

@zero = internal constant i64 0
@billion = internal constant i64 1000000000
@format = private constant [6 x i8] c"%F %T\00"
@buffer = internal global [32 x i8] zeroinitializer
@parts = internal global [56 x i8] zeroinitializer
@time = private constant [9 x i8] c"%s, %ld\0A\00"
@values = private constant [32 x i8] c"%ld %ld, %.1f %.1f, type %.4s\0A\00\00"
@signal_text = private constant [19 x i8] c"handled signal %d\0A\00"
@end = private constant [11 x i8] c"terminated\00"
@_ZTIi = external constant ptr

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare ptr @asctime(ptr)
declare ptr @gmtime(ptr)
declare ptr @localtime_r(ptr, ptr)
declare i64 @mktime(ptr)
declare i64 @strftime(ptr, i64, ptr, ptr)
declare i64 @random()
declare i32 @rand()
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)
declare void @exit(i32)
declare { double, double } @__muldc3(double, double, double, double)
declare ptr @_ZSt13set_terminatePFvvE(ptr)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)

define internal void @handler(i32 %signal) {
  %p = call i32 (ptr, ...) @printf(ptr @signal_text, i32 %signal)
  ret void
}

define internal void @terminated() {
  %p = call i32 @puts(ptr @end)
  call void @exit(i32 0)
  unreachable
}

define i32 @main() {
  %first = call ptr @gmtime(ptr @zero)
  %line = call ptr @asctime(ptr %first)
  %p1 = call i32 (ptr, ...) @printf(ptr %line)
  %later = call ptr @localtime_r(ptr @billion, ptr @parts)
  %length = call i64 @strftime(ptr @buffer, i64 32, ptr @format, ptr %later)
  %again = call i64 @mktime(ptr %later)
  %p2 = call i32 (ptr, ...) @printf(ptr @time, ptr @buffer, i64 %again)

  %r1 = call i64 @random()
  %r2 = call i32 @rand()
  %r3 = sext i32 %r2 to i64
  %product = call { double, double } @__muldc3(double 1.0, double 2.0, double 3.0, double 4.0)
  %re = extractvalue { double, double } %product, 0
  %im = extractvalue { double, double } %product, 1
  %name = getelementptr i8, ptr @_ZTIi, i64 8
  %type = load ptr, ptr %name
  %p3 = call i32 (ptr, ...) @printf(ptr @values, i64 %r1, i64 %r3, double %re, double %im, ptr %type)

  %old = call ptr @signal(i32 10, ptr @handler)
  %sent = call i32 @raise(i32 10)
  %before = call ptr @_ZSt13set_terminatePFvvE(ptr @terminated)
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %exception
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
  unreachable
}
