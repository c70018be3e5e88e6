; Calls: markers, conventions, and the type of the callee, which is whole only for variable arguments.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare i32 @v(ptr, ...)
declare void @n()
define void @f(ptr %p, ...) {
  %a = call i32 (ptr, ...) @v(ptr %p, i32 1)
  tail call void @n()
  notail call void @n()
  %b = tail call fastcc noundef i32 %p(i32 zeroext 1, ptr byval(i32) align 4 %p) #0
  call void null(metadata !"x")
  call addrspace(1) void null()
  musttail call void (ptr, ...) @f(ptr %p, ...)
  ret void
}
attributes #0 = { nounwind }

; CHECK:declare i32 @v(ptr, ...)
; CHECK:declare void @n()
; CHECK:define void @f(ptr %p, ...) {
; CHECK-NEXT:  %a = call i32 (ptr, ...) @v(ptr %p, i32 1)
; CHECK-NEXT:  tail call void @n()
; CHECK-NEXT:  notail call void @n()
; CHECK-NEXT:  %b = tail call fastcc noundef i32 %p(i32 zeroext 1, ptr byval(i32) align 4 %p) #0
; CHECK-NEXT:  call void null(metadata !"x")
; CHECK-NEXT:  call addrspace(1) void null()
; CHECK-NEXT:  musttail call void (ptr, ...) @f(ptr %p, ...)
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:attributes #0 = { nounwind }
