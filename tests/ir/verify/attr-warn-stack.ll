; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: "warn-stack-size" takes an unsigned integer: x

declare void @f() "warn-stack-size"="x"
