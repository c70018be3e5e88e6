; Groups are numbered by first use: variables, functions, then calls in the order of functions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@g = global i32 0 #3
declare void @a() #1
define void @b() #2 {
  call void @a() #0
  call void @a() #1
  ret void
}
declare void @c() #4
attributes #0 = { noinline }
attributes #1 = { nounwind willreturn "a" "b"="c" }
attributes #2 = { alignstack=16 uwtable }
attributes #3 = { "x"="\22" }
attributes #4 = { "only-strings" }

; CHECK:@g = global i32 0 #0
; CHECK:; Function Attrs: nounwind willreturn
; CHECK-NEXT:declare void @a() #1
; CHECK:; Function Attrs: alignstack(16) uwtable
; CHECK-NEXT:define void @b() #2 {
; CHECK-NEXT:  call void @a() #4
; CHECK-NEXT:  call void @a() #1
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:declare void @c() #3
; CHECK:attributes #0 = { "x"="\22" }
; CHECK-NEXT:attributes #1 = { nounwind willreturn "a" "b"="c" }
; CHECK-NEXT:attributes #2 = { alignstack=16 uwtable }
; CHECK-NEXT:attributes #3 = { "only-strings" }
; CHECK-NEXT:attributes #4 = { noinline }
