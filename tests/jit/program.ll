; A program is compiled to memory and runs: its arguments, its standard input and output, its exit code.
; RUN: not lli %s a b > %t.out
; RUN: FileCheck %s --input-file=%t.out
; RUN: not lli -O0 %s a b > %t.out
; RUN: FileCheck %s --input-file=%t.out
; RUN: not lli -O3 -jit-kind=mcjit %s a b > %t.out
; RUN: FileCheck %s --input-file=%t.out
; RUN: not lli -jit-kind=orc -jit-linker=jitlink -fake-argv0=me %s a b > %t.out
; RUN: FileCheck %s --input-file=%t.out --check-prefix=NAME
; RUN: not lli - a b < %s > %t.out
; RUN: FileCheck %s --input-file=%t.out
; RUN: echo abc | lli -entry-function=copy %s | FileCheck %s --check-prefix=COPY
; CHECK: 3 arguments, the last is b
; CHECK-NEXT: fib(20) is 6765
; NAME: 3 arguments, the last is b
; COPY: abc

@text = private constant [30 x i8] c"%d arguments, the last is %s\0A\00"
@result = private constant [15 x i8] c"fib(%d) is %d\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @getchar()
declare i32 @putchar(i32)

define internal i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %done, label %more
done:
  ret i32 %n
more:
  %a = sub i32 %n, 1
  %b = sub i32 %n, 2
  %x = call i32 @fib(i32 %a)
  %y = call i32 @fib(i32 %b)
  %sum = add i32 %x, %y
  ret i32 %sum
}

define i32 @main(i32 %argc, ptr %argv) {
  %last = sub i32 %argc, 1
  %place = getelementptr ptr, ptr %argv, i32 %last
  %argument = load ptr, ptr %place
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %argc, ptr %argument)
  %f = call i32 @fib(i32 20)
  %m = call i32 (ptr, ...) @printf(ptr @result, i32 20, i32 %f)
  ret i32 7
}

define i32 @copy() {
entry:
  br label %loop
loop:
  %c = call i32 @getchar()
  %end = icmp slt i32 %c, 0
  br i1 %end, label %done, label %next
next:
  %n = call i32 @putchar(i32 %c)
  br label %loop
done:
  ret i32 0
}
