; Unwinders see the frames of code in memory: three calls deeper are three frames more.
; RUN: not lli -O0 %s
; RUN: not lli -O2 %s > %t.out
; RUN: FileCheck %s --input-file=%t.out
; RUN: not lli -O2 -jit-kind=orc-lazy %s > %t.out
; RUN: FileCheck %s --input-file=%t.out
; CHECK: 3 more

@text = private constant [9 x i8] c"%d more\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @_Unwind_Backtrace(ptr, ptr)

define i32 @count(ptr %context, ptr %number) {
  %n = load i32, ptr %number
  %more = add i32 %n, 1
  store i32 %more, ptr %number
  ret i32 0
}

define i32 @depth() noinline uwtable {
  %number = alloca i32
  store i32 0, ptr %number
  %r = call i32 @_Unwind_Backtrace(ptr @count, ptr %number)
  %n = load i32, ptr %number
  ret i32 %n
}

define i32 @two() noinline uwtable {
  %n = call i32 @depth()
  %m = add i32 %n, 0
  store volatile i32 %m, ptr @place
  ret i32 %m
}

define i32 @three() noinline uwtable {
  %n = call i32 @two()
  store volatile i32 %n, ptr @place
  ret i32 %n
}

define i32 @four() noinline uwtable {
  %n = call i32 @three()
  store volatile i32 %n, ptr @place
  ret i32 %n
}

@place = global i32 0

define i32 @main() uwtable {
  %near = call i32 @depth()
  %far = call i32 @four()
  %more = sub i32 %far, %near
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %more)
  ret i32 1
}
