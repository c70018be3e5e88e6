declare void @f(ptr, ptr)
define i32 @all(i32 %n) nounwind {
  %v = alloca i32, align 64
  %p = alloca i8, i32 %n
  call void @f(ptr %v, ptr %p)
  call void asm sideeffect "nop", "~{rbx},~{r12}"()
  %r = load i32, ptr %v
  ret i32 %r
}
