; Declarations, with attachments before the type.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare !x !0 !y !1 void @f(i32, ptr nocapture)
declare extern_weak void @g()
declare dllimport void @h()
declare cc 42 void @i()
!0 = !{}
!1 = !{i32 1}

; CHECK: declare !x !0 !y !1 void @f(i32, ptr captures(none))
; CHECK-EMPTY:
; CHECK-NEXT: declare extern_weak void @g()
; CHECK-EMPTY:
; CHECK-NEXT: declare dllimport void @h()
; CHECK-EMPTY:
; CHECK-NEXT: declare cc42 void @i()
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{i32 1}
