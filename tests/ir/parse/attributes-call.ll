; Attributes of arguments and results of calls.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p) {
  %x = call noundef nonnull ptr @g(ptr noundef align 8 %p, i32 signext 1) nounwind memory(none) "k"="v"
  %y = call zeroext i8 @h() builtin
  ret void
}
declare ptr @g(ptr, i32)
declare i8 @h()

; CHECK: define void @f(ptr %p) {
; CHECK-NEXT:   %x = call noundef nonnull ptr @g(ptr noundef align 8 %p, i32 signext 1) #0
; CHECK-NEXT:   %y = call zeroext i8 @h() #1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @g(ptr, i32)
; CHECK-EMPTY:
; CHECK-NEXT: declare i8 @h()
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind memory(none) "k"="v" }
; CHECK-NEXT: attributes #1 = { builtin }
