; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: calling convention does not permit calls

declare amdgpu_kernel void @k()
define void @f() {
  call amdgpu_kernel void @k()
  ret void
}
