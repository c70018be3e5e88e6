; The instruction va_arg. What is printed is what the arguments are: LLVM's code for it on AArch64 reads a list as the address of
; the next argument, which lists of that machine are not.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s

@line = private constant [9 x i8] c"%s %lld\0A\00"
@va = private constant [3 x i8] c"va\00"

declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define void @say(ptr %name, i64 %number) noinline {
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %number)
  ret void
}

define void @say_float(ptr %name, double %number) noinline {
  %bits = bitcast double %number to i64
  call void @say(ptr %name, i64 %bits)
  ret void
}

; Integers and floating-point numbers, so many that some are on the stack.
define void @variable(i32 %count, ...) noinline {
entry:
  %list = alloca [32 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %int = va_arg ptr %list, i32
  %long = va_arg ptr %list, i64
  %float = va_arg ptr %list, double
  %wide = sext i32 %int to i64
  call void @say(ptr @va, i64 %wide)
  call void @say(ptr @va, i64 %long)
  call void @say_float(ptr @va, double %float)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %count
  br i1 %more, label %loop, label %done
done:
  call void @llvm.va_end.p0(ptr %list)
  ret void
}

; CHECK-LABEL: main:
; CHECK: {{call|bl}}
define i32 @main() {
  call void (i32, ...) @variable(i32 5, i32 1, i64 -2, double 3.5, i32 -4, i64 5, double -6.5, i32 7, i64 8, double 9.25, i32 10, i64 -11, double 12.0, i32 13, i64 14, double 15.125)
  ret i32 0
}
