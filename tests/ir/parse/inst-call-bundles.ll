; Operand bundles.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p) {
  call void @n() [ "deopt"(i32 1, ptr %p), "x"() ]
  %1 = call ptr @g(ptr %p) nounwind [ "align"(ptr %p, i64 8) ], !x !0
  ret void
}
declare void @n()
declare ptr @g(ptr)
!0 = !{}

; CHECK: define void @f(ptr %p) {
; CHECK-NEXT:   call void @n() [ "deopt"(i32 1, ptr %p), "x"() ]
; CHECK-NEXT:   %1 = call ptr @g(ptr %p) #0 [ "align"(ptr %p, i64 8) ], !x !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @n()
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @g(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
