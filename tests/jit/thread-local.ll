; Each thread has its own copy of thread-local variables, with and without initial values.
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s
; RUN: lli -O2 -jit-kind=orc-lazy %s | FileCheck %s
; CHECK: thread 41 1 7
; CHECK-NEXT: main 42 2 7

@value = thread_local global i32 40
@zero = internal thread_local(localexec) global i32 0
@far = thread_local(initialexec) global [3 x i64] [i64 0, i64 7, i64 0], align 32
@in_thread = private constant [17 x i8] c"thread %d %d %d\0A\00"
@in_main = private constant [15 x i8] c"main %d %d %d\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define void @step() {
  %v = load i32, ptr @value
  %v1 = add i32 %v, 1
  store i32 %v1, ptr @value
  %z = load i32, ptr @zero
  %z1 = add i32 %z, 1
  store i32 %z1, ptr @zero
  ret void
}

define void @show(ptr %text) {
  %v = load i32, ptr @value
  %z = load i32, ptr @zero
  %f = load i32, ptr getelementptr (i8, ptr @far, i64 8)
  %n = call i32 (ptr, ...) @printf(ptr %text, i32 %v, i32 %z, i32 %f)
  ret void
}

define ptr @run(ptr %argument) {
  call void @step()
  call void @show(ptr @in_thread)
  ret ptr null
}

define i32 @main() {
  call void @step()
  call void @step()
  %thread = alloca i64
  %c = call i32 @pthread_create(ptr %thread, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %thread
  %j = call i32 @pthread_join(i64 %id, ptr null)
  call void @show(ptr @in_main)
  ret i32 %c
}
