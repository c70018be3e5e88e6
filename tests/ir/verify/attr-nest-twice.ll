; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: More than one parameter has attribute nest!

declare void @f(ptr nest, ptr nest)
