; A mutex that is locked twice is never free again, which is found.
; RUN: not codewright lli -force-interpreter %s 2>&1 | FileCheck %s
; CHECK: every thread waits for another one

@mutex = global [5 x i64] zeroinitializer
declare i32 @pthread_mutex_lock(ptr)

define i32 @main() {
  call i32 @pthread_mutex_lock(ptr @mutex)
  call i32 @pthread_mutex_lock(ptr @mutex)
  ret i32 0
}
