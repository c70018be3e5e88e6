; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'zeroext and signext' are incompatible!

declare void @f(i32 zeroext signext)
