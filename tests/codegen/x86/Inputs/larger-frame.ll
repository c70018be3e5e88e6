declare void @use(ptr)
define void @f() {
  %o = alloca [4611686018427387904 x i8]
  call void @use(ptr %o)
  ret void
}
