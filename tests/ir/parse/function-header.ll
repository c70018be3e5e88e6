; Everything that a function header may say.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
$c = comdat any
define weak_odr dso_local hidden noundef zeroext i8 @f(i32 noundef %a, ptr byval({ i32 }) align 8 %b, ...) unnamed_addr addrspace(0) #0 section "s" partition "p" comdat($c) align 32 gc "shadow-stack" prefix i32 1 prologue i8 2 personality ptr @p {
  ret i8 0
}
declare i32 @p(...)
attributes #0 = { nounwind }

; CHECK: $c = comdat any
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nounwind
; CHECK-NEXT: define weak_odr hidden noundef zeroext i8 @f(i32 noundef %a, ptr byval({ i32 }) align 8 %b, ...) unnamed_addr #0 section "s" partition "p" comdat($c) align 32 gc "shadow-stack" prefix i32 1 prologue i8 2 personality ptr @p {
; CHECK-NEXT:   ret i8 0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @p(...)
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind }
