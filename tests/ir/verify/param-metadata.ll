; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Function takes metadata but isn't an intrinsic

declare void @f(metadata)
