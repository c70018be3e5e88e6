; Unnamed and numbered globals, with forward references.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@0 = global ptr @2
@1 = external global i32
@x = global ptr @0
@2 = private global i32 5
define void @3() {
  call void @3()
  ret void
}

; CHECK: @0 = global ptr @2
; CHECK-NEXT: @1 = external global i32
; CHECK-NEXT: @x = global ptr @0
; CHECK-NEXT: @2 = private global i32 5
; CHECK-EMPTY:
; CHECK-NEXT: define void @3() {
; CHECK-NEXT:   call void @3()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
