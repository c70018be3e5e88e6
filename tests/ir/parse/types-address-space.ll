; Pointers in address spaces, also by the use that the data layout gives.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
target datalayout = "e-A5-G1-P2"
@x = external addrspace(1) global ptr addrspace(4)
@y = addrspace("G") global i32 0
declare ptr addrspace("A") @f(ptr addrspace("P"))

; CHECK: target datalayout = "e-A5-G1-P2"
; CHECK-EMPTY:
; CHECK-NEXT: @x = external addrspace(1) global ptr addrspace(4)
; CHECK-NEXT: @y = addrspace(1) global i32 0
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr addrspace(5) @f(ptr addrspace(2)) addrspace(2)
