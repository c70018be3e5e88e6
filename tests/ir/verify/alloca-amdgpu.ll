; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: alloca on amdgpu must be in addrspace(5)

target triple = "amdgcn-amd-amdhsa"
define void @f() {
  %a = alloca i32
  ret void
}
