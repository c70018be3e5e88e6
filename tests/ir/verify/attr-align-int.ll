; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'align 4' applied to incompatible type!

declare void @f(i32 align 4)
