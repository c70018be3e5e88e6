; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes writable and readonly are incompatible!

declare void @f(ptr writable readonly)
