; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Alloca has illegal target extension type

define void @f() {
  %a = alloca target("amdgcn.named.barrier", 0)
  ret void
}
