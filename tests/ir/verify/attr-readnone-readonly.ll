; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'readnone and readonly' are incompatible!

declare void @f(ptr readnone readonly)
