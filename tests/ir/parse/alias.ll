; Aliases.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@g = global [2 x i32] zeroinitializer
@a = alias i32, ptr @g
@b = internal alias i32, getelementptr inbounds ([2 x i32], ptr @g, i64 0, i64 1)
@c = hidden thread_local unnamed_addr alias i32, ptr @a
@d = weak_odr dso_local alias void (), ptr @f, partition "p"
@e = alias i32, addrspacecast (ptr @g to ptr addrspace(1))
define void @f() {
  ret void
}

; CHECK: @g = global [2 x i32] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: @a = alias i32, ptr @g
; CHECK-NEXT: @b = internal alias i32, getelementptr inbounds ([2 x i32], ptr @g, i64 0, i64 1)
; CHECK-NEXT: @c = hidden thread_local unnamed_addr alias i32, ptr @a
; CHECK-NEXT: @d = weak_odr dso_local alias void (), ptr @f, partition "p"
; CHECK-NEXT: @e = alias i32, addrspacecast (ptr @g to ptr addrspace(1))
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
