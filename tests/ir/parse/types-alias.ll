; A name may stand for a type that is no struct.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%n = type i32
%p = type ptr addrspace(3)
@x = global %n 1
@y = external global %p

; CHECK: @x = global i32 1
; CHECK-NEXT: @y = external global ptr addrspace(3)
