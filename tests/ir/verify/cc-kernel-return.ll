; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Calling convention requires void return type

declare amdgpu_kernel i32 @f()
