; RUN: lli -force-interpreter %s | FileCheck %s
; Classes of characters and their other cases come from tables, as glibc's headers ask for them.
; CHECK: 1024 0 8192 88

@format = constant [13 x i8] c"%d %d %d %d\0A\00"

declare ptr @__ctype_b_loc()
declare ptr @__ctype_toupper_loc()
declare i32 @printf(ptr, ...)

define i32 @classes(i64 %byte, i32 %mask) {
  %place = call ptr @__ctype_b_loc()
  %table = load ptr, ptr %place
  %entry = getelementptr i16, ptr %table, i64 %byte
  %classes = load i16, ptr %entry
  %wide = zext i16 %classes to i32
  %result = and i32 %wide, %mask
  ret i32 %result
}

define i32 @main() {
  %alpha = call i32 @classes(i64 120, i32 1024)
  %none = call i32 @classes(i64 -1, i32 65535)
  %space = call i32 @classes(i64 9, i32 8192)
  %place = call ptr @__ctype_toupper_loc()
  %table = load ptr, ptr %place
  %entry = getelementptr i32, ptr %table, i64 120
  %upper = load i32, ptr %entry
  call i32 (ptr, ...) @printf(ptr @format, i32 %alpha, i32 %none, i32 %space, i32 %upper)
  ret i32 0
}
