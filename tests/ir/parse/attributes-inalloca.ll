; inalloca, preallocated, swifterror.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @a(ptr inalloca({ i32 }))
declare void @b(ptr preallocated(i32))
declare void @c(ptr swifterror)

; CHECK: declare void @a(ptr inalloca({ i32 }))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @b(ptr preallocated(i32))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @c(ptr swifterror)
