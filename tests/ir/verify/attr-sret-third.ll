; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'sret' is not on first or second parameter!

declare void @f(i32, i32, ptr sret(i32))
