; Where functions live outside of address space 0, declarations and calls say so.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

target datalayout = "P1"
declare void @a() addrspace(1)
declare void @b() addrspace(0)
define void @f() addrspace(1) {
  call addrspace(1) void @a()
  call addrspace(0) void @b()
  ret void
}

; CHECK:target datalayout = "P1"
; CHECK:declare void @a() addrspace(1)
; CHECK:declare void @b() addrspace(0)
; CHECK:define void @f() addrspace(1) {
; CHECK-NEXT:  call addrspace(1) void @a()
; CHECK-NEXT:  call addrspace(0) void @b()
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
