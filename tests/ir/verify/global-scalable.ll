; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Globals cannot contain scalable types

@g = global <vscale x 4 x i32> zeroinitializer
