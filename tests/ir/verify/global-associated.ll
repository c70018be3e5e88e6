; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: associated metadata must have one operand

@g = global i32 0, !associated !0
!0 = !{}
