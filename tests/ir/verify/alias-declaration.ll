; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Alias must point to a definition

@g = external global i32
@a = alias i32, ptr @g
