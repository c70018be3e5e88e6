; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'range(i8 1, 2)' applied to incompatible type!

declare void @f(i32 range(i8 1, 2))
