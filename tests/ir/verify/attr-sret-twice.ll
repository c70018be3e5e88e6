; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Cannot have multiple 'sret' parameters!

declare void @f(ptr sret(i32), ptr sret(i32))
