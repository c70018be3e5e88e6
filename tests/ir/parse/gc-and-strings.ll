; Strings with escapes in every place that takes one.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0, section "a\22b\5Cc"
define void @f() "attr"="v\0A" gc "g\09c" {
  ret void
}

; CHECK: @a = global i32 0, section "a\22b\\c"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() #0 gc "g	c" {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { "attr"="v\0A" }
