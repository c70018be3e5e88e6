define i32 @f(i32 %a) {
  %r = callbr i32 asm "movl $$7, $0; jmp ${2:l}", "=r,r,!i"(i32 %a) to label %on [label %away]
on:
  ret i32 0
away:
  ret i32 %r
}
