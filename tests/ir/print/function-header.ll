; What stands between define and the body, in its order.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare i32 @p(...)
define weak_odr dso_local hidden fastcc noundef i32 @f(i32 noundef %a, ...) unnamed_addr #0 section "s" partition "p" align 16 gc "g" prefix i32 1 prologue i8 2 personality ptr @p !kind !0 {
  ret i32 0
}
define dllexport void @g() local_unnamed_addr {
  ret void
}
declare !kind !0 extern_weak i32 @h(...)
attributes #0 = { nounwind "k"="v" }
!0 = !{}

; CHECK:declare i32 @p(...)
; CHECK:; Function Attrs: nounwind
; CHECK-NEXT:define weak_odr hidden fastcc noundef i32 @f(i32 noundef %a, ...) unnamed_addr #0 section "s" partition "p" align 16 gc "g" prefix i32 1 prologue i8 2 personality ptr @p !kind !0 {
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT:}
; CHECK:define dllexport void @g() local_unnamed_addr {
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:declare !kind !0 extern_weak i32 @h(...)
; CHECK:attributes #0 = { nounwind "k"="v" }
; CHECK:!0 = !{}
