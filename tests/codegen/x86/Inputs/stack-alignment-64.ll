declare void @use(ptr)
define void @vector() {
  %o = alloca <4 x i32>
  call void @use(ptr %o)
  ret void
}
define void @word() {
  %o = alloca i64
  call void @use(ptr %o)
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"override-stack-alignment", i32 64}
