; Structs that only instructions and attributes mention are declared as well.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%byval = type { i64 }
%source = type { i32, i32 }
%slot = type { i8 }
%result = type { ptr, i32 }
define void @f(ptr byval(%byval) %p) {
  %a = alloca %slot, align 1
  %b = getelementptr %source, ptr %p, i64 1
  %c = insertvalue %result poison, i32 0, 1
  ret void
}

; CHECK:%byval = type { i64 }
; CHECK-NEXT:%slot = type { i8 }
; CHECK-NEXT:%source = type { i32, i32 }
; CHECK-NEXT:%result = type { ptr, i32 }
; CHECK:define void @f(ptr byval(%byval) %p) {
; CHECK-NEXT:  %a = alloca %slot, align 1
; CHECK-NEXT:  %b = getelementptr %source, ptr %p, i64 1
; CHECK-NEXT:  %c = insertvalue %result poison, i32 0, 1
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
