; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'elementtype' can only be applied to intrinsics and inline asm.

declare void @f(ptr elementtype(i32))
