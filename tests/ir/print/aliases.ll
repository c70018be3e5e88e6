; Aliases and ifuncs; the type of a constant expression is not repeated.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@g = global [4 x i32] zeroinitializer
@a = alias i32, ptr @g
@b = weak hidden unnamed_addr alias i32, getelementptr (i8, ptr @g, i64 4)
@c = internal thread_local alias i32, ptr @g
@d = alias i32, ptr addrspacecast (ptr addrspace(1) @h to ptr)
@e = alias void (), ptr @f, partition "p"
@h = addrspace(1) global i32 0
@i = dso_local ifunc i32 (i32), ptr @f
define ptr @f() {
  ret ptr null
}

; CHECK:@g = global [4 x i32] zeroinitializer
; CHECK-NEXT:@h = addrspace(1) global i32 0
; CHECK:@a = alias i32, ptr @g
; CHECK-NEXT:@b = weak hidden unnamed_addr alias i32, getelementptr (i8, ptr @g, i64 4)
; CHECK-NEXT:@c = internal thread_local alias i32, ptr @g
; CHECK-NEXT:@d = alias i32, addrspacecast (ptr addrspace(1) @h to ptr)
; CHECK-NEXT:@e = alias void (), ptr @f, partition "p"
; CHECK:@i = dso_local ifunc i32 (i32), ptr @f
; CHECK:define ptr @f() {
; CHECK-NEXT:  ret ptr null
; CHECK-NEXT:}
