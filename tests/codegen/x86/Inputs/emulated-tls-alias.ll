@x = thread_local global i32 5
@other = thread_local alias i32, ptr @x
