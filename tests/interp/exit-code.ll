; The program's result is the tool's exit code, and its arguments reach it.
; RUN: not lli -force-interpreter %s > %t.out
; RUN: FileCheck %s --input-file=%t.out
; RUN: not lli -force-interpreter %s a b > %t.out
; RUN: FileCheck %s --input-file=%t.out --check-prefix=ARGS
; CHECK: 1 arguments
; ARGS: 3 arguments

@text = private constant [14 x i8] c"%d arguments\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main(i32 %argc, ptr %argv) {
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %argc)
  ret i32 %argc
}
