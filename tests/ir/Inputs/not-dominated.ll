define i32 @broken() {
  br label %next
next:
  %b = add i32 %c, 1
  %c = add i32 1, 2
  ret i32 %b
}
