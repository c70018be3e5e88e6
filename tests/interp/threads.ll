; Threads take turns: all add to a number under a mutex, and each has a variable of its own.
; RUN: codewright lli -force-interpreter %s | FileCheck %s
; CHECK: 3000 0

@number = global i32 0
@mine = thread_local global i32 0
@mutex = global [5 x i64] zeroinitializer
@format = constant [7 x i8] c"%d %d\0A\00"

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare i32 @printf(ptr, ...)

define ptr @work(ptr %unused) {
entry:
  %own = call ptr @llvm.threadlocal.address.p0(ptr @mine)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call i32 @pthread_mutex_lock(ptr @mutex)
  %old = load i32, ptr @number
  %new = add i32 %old, 1
  store i32 %new, ptr @number
  call i32 @pthread_mutex_unlock(ptr @mutex)
  %own.old = load i32, ptr %own
  %own.new = add i32 %own.old, 1
  store i32 %own.new, ptr %own
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 1000
  br i1 %more, label %loop, label %done

done:
  ret ptr null
}

define i32 @main() {
  %threads = alloca [3 x i64]
  %second = getelementptr i64, ptr %threads, i64 1
  %third = getelementptr i64, ptr %threads, i64 2
  call i32 @pthread_create(ptr %threads, ptr null, ptr @work, ptr null)
  call i32 @pthread_create(ptr %second, ptr null, ptr @work, ptr null)
  call i32 @pthread_create(ptr %third, ptr null, ptr @work, ptr null)
  %a = load i64, ptr %threads
  call i32 @pthread_join(i64 %a, ptr null)
  %b = load i64, ptr %second
  call i32 @pthread_join(i64 %b, ptr null)
  %c = load i64, ptr %third
  call i32 @pthread_join(i64 %c, ptr null)
  %all = load i32, ptr @number
  %own = call ptr @llvm.threadlocal.address.p0(ptr @mine)
  %untouched = load i32, ptr %own
  call i32 (ptr, ...) @printf(ptr @format, i32 %all, i32 %untouched)
  ret i32 0
}
