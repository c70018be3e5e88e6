; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: inalloca isn't on the last parameter!

declare void @f(ptr inalloca(i32), i32)
