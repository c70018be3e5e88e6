; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Cannot have multiple 'swiftasync' parameters!

declare void @f(ptr swiftasync, ptr swiftasync)
