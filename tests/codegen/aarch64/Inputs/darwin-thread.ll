@thread = thread_local global i32 7
define i32 @f() {
  %v = load i32, ptr @thread
  ret i32 %v
}
