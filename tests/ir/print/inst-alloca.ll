; alloca: the count is left out if it is i32 1.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

target datalayout = "A5"
define void @f(i32 %n) {
  %a = alloca i32, align 4, addrspace(5)
  %b = alloca i32, i64 1, align 4, addrspace(5)
  %c = alloca i8, i32 %n, align 1, addrspace(5)
  %d = alloca inalloca [2 x i32], align 8, addrspace(5)
  %e = alloca swifterror ptr, align 8, addrspace(5)
  ret void
}

; CHECK:target datalayout = "A5"
; CHECK:define void @f(i32 %n) {
; CHECK-NEXT:  %a = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:  %b = alloca i32, i64 1, align 4, addrspace(5)
; CHECK-NEXT:  %c = alloca i8, i32 %n, align 1, addrspace(5)
; CHECK-NEXT:  %d = alloca inalloca [2 x i32], align 8, addrspace(5)
; CHECK-NEXT:  %e = alloca swifterror ptr, align 8, addrspace(5)
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
