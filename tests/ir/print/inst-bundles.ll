; Operand bundles.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @g(...)
define void @f(i32 %x) personality ptr @g {
  call void (...) @g() [ "deopt"(i32 %x, ptr null), "a \22"() ]
  invoke void (...) @g(i32 1) [ "x"(i32 1) ]
          to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32
          cleanup
  ret void
}

; CHECK:declare void @g(...)
; CHECK:define void @f(i32 %x) personality ptr @g {
; CHECK-NEXT:  call void (...) @g() [ "deopt"(i32 %x, ptr null), "a \22"() ]
; CHECK-NEXT:  invoke void (...) @g(i32 1) [ "x"(i32 1) ]
; CHECK-NEXT:          to label %a unwind label %b
; CHECK:a:                                                ; preds = %0
; CHECK-NEXT:  ret void
; CHECK:b:                                                ; preds = %0
; CHECK-NEXT:  %l = landingpad i32
; CHECK-NEXT:          cleanup
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
