; Pointers to types, as older versions wrote them, are opaque.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%s = type { i32*, %s* }
define i8* @f(i32* %p, i32 addrspace(1)* %q, void (i32)* %g, %s* %s) {
  %v = load i32, i32* %p, align 4
  store i32 %v, i32 addrspace(1)* %q, align 4
  call void %g(i32 %v)
  %c = bitcast i32* %p to i8*
  ret i8* %c
}

; CHECK: define ptr @f(ptr %p, ptr addrspace(1) %q, ptr %g, ptr %s) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   call void %g(i32 %v)
; CHECK-NEXT:   %c = bitcast ptr %p to ptr
; CHECK-NEXT:   ret ptr %c
; CHECK-NEXT: }
