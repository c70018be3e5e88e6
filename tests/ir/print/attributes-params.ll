; Attributes of parameters and results.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define noalias nonnull ptr @f(ptr byval(i64) align 8 %a, ptr sret(i32) %b, i8 zeroext inreg %c, ptr align 16 dereferenceable(8) %d, ptr dereferenceable_or_null(4) nocapture %e) {
  ret ptr %a
}
define signext i8 @g(i8 returned %a, ptr nest %b, ptr swiftself %c, <4 x float> alignstack(16) %d, ptr elementtype(i32) %e) {
  ret i8 %a
}

; CHECK:define noalias nonnull ptr @f(ptr byval(i64) align 8 %a, ptr sret(i32) %b, i8 inreg zeroext %c, ptr align 16 dereferenceable(8) %d, ptr captures(none) dereferenceable_or_null(4) %e) {
; CHECK-NEXT:  ret ptr %a
; CHECK-NEXT:}
; CHECK:define signext i8 @g(i8 returned %a, ptr nest %b, ptr swiftself %c, <4 x float> alignstack(16) %d, ptr elementtype(i32) %e) {
; CHECK-NEXT:  ret i8 %a
; CHECK-NEXT:}
