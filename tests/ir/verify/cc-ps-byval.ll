; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Calling convention disallows byval

declare amdgpu_ps void @f(ptr byval(i32))
