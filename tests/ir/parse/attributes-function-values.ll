; Attributes of functions with values.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare ptr @a(i64, i64) allocsize(0) allockind("alloc,zeroed,aligned") "alloc-family"="malloc"
declare ptr @b(i64, i64) allocsize(0,1)
declare void @c() uwtable vscale_range(1,16) alignstack(16)
declare void @d() uwtable(sync) vscale_range(2)
declare void @e() uwtable(async) preallocated(i32)
declare void @g() align 32 nounwind

; CHECK: ; Function Attrs: allockind("alloc,zeroed,aligned") allocsize(0)
; CHECK-NEXT: declare ptr @a(i64, i64) #0
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: allocsize(0,1)
; CHECK-NEXT: declare ptr @b(i64, i64) #1
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: alignstack(16) uwtable vscale_range(1,16)
; CHECK-NEXT: declare void @c() #2
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: uwtable(sync) vscale_range(2,2)
; CHECK-NEXT: declare void @d() #3
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: preallocated(i32) uwtable
; CHECK-NEXT: declare void @e() #4
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @g() #5 align 32
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { allockind("alloc,zeroed,aligned") allocsize(0) "alloc-family"="malloc" }
; CHECK-NEXT: attributes #1 = { allocsize(0,1) }
; CHECK-NEXT: attributes #2 = { alignstack=16 uwtable vscale_range(1,16) }
; CHECK-NEXT: attributes #3 = { uwtable(sync) vscale_range(2,2) }
; CHECK-NEXT: attributes #4 = { preallocated(i32) uwtable }
; CHECK-NEXT: attributes #5 = { nounwind }
