; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Cannot have multiple 'swiftself' parameters!

declare void @f(ptr swiftself, ptr swiftself)
