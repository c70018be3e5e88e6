; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'readonly and writeonly' are incompatible!

declare void @f(ptr readonly writeonly)
