; Attributes of functions that carry numbers.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare ptr @a(i32, i32) allocsize(0) allockind("alloc,zeroed")
declare ptr @b(i32, i32) allocsize(0,1) allockind("realloc,uninitialized,aligned")
declare void @c() vscale_range(2,8)
declare void @d() vscale_range(1,0)
declare void @e() uwtable(sync)
declare void @f() alignstack(32)
declare void @g() preallocated(i32)

; CHECK:; Function Attrs: allockind("alloc,zeroed") allocsize(0)
; CHECK-NEXT:declare ptr @a(i32, i32) #0
; CHECK:; Function Attrs: allockind("realloc,uninitialized,aligned") allocsize(0,1)
; CHECK-NEXT:declare ptr @b(i32, i32) #1
; CHECK:; Function Attrs: vscale_range(2,8)
; CHECK-NEXT:declare void @c() #2
; CHECK:; Function Attrs: vscale_range(1,0)
; CHECK-NEXT:declare void @d() #3
; CHECK:; Function Attrs: uwtable(sync)
; CHECK-NEXT:declare void @e() #4
; CHECK:; Function Attrs: alignstack(32)
; CHECK-NEXT:declare void @f() #5
; CHECK:; Function Attrs: preallocated(i32)
; CHECK-NEXT:declare void @g() #6
; CHECK:attributes #0 = { allockind("alloc,zeroed") allocsize(0) }
; CHECK-NEXT:attributes #1 = { allockind("realloc,uninitialized,aligned") allocsize(0,1) }
; CHECK-NEXT:attributes #2 = { vscale_range(2,8) }
; CHECK-NEXT:attributes #3 = { vscale_range(1,0) }
; CHECK-NEXT:attributes #4 = { uwtable(sync) }
; CHECK-NEXT:attributes #5 = { alignstack=32 }
; CHECK-NEXT:attributes #6 = { preallocated(i32) }
