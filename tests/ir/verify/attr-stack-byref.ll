; A kernel's argument is not on the stack.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Calling convention disallows stack byref
target datalayout = "A5"
define amdgpu_kernel void @f(ptr addrspace(5) byref(i32) %p) {
  ret void
}
